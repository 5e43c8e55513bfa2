//! A terminal's keys and lines, for renderers that people read with, by calls of the C library, which every
//! Rust program has. No part of the contract.
#![allow(dead_code)]

use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::mem::ManuallyDrop;
use std::os::fd::FromRawFd;

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

/// The terminal that the host lends. It is the host's to close.
pub struct Screen(ManuallyDrop<File>, i32);

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
            Screen(ManuallyDrop::new(File::from_raw_fd(descriptor)), descriptor)
        }
    }

    /// Writes to it.
    pub fn put(&mut self, text: &str) {
        // Where it is gone, reading says so.
        let _ = self.0.write_all(text.as_bytes());
    }

    /// Waits for events of the host, by the descriptor of its loop, and for keys: returns which there are.
    /// Negative descriptors never have any.
    pub fn wait(&self, events: i32) -> (bool, bool) {
        let mut waits =
            [events, self.1].map(|descriptor| Wait { descriptor, events: 1, answers: 0 });
        // SAFETY: there are two.
        unsafe { poll(waits.as_mut_ptr(), 2, -1) };
        (waits[0].answers != 0, waits[1].answers != 0)
    }

    /// The names of the keys that were pressed, as an action has them; `None` at the end.
    pub fn keys(&mut self) -> Option<Vec<String>> {
        let mut bytes = [0; 64];
        match self.0.read(&mut bytes) {
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
            '\x1b' if input.len() == 1 => "escape".into(),
            // A key without a name.
            '\x1b' => return names,
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
