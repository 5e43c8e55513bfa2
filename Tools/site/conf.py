"""Sphinx's configuration for the site. Tools/make-site collects the pages and runs it."""
import os

project = "FeedHost"
version = release = os.environ["VERSION"]
extensions = ["myst_parser"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
# Anchors of headings as GitHub makes them.
myst_heading_anchors = 6
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
toc_object_entries_show_parents = "hide"
html_theme = "furo"
html_title = f"FeedHost {version}"
html_static_path = ["style.css"]
html_css_files = ["style.css"]
html_copy_source = html_show_sphinx = html_show_copyright = False
pygments_style = "xcode"
pygments_dark_style = "github-dark"
