//! @TITLE@: a reader in the terminal, for FeedHost.

mod feed_plugin;
mod terminal;

use feed_plugin::{
    Error, Failure, Feed, Host, Loading, Options, Renderer, Result, States, Terminal, plugin,
};
use std::fmt::Write;
use terminal::Screen;

plugin!(
    Reader,
    "id=@NAME@",
    "name=@TITLE@",
    "version=1.0",
    "summary=A list of titles to walk through",
    "views=feed loading error",
    "needs=terminal",
);

/// The keys, and by which words the host says what they are for.
const KEYS: [(&str, &str); 4] = [
    ("Enter", "reader.open-page"),
    ("m", "reader.toggle-read"),
    ("r", "reader.refresh"),
    ("q", "reader.leave"),
];

struct Reader {
    host: Host,
    feed: Option<Feed>,
    selected: u64,
    /// The id of the item that is selected; empty where none was.
    selected_id: String,
    message: String,
    failure: String,
    is_stale: bool,
}

impl Renderer for Reader {
    const INTERACTIVE: bool = true;

    fn new(host: Host, _: &Options) -> Result<Self> {
        let selected_id = String::from_utf8(host.recall()).unwrap_or_default();
        Ok(Reader {
            host,
            feed: None,
            selected: 0,
            selected_id,
            message: String::new(),
            failure: String::new(),
            is_stale: true,
        })
    }

    fn display(&mut self, feed: &Feed) -> Result {
        self.feed = Some(feed.clone());
        // Keeps the selected item, whose index may have changed.
        let found = feed.items().position(|item| item.id == self.selected_id);
        let otherwise = if self.selected < feed.len() { self.selected } else { 0 };
        self.select(found.map_or(otherwise, |index| index as u64));
        Ok(())
    }

    fn display_loading(&mut self, loading: &Loading) -> Result {
        self.message = loading.message.clone();
        self.is_stale = true;
        Ok(())
    }

    fn display_error(&mut self, failure: &Failure) -> Result {
        self.failure = failure.text.clone();
        self.is_stale = true;
        Ok(())
    }

    fn environment_changed(&mut self) -> Result {
        self.is_stale = true;
        Ok(())
    }

    fn run(&mut self) -> Result {
        let host = self.host.clone();
        let Some(terminal) = host.terminal() else {
            return Err(Error::new("there is no terminal to read keys from and to draw on"));
        };
        let events = host.event_loop();
        let mut screen = Screen::new(terminal.descriptor());
        // No cursor, and lines that are too long are cut.
        screen.put("\x1b[?25l\x1b[?7l");
        loop {
            if self.is_stale {
                screen.put(&self.drawing(&terminal));
                self.is_stale = false;
            }
            let [has_events, has_keys] = terminal::wait([
                events.descriptor().unwrap_or(-1),
                screen.descriptor(),
            ]);
            if has_events {
                let outcome = events.dispatch(self);
                if outcome.is_err() {
                    // Where another file takes this plugin's place, the one after it begins at the
                    // same item.
                    host.keep(self.selected_id.as_bytes());
                }
                outcome?;
            }
            if has_keys {
                let Some(keys) = screen.keys() else { return Ok(()) };
                // Arrow keys are three characters.
                let keys = String::from_utf8_lossy(&keys).replace("\x1b[A", "k").replace("\x1b[B", "j");
                if !keys.chars().all(|key| self.press(key, &terminal)) {
                    return Ok(());
                }
            }
        }
    }
}

impl Reader {
    fn drawing(&self, terminal: &Terminal) -> String {
        let mut screen = String::from("\x1b[H\x1b[2J");
        let rows = match terminal.surface().rows {
            rows if rows > 3 => u64::from(rows),
            _ => 24,
        };
        if let Some(feed) = &self.feed {
            screen += &format!("\x1b[7m{}\x1b[0m", feed.about().title);
            let first = self.selected.saturating_sub(rows - 3);
            for index in first..feed.len().min(first + rows - 2) {
                let Some(item) = feed.item(index) else { break };
                let mark = if index == self.selected { "> " } else { "  " };
                let weight = if item.states.contains(States::READ) { "" } else { "\x1b[1m" };
                screen += &format!("\r\n{mark}{weight}{}\x1b[0m", item.title);
            }
        }
        let help = self.help();
        let message = [&self.failure, &self.message].into_iter().find(|words| !words.is_empty());
        let message = message.unwrap_or(&help);
        // Writing into a string never fails.
        let _ = write!(screen, "\x1b[{rows};1H{message}");
        screen
    }

    /// The keys and what they are for, in the reader's language.
    fn help(&self) -> String {
        let words = KEYS.map(|(key, word)| {
            format!("{key}: {}", self.host.words(word).unwrap_or_default().before)
        });
        words.join("  ")
    }

    fn select(&mut self, index: u64) {
        self.selected = index;
        let item = self.feed.as_ref().filter(|feed| index < feed.len());
        let item = item.and_then(|feed| feed.item(index));
        self.selected_id = item.map_or(String::new(), |item| item.id);
        self.is_stale = true;
    }

    /// Does what a key is for; returns true to stay.
    fn press(&mut self, key: char, terminal: &Terminal) -> bool {
        self.is_stale = true;
        match key {
            // Ctrl-C, Ctrl-Z.
            'q' | '\x03' => return false,
            '\x1a' => {
                terminal.suspend();
            }
            'r' => {
                self.host.request_refresh();
            }
            _ => {}
        }
        let Some(feed) = self.feed.clone().filter(|feed| !feed.is_empty()) else { return true };
        let Some(item) = feed.item(self.selected) else { return true };
        match key {
            'j' if self.selected + 1 < feed.len() => self.select(self.selected + 1),
            'k' if self.selected > 0 => self.select(self.selected - 1),
            'm' => self.mark(&feed, !item.states.contains(States::READ)),
            '\r' => {
                if !item.open_url.is_empty() {
                    self.host.open_link(&feed, Some(self.selected), &item.open_url);
                }
                self.mark(&feed, true);
            }
            _ => {}
        }
        true
    }
    fn mark(&self, feed: &Feed, is_read: bool) {
        let items = self.selected..self.selected + 1;
        self.host.set_states(feed, items, States::READ, is_read);
    }
}
