//! Renderers for FeedHost in Rust: a safe wrapper of `feed_plugin.h`, in one file without dependencies.
//!
//! Put this file beside `lib.rs`, in a crate of the type `cdylib`:
//!
//! ```ignore
//! mod feed_plugin;
//! use feed_plugin::{plugin, Feed, Host, Options, Renderer, Result};
//! use std::io::Write;
//!
//! plugin!(Titles, "id=titles", "name=Titles", "version=1.0", "views=feed");
//!
//! struct Titles { host: Host }
//!
//! impl Renderer for Titles {
//!     fn new(host: Host, _: &Options) -> Result<Self> { Ok(Titles { host }) }
//!
//!     fn display(&mut self, feed: &Feed) -> Result {
//!         for item in feed.items() { writeln!(self.host.output(), "{}", item.title)?; }
//!         Ok(())
//!     }
//! }
//! ```
//!
//! What is handed to a renderer is its own: texts are copied as they are asked for, and a [`Feed`] that is
//! kept answers with nothing once the host has taken it back. A panic ends the call with words that
//! name its place; with `RUST_BACKTRACE` set, what Rust prints of it goes to standard error, too.
#![allow(dead_code, unused_macros, unused_imports)]

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::ptr;
use std::rc::Rc;
use std::sync::{Arc, Mutex, Once};

/// The contract as it stands in `feed_plugin.h`.
#[allow(non_camel_case_types)]
pub mod sys {
    use std::mem::{align_of, offset_of, size_of};
    use std::os::raw::{c_char, c_void};

// Made by Tools/make-rust-bindings: begin.
pub type feed_status = i32;
pub type feed_text = i32;
pub type feed_image_form = i32;
pub type feed_stream = i32;
pub type feed_log_level = i32;
pub type feed_plugin_entry_function = Option<unsafe extern "C" fn(u32, u32) -> *const feed_plugin>;
pub const FEED_STATUS_OK: i32 = 0;
pub const FEED_STATUS_FAILED: i32 = -1;
pub const FEED_STATUS_OUTPUT_CLOSED: i32 = -2;
pub const FEED_STATUS_NOT_SUPPORTED: i32 = -3;
pub const FEED_STATUS_INVALID_ARGUMENT: i32 = -4;
pub const FEED_STATUS_INVALID_IMAGE: i32 = -5;
pub const FEED_STATUS_OUT_OF_MEMORY: i32 = -6;
pub const FEED_STATUS_LEAVE: i32 = -7;
pub const FEED_TEXT_EXCERPT: i32 = 0;
pub const FEED_TEXT_CONTENT_HTML: i32 = 1;
pub const FEED_TEXT_CONTENT_TEXT: i32 = 2;
pub const FEED_TEXT_SUMMARY: i32 = 3;
pub const FEED_TEXT_SUMMARY_HTML: i32 = 4;
pub const FEED_IMAGE_ENCODED: i32 = 0;
pub const FEED_IMAGE_PIXELS: i32 = 1;
pub const FEED_STREAM_OUTPUT: i32 = 1;
pub const FEED_STREAM_STATUS: i32 = 2;
pub const FEED_LOG_DEBUG: i32 = 0;
pub const FEED_LOG_WARNING: i32 = 1;
pub const FEED_ABI_MINIMUM_VERSION: u32 = 1;
pub const FEED_ABI_VERSION: u32 = 1;
pub const FEED_PLUGIN_MAGIC: u32 = 0x4c504446;
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_string {
    pub bytes: *const c_char,
    pub length: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_list {
    pub first: *const c_void,
    pub count: usize,
    pub stride: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_error {
    pub buffer: *mut c_char,
    pub capacity: usize,
    pub length: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_frame {
    pub before: feed_string,
    pub after: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_date {
    pub is_known: i32,
    pub reserved: i32,
    pub seconds: i64,
    pub rfc3339: feed_string,
    pub words: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_person {
    pub size: usize,
    pub name: feed_string,
    pub url: feed_string,
    pub avatar: feed_string,
    pub email: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_attachment {
    pub size: usize,
    pub url: feed_string,
    pub mime_type: feed_string,
    pub title: feed_string,
    pub size_in_bytes: i64,
    pub duration_in_seconds: f64,
    pub size_words: feed_string,
    pub duration_words: feed_string,
    pub facts: feed_string,
    pub label: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_media {
    pub size: usize,
    pub url: feed_string,
    pub mime_type: feed_string,
    pub medium: feed_string,
    pub title: feed_string,
    pub description: feed_string,
    pub thumbnail: feed_string,
    pub width: i64,
    pub height: i64,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_reference {
    pub size: usize,
    pub id: feed_string,
    pub url: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_problem {
    pub size: usize,
    pub code: feed_string,
    pub message: feed_string,
    pub line: i64,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_reader_labels {
    pub size: usize,
    pub next: feed_string,
    pub previous: feed_string,
    pub next_item: feed_string,
    pub previous_item: feed_string,
    pub next_unread: feed_string,
    pub page_down: feed_string,
    pub page_up: feed_string,
    pub half_down: feed_string,
    pub half_up: feed_string,
    pub beginning: feed_string,
    pub end: feed_string,
    pub number_is_item: feed_string,
    pub open_item: feed_string,
    pub number_is_link: feed_string,
    pub back: feed_string,
    pub close: feed_string,
    pub other_side: feed_string,
    pub search: feed_string,
    pub find_next: feed_string,
    pub find_previous: feed_string,
    pub open_page: feed_string,
    pub copy_address: feed_string,
    pub toggle_read: feed_string,
    pub mark_all_read: feed_string,
    pub refresh: feed_string,
    pub retry_failed: feed_string,
    pub help: feed_string,
    pub leave_help: feed_string,
    pub redraw: feed_string,
    pub suspend: feed_string,
    pub leave: feed_string,
    pub all_read: feed_string,
    pub no_link: feed_frame,
    pub opening: feed_frame,
    pub no_address: feed_string,
    pub copied: feed_frame,
    pub nothing_searched: feed_string,
    pub not_found: feed_frame,
    pub last_found: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_labels {
    pub size: usize,
    pub language: feed_string,
    pub separator: feed_string,
    pub list_separator: feed_string,
    pub no_items: feed_string,
    pub skip_to_items: feed_string,
    pub read_on: feed_string,
    pub read_all: feed_string,
    pub retry: feed_string,
    pub picture: feed_string,
    pub video: feed_string,
    pub audio: feed_string,
    pub about: feed_string,
    pub in_reply_to: feed_string,
    pub comment_feed: feed_string,
    pub section: feed_string,
    pub department: feed_string,
    pub tags: feed_string,
    pub place: feed_string,
    pub feed_updated: feed_frame,
    pub item_updated: feed_frame,
    pub by_author: feed_frame,
    pub from_source: feed_frame,
    pub about_page: feed_frame,
    pub reply_to: feed_frame,
    pub drawn: feed_string,
    pub drawn_from: feed_frame,
    pub this_feed: feed_string,
    pub embedded: feed_string,
    pub reader: *const feed_reader_labels,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_item {
    pub size: usize,
    pub id: feed_string,
    pub title: feed_string,
    pub url: feed_string,
    pub byline: feed_string,
    pub location: feed_string,
    pub source_title: feed_string,
    pub source_url: feed_string,
    pub published: feed_date,
    pub updated: feed_date,
    pub is_title_derived: i32,
    pub is_read: i32,
    pub source_folder: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_item_detail {
    pub size: usize,
    pub image_url: feed_string,
    pub image_alternative_text: feed_string,
    pub external_url: feed_string,
    pub language: feed_string,
    pub rights: feed_string,
    pub authors: feed_list,
    pub contributors: feed_list,
    pub tags: feed_list,
    pub section: feed_string,
    pub department: feed_string,
    pub attachments: feed_list,
    pub media: feed_list,
    pub comments: feed_string,
    pub comment_feed_url: feed_string,
    pub comment_count: i64,
    pub replies_to: feed_list,
    pub comments_words: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_view_model {
    pub size: usize,
    pub revision: u64,
    pub item_count: u64,
    pub item: Option<unsafe extern "C" fn(*const feed_view_model, u64) -> *const feed_item>,
    pub item_detail: Option<unsafe extern "C" fn(*const feed_view_model, u64) -> *const feed_item_detail>,
    pub item_text: Option<unsafe extern "C" fn(*const feed_view_model, u64, feed_text) -> feed_string>,
    pub host_context: *mut c_void,
    pub title: feed_string,
    pub summary: feed_string,
    pub home_page_url: feed_string,
    pub feed_url: feed_string,
    pub icon: feed_string,
    pub language: feed_string,
    pub rights: feed_string,
    pub generator: feed_string,
    pub id: feed_string,
    pub format: feed_string,
    pub encoding: feed_string,
    pub updated: feed_date,
    pub published: feed_date,
    pub authors: feed_list,
    pub categories: feed_list,
    pub problems: feed_list,
    pub update_interval_seconds: i64,
    pub is_title_derived: i32,
    pub reserved: i32,
    pub byline: feed_string,
    pub item_count_words: feed_string,
    pub labels: *const feed_labels,
    pub folders: feed_list,
    pub item_files: Option<unsafe extern "C" fn(*const feed_view_model, u64) -> *const feed_item_detail>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_loading_view_model {
    pub size: usize,
    pub is_loading: i32,
    pub reserved: i32,
    pub message: feed_string,
    pub completed_sources: u64,
    pub total_sources: u64,
    pub received_bytes: u64,
    pub amount: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_error_view_model {
    pub size: usize,
    pub message: feed_string,
    pub remedy: feed_string,
    pub can_retry: i32,
    pub reserved: i32,
    pub label: feed_string,
    pub words: feed_string,
    pub retry_label: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_image_request {
    pub size: usize,
    pub revision: u64,
    pub item_index: u64,
    pub url: feed_string,
    pub maximum_width: u32,
    pub maximum_height: u32,
    pub form: feed_image_form,
    pub reserved: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_image_view_model {
    pub size: usize,
    pub request: *const feed_image_request,
    pub item_id: feed_string,
    pub title: feed_string,
    pub description: feed_string,
    pub location: feed_string,
    pub url: feed_string,
    pub image: *mut c_void,
    pub is_loading: i32,
    pub should_retry: i32,
    pub words: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_surface {
    pub size: usize,
    pub columns: u32,
    pub rows: u32,
    pub colors: u32,
    pub is_terminal: i32,
    pub allows_hyperlinks: i32,
    pub pixel_width: u32,
    pub pixel_height: u32,
    pub reserved: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_environment {
    pub size: usize,
    pub output: *const feed_surface,
    pub status: *const feed_surface,
    pub terminal: *const feed_surface,
    pub terminal_descriptor: i32,
    pub reserved: i32,
    pub locale: feed_string,
    pub time_zone: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_host {
    pub size: usize,
    pub abi_version: u32,
    pub abi_minimum_version: u32,
    pub name: feed_string,
    pub context: *mut c_void,
    pub write: Option<unsafe extern "C" fn(*const feed_host, feed_stream, *const c_void, usize) -> feed_status>,
    pub log: Option<unsafe extern "C" fn(*const feed_host, feed_log_level, feed_string)>,
    pub environment: Option<unsafe extern "C" fn(*const feed_host) -> *const feed_environment>,
    pub request_refresh: Option<unsafe extern "C" fn(*const feed_host)>,
    pub request_image: Option<unsafe extern "C" fn(*const feed_host, *const feed_image_request)>,
    pub cancel_image: Option<unsafe extern "C" fn(*const feed_host, *const feed_image_request)>,
    pub preload_image: Option<unsafe extern "C" fn(*const feed_host, *const feed_image_request)>,
    pub mark_item: Option<unsafe extern "C" fn(*const feed_host, u64, u64, i32)>,
    pub open_link: Option<unsafe extern "C" fn(*const feed_host, u64, u64, feed_string)>,
    pub copy_text: Option<unsafe extern "C" fn(*const feed_host, feed_string)>,
    pub event_descriptor: Option<unsafe extern "C" fn(*const feed_host) -> i32>,
    pub dispatch: Option<unsafe extern "C" fn(*const feed_host) -> feed_status>,
    pub wake: Option<unsafe extern "C" fn(*const feed_host)>,
    pub suspend: Option<unsafe extern "C" fn(*const feed_host)>,
    pub get_extension: Option<unsafe extern "C" fn(*const feed_host, *const c_char) -> *const c_void>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_view {
    pub size: usize,
    pub display: Option<unsafe extern "C" fn(*mut c_void, *const feed_view_model, *mut feed_error) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_loading_view {
    pub size: usize,
    pub display: Option<unsafe extern "C" fn(*mut c_void, *const feed_loading_view_model, *mut feed_error) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_error_view {
    pub size: usize,
    pub display: Option<unsafe extern "C" fn(*mut c_void, *const feed_error_view_model, *mut feed_error) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_image_view {
    pub size: usize,
    pub display: Option<unsafe extern "C" fn(*mut c_void, *const feed_image_view_model, *mut feed_error) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_pixels {
    pub size: usize,
    pub width: u32,
    pub height: u32,
    pub stride: usize,
    pub bytes: *const u8,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_image_transformer {
    pub size: usize,
    pub make_image: Option<unsafe extern "C" fn(*mut c_void, *const c_void, usize, feed_string, *mut *mut c_void, *mut feed_error) -> feed_status>,
    pub make_image_from_pixels: Option<unsafe extern "C" fn(*mut c_void, *const feed_pixels, *mut *mut c_void, *mut feed_error) -> feed_status>,
    pub release_image: Option<unsafe extern "C" fn(*mut c_void, *mut c_void)>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_renderer {
    pub size: usize,
    pub context: *mut c_void,
    pub feed: *const feed_view,
    pub loading: *const feed_loading_view,
    pub error: *const feed_error_view,
    pub image: *const feed_image_view,
    pub transformer: *const feed_image_transformer,
    pub run: Option<unsafe extern "C" fn(*mut c_void, *mut feed_error) -> feed_status>,
    pub place_changed: Option<unsafe extern "C" fn(*mut c_void)>,
    pub finish: Option<unsafe extern "C" fn(*mut c_void, *mut feed_error) -> feed_status>,
    pub destroy: Option<unsafe extern "C" fn(*mut c_void)>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_option {
    pub size: usize,
    pub key: feed_string,
    pub value: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_configuration {
    pub size: usize,
    pub options: feed_list,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_factory {
    pub size: usize,
    pub context: *mut c_void,
    pub create: Option<unsafe extern "C" fn(*const feed_factory, *const feed_host, *const feed_configuration, *mut feed_error) -> *const feed_renderer>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_plugin {
    pub size: usize,
    pub magic: u32,
    pub abi_version: u32,
    pub abi_minimum_version: u32,
    pub reserved: u32,
    pub factory: *const feed_factory,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_plain_text_extension {
    pub size: usize,
    pub text: Option<unsafe extern "C" fn(*const feed_host, feed_string) -> feed_string>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_memory_extension {
    pub size: usize,
    pub recall: Option<unsafe extern "C" fn(*const feed_host) -> feed_string>,
    pub keep: Option<unsafe extern "C" fn(*const feed_host, *const c_void, usize)>,
}
const _: () = {
    assert!(size_of::<feed_string>() == 16);
    assert!(align_of::<feed_string>() == 8);
    assert!(offset_of!(feed_string, bytes) == 0);
    assert!(offset_of!(feed_string, length) == 8);
    assert!(size_of::<feed_list>() == 24);
    assert!(align_of::<feed_list>() == 8);
    assert!(offset_of!(feed_list, first) == 0);
    assert!(offset_of!(feed_list, count) == 8);
    assert!(offset_of!(feed_list, stride) == 16);
    assert!(size_of::<feed_error>() == 24);
    assert!(align_of::<feed_error>() == 8);
    assert!(offset_of!(feed_error, buffer) == 0);
    assert!(offset_of!(feed_error, capacity) == 8);
    assert!(offset_of!(feed_error, length) == 16);
    assert!(size_of::<feed_frame>() == 32);
    assert!(align_of::<feed_frame>() == 8);
    assert!(offset_of!(feed_frame, before) == 0);
    assert!(offset_of!(feed_frame, after) == 16);
    assert!(size_of::<feed_date>() == 48);
    assert!(align_of::<feed_date>() == 8);
    assert!(offset_of!(feed_date, is_known) == 0);
    assert!(offset_of!(feed_date, reserved) == 4);
    assert!(offset_of!(feed_date, seconds) == 8);
    assert!(offset_of!(feed_date, rfc3339) == 16);
    assert!(offset_of!(feed_date, words) == 32);
    assert!(size_of::<feed_person>() == 72);
    assert!(align_of::<feed_person>() == 8);
    assert!(offset_of!(feed_person, size) == 0);
    assert!(offset_of!(feed_person, name) == 8);
    assert!(offset_of!(feed_person, url) == 24);
    assert!(offset_of!(feed_person, avatar) == 40);
    assert!(offset_of!(feed_person, email) == 56);
    assert!(size_of::<feed_attachment>() == 136);
    assert!(align_of::<feed_attachment>() == 8);
    assert!(offset_of!(feed_attachment, size) == 0);
    assert!(offset_of!(feed_attachment, url) == 8);
    assert!(offset_of!(feed_attachment, mime_type) == 24);
    assert!(offset_of!(feed_attachment, title) == 40);
    assert!(offset_of!(feed_attachment, size_in_bytes) == 56);
    assert!(offset_of!(feed_attachment, duration_in_seconds) == 64);
    assert!(offset_of!(feed_attachment, size_words) == 72);
    assert!(offset_of!(feed_attachment, duration_words) == 88);
    assert!(offset_of!(feed_attachment, facts) == 104);
    assert!(offset_of!(feed_attachment, label) == 120);
    assert!(size_of::<feed_media>() == 120);
    assert!(align_of::<feed_media>() == 8);
    assert!(offset_of!(feed_media, size) == 0);
    assert!(offset_of!(feed_media, url) == 8);
    assert!(offset_of!(feed_media, mime_type) == 24);
    assert!(offset_of!(feed_media, medium) == 40);
    assert!(offset_of!(feed_media, title) == 56);
    assert!(offset_of!(feed_media, description) == 72);
    assert!(offset_of!(feed_media, thumbnail) == 88);
    assert!(offset_of!(feed_media, width) == 104);
    assert!(offset_of!(feed_media, height) == 112);
    assert!(size_of::<feed_reference>() == 40);
    assert!(align_of::<feed_reference>() == 8);
    assert!(offset_of!(feed_reference, size) == 0);
    assert!(offset_of!(feed_reference, id) == 8);
    assert!(offset_of!(feed_reference, url) == 24);
    assert!(size_of::<feed_problem>() == 48);
    assert!(align_of::<feed_problem>() == 8);
    assert!(offset_of!(feed_problem, size) == 0);
    assert!(offset_of!(feed_problem, code) == 8);
    assert!(offset_of!(feed_problem, message) == 24);
    assert!(offset_of!(feed_problem, line) == 40);
    assert!(size_of::<feed_reader_labels>() == 696);
    assert!(align_of::<feed_reader_labels>() == 8);
    assert!(offset_of!(feed_reader_labels, size) == 0);
    assert!(offset_of!(feed_reader_labels, next) == 8);
    assert!(offset_of!(feed_reader_labels, previous) == 24);
    assert!(offset_of!(feed_reader_labels, next_item) == 40);
    assert!(offset_of!(feed_reader_labels, previous_item) == 56);
    assert!(offset_of!(feed_reader_labels, next_unread) == 72);
    assert!(offset_of!(feed_reader_labels, page_down) == 88);
    assert!(offset_of!(feed_reader_labels, page_up) == 104);
    assert!(offset_of!(feed_reader_labels, half_down) == 120);
    assert!(offset_of!(feed_reader_labels, half_up) == 136);
    assert!(offset_of!(feed_reader_labels, beginning) == 152);
    assert!(offset_of!(feed_reader_labels, end) == 168);
    assert!(offset_of!(feed_reader_labels, number_is_item) == 184);
    assert!(offset_of!(feed_reader_labels, open_item) == 200);
    assert!(offset_of!(feed_reader_labels, number_is_link) == 216);
    assert!(offset_of!(feed_reader_labels, back) == 232);
    assert!(offset_of!(feed_reader_labels, close) == 248);
    assert!(offset_of!(feed_reader_labels, other_side) == 264);
    assert!(offset_of!(feed_reader_labels, search) == 280);
    assert!(offset_of!(feed_reader_labels, find_next) == 296);
    assert!(offset_of!(feed_reader_labels, find_previous) == 312);
    assert!(offset_of!(feed_reader_labels, open_page) == 328);
    assert!(offset_of!(feed_reader_labels, copy_address) == 344);
    assert!(offset_of!(feed_reader_labels, toggle_read) == 360);
    assert!(offset_of!(feed_reader_labels, mark_all_read) == 376);
    assert!(offset_of!(feed_reader_labels, refresh) == 392);
    assert!(offset_of!(feed_reader_labels, retry_failed) == 408);
    assert!(offset_of!(feed_reader_labels, help) == 424);
    assert!(offset_of!(feed_reader_labels, leave_help) == 440);
    assert!(offset_of!(feed_reader_labels, redraw) == 456);
    assert!(offset_of!(feed_reader_labels, suspend) == 472);
    assert!(offset_of!(feed_reader_labels, leave) == 488);
    assert!(offset_of!(feed_reader_labels, all_read) == 504);
    assert!(offset_of!(feed_reader_labels, no_link) == 520);
    assert!(offset_of!(feed_reader_labels, opening) == 552);
    assert!(offset_of!(feed_reader_labels, no_address) == 584);
    assert!(offset_of!(feed_reader_labels, copied) == 600);
    assert!(offset_of!(feed_reader_labels, nothing_searched) == 632);
    assert!(offset_of!(feed_reader_labels, not_found) == 648);
    assert!(offset_of!(feed_reader_labels, last_found) == 680);
    assert!(size_of::<feed_labels>() == 576);
    assert!(align_of::<feed_labels>() == 8);
    assert!(offset_of!(feed_labels, size) == 0);
    assert!(offset_of!(feed_labels, language) == 8);
    assert!(offset_of!(feed_labels, separator) == 24);
    assert!(offset_of!(feed_labels, list_separator) == 40);
    assert!(offset_of!(feed_labels, no_items) == 56);
    assert!(offset_of!(feed_labels, skip_to_items) == 72);
    assert!(offset_of!(feed_labels, read_on) == 88);
    assert!(offset_of!(feed_labels, read_all) == 104);
    assert!(offset_of!(feed_labels, retry) == 120);
    assert!(offset_of!(feed_labels, picture) == 136);
    assert!(offset_of!(feed_labels, video) == 152);
    assert!(offset_of!(feed_labels, audio) == 168);
    assert!(offset_of!(feed_labels, about) == 184);
    assert!(offset_of!(feed_labels, in_reply_to) == 200);
    assert!(offset_of!(feed_labels, comment_feed) == 216);
    assert!(offset_of!(feed_labels, section) == 232);
    assert!(offset_of!(feed_labels, department) == 248);
    assert!(offset_of!(feed_labels, tags) == 264);
    assert!(offset_of!(feed_labels, place) == 280);
    assert!(offset_of!(feed_labels, feed_updated) == 296);
    assert!(offset_of!(feed_labels, item_updated) == 328);
    assert!(offset_of!(feed_labels, by_author) == 360);
    assert!(offset_of!(feed_labels, from_source) == 392);
    assert!(offset_of!(feed_labels, about_page) == 424);
    assert!(offset_of!(feed_labels, reply_to) == 456);
    assert!(offset_of!(feed_labels, drawn) == 488);
    assert!(offset_of!(feed_labels, drawn_from) == 504);
    assert!(offset_of!(feed_labels, this_feed) == 536);
    assert!(offset_of!(feed_labels, embedded) == 552);
    assert!(offset_of!(feed_labels, reader) == 568);
    assert!(size_of::<feed_item>() == 240);
    assert!(align_of::<feed_item>() == 8);
    assert!(offset_of!(feed_item, size) == 0);
    assert!(offset_of!(feed_item, id) == 8);
    assert!(offset_of!(feed_item, title) == 24);
    assert!(offset_of!(feed_item, url) == 40);
    assert!(offset_of!(feed_item, byline) == 56);
    assert!(offset_of!(feed_item, location) == 72);
    assert!(offset_of!(feed_item, source_title) == 88);
    assert!(offset_of!(feed_item, source_url) == 104);
    assert!(offset_of!(feed_item, published) == 120);
    assert!(offset_of!(feed_item, updated) == 168);
    assert!(offset_of!(feed_item, is_title_derived) == 216);
    assert!(offset_of!(feed_item, is_read) == 220);
    assert!(offset_of!(feed_item, source_folder) == 224);
    assert!(size_of::<feed_item_detail>() == 320);
    assert!(align_of::<feed_item_detail>() == 8);
    assert!(offset_of!(feed_item_detail, size) == 0);
    assert!(offset_of!(feed_item_detail, image_url) == 8);
    assert!(offset_of!(feed_item_detail, image_alternative_text) == 24);
    assert!(offset_of!(feed_item_detail, external_url) == 40);
    assert!(offset_of!(feed_item_detail, language) == 56);
    assert!(offset_of!(feed_item_detail, rights) == 72);
    assert!(offset_of!(feed_item_detail, authors) == 88);
    assert!(offset_of!(feed_item_detail, contributors) == 112);
    assert!(offset_of!(feed_item_detail, tags) == 136);
    assert!(offset_of!(feed_item_detail, section) == 160);
    assert!(offset_of!(feed_item_detail, department) == 176);
    assert!(offset_of!(feed_item_detail, attachments) == 192);
    assert!(offset_of!(feed_item_detail, media) == 216);
    assert!(offset_of!(feed_item_detail, comments) == 240);
    assert!(offset_of!(feed_item_detail, comment_feed_url) == 256);
    assert!(offset_of!(feed_item_detail, comment_count) == 272);
    assert!(offset_of!(feed_item_detail, replies_to) == 280);
    assert!(offset_of!(feed_item_detail, comments_words) == 304);
    assert!(size_of::<feed_view_model>() == 488);
    assert!(align_of::<feed_view_model>() == 8);
    assert!(offset_of!(feed_view_model, size) == 0);
    assert!(offset_of!(feed_view_model, revision) == 8);
    assert!(offset_of!(feed_view_model, item_count) == 16);
    assert!(offset_of!(feed_view_model, item) == 24);
    assert!(offset_of!(feed_view_model, item_detail) == 32);
    assert!(offset_of!(feed_view_model, item_text) == 40);
    assert!(offset_of!(feed_view_model, host_context) == 48);
    assert!(offset_of!(feed_view_model, title) == 56);
    assert!(offset_of!(feed_view_model, summary) == 72);
    assert!(offset_of!(feed_view_model, home_page_url) == 88);
    assert!(offset_of!(feed_view_model, feed_url) == 104);
    assert!(offset_of!(feed_view_model, icon) == 120);
    assert!(offset_of!(feed_view_model, language) == 136);
    assert!(offset_of!(feed_view_model, rights) == 152);
    assert!(offset_of!(feed_view_model, generator) == 168);
    assert!(offset_of!(feed_view_model, id) == 184);
    assert!(offset_of!(feed_view_model, format) == 200);
    assert!(offset_of!(feed_view_model, encoding) == 216);
    assert!(offset_of!(feed_view_model, updated) == 232);
    assert!(offset_of!(feed_view_model, published) == 280);
    assert!(offset_of!(feed_view_model, authors) == 328);
    assert!(offset_of!(feed_view_model, categories) == 352);
    assert!(offset_of!(feed_view_model, problems) == 376);
    assert!(offset_of!(feed_view_model, update_interval_seconds) == 400);
    assert!(offset_of!(feed_view_model, is_title_derived) == 408);
    assert!(offset_of!(feed_view_model, reserved) == 412);
    assert!(offset_of!(feed_view_model, byline) == 416);
    assert!(offset_of!(feed_view_model, item_count_words) == 432);
    assert!(offset_of!(feed_view_model, labels) == 448);
    assert!(offset_of!(feed_view_model, folders) == 456);
    assert!(offset_of!(feed_view_model, item_files) == 480);
    assert!(size_of::<feed_loading_view_model>() == 72);
    assert!(align_of::<feed_loading_view_model>() == 8);
    assert!(offset_of!(feed_loading_view_model, size) == 0);
    assert!(offset_of!(feed_loading_view_model, is_loading) == 8);
    assert!(offset_of!(feed_loading_view_model, reserved) == 12);
    assert!(offset_of!(feed_loading_view_model, message) == 16);
    assert!(offset_of!(feed_loading_view_model, completed_sources) == 32);
    assert!(offset_of!(feed_loading_view_model, total_sources) == 40);
    assert!(offset_of!(feed_loading_view_model, received_bytes) == 48);
    assert!(offset_of!(feed_loading_view_model, amount) == 56);
    assert!(size_of::<feed_error_view_model>() == 96);
    assert!(align_of::<feed_error_view_model>() == 8);
    assert!(offset_of!(feed_error_view_model, size) == 0);
    assert!(offset_of!(feed_error_view_model, message) == 8);
    assert!(offset_of!(feed_error_view_model, remedy) == 24);
    assert!(offset_of!(feed_error_view_model, can_retry) == 40);
    assert!(offset_of!(feed_error_view_model, reserved) == 44);
    assert!(offset_of!(feed_error_view_model, label) == 48);
    assert!(offset_of!(feed_error_view_model, words) == 64);
    assert!(offset_of!(feed_error_view_model, retry_label) == 80);
    assert!(size_of::<feed_image_request>() == 56);
    assert!(align_of::<feed_image_request>() == 8);
    assert!(offset_of!(feed_image_request, size) == 0);
    assert!(offset_of!(feed_image_request, revision) == 8);
    assert!(offset_of!(feed_image_request, item_index) == 16);
    assert!(offset_of!(feed_image_request, url) == 24);
    assert!(offset_of!(feed_image_request, maximum_width) == 40);
    assert!(offset_of!(feed_image_request, maximum_height) == 44);
    assert!(offset_of!(feed_image_request, form) == 48);
    assert!(offset_of!(feed_image_request, reserved) == 52);
    assert!(size_of::<feed_image_view_model>() == 128);
    assert!(align_of::<feed_image_view_model>() == 8);
    assert!(offset_of!(feed_image_view_model, size) == 0);
    assert!(offset_of!(feed_image_view_model, request) == 8);
    assert!(offset_of!(feed_image_view_model, item_id) == 16);
    assert!(offset_of!(feed_image_view_model, title) == 32);
    assert!(offset_of!(feed_image_view_model, description) == 48);
    assert!(offset_of!(feed_image_view_model, location) == 64);
    assert!(offset_of!(feed_image_view_model, url) == 80);
    assert!(offset_of!(feed_image_view_model, image) == 96);
    assert!(offset_of!(feed_image_view_model, is_loading) == 104);
    assert!(offset_of!(feed_image_view_model, should_retry) == 108);
    assert!(offset_of!(feed_image_view_model, words) == 112);
    assert!(size_of::<feed_surface>() == 40);
    assert!(align_of::<feed_surface>() == 8);
    assert!(offset_of!(feed_surface, size) == 0);
    assert!(offset_of!(feed_surface, columns) == 8);
    assert!(offset_of!(feed_surface, rows) == 12);
    assert!(offset_of!(feed_surface, colors) == 16);
    assert!(offset_of!(feed_surface, is_terminal) == 20);
    assert!(offset_of!(feed_surface, allows_hyperlinks) == 24);
    assert!(offset_of!(feed_surface, pixel_width) == 28);
    assert!(offset_of!(feed_surface, pixel_height) == 32);
    assert!(offset_of!(feed_surface, reserved) == 36);
    assert!(size_of::<feed_environment>() == 72);
    assert!(align_of::<feed_environment>() == 8);
    assert!(offset_of!(feed_environment, size) == 0);
    assert!(offset_of!(feed_environment, output) == 8);
    assert!(offset_of!(feed_environment, status) == 16);
    assert!(offset_of!(feed_environment, terminal) == 24);
    assert!(offset_of!(feed_environment, terminal_descriptor) == 32);
    assert!(offset_of!(feed_environment, reserved) == 36);
    assert!(offset_of!(feed_environment, locale) == 40);
    assert!(offset_of!(feed_environment, time_zone) == 56);
    assert!(size_of::<feed_host>() == 160);
    assert!(align_of::<feed_host>() == 8);
    assert!(offset_of!(feed_host, size) == 0);
    assert!(offset_of!(feed_host, abi_version) == 8);
    assert!(offset_of!(feed_host, abi_minimum_version) == 12);
    assert!(offset_of!(feed_host, name) == 16);
    assert!(offset_of!(feed_host, context) == 32);
    assert!(offset_of!(feed_host, write) == 40);
    assert!(offset_of!(feed_host, log) == 48);
    assert!(offset_of!(feed_host, environment) == 56);
    assert!(offset_of!(feed_host, request_refresh) == 64);
    assert!(offset_of!(feed_host, request_image) == 72);
    assert!(offset_of!(feed_host, cancel_image) == 80);
    assert!(offset_of!(feed_host, preload_image) == 88);
    assert!(offset_of!(feed_host, mark_item) == 96);
    assert!(offset_of!(feed_host, open_link) == 104);
    assert!(offset_of!(feed_host, copy_text) == 112);
    assert!(offset_of!(feed_host, event_descriptor) == 120);
    assert!(offset_of!(feed_host, dispatch) == 128);
    assert!(offset_of!(feed_host, wake) == 136);
    assert!(offset_of!(feed_host, suspend) == 144);
    assert!(offset_of!(feed_host, get_extension) == 152);
    assert!(size_of::<feed_view>() == 16);
    assert!(align_of::<feed_view>() == 8);
    assert!(offset_of!(feed_view, size) == 0);
    assert!(offset_of!(feed_view, display) == 8);
    assert!(size_of::<feed_loading_view>() == 16);
    assert!(align_of::<feed_loading_view>() == 8);
    assert!(offset_of!(feed_loading_view, size) == 0);
    assert!(offset_of!(feed_loading_view, display) == 8);
    assert!(size_of::<feed_error_view>() == 16);
    assert!(align_of::<feed_error_view>() == 8);
    assert!(offset_of!(feed_error_view, size) == 0);
    assert!(offset_of!(feed_error_view, display) == 8);
    assert!(size_of::<feed_image_view>() == 16);
    assert!(align_of::<feed_image_view>() == 8);
    assert!(offset_of!(feed_image_view, size) == 0);
    assert!(offset_of!(feed_image_view, display) == 8);
    assert!(size_of::<feed_pixels>() == 32);
    assert!(align_of::<feed_pixels>() == 8);
    assert!(offset_of!(feed_pixels, size) == 0);
    assert!(offset_of!(feed_pixels, width) == 8);
    assert!(offset_of!(feed_pixels, height) == 12);
    assert!(offset_of!(feed_pixels, stride) == 16);
    assert!(offset_of!(feed_pixels, bytes) == 24);
    assert!(size_of::<feed_image_transformer>() == 32);
    assert!(align_of::<feed_image_transformer>() == 8);
    assert!(offset_of!(feed_image_transformer, size) == 0);
    assert!(offset_of!(feed_image_transformer, make_image) == 8);
    assert!(offset_of!(feed_image_transformer, make_image_from_pixels) == 16);
    assert!(offset_of!(feed_image_transformer, release_image) == 24);
    assert!(size_of::<feed_renderer>() == 88);
    assert!(align_of::<feed_renderer>() == 8);
    assert!(offset_of!(feed_renderer, size) == 0);
    assert!(offset_of!(feed_renderer, context) == 8);
    assert!(offset_of!(feed_renderer, feed) == 16);
    assert!(offset_of!(feed_renderer, loading) == 24);
    assert!(offset_of!(feed_renderer, error) == 32);
    assert!(offset_of!(feed_renderer, image) == 40);
    assert!(offset_of!(feed_renderer, transformer) == 48);
    assert!(offset_of!(feed_renderer, run) == 56);
    assert!(offset_of!(feed_renderer, place_changed) == 64);
    assert!(offset_of!(feed_renderer, finish) == 72);
    assert!(offset_of!(feed_renderer, destroy) == 80);
    assert!(size_of::<feed_option>() == 40);
    assert!(align_of::<feed_option>() == 8);
    assert!(offset_of!(feed_option, size) == 0);
    assert!(offset_of!(feed_option, key) == 8);
    assert!(offset_of!(feed_option, value) == 24);
    assert!(size_of::<feed_configuration>() == 32);
    assert!(align_of::<feed_configuration>() == 8);
    assert!(offset_of!(feed_configuration, size) == 0);
    assert!(offset_of!(feed_configuration, options) == 8);
    assert!(size_of::<feed_factory>() == 24);
    assert!(align_of::<feed_factory>() == 8);
    assert!(offset_of!(feed_factory, size) == 0);
    assert!(offset_of!(feed_factory, context) == 8);
    assert!(offset_of!(feed_factory, create) == 16);
    assert!(size_of::<feed_plugin>() == 32);
    assert!(align_of::<feed_plugin>() == 8);
    assert!(offset_of!(feed_plugin, size) == 0);
    assert!(offset_of!(feed_plugin, magic) == 8);
    assert!(offset_of!(feed_plugin, abi_version) == 12);
    assert!(offset_of!(feed_plugin, abi_minimum_version) == 16);
    assert!(offset_of!(feed_plugin, reserved) == 20);
    assert!(offset_of!(feed_plugin, factory) == 24);
    assert!(size_of::<feed_plain_text_extension>() == 16);
    assert!(align_of::<feed_plain_text_extension>() == 8);
    assert!(offset_of!(feed_plain_text_extension, size) == 0);
    assert!(offset_of!(feed_plain_text_extension, text) == 8);
    assert!(size_of::<feed_memory_extension>() == 24);
    assert!(align_of::<feed_memory_extension>() == 8);
    assert!(offset_of!(feed_memory_extension, size) == 0);
    assert!(offset_of!(feed_memory_extension, recall) == 8);
    assert!(offset_of!(feed_memory_extension, keep) == 16);
};
// Made by Tools/make-rust-bindings: end.
}

// ------------------------------------------------------------------------------------------------
// Errors

/// Why a call of a renderer does not succeed.
#[derive(Debug)]
pub enum Error {
    /// In words for the person, in one line; the host adds the renderer's name.
    Failed(String),
    /// The host said to stop, with this status: hand it on.
    Stopped(i32),
}

/// What a call of a renderer answers.
pub type Result<T = ()> = std::result::Result<T, Error>;

impl Error {
    /// A failure, in words for the person.
    pub fn new(words: impl Into<String>) -> Self {
        Error::Failed(words.into())
    }
}

impl<E: std::error::Error> From<E> for Error {
    fn from(error: E) -> Self {
        Error::Failed(error.to_string())
    }
}

// ------------------------------------------------------------------------------------------------
// What a renderer is

/// A renderer. It has the views that the note names in `views=`, and gives a function for each.
///
/// All of it is called on one thread, from [`Renderer::new`] until it is dropped.
pub trait Renderer: Sized + 'static {
    /// Whether it has a main loop of its own, [`Renderer::run`].
    const INTERACTIVE: bool = false;

    /// Makes a renderer. The host may be kept; nothing is written before something is displayed.
    fn new(host: Host, options: &Options) -> Result<Self>;

    /// Shows a feed in place of what was shown before. It may be kept: it lasts until the next.
    fn display(&mut self, _feed: &Feed) -> Result {
        Err(Error::new("this renderer shows no feed"))
    }

    /// Shows how far loading has come.
    fn display_loading(&mut self, _loading: &Loading) -> Result {
        Err(Error::new("this renderer does not show that a feed is loading"))
    }

    /// Shows why a feed could not be loaded; without a message, that nothing is wrong any more.
    fn display_error(&mut self, _error: &Failure) -> Result {
        Err(Error::new("this renderer shows no errors"))
    }

    /// Shows a picture, or that it is loading or failed.
    fn display_picture(&mut self, _picture: &Picture) -> Result {
        Err(Error::new("this renderer shows no pictures"))
    }

    /// Makes an image of a picture's encoded bytes.
    fn make_image(_bytes: &[u8], _media_type: &str) -> Result<Box<dyn Any>> {
        Err(Error::new("this renderer takes no encoded pictures"))
    }

    /// Makes an image of pixels: red, green, blue and opacity, a byte each.
    fn make_image_from_pixels(_pixels: &Pixels) -> Result<Box<dyn Any>> {
        Err(Error::new("this renderer takes no pixels"))
    }

    /// The main loop: polls [`Host::event_descriptor`] among its own descriptors, calls
    /// [`Host::dispatch`] when that is readable, and returns when the person is done.
    fn run(&mut self) -> Result {
        Ok(())
    }

    /// The place to draw in has changed: all of it has to be drawn again.
    fn place_changed(&mut self) {}

    /// Everything has been displayed: writes what is still held back.
    fn finish(&mut self) -> Result {
        Ok(())
    }
}

/// The options a renderer is made with: all that the note declares.
#[derive(Clone, Debug, Default)]
pub struct Options(Vec<(String, String)>);

impl Options {
    /// An option's text; empty where there is none.
    pub fn text(&self, key: &str) -> &str {
        self.0.iter().find(|option| option.0 == key).map_or("", |option| &option.1)
    }

    /// Whether an option is on.
    pub fn boolean(&self, key: &str) -> bool {
        self.text(key) == "true"
    }

    /// An option's number, where it has one.
    pub fn integer(&self, key: &str) -> Option<i64> {
        self.text(key).parse().ok()
    }
}

// ------------------------------------------------------------------------------------------------
// Values

/// Makes a value of what the host lends.
trait Read<Raw> {
    /// # Safety
    /// What `raw` points to is there.
    unsafe fn read(raw: &Raw) -> Self;
}

/// A value that lists hold.
trait Element: Read<Self::Raw> {
    type Raw;
}

fn text(raw: &sys::feed_string) -> String {
    if raw.bytes.is_null() {
        return String::new();
    }
    // SAFETY: a string that is there has its length in bytes of UTF-8.
    let bytes = unsafe { std::slice::from_raw_parts(raw.bytes.cast::<u8>(), raw.length) };
    String::from_utf8_lossy(bytes).into_owned()
}

fn lend(text: &str) -> sys::feed_string {
    sys::feed_string { bytes: text.as_ptr().cast(), length: text.len() }
}

impl Read<sys::feed_string> for String {
    unsafe fn read(raw: &sys::feed_string) -> Self {
        text(raw)
    }
}

impl Element for String {
    type Raw = sys::feed_string;
}

impl<T: Element> Read<sys::feed_list> for Vec<T> {
    unsafe fn read(raw: &sys::feed_list) -> Self {
        (0..raw.count)
            .map(|index| unsafe {
                let place = raw.first.cast::<u8>().add(index * raw.stride);
                T::read(&*place.cast::<T::Raw>())
            })
            .collect()
    }
}

impl Read<i32> for bool {
    unsafe fn read(raw: &i32) -> Self {
        *raw != 0
    }
}

impl Read<u64> for u64 {
    unsafe fn read(raw: &u64) -> Self {
        *raw
    }
}

impl Read<i64> for Option<i64> {
    unsafe fn read(raw: &i64) -> Self {
        (*raw >= 0).then_some(*raw)
    }
}

impl Read<f64> for Option<f64> {
    unsafe fn read(raw: &f64) -> Self {
        (*raw >= 0.0).then_some(*raw)
    }
}

impl Read<*const sys::feed_reader_labels> for ReaderLabels {
    unsafe fn read(raw: &*const sys::feed_reader_labels) -> Self {
        unsafe { raw.as_ref() }.map(|labels| unsafe { ReaderLabels::read(labels) }).unwrap_or_default()
    }
}

impl Read<u32> for u32 {
    unsafe fn read(raw: &u32) -> Self {
        *raw
    }
}

/// A date.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Date {
    /// Seconds since 1970-01-01T00:00:00Z.
    pub seconds: i64,
    /// By RFC 3339, in the offset it was written in.
    pub rfc3339: String,
    /// In words, for the reader.
    pub words: String,
}

impl Read<sys::feed_date> for Option<Date> {
    unsafe fn read(raw: &sys::feed_date) -> Self {
        (raw.is_known != 0).then(|| Date {
            seconds: raw.seconds,
            rfc3339: text(&raw.rfc3339),
            words: text(&raw.words),
        })
    }
}

/// Words with a place for a value between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Frame {
    pub before: String,
    pub after: String,
}

impl Frame {
    /// The words around `value`.
    pub fn around(&self, value: &str) -> String {
        format!("{}{value}{}", self.before, self.after)
    }
}

impl Read<sys::feed_frame> for Frame {
    unsafe fn read(raw: &sys::feed_frame) -> Self {
        Frame { before: text(&raw.before), after: text(&raw.after) }
    }
}

macro_rules! value {
    ($(#[$about:meta])* $name:ident of $raw:ident { $($field:ident: $type:ty,)* }) => {
        $(#[$about])*
        ///
        /// Texts that are not there are empty; the header says what each is.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct $name { $(pub $field: $type,)* }

        impl Read<sys::$raw> for $name {
            unsafe fn read(raw: &sys::$raw) -> Self {
                unsafe { $name { $($field: <$type>::read(&raw.$field),)* } }
            }
        }

        impl Element for $name {
            type Raw = sys::$raw;
        }
    };
}

value! {
    /// A person or a body.
    Person of feed_person { name: String, url: String, avatar: String, email: String, }
}
value! {
    /// A file that goes with an item.
    Attachment of feed_attachment {
        url: String, mime_type: String, title: String, size_in_bytes: Option<i64>,
        duration_in_seconds: Option<f64>, size_words: String, duration_words: String,
        facts: String, label: String,
    }
}
value! {
    /// A piece of media an item describes.
    Media of feed_media {
        url: String, mime_type: String, medium: String, title: String, description: String,
        thumbnail: String, width: Option<i64>, height: Option<i64>,
    }
}
value! {
    /// Something elsewhere that an item replies to.
    Reference of feed_reference { id: String, url: String, }
}
value! {
    /// Something in a feed's document that was repaired or ignored.
    Problem of feed_problem { code: String, message: String, line: Option<i64>, }
}
value! {
    /// What a list shows of an item.
    Item of feed_item {
        id: String, title: String, url: String, byline: String, location: String,
        source_title: String, source_url: String, published: Option<Date>, updated: Option<Date>,
        is_title_derived: bool, is_read: bool,
    }
}
value! {
    /// What a page shows of an item beyond that, but for its texts.
    Detail of feed_item_detail {
        image_url: String, image_alternative_text: String, external_url: String, language: String,
        rights: String, authors: Vec<Person>, contributors: Vec<Person>, tags: Vec<String>,
        section: String, department: String, attachments: Vec<Attachment>, media: Vec<Media>,
        comments: String, comment_feed_url: String, comment_count: Option<i64>,
        replies_to: Vec<Reference>, comments_words: String,
    }
}
value! {
    /// What is said of a feed as a whole.
    About of feed_view_model {
        title: String, summary: String, home_page_url: String, feed_url: String, icon: String,
        language: String, rights: String, generator: String, id: String, format: String,
        encoding: String, updated: Option<Date>, published: Option<Date>, authors: Vec<Person>,
        categories: Vec<String>, problems: Vec<Problem>, update_interval_seconds: Option<i64>,
        is_title_derived: bool, byline: String, item_count_words: String,
    }
}
value! {
    /// The words that stay the same from item to item, in the reader's language.
    Labels of feed_labels {
        language: String, separator: String, list_separator: String, no_items: String,
        skip_to_items: String, read_on: String, read_all: String, retry: String, picture: String,
        video: String, audio: String, about: String, in_reply_to: String, comment_feed: String,
        section: String, department: String, tags: String, place: String, feed_updated: Frame,
        item_updated: Frame, by_author: Frame, from_source: Frame, about_page: Frame,
        reply_to: Frame, drawn: String, drawn_from: Frame, this_feed: String, embedded: String,
        reader: ReaderLabels,
    }
}
value! {
    /// The words of a renderer that stays open: its commands, and what is told when one is done.
    ReaderLabels of feed_reader_labels {
        next: String, previous: String, next_item: String, previous_item: String,
        next_unread: String, page_down: String, page_up: String, half_down: String,
        half_up: String, beginning: String, end: String, number_is_item: String, open_item: String,
        number_is_link: String, back: String, close: String, other_side: String, search: String,
        find_next: String, find_previous: String, open_page: String, copy_address: String,
        toggle_read: String, mark_all_read: String, refresh: String, retry_failed: String,
        help: String, leave_help: String, redraw: String, suspend: String, leave: String,
        all_read: String, no_link: Frame, opening: Frame, no_address: String, copied: Frame,
        nothing_searched: String, not_found: Frame, last_found: String,
    }
}
value! {
    /// How far loading has come.
    Loading of feed_loading_view_model {
        is_loading: bool, message: String, completed_sources: u64, total_sources: u64,
        received_bytes: u64, amount: String,
    }
}
value! {
    /// Why loading failed.
    Failure of feed_error_view_model {
        message: String, remedy: String, can_retry: bool, label: String, words: String,
        retry_label: String,
    }
}
value! {
    /// What a stream is drawn on.
    Surface of feed_surface {
        columns: u32, rows: u32, colors: u32, is_terminal: bool, allows_hyperlinks: bool,
        pixel_width: u32, pixel_height: u32,
    }
}

/// The place a renderer draws in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Environment {
    pub output: Surface,
    pub status: Surface,
    /// The terminal and its descriptor, where it was granted.
    pub terminal: Option<(Surface, i32)>,
    pub locale: String,
    pub time_zone: String,
}

/// A text of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Text {
    Excerpt = 0,
    ContentHtml = 1,
    ContentText = 2,
    Summary = 3,
    SummaryHtml = 4,
}

/// Which picture is wanted, and as what.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureRequest {
    /// The feed's ([`Feed::revision`]).
    pub revision: u64,
    /// The item; `None` for the feed itself.
    pub item: Option<u64>,
    /// The address as the content names it; empty for the item's own picture.
    pub url: String,
    /// For pixels, at most how wide and how high; `None` for encoded bytes.
    pub pixels: Option<(u32, u32)>,
}

impl PictureRequest {
    fn with<T>(&self, body: impl FnOnce(&sys::feed_image_request) -> T) -> T {
        let (width, height) = self.pixels.unwrap_or((0, 0));
        body(&sys::feed_image_request {
            size: std::mem::size_of::<sys::feed_image_request>(),
            revision: self.revision,
            item_index: self.item.unwrap_or(u64::MAX),
            url: if self.url.is_empty() {
                sys::feed_string { bytes: ptr::null(), length: 0 }
            } else {
                lend(&self.url)
            },
            maximum_width: width,
            maximum_height: height,
            form: i32::from(self.pixels.is_some()),
            reserved: 0,
        })
    }
}

/// A picture that was asked for.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What was asked for, as it was asked.
    pub request: PictureRequest,
    pub item_id: String,
    pub title: String,
    pub description: String,
    pub location: String,
    pub url: String,
    /// What [`Renderer::make_image`] or its like made.
    pub image: Option<Rc<dyn Any>>,
    pub is_loading: bool,
    pub should_retry: bool,
    pub words: String,
}

/// A picture that the host has decoded.
#[derive(Clone, Copy)]
pub struct Pixels<'a> {
    pub width: usize,
    pub height: usize,
    stride: usize,
    bytes: &'a [u8],
}

impl Pixels<'_> {
    /// A row, from the top: four bytes a pixel.
    pub fn row(&self, index: usize) -> &[u8] {
        &self.bytes[index * self.stride..][..self.width * 4]
    }
}

// ------------------------------------------------------------------------------------------------
// A feed

/// A feed. Copies of it are the same feed; once the host has taken it back, it answers with nothing.
#[derive(Clone)]
pub struct Feed {
    model: Rc<Cell<*const sys::feed_view_model>>,
    revision: u64,
    count: u64,
}

impl Feed {
    /// Which feed this is; every request for an item says it.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many items it has.
    pub fn len(&self) -> u64 {
        self.count
    }

    /// Whether it has no items.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// What is said of it as a whole.
    pub fn about(&self) -> About {
        self.with(|model| unsafe { About::read(model) }).unwrap_or_default()
    }

    /// The words that stay the same from item to item.
    pub fn labels(&self) -> Labels {
        self.with(|model| unsafe { model.labels.as_ref().map(|labels| Labels::read(labels)) })
            .flatten()
            .unwrap_or_default()
    }

    /// What a list shows of an item.
    pub fn item(&self, index: u64) -> Option<Item> {
        self.with(|model| unsafe {
            let item = model.item?(model, index).as_ref()?;
            Some(Item::read(item))
        })?
    }

    /// What a page shows of an item beyond that.
    pub fn detail(&self, index: u64) -> Option<Detail> {
        self.with(|model| unsafe {
            let detail = model.item_detail?(model, index).as_ref()?;
            Some(Detail::read(detail))
        })?
    }

    /// Of that its picture, the page it is about and its attachments, without the rest.
    pub fn files(&self, index: u64) -> Option<Detail> {
        self.with(|model| unsafe {
            let files = model.item_files?(model, index).as_ref()?;
            Some(Detail::read(files))
        })?
    }

    /// One text of an item.
    pub fn text(&self, index: u64, which: Text) -> Option<String> {
        self.with(|model| unsafe {
            let raw = model.item_text?(model, index, which as i32);
            (!raw.bytes.is_null()).then(|| text(&raw))
        })?
    }

    /// All items, made one by one.
    pub fn items(&self) -> impl Iterator<Item = Item> + '_ {
        (0..self.count).map_while(|index| self.item(index))
    }

    fn with<T>(&self, body: impl FnOnce(&sys::feed_view_model) -> T) -> Option<T> {
        // SAFETY: the host lends it until it is taken back, and then this is null. Nothing that is read
        // of it outlives the call.
        unsafe { self.model.get().as_ref() }.map(body)
    }
}

// ------------------------------------------------------------------------------------------------
// The host

/// The host, as a renderer sees it. Copies are the same host; after the renderer's end it does nothing.
#[derive(Clone)]
pub struct Host {
    shared: Rc<SharedHost>,
}

struct SharedHost {
    table: Cell<*const sys::feed_host>,
    /// The first status but OK that a write to the output had.
    written: Cell<i32>,
    /// What came while the renderer was in a call: from within dispatch.
    events: RefCell<VecDeque<Event>>,
    waker: Waker,
}

enum Event {
    Feed(Feed),
    Loading(Loading),
    Failure(Failure),
    Picture(Picture),
    PlaceChanged,
}

/// What may be told to the host on any thread.
#[derive(Clone)]
pub struct Waker(Arc<Mutex<usize>>);

impl Waker {
    /// Has a [`Renderer::run`] that waits for the event descriptor go on.
    pub fn wake(&self) {
        self.with(|host| unsafe {
            if let Some(wake) = (*host).wake {
                wake(host)
            }
        });
    }

    /// Tells the person something, in one line.
    pub fn log(&self, words: &str) {
        self.with(|host| unsafe {
            if let Some(log) = (*host).log {
                log(host, sys::FEED_LOG_WARNING, lend(words))
            }
        });
    }

    /// The lock is held during the call, so that the host is there until it returns.
    fn with(&self, body: impl FnOnce(*const sys::feed_host)) {
        let address = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if *address != 0 {
            body(*address as *const sys::feed_host);
        }
    }
}

/// Where a renderer's bytes go.
#[derive(Clone)]
pub struct Output {
    host: Host,
    stream: sys::feed_stream,
}

impl std::io::Write for Output {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        match self.host.write_to(self.stream, bytes) {
            Ok(()) => Ok(bytes.len()),
            Err(_) => Err(std::io::ErrorKind::BrokenPipe.into()),
        }
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Host {
    fn table(&self) -> Option<&sys::feed_host> {
        // SAFETY: the table holds until destroy, and then this is null.
        unsafe { self.shared.table.get().as_ref() }
    }

    fn write_to(&self, stream: sys::feed_stream, bytes: &[u8]) -> Result {
        let shared = &self.shared;
        if stream == sys::FEED_STREAM_OUTPUT && shared.written.get() != sys::FEED_STATUS_OK {
            return Err(Error::Stopped(shared.written.get()));
        }
        let Some(write) = self.table().and_then(|table| table.write) else {
            return Err(Error::Stopped(sys::FEED_STATUS_OUTPUT_CLOSED));
        };
        let status =
            unsafe { write(shared.table.get(), stream, bytes.as_ptr().cast(), bytes.len()) };
        if status == sys::FEED_STATUS_OK {
            return Ok(());
        }
        // What a person is told of loading may be lost; the rendering may not.
        if stream == sys::FEED_STREAM_OUTPUT {
            shared.written.set(status);
        }
        Err(Error::Stopped(status))
    }

    /// Writes `text` to the output.
    pub fn write(&self, text: &str) -> Result {
        self.write_to(sys::FEED_STREAM_OUTPUT, text.as_bytes())
    }

    /// The rendering: standard output, or the file the person named. For `write!`.
    pub fn output(&self) -> Output {
        Output { host: self.clone(), stream: sys::FEED_STREAM_OUTPUT }
    }

    /// The person at the terminal, for loading and error views.
    pub fn status(&self) -> Output {
        Output { host: self.clone(), stream: sys::FEED_STREAM_STATUS }
    }

    /// The host's name and version.
    pub fn name(&self) -> String {
        self.table().map_or(String::new(), |table| text(&table.name))
    }

    /// Tells the person something, in one line; the host adds the renderer's name.
    pub fn log(&self, words: &str) {
        self.shared.waker.log(words);
    }

    /// As [`Host::log`], shown with `--verbose` only.
    pub fn debug(&self, words: &str) {
        if let Some(log) = self.table().and_then(|table| table.log) {
            unsafe { log(self.shared.table.get(), sys::FEED_LOG_DEBUG, lend(words)) }
        }
    }

    /// What may be used on other threads.
    pub fn waker(&self) -> Waker {
        self.shared.waker.clone()
    }

    /// The place to draw in, now.
    pub fn environment(&self) -> Environment {
        let read = |raw: *const sys::feed_surface| unsafe {
            raw.as_ref().map(|surface| Surface::read(surface))
        };
        let Some(environment) = self.table().and_then(|table| table.environment) else {
            return Environment::default();
        };
        match unsafe { environment(self.shared.table.get()).as_ref() } {
            None => Environment::default(),
            Some(raw) => Environment {
                output: read(raw.output).unwrap_or_default(),
                status: read(raw.status).unwrap_or_default(),
                terminal: read(raw.terminal).map(|surface| (surface, raw.terminal_descriptor)),
                locale: text(&raw.locale),
                time_zone: text(&raw.time_zone),
            },
        }
    }

    /// The feed is wanted, or wanted again.
    pub fn request_refresh(&self) {
        if let Some(request) = self.table().and_then(|table| table.request_refresh) {
            unsafe { request(self.shared.table.get()) }
        }
    }

    /// A picture is wanted: [`Renderer::display_picture`] answers.
    pub fn request_picture(&self, request: &PictureRequest) {
        if let Some(call) = self.table().and_then(|table| table.request_image) {
            request.with(|raw| unsafe { call(self.shared.table.get(), raw) })
        }
    }

    /// A picture is not wanted any more.
    pub fn cancel_picture(&self, request: &PictureRequest) {
        if let Some(call) = self.table().and_then(|table| table.cancel_image) {
            request.with(|raw| unsafe { call(self.shared.table.get(), raw) })
        }
    }

    /// A picture will likely be wanted soon.
    pub fn preload_picture(&self, request: &PictureRequest) {
        if let Some(call) = self.table().and_then(|table| table.preload_image) {
            request.with(|raw| unsafe { call(self.shared.table.get(), raw) })
        }
    }

    /// The person has read an item, or wants it to be unread again.
    pub fn mark_item(&self, feed: &Feed, index: u64, is_read: bool) {
        if let Some(mark) = self.table().and_then(|table| table.mark_item) {
            unsafe { mark(self.shared.table.get(), feed.revision, index, i32::from(is_read)) }
        }
    }

    /// The person wants an address of an item opened; of the feed itself where `index` is `None`.
    pub fn open_link(&self, feed: &Feed, index: Option<u64>, url: &str) {
        if let Some(open) = self.table().and_then(|table| table.open_link) {
            let index = index.unwrap_or(u64::MAX);
            unsafe { open(self.shared.table.get(), feed.revision, index, lend(url)) }
        }
    }

    /// The person wants a text on the clipboard.
    pub fn copy_text(&self, text: &str) {
        if let Some(copy) = self.table().and_then(|table| table.copy_text) {
            unsafe { copy(self.shared.table.get(), lend(text)) }
        }
    }

    /// The descriptor to poll among one's own; `None` where there is none.
    pub fn event_descriptor(&self) -> Option<i32> {
        let descriptor = self.table()?.event_descriptor?;
        let number = unsafe { descriptor(self.shared.table.get()) };
        (number >= 0).then_some(number)
    }

    /// Has what is pending delivered, and then shown by `renderer`. An error says that
    /// [`Renderer::run`] shall return it.
    pub fn dispatch<R: Renderer>(&self, renderer: &mut R) -> Result {
        let Some(dispatch) = self.table().and_then(|table| table.dispatch) else {
            return Err(Error::Stopped(sys::FEED_STATUS_LEAVE));
        };
        let status = unsafe { dispatch(self.shared.table.get()) };
        while let Some(event) = self.take_event() {
            match event {
                // The one after it has come already.
                Event::Feed(feed) if feed.model.get().is_null() => {}
                Event::Feed(feed) => renderer.display(&feed)?,
                Event::Loading(loading) => renderer.display_loading(&loading)?,
                Event::Failure(failure) => renderer.display_error(&failure)?,
                Event::Picture(picture) => renderer.display_picture(&picture)?,
                Event::PlaceChanged => renderer.place_changed(),
            }
        }
        if status == sys::FEED_STATUS_OK {
            Ok(())
        } else {
            Err(Error::Stopped(status))
        }
    }

    fn take_event(&self) -> Option<Event> {
        self.shared.events.borrow_mut().pop_front()
    }

    /// Gives the person their shell back for a while, in a later dispatch.
    pub fn suspend(&self) {
        if let Some(suspend) = self.table().and_then(|table| table.suspend) {
            unsafe { suspend(self.shared.table.get()) }
        }
    }

    /// What the renderer before this one kept; empty where there is nothing.
    pub fn recall(&self) -> Vec<u8> {
        let recalled = (|| unsafe {
            let memory = self.memory()?;
            let kept = memory.recall?(self.shared.table.get());
            (!kept.bytes.is_null())
                .then(|| std::slice::from_raw_parts(kept.bytes.cast::<u8>(), kept.length).to_vec())
        })();
        recalled.unwrap_or_default()
    }

    /// Keeps at most 16,384 bytes for the renderer after this one; never written to a file.
    pub fn keep(&self, bytes: &[u8]) {
        if let Some(keep) = self.memory().and_then(|memory| memory.keep) {
            unsafe { keep(self.shared.table.get(), bytes.as_ptr().cast(), bytes.len()) }
        }
    }

    fn memory(&self) -> Option<&sys::feed_memory_extension> {
        let get = self.table()?.get_extension?;
        unsafe {
            let table = get(self.shared.table.get(), c"feedhost.memory/1".as_ptr());
            table.cast::<sys::feed_memory_extension>().as_ref()
        }
    }

    /// The text of HTML; `None` where the host has no such help.
    pub fn plain_text(&self, html: &str) -> Option<String> {
        let get = self.table()?.get_extension?;
        unsafe {
            let table = get(self.shared.table.get(), c"feedhost.plain-text/1".as_ptr());
            let table = table.cast::<sys::feed_plain_text_extension>().as_ref()?;
            Some(text(&table.text?(self.shared.table.get(), lend(html))))
        }
    }
}

// ------------------------------------------------------------------------------------------------
// The tables

/// A renderer behind its C tables; the context of every call.
struct Instance<R> {
    table: sys::feed_renderer,
    feed_view: sys::feed_view,
    loading_view: sys::feed_loading_view,
    error_view: sys::feed_error_view,
    image_view: sys::feed_image_view,
    transformer: sys::feed_image_transformer,
    host: Host,
    renderer: RefCell<R>,
    /// The feed displayed last, which the host still lends.
    feed: RefCell<Option<Feed>>,
}

thread_local! {
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Has panics of this library remembered in words, and printed only where a trace is wanted.
fn prepare_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        let is_printed = std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0");
        std::panic::set_hook(Box::new(move |panic| {
            let payload = panic.payload();
            let words = payload
                .downcast_ref::<&str>()
                .copied()
                .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
                .unwrap_or("a value");
            let place = panic.location().map_or(String::new(), |place| {
                format!(" at {}:{}", place.file(), place.line())
            });
            PANIC.with(|last| *last.borrow_mut() = Some(format!("it panicked{place}: {words}")));
            if is_printed {
                usual(panic);
            }
        }));
    });
}

/// What a body answers; a panic becomes an error.
fn guarded<T>(body: impl FnOnce() -> Result<T>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|payload| {
        // Dropping a payload may panic as well.
        std::mem::forget(payload);
        let words = PANIC.with(|last| last.borrow_mut().take());
        Err(Error::Failed(words.unwrap_or_else(|| "it panicked".into())))
    })
}

unsafe fn tell(error: *mut sys::feed_error, words: &str) {
    let Some(error) = (unsafe { error.as_mut() }) else { return };
    let mut length = words.len().min(error.capacity);
    while !words.is_char_boundary(length) {
        length -= 1;
    }
    unsafe { ptr::copy_nonoverlapping(words.as_ptr(), error.buffer.cast(), length) };
    error.length = length;
}

unsafe fn answer(outcome: Result, error: *mut sys::feed_error) -> sys::feed_status {
    match outcome {
        Ok(()) => sys::FEED_STATUS_OK,
        Err(Error::Stopped(status)) => status,
        Err(Error::Failed(words)) => {
            unsafe { tell(error, &words) };
            sys::FEED_STATUS_FAILED
        }
    }
}

impl<R: Renderer> Instance<R> {
    /// Runs a call of the renderer, and says what became of it.
    unsafe fn call(
        context: *mut c_void, error: *mut sys::feed_error,
        body: impl FnOnce(&Self, &mut R) -> Result,
    ) -> sys::feed_status {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_INVALID_ARGUMENT;
        };
        let outcome = guarded(|| body(instance, &mut instance.renderer.borrow_mut()));
        // Where the output takes no more, that is why.
        match instance.host.shared.written.get() {
            sys::FEED_STATUS_OK => unsafe { answer(outcome, error) },
            status => status,
        }
    }

    /// Shows a value now, or, where the renderer is in its main loop, after dispatch.
    unsafe fn show(
        context: *mut c_void, error: *mut sys::feed_error, event: Event,
        body: impl FnOnce(&mut R, &Event) -> Result,
    ) -> sys::feed_status {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_INVALID_ARGUMENT;
        };
        if instance.renderer.try_borrow_mut().is_err() {
            instance.host.shared.events.borrow_mut().push_back(event);
            return sys::FEED_STATUS_OK;
        }
        unsafe { Self::call(context, error, |_, renderer| body(renderer, &event)) }
    }

    unsafe extern "C" fn display(
        context: *mut c_void, model: *const sys::feed_view_model, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        let (Some(instance), Some(raw)) =
            (unsafe { (context.cast::<Self>().as_ref(), model.as_ref()) })
        else {
            return sys::FEED_STATUS_INVALID_ARGUMENT;
        };
        let feed = Feed {
            model: Rc::new(Cell::new(model)),
            revision: raw.revision,
            count: raw.item_count,
        };
        let last = instance.feed.borrow_mut().replace(feed.clone());
        let status = unsafe {
            Self::show(context, error, Event::Feed(feed), |renderer, event| match event {
                Event::Feed(feed) => renderer.display(feed),
                _ => Ok(()),
            })
        };
        if let Some(last) = last {
            last.model.set(ptr::null());
        }
        status
    }

    unsafe extern "C" fn display_loading(
        context: *mut c_void, model: *const sys::feed_loading_view_model,
        error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            let event = Event::Loading(Loading::read(&*model));
            Self::show(context, error, event, |renderer, event| match event {
                Event::Loading(loading) => renderer.display_loading(loading),
                _ => Ok(()),
            })
        }
    }

    unsafe extern "C" fn display_error(
        context: *mut c_void, model: *const sys::feed_error_view_model,
        error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            let event = Event::Failure(Failure::read(&*model));
            Self::show(context, error, event, |renderer, event| match event {
                Event::Failure(failure) => renderer.display_error(failure),
                _ => Ok(()),
            })
        }
    }

    unsafe extern "C" fn display_picture(
        context: *mut c_void, model: *const sys::feed_image_view_model,
        error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            let raw = &*model;
            let Some(request) = raw.request.as_ref() else {
                return sys::FEED_STATUS_INVALID_ARGUMENT;
            };
            let event = Event::Picture(Picture {
                request: PictureRequest {
                    revision: request.revision,
                    item: (request.item_index != u64::MAX).then_some(request.item_index),
                    url: text(&request.url),
                    pixels: (request.form == sys::FEED_IMAGE_PIXELS)
                        .then_some((request.maximum_width, request.maximum_height)),
                },
                item_id: text(&raw.item_id),
                title: text(&raw.title),
                description: text(&raw.description),
                location: text(&raw.location),
                url: text(&raw.url),
                image: raw.image.cast::<Rc<dyn Any>>().as_ref().cloned(),
                is_loading: raw.is_loading != 0,
                should_retry: raw.should_retry != 0,
                words: text(&raw.words),
            });
            Self::show(context, error, event, |renderer, event| match event {
                Event::Picture(picture) => renderer.display_picture(picture),
                _ => Ok(()),
            })
        }
    }

    unsafe fn hand_over(
        image: *mut *mut c_void, error: *mut sys::feed_error,
        make: impl FnOnce() -> Result<Box<dyn Any>>,
    ) -> sys::feed_status {
        match guarded(make) {
            Ok(made) => {
                unsafe { *image = Box::into_raw(Box::new(Rc::<dyn Any>::from(made))).cast() };
                sys::FEED_STATUS_OK
            }
            Err(failure) => {
                unsafe { answer(Err(failure), error) };
                sys::FEED_STATUS_INVALID_IMAGE
            }
        }
    }

    unsafe extern "C" fn make_image(
        _context: *mut c_void, bytes: *const c_void, length: usize,
        media_type: sys::feed_string, image: *mut *mut c_void, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            Self::hand_over(image, error, || {
                let bytes: &[u8] = if length == 0 {
                    &[]
                } else {
                    std::slice::from_raw_parts(bytes.cast(), length)
                };
                R::make_image(bytes, &text(&media_type))
            })
        }
    }

    unsafe extern "C" fn make_image_from_pixels(
        _context: *mut c_void, pixels: *const sys::feed_pixels, image: *mut *mut c_void,
        error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            Self::hand_over(image, error, || {
                let raw = &*pixels;
                let bytes = std::slice::from_raw_parts(raw.bytes, raw.stride * raw.height as usize);
                R::make_image_from_pixels(&Pixels {
                    width: raw.width as usize,
                    height: raw.height as usize,
                    stride: raw.stride,
                    bytes,
                })
            })
        }
    }

    unsafe extern "C" fn release_image(_context: *mut c_void, image: *mut c_void) {
        if !image.is_null() {
            let _ = guarded(|| {
                drop(unsafe { Box::from_raw(image.cast::<Rc<dyn Any>>()) });
                Ok(())
            });
        }
    }

    unsafe extern "C" fn run(
        context: *mut c_void, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe { Self::call(context, error, |_, renderer| renderer.run()) }
    }

    unsafe extern "C" fn place_changed(context: *mut c_void) {
        unsafe {
            Self::show(context, ptr::null_mut(), Event::PlaceChanged, |renderer, _| {
                renderer.place_changed();
                Ok(())
            });
        }
    }

    unsafe extern "C" fn finish(
        context: *mut c_void, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe { Self::call(context, error, |_, renderer| renderer.finish()) }
    }

    unsafe extern "C" fn destroy(context: *mut c_void) {
        if context.is_null() {
            return;
        }
        let instance = unsafe { Box::from_raw(context.cast::<Self>()) };
        if let Some(feed) = instance.feed.borrow_mut().take() {
            feed.model.set(ptr::null());
        }
        let shared = instance.host.shared.clone();
        let _ = guarded(|| {
            drop(instance);
            Ok(())
        });
        shared.events.borrow_mut().clear();
        shared.table.set(ptr::null());
        *shared.waker.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = 0;
    }
}

unsafe extern "C" fn create<R: Renderer>(
    factory: *const sys::feed_factory, host: *const sys::feed_host,
    configuration: *const sys::feed_configuration, error: *mut sys::feed_error,
) -> *const sys::feed_renderer {
    let handle = Host {
        shared: Rc::new(SharedHost {
            table: Cell::new(host),
            written: Cell::new(sys::FEED_STATUS_OK),
            events: RefCell::default(),
            waker: Waker(Arc::new(Mutex::new(host as usize))),
        }),
    };
    let made = guarded(|| {
        let mut options = Options::default();
        if let Some(configuration) = unsafe { configuration.as_ref() } {
            let list = configuration.options;
            for index in 0..list.count {
                let place = unsafe { list.first.cast::<u8>().add(index * list.stride) };
                let option = unsafe { &*place.cast::<sys::feed_option>() };
                options.0.push((text(&option.key), text(&option.value)));
            }
        }
        R::new(handle.clone(), &options)
    });
    let renderer = match made {
        Ok(renderer) => renderer,
        Err(failure) => {
            unsafe { answer(Err(failure), error) };
            handle.shared.table.set(ptr::null());
            *handle.shared.waker.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = 0;
            return ptr::null();
        }
    };
    let views = unsafe { (*factory).context } as usize as u8;
    let mut instance = Box::new(Instance::<R> {
        table: sys::feed_renderer {
            size: std::mem::size_of::<sys::feed_renderer>(),
            context: ptr::null_mut(),
            feed: ptr::null(),
            loading: ptr::null(),
            error: ptr::null(),
            image: ptr::null(),
            transformer: ptr::null(),
            run: if R::INTERACTIVE { Some(Instance::<R>::run) } else { None },
            place_changed: Some(Instance::<R>::place_changed),
            finish: Some(Instance::<R>::finish),
            destroy: Some(Instance::<R>::destroy),
        },
        feed_view: sys::feed_view {
            size: std::mem::size_of::<sys::feed_view>(),
            display: Some(Instance::<R>::display),
        },
        loading_view: sys::feed_loading_view {
            size: std::mem::size_of::<sys::feed_loading_view>(),
            display: Some(Instance::<R>::display_loading),
        },
        error_view: sys::feed_error_view {
            size: std::mem::size_of::<sys::feed_error_view>(),
            display: Some(Instance::<R>::display_error),
        },
        image_view: sys::feed_image_view {
            size: std::mem::size_of::<sys::feed_image_view>(),
            display: Some(Instance::<R>::display_picture),
        },
        transformer: sys::feed_image_transformer {
            size: std::mem::size_of::<sys::feed_image_transformer>(),
            make_image: Some(Instance::<R>::make_image),
            make_image_from_pixels: Some(Instance::<R>::make_image_from_pixels),
            release_image: Some(Instance::<R>::release_image),
        },
        host: handle,
        renderer: RefCell::new(renderer),
        feed: RefCell::new(None),
    });
    if views & 1 != 0 {
        instance.table.feed = &instance.feed_view;
    }
    if views & 2 != 0 {
        instance.table.loading = &instance.loading_view;
    }
    if views & 4 != 0 {
        instance.table.error = &instance.error_view;
    }
    if views & 8 != 0 {
        instance.table.image = &instance.image_view;
        instance.table.transformer = &instance.transformer;
    }
    let raw = Box::into_raw(instance);
    // SAFETY: it was made just now, and the host frees it by destroy.
    unsafe {
        (*raw).table.context = raw.cast();
        &(*raw).table
    }
}

/// What [`plugin!`] makes the entry of.
pub fn entry<R: Renderer>(
    version: u32, minimum: u32, views: u8,
) -> *const sys::feed_plugin {
    if version < sys::FEED_ABI_MINIMUM_VERSION || minimum > sys::FEED_ABI_VERSION {
        return ptr::null();
    }
    guarded(|| {
        prepare_panics();
        let factory = Box::leak(Box::new(sys::feed_factory {
            size: std::mem::size_of::<sys::feed_factory>(),
            context: views as usize as *mut c_void,
            create: Some(create::<R>),
        }));
        Ok(&*Box::leak(Box::new(sys::feed_plugin {
            size: std::mem::size_of::<sys::feed_plugin>(),
            magic: sys::FEED_PLUGIN_MAGIC,
            abi_version: sys::FEED_ABI_VERSION,
            abi_minimum_version: sys::FEED_ABI_MINIMUM_VERSION,
            reserved: 0,
            factory,
        })) as *const sys::feed_plugin)
    })
    .unwrap_or(ptr::null())
}

// ------------------------------------------------------------------------------------------------
// The note

/// An ELF note with the text of a plugin.
#[repr(C, align(4))]
pub struct Note<const LENGTH: usize> {
    owner_size: u32,
    text_size: u32,
    kind: u32,
    owner: [u8; 12],
    text: [u8; LENGTH],
}

impl<const LENGTH: usize> Note<LENGTH> {
    /// A note of `text`, which has that length.
    pub const fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut copy = [0; LENGTH];
        let mut index = 0;
        while index < LENGTH {
            copy[index] = bytes[index];
            index += 1;
        }
        Note {
            owner_size: 9,
            text_size: LENGTH as u32,
            kind: 1,
            owner: *b"FeedHost\0\0\0\0",
            text: copy,
        }
    }
}

/// The views that a note names: 1 feed, 2 loading, 4 error, 8 image.
pub const fn views(note: &str) -> u8 {
    const NAMES: [&[u8]; 4] = [b"feed", b"loading", b"error", b"image"];
    let bytes = note.as_bytes();
    let mut found = 0;
    let mut line = 0;
    while line < bytes.len() {
        let mut end = line;
        while end < bytes.len() && bytes[end] != b'\n' {
            end += 1;
        }
        if begins(bytes, line, end, b"views=") {
            let mut word = line + 6;
            while word < end {
                let mut stop = word;
                while stop < end && bytes[stop] != b' ' {
                    stop += 1;
                }
                let mut kind = 0;
                while kind < 4 {
                    if stop - word == NAMES[kind].len() && begins(bytes, word, stop, NAMES[kind]) {
                        found |= 1 << kind;
                    }
                    kind += 1;
                }
                word = stop + 1;
            }
        }
        line = end + 1;
    }
    found
}

const fn begins(bytes: &[u8], start: usize, end: usize, with: &[u8]) -> bool {
    if end - start < with.len() {
        return false;
    }
    let mut index = 0;
    while index < with.len() {
        if bytes[start + index] != with[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// Makes a crate a plugin: `plugin!(Renderer, "id=…", "name=…", "version=…", "views=…")`, a line of the
/// note each. Once in a crate, in which this file is the module `feed_plugin` at the root.
macro_rules! plugin {
    ($renderer:ty, $($line:literal),+ $(,)?) => {
        const FEED_PLUGIN_NOTE_TEXT: &str =
            concat!($($line, "\n",)+ "abi=1\n", "abi-minimum=1\n");
        const _: () = assert!(
            $crate::feed_plugin::sys::FEED_ABI_VERSION == 1
                && $crate::feed_plugin::sys::FEED_ABI_MINIMUM_VERSION == 1
        );

        #[used]
        #[unsafe(link_section = ".note.feedhost")]
        static FEED_PLUGIN_NOTE: $crate::feed_plugin::Note<{ FEED_PLUGIN_NOTE_TEXT.len() }> =
            $crate::feed_plugin::Note::new(FEED_PLUGIN_NOTE_TEXT);

        #[unsafe(no_mangle)]
        pub extern "C" fn feed_plugin_entry(
            version: u32,
            minimum: u32,
        ) -> *const $crate::feed_plugin::sys::feed_plugin {
            $crate::feed_plugin::entry::<$renderer>(
                version,
                minimum,
                const { $crate::feed_plugin::views(FEED_PLUGIN_NOTE_TEXT) },
            )
        }
    };
}
pub(crate) use plugin;
