//! Rust: indexes beyond the end of a slice.

mod shelf {
    #[inline(never)]
    pub fn width_of(widths: &[u32], index: usize) -> u32 {
        widths[index]
    }
}

#[no_mangle]
pub extern "C" fn draw_titles(count: u64) {
    let widths: Vec<u32> = (0..count as u32).collect();
    let width = shelf::width_of(&widths, count as usize + 5);
    std::hint::black_box(width);
}
