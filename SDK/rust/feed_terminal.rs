//! Readers in a terminal, over `feed_plugin.rs`: [`TerminalReader`]; and a terminal's keys and lines, by calls
//! of the C library, which every Rust program has. No part of the contract.
#![allow(dead_code)]

use crate::feed_plugin::*;
use std::cell::Cell;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::mem::ManuallyDrop;
use std::os::fd::{AsRawFd, FromRawFd};

/// What a reader in a terminal draws.
pub trait Draw: Sized + 'static {
    /// Makes it; options are those of the note.
    fn new(options: &Options) -> Result<Self>;

    /// The lines of the screen but for the last one; what does not fit is cut. `ESC [` and its like may
    /// begin a colour, which holds until the end of the line.
    fn draw(&mut self, view: &TerminalView) -> Vec<String>;
}

/// What the host has displayed, and what keys have done to the screen.
pub struct TerminalView {
    pub host: Host,
    /// The lists to read in; `None` before the first.
    pub sources: Option<SourceList>,
    /// The rows of the chosen list.
    pub items: Option<ItemList>,
    /// The selected item.
    pub article: Option<OpenArticle>,
    pub shows_help: bool,
    loading: String,
    notice: String,
    failure: String,
    /// The action that a text is typed for, and the text.
    prompt: Option<(String, String)>,
    /// What is asked for it.
    question: String,
    /// The number that is typed before a key; 0 for none.
    number: i64,
    /// Whether an action was asked for whose end, an article or a notice, is not shown yet.
    awaits: bool,
    /// The identifier of the open item.
    opened: String,
    /// How many lines are above the screen: of the article, and of the help.
    scroll: [Cell<i64>; 2],
    columns: usize,
    /// The rows that a list or a text has: between a title and the last line.
    page: usize,
    is_stale: bool,
}

impl TerminalView {
    /// The article, where the user is in it.
    pub fn open_article(&self) -> Option<Article> {
        let open = self.article.as_ref().filter(|article| article.about.is_open)?;
        open.article(ArticleParts::ALL)
    }

    /// The rows of a list that are on the screen, each made by `row` of its index: those around the
    /// selected one.
    pub fn rows(&self, count: u64, selected: Option<u64>, row: impl Fn(u64) -> String) -> Vec<String> {
        let first = selected.unwrap_or(0).saturating_sub(self.page.max(1) as u64 - 1);
        let mark = |index| if Some(index) == selected { "> " } else { "  " };
        let shown = first..count.min(first + self.page as u64);
        shown.map(|index| mark(index).to_string() + &row(index)).collect()
    }

    /// The lines of a text that are on the screen, by how far it is scrolled.
    pub fn scrolled(&self, text: &str) -> Vec<String> {
        let lines = lines(text, self.columns);
        let scroll = &self.scroll[usize::from(self.shows_help)];
        scroll.set(scroll.get().min(lines.len() as i64 - self.page as i64).max(0));
        lines.into_iter().skip(scroll.get() as usize).take(self.page).map(String::from).collect()
    }

    /// The help: the keys that do something here, in the user's language.
    pub fn help(&self) -> String {
        let line = |action: &ActionAbout| Some(format!("{}  {}\n", action.keys.first()?, action.words));
        self.host.actions().iter().filter(|action| self.does(action)).filter_map(line).collect()
    }

    fn does(&self, action: &ActionAbout) -> bool {
        let name = action.name.as_str();
        let is_done = !action.is_views_own || self.lines_of(name) != 0;
        !action.words.is_empty() && (is_done || matches!(name, "help" | "redraw" | "suspend"))
    }

    /// How many lines an action moves by; 0 for other actions.
    fn lines_of(&self, action: &str) -> i64 {
        let page = self.page as i64;
        match action {
            "next" => 1,
            "previous" => -1,
            "page-down" => page,
            "page-up" => -page,
            "half-down" => (page + 1) / 2,
            "half-up" => -(page + 1) / 2,
            "first" => -i64::from(i32::MAX),
            "last" => i64::from(i32::MAX),
            _ => 0,
        }
    }

    /// The last line: what is typed, what happened, or the key for help.
    fn status(&self) -> String {
        let typed = self.prompt.as_ref().map(|prompt| format!("{}{}", self.question, prompt.1));
        let words = [&self.notice, &self.failure, &self.loading].into_iter();
        typed.or(words.cloned().find(|words| !words.is_empty())).unwrap_or_else(|| {
            let help = self.host.actions().into_iter().find(|action| action.name == "help");
            help.and_then(|help| Some(format!("{}: {}", help.keys.first()?, help.words))).unwrap_or_default()
        })
    }

    fn press(&mut self, key: &str, terminal: &Terminal) {
        self.is_stale = true;
        self.failure.clear();
        let number = std::mem::take(&mut self.number);
        if let Some((action, text)) = self.prompt.take() {
            return self.type_prompt(key, action, text);
        }
        let Some(action) = self.host.action(key) else {
            let digit = key.parse::<i64>().ok().filter(|_| number < 100_000);
            self.number = digit.map_or(0, |digit| number * 10 + digit);
            return;
        };
        let lines = self.lines_of(&action.name);
        let is_open = self.article.as_ref().is_some_and(|article| article.about.is_open);
        match action.name.as_str() {
            "suspend" => drop(terminal.suspend()),
            _ if lines != 0 && (self.shows_help || is_open) => {
                let scroll = &self.scroll[usize::from(self.shows_help)];
                scroll.set((scroll.get() + lines * number.max(1)).max(0));
            }
            name if self.shows_help && name != "quit" => self.shows_help = false,
            "help" => {
                self.shows_help = true;
                self.scroll[1].set(0);
            }
            "filter" | "search" => {
                self.question = "/".into();
                self.prompt = Some((action.name, String::new()));
            }
            _ => self.perform(&action, number),
        }
    }

    /// Has the host perform an action. In an article a number names a link, in a list rows.
    fn perform(&mut self, action: &ActionAbout, number: i64) {
        let lines = self.lines_of(&action.name);
        let name = action.name.as_str();
        let request = match self.open_article() {
            _ if action.is_views_own && lines == 0 => return,
            _ if action.is_views_own => {
                Action::new(if lines < 0 { "previous" } else { "next" }).number(lines.abs() * number.max(1))
            }
            Some(article) if number > 0 && matches!(name, "enter" | "open" | "copy") => {
                let Some(link) = article.links.get(number as usize - 1) else { return };
                Action::new(if name == "copy" { name } else { "open" }).text(&link.url)
            }
            _ => Action::new(name).number(number),
        };
        self.awaits = self.host.perform(&request) == Outcome::Done;
    }

    /// Types a key into the prompt. A filter works with each key, a search at the end; the same filter
    /// again is one that is done.
    fn type_prompt(&mut self, key: &str, action: String, mut text: String) {
        let ends = key == "enter";
        match key {
            "escape" => text.clear(),
            key => type_key(&mut text, key),
        }
        if action == "filter" || ends {
            self.awaits = self.host.perform(&Action::new(&action).text(&text)) == Outcome::Done;
        }
        if !ends && key != "escape" {
            self.prompt = Some((action, text));
        }
    }
}

/// A reader in a terminal that keeps what the host has displayed, reads keys, and does what they mean. `D`
/// draws:
///
/// ```ignore
/// plugin!(TerminalReader<Titles>, "id=titles", …);
///
/// impl Draw for Titles {
///     fn new(_: &Options) -> Result<Self> { Ok(Titles) }
///     fn draw(&mut self, view: &TerminalView) -> Vec<String> { view.scrolled(&view.help()) }
/// }
/// ```
pub struct TerminalReader<D> {
    view: TerminalView,
    drawing: D,
}

impl<D> TerminalReader<D> {
    fn show(&mut self, change: impl FnOnce(&mut TerminalView)) -> Result {
        change(&mut self.view);
        self.view.is_stale = true;
        Ok(())
    }
}

impl<D: Draw> Renderer for TerminalReader<D> {
    const INTERACTIVE: bool = true;
    const READER: bool = true;

    fn new(host: Host, options: &Options) -> Result<Self> {
        let view = TerminalView {
            host,
            sources: None,
            items: None,
            article: None,
            shows_help: false,
            loading: String::new(),
            notice: String::new(),
            failure: String::new(),
            prompt: None,
            question: String::new(),
            number: 0,
            awaits: false,
            opened: String::new(),
            scroll: [Cell::new(0), Cell::new(0)],
            columns: 80,
            page: 22,
            is_stale: true,
        };
        Ok(TerminalReader { view, drawing: D::new(options)? })
    }

    fn display(&mut self, _: &Feed) -> Result {
        Ok(())
    }

    fn display_loading(&mut self, model: &Loading) -> Result {
        self.show(|view| view.loading = model.message.clone())
    }

    fn display_error(&mut self, model: &Failure) -> Result {
        self.show(|view| view.failure = model.text.clone())
    }

    fn display_sources(&mut self, model: &SourceList) -> Result {
        self.show(|view| view.sources = Some(model.clone()))
    }

    fn display_items(&mut self, model: &ItemList) -> Result {
        self.show(|view| view.items = Some(model.clone()))
    }

    /// Another article is at its beginning.
    fn display_article(&mut self, model: &OpenArticle) -> Result {
        let index = model.about.index.filter(|_| model.about.is_open);
        let item = index.and_then(|index| model.feed.item(index));
        let opened = item.map_or(String::new(), |item| item.id);
        self.show(|view| {
            if opened != view.opened {
                view.scroll[0].set(0);
            }
            view.opened = opened;
            view.article = Some(model.clone());
            view.awaits = false;
        })
    }

    fn display_notice(&mut self, model: &Notice) -> Result {
        self.show(|view| {
            view.notice = model.text.clone();
            view.awaits = false;
            if model.kind == NoticeKind::Question {
                view.question = std::mem::take(&mut view.notice) + ": ";
                view.prompt = Some((model.action.clone(), model.initial_text.clone()));
            }
        })
    }

    fn environment_changed(&mut self) -> Result {
        self.show(|_| ())
    }

    fn run(&mut self) -> Result {
        let host = self.view.host.clone();
        let terminal =
            host.terminal().ok_or(Error::new("there is no terminal to read keys from"))?;
        let events = host.event_loop();
        let mut screen = Screen::new(terminal.descriptor());
        loop {
            if std::mem::take(&mut self.view.is_stale) {
                let surface = terminal.surface();
                self.view.columns = if surface.columns > 1 { surface.columns as usize } else { 80 };
                let rows = if surface.rows > 3 { surface.rows as usize } else { 24 };
                self.view.page = rows - 2;
                let mut lines = self.drawing.draw(&self.view);
                lines.resize(rows - 1, String::new());
                lines.push(self.view.status());
                screen.show(&lines, self.view.columns);
            }
            let (has_events, has_keys) = wait(events.descriptor().unwrap_or(-1), terminal.descriptor());
            if has_events {
                events.dispatch(self)?;
            }
            if has_keys {
                let Some(keys) = screen.keys() else { return Ok(()) };
                for key in keys {
                    self.view.press(&key, &terminal);
                    // The next key may be for what the host has not shown yet.
                    while self.view.awaits && self.view.prompt.is_none() {
                        wait(events.descriptor().unwrap_or(-1), -1);
                        events.dispatch(self)?;
                    }
                }
            }
        }
    }
}

/// `struct termios` as the C library has it on Linux: four words of flags, and what is not touched here.
#[repr(C)]
struct Modes {
    input: u32,
    output: u32,
    control: u32,
    local: u32,
    rest: [u32; 12],
}

#[repr(C)]
struct Wait {
    descriptor: i32,
    events: i16,
    answers: i16,
}

unsafe extern "C" {
    fn tcgetattr(descriptor: i32, modes: *mut Modes) -> i32;
    fn tcsetattr(descriptor: i32, actions: i32, modes: *const Modes) -> i32;
    fn poll(waits: *mut Wait, count: u64, timeout: i32) -> i32;
}

/// Waits for events of the host, by the descriptor of its loop, and for keys, by the terminal's: returns which
/// there are. Negative descriptors never have any.
pub fn wait(events: i32, terminal: i32) -> (bool, bool) {
    let mut waits = [events, terminal].map(|descriptor| Wait { descriptor, events: 1, answers: 0 });
    // SAFETY: there are two.
    unsafe { poll(waits.as_mut_ptr(), 2, -1) };
    (waits[0].answers != 0, waits[1].answers != 0)
}

/// The terminal that the host lends. It is the host's to close.
pub struct Screen(ManuallyDrop<File>);

impl Screen {
    /// Takes a descriptor, and sets its modes: keys come one by one, and Ctrl-C as a key. The host takes
    /// all of this back in the end.
    pub fn new(descriptor: i32) -> Self {
        const ISIG_ICANON_ECHO_IEXTEN: u32 = 0o1 | 0o2 | 0o10 | 0o100000;
        const ICRNL_IXON: u32 = 0o400 | 0o2000;
        let mut modes = Modes { input: 0, output: 0, control: 0, local: 0, rest: [0; 12] };
        // SAFETY: the host has it open, and the structure is large enough.
        unsafe {
            if tcgetattr(descriptor, &mut modes) == 0 {
                modes.local &= !ISIG_ICANON_ECHO_IEXTEN;
                modes.input &= !ICRNL_IXON;
                tcsetattr(descriptor, 0, &modes);
            }
            Screen(ManuallyDrop::new(File::from_raw_fd(descriptor)))
        }
    }

    /// Shows lines from the top, without the cursor. What does not fit is cut. Characters of three bytes
    /// and more count as two columns, since many are; `ESC [` and its like as none.
    pub fn show(&mut self, lines: &[String], columns: usize) {
        let mut screen = String::from("\x1b[?25l\x1b[H");
        for (row, line) in lines.iter().enumerate() {
            screen.push_str(if row > 0 { "\r\n" } else { "" });
            let (mut width, mut is_style, mut is_full) = (0, false, false);
            for character in line.chars() {
                is_style |= character == '\x1b';
                width += if is_style { 0 } else if character.len_utf8() < 3 { 1 } else { 2 };
                // The rest of a row is cleared before its last column: after that, some terminals clear it.
                if !is_style && !is_full && width >= columns {
                    screen.push_str("\x1b[K");
                    is_full = true;
                }
                screen.extend(Some(character).filter(|_| is_style || width <= columns));
                is_style &= character < '@' || character == '[';
            }
            screen.push_str(if is_full { "\x1b[0m" } else { "\x1b[0m\x1b[K" });
        }
        // Where it is gone, reading says so.
        let _ = self.0.write_all(screen.as_bytes());
    }

    /// The names of the keys that were pressed, as an action has them; `None` at the end.
    pub fn keys(&mut self) -> Option<Vec<String>> {
        // As many as a terminal keeps, so that no key is cut.
        let mut bytes = [0; 4096];
        let mut end = Wait { descriptor: self.0.as_raw_fd(), events: 0, answers: 0 };
        match self.0.read(&mut bytes) {
            // The host may take what was typed, for a moment; the terminal's end is reported by poll, too.
            // SAFETY: there is one.
            Ok(0) if unsafe { poll(&mut end, 1, 0) } == 0 => Some(Vec::new()),
            Ok(0) => None,
            Ok(count) => Some(names(&String::from_utf8_lossy(&bytes[..count]))),
            Err(error) if error.kind() == ErrorKind::Interrupted => Some(Vec::new()),
            Err(_) => None,
        }
    }
}

fn names(mut input: &str) -> Vec<String> {
    const ESCAPES: [(&str, &str); 17] = [
        ("\x1b[A", "up"),
        ("\x1b[B", "down"),
        ("\x1b[C", "right"),
        ("\x1b[D", "left"),
        ("\x1bOA", "up"),
        ("\x1bOB", "down"),
        ("\x1bOC", "right"),
        ("\x1bOD", "left"),
        ("\x1b[H", "home"),
        ("\x1b[F", "end"),
        ("\x1b[Z", "backtab"),
        ("\x1b[5~", "pageup"),
        ("\x1b[6~", "pagedown"),
        ("\x1b[1~", "home"),
        ("\x1b[4~", "end"),
        ("\x1b[3~", "delete"),
        ("\x1b[2~", "insert"),
    ];
    let mut names = Vec::new();
    while let Some(key) = input.chars().next() {
        if let Some((bytes, name)) = ESCAPES.iter().find(|(bytes, _)| input.starts_with(bytes)) {
            names.push(name.to_string());
            input = &input[bytes.len()..];
            continue;
        }
        let name = match key {
            '\r' => "enter".into(),
            '\t' => "tab".into(),
            ' ' => "space".into(),
            ';' => "semicolon".into(),
            '\x7f' | '\x08' => "backspace".into(),
            '\x1b' if input.len() == 1 || input[1..].starts_with('\x1b') => "escape".into(),
            // A key without a name: a sequence ends with a letter or the like. Linux's console has a second
            // bracket in those of F1 to F5.
            '\x1b' => {
                let rest = &input[1..];
                let sequence = rest.strip_prefix(['[', 'O']);
                let end = sequence.map(|rest| rest.trim_start_matches(|each: char| each < '@' || each == '['));
                let mut rest = end.unwrap_or(rest).chars();
                rest.next();
                input = rest.as_str();
                continue;
            }
            '\x01'..='\x1a' => format!("ctrl-{}", char::from(b'a' + key as u8 - 1)),
            _ if key.is_control() => String::new(),
            _ => key.to_string(),
        };
        names.extend(Some(name).filter(|name| !name.is_empty()));
        input = &input[key.len_utf8()..];
    }
    names
}

/// Changes a text as a key does that is typed; most others change nothing.
pub fn type_key(text: &mut String, key: &str) {
    match key {
        "space" => text.push(' '),
        "semicolon" => text.push(';'),
        "backspace" => {
            text.pop();
        }
        _ if key.chars().count() == 1 => text.push_str(key),
        _ => {}
    }
}

/// The lines of a text, none wider than `columns`. Characters of three bytes and more count as two
/// columns, since many are.
pub fn lines(text: &str, columns: usize) -> Vec<&str> {
    let mut lines = Vec::new();
    for mut line in text.lines() {
        loop {
            let (mut width, mut blank, mut end) = (0, 0, line.len());
            for (index, character) in line.char_indices() {
                width += if character.len_utf8() < 3 { 1 } else { 2 };
                if character == ' ' {
                    blank = index;
                }
                if width > columns.max(2) {
                    end = if blank > 0 { blank } else { index };
                    break;
                }
            }
            lines.push(&line[..end]);
            if end == line.len() {
                break;
            }
            line = line[end..].strip_prefix(' ').unwrap_or(&line[end..]);
        }
    }
    lines
}
