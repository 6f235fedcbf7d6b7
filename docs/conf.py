"""The site of these pages, which `make docs` builds: `index.md` is its navigation, docstrings are its API reference.

Nothing on it comes from elsewhere: no fonts, scripts or pictures of other servers.
"""

import re

from sphinx.application import Sphinx

project = "Paddock"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Paddock"
html_favicon = "../web/public/favicon.svg"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "monokai"

myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
default_role = "code"  # docstrings write `code` as these pages do

SECTION = re.compile(r"^## (?P<reader>.+)\n(?P<body>(?:(?!^## ).*\n)*)", re.MULTILINE)
PAGE = re.compile(r"^- \[[^]]*\]\((?P<page>[\w-]+)\.md\)", re.MULTILINE)


def with_navigation(text: str) -> str:
    """The index, with the pages that each of its sections lists as a part of the navigation."""

    def add(section: re.Match[str]) -> str:
        pages = "\n".join(PAGE.findall(section["body"]))
        return f"{section[0]}\n```{{toctree}}\n:hidden:\n:caption: {section['reader']}\n\n{pages}\n```\n\n"

    return SECTION.sub(add, text)


def read(_app: Sphinx, name: str, source: list[str]) -> None:
    if name == "index":
        source[0] = with_navigation(source[0])


def setup(app: Sphinx) -> None:
    app.connect("source-read", read)
