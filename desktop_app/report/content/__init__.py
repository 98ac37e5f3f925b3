"""What stands in the documents of a round: from round and outcome to plain documents.

Import from the modules: `minutes` (`minutes_of_meeting`), `draw_minutes` (`minutes_of_draw`),
`lottery_sheet`, `needs`, `totals`, `attachments`, `issued`. Nothing here computes an amount, a
place or a reason: everything is read off the outcome.
"""
