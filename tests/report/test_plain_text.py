"""A document as lines of text, for comparing by eye and by machine."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

from desktop_app.report.document import (
    BlankBoxes,
    BlankLines,
    Column,
    Emphasis,
    Figure,
    HashBlocks,
    Heading,
    Items,
    KeyValues,
    PageBreak,
    Paragraph,
    Preformatted,
    Run,
    Status,
    Table,
)
from desktop_app.report.plain_text import render_text
from tests.report.samples import HASH, signatures, small

EXPECTED = """\
minutes PV-1 versie 1 ronde 2026-UTRECHT-03 concept nl-NL
# Proces-verbaal van de beoordelingsvergadering
Concept. Er ontbreekt: datum.

## 1. Kern

Er zijn *twee* aanvragen, `abc1`.

- R&D groep
- a<b>c

| Artikel | artikel 8 |

*Verdeling*
| Plaats | Bedrag |
|---|---|
| 1 | € 1,00 |
| Totaal | € 1,00 |

*Budget*
[Plaats 1 krijgt alles.]

L
`28b6 8ab3 095f 4631 7e54 afba 5a81 eec5 10b5 83bb 8d60 0b4b 9945 e7f2 4771 9403`

```
lot 1
```

Worpen: 30 x [ ]

Getuige: ____

---

## Ondertekening
Dit proces-verbaal geeft juist weer wat is besproken en vastgesteld.
voorzitter: ____, ____, ____
Medeondertekend.
secretaris: ____, Utrecht, ____

-- Voettekst
"""


def test_every_kind_of_block_has_its_lines() -> None:
    text = (Run("Er zijn "), Run("twee", Emphasis.STRONG), Run(" aanvragen, "))
    document = small(
        Heading(1, "1. Kern"),
        Paragraph((*text, Run("abc1", Emphasis.MONO), Run("."))),
        Items(("R&D groep", "a<b>c")),
        KeyValues((("Artikel", "artikel 8"),)),
        Table(
            columns=(Column(title="Plaats"), Column(title="Bedrag")),
            rows=(("1", "€ 1,00"),),
            totals=("Totaal", "€ 1,00"),
            caption="Verdeling",
        ),
        Figure(
            shapes=(),
            width=10,
            height=10,
            description=("Plaats 1 krijgt alles.",),
            caption="Budget",
        ),
        HashBlocks(label="L", hexadecimal=HASH),
        Preformatted("lot 1\n"),
        BlankBoxes(label="Worpen", count=30),
        BlankLines(("Getuige",)),
        PageBreak(),
        signatures(),
        status=Status.CONCEPT,
    )
    document = replace(document, notice="Concept. Er ontbreekt: datum.", footer=("Voettekst",))
    assert render_text(document) == EXPECTED


def test_importing_the_report_modules_loads_no_pdf_library() -> None:
    code = (
        "import sys\n"
        "from desktop_app.report import build, signing, verifying, extracting, identity, chart\n"
        "heavy = {'reportlab', 'pikepdf', 'pyhanko', 'cryptography', 'pypdfium2', 'platformdirs'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
        "print(build.__name__, signing, verifying, extracting, identity, chart)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
