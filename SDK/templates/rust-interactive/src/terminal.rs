//! The terminal, by calls of the C library, which every Rust program has.

use std::fs::File;
use std::io::{Read, Write};
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
    pub fn put(&mut self, bytes: &str) {
        // Where it is gone, reading says so.
        let _ = self.0.write_all(bytes.as_bytes());
    }

    /// The keys that were pressed; `None` at the end.
    pub fn keys(&mut self) -> Option<Vec<u8>> {
        let mut keys = [0; 64];
        match self.0.read(&mut keys) {
            Ok(0) => None,
            Ok(count) => Some(keys[..count].to_vec()),
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => Some(Vec::new()),
            Err(_) => None,
        }
    }

    /// Its descriptor.
    pub fn descriptor(&self) -> i32 {
        self.1
    }
}

/// Waits until something can be read, and returns which descriptors have it. Negative ones never can.
pub fn wait(descriptors: [i32; 2]) -> [bool; 2] {
    let mut waits = descriptors.map(|descriptor| Wait { descriptor, events: 1, answers: 0 });
    // SAFETY: there are two.
    unsafe { poll(waits.as_mut_ptr(), 2, -1) };
    waits.map(|wait| wait.answers != 0)
}
