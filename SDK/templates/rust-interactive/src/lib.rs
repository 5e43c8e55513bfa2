//! @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open.

mod feed_plugin;
mod feed_terminal;

use feed_plugin::*;
use feed_terminal::{Draw, TerminalReader, TerminalView};

plugin!(
    TerminalReader<Reader>,
    "id=@NAME@",
    "name=@TITLE@",
    "version=1.0",
    "summary=Feeds, items and articles to walk through",
    "views=feed loading error",
    "needs=terminal",
    "requires=feedhost.reader/1 feedhost.plain-text/1",
    "option=keys|text||what keys do: an action and its keys, the next after a ';'",
);

struct Reader;

impl Draw for Reader {
    fn new(_: &Options) -> Result<Self> {
        Ok(Reader)
    }

    fn draw(&mut self, view: &TerminalView) -> Vec<String> {
        let Some(items) = &view.items else { return Vec::new() };
        let ItemListAbout { title, condition_text, failure, .. } = &items.about;
        let title = format!("\x1b[7m{title}\x1b[0m {condition_text} {failure}");
        let lines = if view.shows_help {
            view.scrolled(&view.help())
        } else if let Some(article) = view.open_article() {
            view.scrolled(&text(&article, &view.host))
        } else if let Some(sources) = view.sources.as_ref().filter(|sources| sources.is_active) {
            source_rows(sources, view)
        } else {
            item_rows(items, view)
        };
        [vec![title], lines].concat()
    }
}

fn source_rows(sources: &SourceList, view: &TerminalView) -> Vec<String> {
    view.rows(sources.rows.len() as u64, sources.selected_row, |row| {
        let SourceRow { depth, title, count, failure, .. } = &sources.rows[row as usize];
        let mark = if failure.is_empty() { "" } else { "! " };
        format!("{}{mark}{title} {count}", "  ".repeat(*depth as usize))
    })
}

fn item_rows(items: &ItemList, view: &TerminalView) -> Vec<String> {
    if items.about.row_count == 0 {
        return vec![items.about.empty_text.clone()];
    }
    view.rows(items.about.row_count, items.about.selected_row, |row| {
        let item = items.item(row).unwrap_or_default();
        let star = if item.states.contains(States::STARRED) { "* " } else { "" };
        let weight = if item.states.contains(States::READ) { "" } else { "\x1b[1m" };
        format!("{star}{weight}{}", item.title)
    })
}

fn text(article: &Article, host: &Host) -> String {
    let title = if article.shows_title { &article.title } else { "" };
    let html = host.plain_text(&article.body_html).unwrap_or_default();
    let Article { facts_line, body_text, caption, .. } = article;
    let mut text = format!("{title}\n{facts_line}\n\n{html}{body_text}\n{caption}\n");
    for subject in &article.subjects {
        text += &format!("{subject}\n");
    }
    for (index, Entry { before, value, after, .. }) in article.links.iter().enumerate() {
        text += &format!("{} {before}{value}{after}\n", index + 1);
    }
    text
}
