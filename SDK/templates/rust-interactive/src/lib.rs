//! @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open.

mod feed_plugin;
mod feed_terminal;

use feed_plugin::*;
use feed_terminal::Screen;

plugin!(
    Reader,
    "id=@NAME@",
    "name=@TITLE@",
    "version=1.0",
    "summary=Feeds, items and articles to walk through",
    "views=feed loading error",
    "needs=terminal",
    "requires=feedhost.reader/1 feedhost.plain-text/1",
    "option=keys|text||what keys do: an action and its keys, the next after a ';'",
);

struct Reader {
    host: Host,
    sources: Option<SourceList>,
    items: Option<ItemList>,
    article: Option<OpenArticle>,
    loading: String,
    notice: String,
    failure: String,
    /// The action that a text is typed for, and the text.
    prompt: Option<(String, String)>,
    scroll: usize,
    shows_help: bool,
    is_stale: bool,
}

impl Renderer for Reader {
    const INTERACTIVE: bool = true;
    const READER: bool = true;

    fn new(host: Host, _: &Options) -> Result<Self> {
        Ok(Reader {
            host,
            sources: None,
            items: None,
            article: None,
            loading: String::new(),
            notice: String::new(),
            failure: String::new(),
            prompt: None,
            scroll: 0,
            shows_help: false,
            is_stale: true,
        })
    }

    fn display(&mut self, _: &Feed) -> Result {
        Ok(())
    }

    fn display_loading(&mut self, model: &Loading) -> Result {
        self.show(|reader| reader.loading = model.message.clone())
    }

    fn display_error(&mut self, model: &Failure) -> Result {
        self.show(|reader| reader.failure = model.text.clone())
    }

    fn display_sources(&mut self, model: &SourceList) -> Result {
        self.show(|reader| reader.sources = Some(model.clone()))
    }

    fn display_items(&mut self, model: &ItemList) -> Result {
        self.show(|reader| reader.items = Some(model.clone()))
    }

    fn display_article(&mut self, model: &OpenArticle) -> Result {
        self.show(|reader| reader.article = Some(model.clone()))
    }

    fn display_notice(&mut self, model: &Notice) -> Result {
        self.show(|reader| reader.notice = model.text.clone())
    }

    fn environment_changed(&mut self) -> Result {
        self.show(|_| ())
    }

    fn run(&mut self) -> Result {
        let host = self.host.clone();
        let terminal =
            host.terminal().ok_or(Error::new("there is no terminal to read keys from"))?;
        let events = host.event_loop();
        let mut screen = Screen::new(terminal.descriptor());
        loop {
            if self.is_stale {
                screen.put(&self.drawing(terminal.surface()));
                self.is_stale = false;
            }
            let (has_events, has_keys) = screen.wait(events.descriptor().unwrap_or(-1));
            if has_events {
                events.dispatch(self)?;
            }
            if has_keys {
                let Some(keys) = screen.keys() else { return Ok(()) };
                keys.iter().for_each(|key| self.press(key, &terminal));
            }
        }
    }
}

impl Reader {
    fn show(&mut self, change: impl FnOnce(&mut Self)) -> Result {
        change(self);
        self.is_stale = true;
        Ok(())
    }

    fn drawing(&self, surface: Surface) -> String {
        let (columns, rows) = match surface {
            Surface { columns, rows, .. } if rows > 3 => (columns as usize, rows as usize),
            _ => (80, 24),
        };
        let height = rows - 2;
        let mut lines: Vec<String> = Vec::new();
        let open = self.article.as_ref().filter(|open| open.about.is_open);
        if self.shows_help {
            lines = self.host.actions().iter().filter_map(help_of).skip(self.scroll).collect();
        } else if let Some(article) = open.and_then(|open| open.article(ArticleParts::ALL)) {
            let text = self.text(&article);
            let all = feed_terminal::lines(&text, columns);
            lines = all.into_iter().skip(self.scroll).map(String::from).collect();
        } else if let Some(list) = self.sources.as_ref().filter(|list| list.is_active) {
            lines = rows_of(list.rows.len() as u64, list.selected_row, height, |row| {
                let source = &list.rows[row as usize];
                format!("{}{} {}", "  ".repeat(source.depth as usize), source.title, source.count)
            });
        } else if let Some(list) = &self.items {
            lines = rows_of(list.about.row_count, list.about.selected_row, height, |row| {
                let item = list.item(row).unwrap_or_default();
                let star = if item.states.contains(States::STARRED) { "* " } else { "" };
                let weight = if item.states.contains(States::READ) { "" } else { "\x1b[1m" };
                format!("{star}{weight}{}\x1b[0m", item.title)
            });
            lines.extend(lines.is_empty().then(|| list.about.empty_text.clone()));
        }
        // No cursor; lines that are too long are cut.
        let mut screen = String::from("\x1b[H\x1b[2J\x1b[?25l\x1b[?7l");
        if let Some(ItemList { about, .. }) = &self.items {
            screen += &format!("\x1b[7m{}\x1b[0m {}", about.title, about.condition_text);
        }
        lines.iter().take(height).for_each(|line| screen.extend(["\r\n", line]));
        let hint = self.host.action("?").map_or(String::new(), |help| format!("?: {}", help.words));
        let typed = self.prompt.as_ref().map_or(String::new(), |prompt| format!("/{}", prompt.1));
        let words = [&typed, &self.failure, &self.notice, &self.loading, &hint];
        let words = words.into_iter().find(|words| !words.is_empty()).unwrap_or(&hint);
        screen + &format!("\x1b[{rows};1H{words}")
    }

    fn text(&self, article: &Article) -> String {
        let title = if article.shows_title { &article.title } else { "" };
        let html = self.host.plain_text(&article.body_html).unwrap_or_default();
        let links: Vec<&str> = article.links.iter().map(|link| link.url.as_str()).collect();
        let (facts, text, caption) = (&article.facts_line, &article.body_text, &article.caption);
        format!("{title}\n{facts}\n\n{html}{text}\n{caption}\n{}", links.join("\n"))
    }

    fn press(&mut self, key: &str, terminal: &Terminal) {
        self.is_stale = true;
        if let Some((action, text)) = self.prompt.take() {
            return self.type_key(key, action, text);
        }
        let Some(action) = self.host.action(key) else { return };
        let scroll = std::mem::take(&mut self.scroll);
        match action.name.as_str() {
            "help" => self.shows_help = !self.shows_help,
            "page-down" => self.scroll = scroll + 10,
            "page-up" => self.scroll = scroll.saturating_sub(10),
            "suspend" => drop(terminal.suspend()),
            "filter" | "search" => self.prompt = Some((action.name, String::new())),
            name => drop(self.host.perform(&Action::new(name))),
        }
    }

    /// A filter works with each key, a search at the end.
    fn type_key(&mut self, key: &str, action: String, mut text: String) {
        let ends = key == "enter";
        match key {
            "escape" => text.clear(),
            key => feed_terminal::type_key(&mut text, key),
        }
        if (action == "filter") != ends {
            self.host.perform(&Action::new(&action).text(&text));
        }
        if !ends && key != "escape" {
            self.prompt = Some((action, text));
        }
    }
}

/// The rows of a list around the selected one.
fn rows_of(count: u64, selected: Option<u64>, height: usize, row: impl Fn(u64) -> String) -> Vec<String> {
    let first = selected.unwrap_or(0).saturating_sub(height as u64 - 1);
    let mark = |index| if Some(index) == selected { "> " } else { "  " };
    (first..count.min(first + height as u64)).map(|index| mark(index).to_string() + &row(index)).collect()
}

fn help_of(action: &ActionAbout) -> Option<String> {
    let key = action.keys.first().filter(|_| !action.words.is_empty())?;
    Some(format!("{key:>10}  {}", action.words))
}
