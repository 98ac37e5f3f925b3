"""Checking a document or the files of a draw without the round: everything is computed again.

Import from the modules: `check` (`check_report`), `lottery` (`check_lottery_folder`), `findings`,
`words` (`finding_text`, `lottery_text`).
"""
