"""Documents of a round: from plain data to a tagged PDF/A file, its signatures and its checks.

Import from the modules: `document` (the model), `build` (`build_pdf`), `signing` (`sign_pdf`),
`verifying` (`verify_signatures`), `extracting`, `identity`, `certificates`, `files`, `chart`.
None of them imports a PDF library before it is used.
"""
