//! @TITLE@: a reader in the terminal, for FeedHost.

mod feed_plugin;
mod terminal;

use feed_plugin::{Error, Feed, Host, Loading, Options, Renderer, Result, plugin};
use std::fmt::Write;
use terminal::Terminal;

plugin!(
    Reader,
    "id=@NAME@",
    "name=@TITLE@",
    "version=1.0",
    "summary=A list of titles to walk through",
    "views=feed loading",
    "needs=terminal",
);

const HELP: &str = "j k: move  Enter: open  m: mark  r: refresh  q: leave";

struct Reader {
    host: Host,
    feed: Option<Feed>,
    selected: u64,
    message: String,
    is_stale: bool,
}

impl Renderer for Reader {
    const INTERACTIVE: bool = true;

    fn new(host: Host, _: &Options) -> Result<Self> {
        Ok(Reader { host, feed: None, selected: 0, message: String::new(), is_stale: true })
    }

    fn display(&mut self, feed: &Feed) -> Result {
        self.feed = Some(feed.clone());
        if self.selected >= feed.len() {
            self.selected = 0;
        }
        self.is_stale = true;
        Ok(())
    }

    fn display_loading(&mut self, loading: &Loading) -> Result {
        self.message = loading.message.clone();
        self.is_stale = true;
        Ok(())
    }

    fn place_changed(&mut self) {
        self.is_stale = true;
    }

    fn run(&mut self) -> Result {
        let host = self.host.clone();
        let Some((_, number)) = host.environment().terminal else {
            return Err(Error::new("there is no terminal to read keys from and to draw on"));
        };
        let mut terminal = Terminal::new(number);
        // No cursor, and lines that are too long are cut.
        terminal.put("\x1b[?25l\x1b[?7l");
        loop {
            if self.is_stale {
                terminal.put(&self.screen());
                self.is_stale = false;
            }
            let [has_events, has_keys] = terminal::wait([
                host.event_descriptor().unwrap_or(-1),
                terminal.descriptor(),
            ]);
            if has_events {
                host.dispatch(self)?;
            }
            if has_keys {
                let Some(keys) = terminal.keys() else { return Ok(()) };
                // Arrow keys are three characters.
                let keys = String::from_utf8_lossy(&keys).replace("\x1b[A", "k").replace("\x1b[B", "j");
                if !keys.chars().all(|key| self.press(key)) {
                    return Ok(());
                }
            }
        }
    }
}

impl Reader {
    fn screen(&self) -> String {
        let mut screen = String::from("\x1b[H\x1b[2J");
        let rows = match self.host.environment().terminal {
            Some((surface, _)) if surface.rows > 3 => u64::from(surface.rows),
            _ => 24,
        };
        if let Some(feed) = &self.feed {
            screen += &format!("\x1b[7m{}\x1b[0m", feed.about().title);
            let first = self.selected.saturating_sub(rows - 3);
            for index in first..feed.len().min(first + rows - 2) {
                let Some(item) = feed.item(index) else { break };
                let mark = if index == self.selected { "> " } else { "  " };
                let weight = if item.is_read { "" } else { "\x1b[1m" };
                screen += &format!("\r\n{mark}{weight}{}\x1b[0m", item.title);
            }
        }
        let message = if self.message.is_empty() { HELP } else { &self.message };
        // Writing into a string never fails.
        let _ = write!(screen, "\x1b[{rows};1H{message}");
        screen
    }

    /// Does what a key is for; answers whether to stay.
    fn press(&mut self, key: char) -> bool {
        self.is_stale = true;
        match key {
            // Ctrl-C, Ctrl-Z.
            'q' | '\x03' => return false,
            '\x1a' => self.host.suspend(),
            'r' => self.host.request_refresh(),
            _ => {}
        }
        let Some(feed) = self.feed.clone() else { return true };
        let Some(item) = feed.item(self.selected) else { return true };
        match key {
            'j' if self.selected + 1 < feed.len() => self.selected += 1,
            'k' if self.selected > 0 => self.selected -= 1,
            'm' => self.host.mark_item(&feed, self.selected, !item.is_read),
            '\r' => {
                if !item.url.is_empty() {
                    self.host.open_link(&feed, Some(self.selected), &item.url);
                }
                self.host.mark_item(&feed, self.selected, true);
            }
            _ => {}
        }
        true
    }
}
