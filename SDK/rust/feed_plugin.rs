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
//! Texts are copied as they are asked for, and a [`Feed`] that is kept answers with nothing once the host
//! has taken it back. Where an older host lacks a member, its value is empty. A panic ends the call with
//! words that name its place; with `RUST_BACKTRACE` set, what Rust prints of it goes to standard error, too. So
//! does in any case what it prints of a panic on another thread.
//!
//! Needs Rust 1.82 (edition 2021 or 2024).
#![allow(dead_code, unused_macros, unused_imports)]

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::ffi::{CStr, CString};
use std::fmt::Write as _;
use std::mem::{size_of, zeroed, MaybeUninit};
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::ptr;
use std::rc::Rc;
use std::sync::{Arc, Mutex, Once};

/// The contract as it stands in `feed_plugin.h`.
#[allow(non_camel_case_types)]
pub mod sys {
    use std::mem::{align_of, offset_of, size_of};
    use std::ffi::CStr;
    use std::os::raw::{c_char, c_void};

// Made by Tools/make-rust-bindings: begin bindings.
pub type feed_status = i32;
pub type feed_precision = i32;
pub type feed_states = u32;
pub type feed_file_kind = i32;
pub type feed_episode_kind = i32;
pub type feed_title_origin = i32;
pub type feed_detail_parts = u32;
pub type feed_entry_kind = i32;
pub type feed_article_parts = u32;
pub type feed_text = i32;
pub type feed_grouping = i32;
pub type feed_image_form = i32;
pub type feed_stream = i32;
pub type feed_log_level = i32;
pub type feed_color_scheme = i32;
pub type feed_contrast = i32;
pub type feed_plugin_entry_function = Option<unsafe extern "C" fn(*const feed_entry, *mut *const feed_plugin, *mut feed_error) -> feed_status>;
pub type feed_action_argument = i32;
pub type feed_source_row_kind = i32;
pub type feed_item_order = i32;
pub type feed_notice_kind = i32;
pub const FEED_STATUS_OK: i32 = 0;
pub const FEED_STATUS_FAILED: i32 = -1;
pub const FEED_STATUS_OUTPUT_CLOSED: i32 = -2;
pub const FEED_STATUS_LEAVE: i32 = -3;
pub const FEED_STATUS_STALE: i32 = -4;
pub const FEED_STATUS_REFUSED: i32 = -5;
pub const FEED_PRECISION_NONE: i32 = 0;
pub const FEED_PRECISION_INSTANT: i32 = 1;
pub const FEED_PRECISION_DAY: i32 = 2;
pub const FEED_PRECISION_MONTH: i32 = 3;
pub const FEED_PRECISION_YEAR: i32 = 4;
pub const FEED_STATE_READ: u32 = 1;
pub const FEED_STATE_STARRED: u32 = 2;
pub const FEED_FILE_OTHER: i32 = 0;
pub const FEED_FILE_PICTURE: i32 = 1;
pub const FEED_FILE_AUDIO: i32 = 2;
pub const FEED_FILE_VIDEO: i32 = 3;
pub const FEED_EPISODE_UNKNOWN: i32 = 0;
pub const FEED_EPISODE_FULL: i32 = 1;
pub const FEED_EPISODE_TRAILER: i32 = 2;
pub const FEED_EPISODE_BONUS: i32 = 3;
pub const FEED_TITLE_OWN: i32 = 0;
pub const FEED_TITLE_FROM_TEXT: i32 = 1;
pub const FEED_TITLE_FROM_URL: i32 = 2;
pub const FEED_TITLE_PLACEHOLDER: i32 = 3;
pub const FEED_DETAIL_FILES: u32 = 1;
pub const FEED_DETAIL_MEDIA: u32 = 2;
pub const FEED_DETAIL_PEOPLE: u32 = 4;
pub const FEED_DETAIL_REST: u32 = 8;
pub const FEED_DETAIL_ALL: u32 = 2147483647;
pub const FEED_ENTRY_OTHER: i32 = 0;
pub const FEED_ENTRY_SOURCE: i32 = 1;
pub const FEED_ENTRY_AUTHOR: i32 = 2;
pub const FEED_ENTRY_DATE: i32 = 3;
pub const FEED_ENTRY_PLACE: i32 = 4;
pub const FEED_ENTRY_EPISODE: i32 = 5;
pub const FEED_ENTRY_FILE: i32 = 6;
pub const FEED_ENTRY_CHAPTERS: i32 = 7;
pub const FEED_ENTRY_TRANSCRIPT: i32 = 8;
pub const FEED_ENTRY_ABOUT: i32 = 9;
pub const FEED_ENTRY_REPLY: i32 = 10;
pub const FEED_ENTRY_COMMENTS: i32 = 11;
pub const FEED_ENTRY_COMMENT_FEED: i32 = 12;
pub const FEED_ENTRY_PICTURE: i32 = 13;
pub const FEED_ARTICLE_HEADING: u32 = 1;
pub const FEED_ARTICLE_BODY: u32 = 2;
pub const FEED_ARTICLE_END: u32 = 4;
pub const FEED_ARTICLE_ALL: u32 = 2147483647;
pub const FEED_TEXT_EXCERPT: i32 = 0;
pub const FEED_TEXT_CONTENT_HTML: i32 = 1;
pub const FEED_TEXT_CONTENT_TEXT: i32 = 2;
pub const FEED_TEXT_SUMMARY: i32 = 3;
pub const FEED_TEXT_SUMMARY_HTML: i32 = 4;
pub const FEED_TEXT_DAY: i32 = 5;
pub const FEED_TEXT_MONTH: i32 = 6;
pub const FEED_TEXT_TIME: i32 = 7;
pub const FEED_GROUPING_NONE: i32 = 0;
pub const FEED_GROUPING_FOLDER: i32 = 1;
pub const FEED_GROUPING_SOURCE: i32 = 2;
pub const FEED_GROUPING_DAY: i32 = 3;
pub const FEED_IMAGE_ENCODED: i32 = 0;
pub const FEED_IMAGE_PIXELS: i32 = 1;
pub const FEED_STREAM_OUTPUT: i32 = 1;
pub const FEED_STREAM_STATUS: i32 = 2;
pub const FEED_LOG_DEBUG: i32 = 0;
pub const FEED_LOG_WARNING: i32 = 1;
pub const FEED_COLOR_SCHEME_UNKNOWN: i32 = 0;
pub const FEED_COLOR_SCHEME_LIGHT: i32 = 1;
pub const FEED_COLOR_SCHEME_DARK: i32 = 2;
pub const FEED_CONTRAST_UNKNOWN: i32 = 0;
pub const FEED_CONTRAST_NORMAL: i32 = 1;
pub const FEED_CONTRAST_HIGH: i32 = 2;
pub const FEED_PLUGIN_SIZE_1: i32 = 24;
pub const FEED_FACTORY_SIZE_1: i32 = 24;
pub const FEED_RENDERER_SIZE_1: i32 = 96;
pub const FEED_VIEW_SIZE_1: i32 = 16;
pub const FEED_LOADING_VIEW_SIZE_1: i32 = 16;
pub const FEED_ERROR_VIEW_SIZE_1: i32 = 16;
pub const FEED_IMAGE_VIEW_SIZE_1: i32 = 16;
pub const FEED_IMAGE_TRANSFORMER_SIZE_1: i32 = 32;
pub const FEED_IMAGE_REQUEST_SIZE_1: i32 = 56;
pub const FEED_STATE_CHANGE_SIZE_1: u32 = 48;
pub const FEED_ARGUMENT_NONE: i32 = 0;
pub const FEED_ARGUMENT_TEXT: i32 = 1;
pub const FEED_ARGUMENT_ROW: i32 = 2;
pub const FEED_ARGUMENT_NUMBER: i32 = 3;
pub const FEED_SOURCE_ROW_ALL: i32 = 0;
pub const FEED_SOURCE_ROW_UNREAD: i32 = 1;
pub const FEED_SOURCE_ROW_STARRED: i32 = 2;
pub const FEED_SOURCE_ROW_FOLDER: i32 = 3;
pub const FEED_SOURCE_ROW_FEED: i32 = 4;
pub const FEED_SOURCE_ROW_SEARCH: i32 = 5;
pub const FEED_ORDER_LOADED: i32 = 0;
pub const FEED_ORDER_DATE: i32 = 1;
pub const FEED_ORDER_TITLE: i32 = 2;
pub const FEED_ORDER_SOURCE: i32 = 3;
pub const FEED_NOTICE_DONE: i32 = 0;
pub const FEED_NOTICE_UNDOABLE: i32 = 1;
pub const FEED_NOTICE_NOTHING: i32 = 2;
pub const FEED_NOTICE_PROGRESS: i32 = 3;
pub const FEED_NOTICE_QUESTION: i32 = 4;
pub const FEED_ACTION_REQUEST_SIZE_1: i32 = 64;
pub const FEED_READER_VIEWS_SIZE_1: i32 = 40;
pub const FEED_ABI_MINIMUM_VERSION: u32 = 1;
pub const FEED_ABI_VERSION: u32 = 1;
pub const FEED_ACTION_MAXIMUM_LENGTH: usize = 8192;
pub const FEED_CLIPBOARD_MAXIMUM_LENGTH: usize = 1048576;
pub const FEED_EXTENSION_CLIPBOARD: &CStr = c"feedhost.clipboard/1";
pub const FEED_EXTENSION_EVENT_LOOP: &CStr = c"feedhost.event-loop/1";
pub const FEED_EXTENSION_MEMORY: &CStr = c"feedhost.memory/1";
pub const FEED_EXTENSION_PLAIN_TEXT: &CStr = c"feedhost.plain-text/1";
pub const FEED_EXTENSION_READER: &CStr = c"feedhost.reader/1";
pub const FEED_EXTENSION_TERMINAL: &CStr = c"feedhost.terminal/1";
pub const FEED_IMAGE_MAXIMUM_ADDRESS: usize = 8192;
pub const FEED_IMAGE_MAXIMUM_PIXELS: usize = 16777216;
pub const FEED_IMAGE_MAXIMUM_SIDE: usize = 8192;
pub const FEED_MEMORY_MAXIMUM_LENGTH: usize = 16384;
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
pub struct feed_phrase {
    pub before: feed_string,
    pub after: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_date {
    pub precision: feed_precision,
    pub seconds_ahead_of_utc: i32,
    pub seconds: i64,
    pub rfc3339: feed_string,
    pub text: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_person {
    pub size: usize,
    pub name: feed_string,
    pub url: feed_string,
    pub avatar_url: feed_string,
    pub email: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_attachment {
    pub size: usize,
    pub url: feed_string,
    pub mime_type: feed_string,
    pub kind: feed_file_kind,
    pub reserved: i32,
    pub title: feed_string,
    pub label: feed_string,
    pub facts: feed_string,
    pub size_in_bytes: i64,
    pub size_text: feed_string,
    pub duration_in_seconds: f64,
    pub duration_text: feed_string,
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
    pub thumbnail_url: feed_string,
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
pub struct feed_transcript {
    pub size: usize,
    pub url: feed_string,
    pub mime_type: feed_string,
    pub language: feed_string,
    pub label: feed_string,
    pub is_timed: i32,
    pub reserved: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_episode {
    pub size: usize,
    pub text: feed_string,
    pub season: i64,
    pub season_name: feed_string,
    pub number: feed_string,
    pub kind: feed_episode_kind,
    pub reserved: i32,
    pub chapters_url: feed_string,
    pub chapters_mime_type: feed_string,
    pub chapters_label: feed_string,
    pub transcripts: feed_list,
    pub reserved_size: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_hub {
    pub size: usize,
    pub protocol: feed_string,
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
pub struct feed_document {
    pub size: usize,
    pub new_feed_url: feed_string,
    pub next_page_url: feed_string,
    pub encoding: feed_string,
    pub update_interval_seconds: i64,
    pub hubs: feed_list,
    pub problems: feed_list,
    pub is_expired: i32,
    pub reserved: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_source {
    pub size: usize,
    pub title: feed_string,
    pub home_page_url: feed_string,
    pub feed_url: feed_string,
    pub folder: feed_string,
    pub item_count: u64,
    pub unread_count: u64,
    pub starred_count: u64,
    pub failure: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_item {
    pub size: usize,
    pub id: feed_string,
    pub title: feed_string,
    pub title_origin: feed_title_origin,
    pub states: feed_states,
    pub url: feed_string,
    pub open_url: feed_string,
    pub byline: feed_string,
    pub location: feed_string,
    pub date: feed_date,
    pub published: feed_date,
    pub updated: feed_date,
    pub source_index: u64,
    pub source_title: feed_string,
    pub source_url: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_item_detail {
    pub size: usize,
    pub image_url: feed_string,
    pub image_alternative_text: feed_string,
    pub banner_url: feed_string,
    pub external_url: feed_string,
    pub attachments: feed_list,
    pub media: feed_list,
    pub authors: feed_list,
    pub contributors: feed_list,
    pub language: feed_string,
    pub rights: feed_string,
    pub tags: feed_list,
    pub section: feed_string,
    pub department: feed_string,
    pub comments_url: feed_string,
    pub comment_feed_url: feed_string,
    pub comment_count: i64,
    pub comments_text: feed_string,
    pub replies_to: feed_list,
    pub episode: *const feed_episode,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_article_entry {
    pub size: usize,
    pub kind: feed_entry_kind,
    pub reserved: i32,
    pub before: feed_string,
    pub value: feed_string,
    pub after: feed_string,
    pub url: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_article {
    pub size: usize,
    pub title: feed_string,
    pub shows_title: i32,
    pub is_picture_above_body: i32,
    pub facts: feed_list,
    pub facts_line: feed_string,
    pub picture_url: feed_string,
    pub picture_alternative_text: feed_string,
    pub picture_width: i64,
    pub picture_height: i64,
    pub language: feed_string,
    pub body_html: feed_string,
    pub body_text: feed_string,
    pub caption: feed_string,
    pub links: feed_list,
    pub subjects: feed_list,
    pub tags: feed_list,
    pub recording_url: feed_string,
    pub recording_kind: feed_file_kind,
    pub reserved: i32,
    pub reserved_size: usize,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_view_model {
    pub size: usize,
    pub revision: u64,
    pub item_count: u64,
    pub item: Option<unsafe extern "C" fn(*const feed_view_model, u64) -> *const feed_item>,
    pub item_detail: Option<unsafe extern "C" fn(*const feed_view_model, u64, feed_detail_parts) -> *const feed_item_detail>,
    pub article: Option<unsafe extern "C" fn(*const feed_view_model, u64, feed_article_parts) -> *const feed_article>,
    pub item_text: Option<unsafe extern "C" fn(*const feed_view_model, u64, feed_text) -> feed_string>,
    pub source_count: u64,
    pub source: Option<unsafe extern "C" fn(*const feed_view_model, u64) -> *const feed_source>,
    pub document: Option<unsafe extern "C" fn(*const feed_view_model) -> *const feed_document>,
    pub host_context: *mut c_void,
    pub title: feed_string,
    pub title_origin: feed_title_origin,
    pub is_merged: i32,
    pub is_image_feed: i32,
    pub grouping: feed_grouping,
    pub summary: feed_string,
    pub home_page_url: feed_string,
    pub feed_url: feed_string,
    pub icon_url: feed_string,
    pub favicon_url: feed_string,
    pub byline: feed_string,
    pub authors: feed_list,
    pub updated: feed_date,
    pub published: feed_date,
    pub as_of: feed_date,
    pub language: feed_string,
    pub rights: feed_string,
    pub generator: feed_string,
    pub tags: feed_list,
    pub item_count_text: feed_string,
    pub id: feed_string,
    pub format: feed_string,
    pub reserved_size: usize,
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
    pub text: feed_string,
    pub label: feed_string,
    pub can_retry: i32,
    pub reserved: i32,
    pub retry_label: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_image_request {
    pub size: usize,
    pub revision: u64,
    pub item_index: u64,
    pub url: feed_string,
    pub form: feed_image_form,
    pub reserved: i32,
    pub maximum_width: u32,
    pub maximum_height: u32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_image_view_model {
    pub size: usize,
    pub request: *const feed_image_request,
    pub image: *mut c_void,
    pub is_loading: i32,
    pub should_retry: i32,
    pub text: feed_string,
    pub url: feed_string,
    pub item_id: feed_string,
    pub title: feed_string,
    pub description: feed_string,
    pub location: feed_string,
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
pub struct feed_surface {
    pub size: usize,
    pub columns: u32,
    pub rows: u32,
    pub pixel_width: u32,
    pub pixel_height: u32,
    pub colors: u32,
    pub is_terminal: i32,
    pub allows_hyperlinks: i32,
    pub reserved: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_environment {
    pub size: usize,
    pub output: *const feed_surface,
    pub status: *const feed_surface,
    pub locale: feed_string,
    pub time_zone: feed_string,
    pub color_scheme: feed_color_scheme,
    pub contrast: feed_contrast,
    pub text_scale: f64,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_state_change {
    pub size: usize,
    pub revision: u64,
    pub states: feed_states,
    pub is_set: i32,
    pub indexes: *const u64,
    pub first: u64,
    pub count: u64,
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
    pub words: Option<unsafe extern "C" fn(*const feed_host, *const c_char) -> feed_phrase>,
    pub is_granted: Option<unsafe extern "C" fn(*const feed_host, *const c_char) -> i32>,
    pub request_refresh: Option<unsafe extern "C" fn(*const feed_host) -> feed_status>,
    pub request_image: Option<unsafe extern "C" fn(*const feed_host, *const feed_image_request) -> feed_status>,
    pub cancel_image: Option<unsafe extern "C" fn(*const feed_host, *const feed_image_request) -> feed_status>,
    pub preload_image: Option<unsafe extern "C" fn(*const feed_host, *const feed_image_request) -> feed_status>,
    pub set_states: Option<unsafe extern "C" fn(*const feed_host, *const feed_state_change) -> feed_status>,
    pub open_link: Option<unsafe extern "C" fn(*const feed_host, u64, u64, feed_string) -> feed_status>,
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
    pub environment_changed: Option<unsafe extern "C" fn(*mut c_void, *mut feed_error) -> feed_status>,
    pub finish: Option<unsafe extern "C" fn(*mut c_void, *mut feed_error) -> feed_status>,
    pub destroy: Option<unsafe extern "C" fn(*mut c_void)>,
    pub get_extension: Option<unsafe extern "C" fn(*mut c_void, *const c_char) -> *const c_void>,
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
    pub create: Option<unsafe extern "C" fn(*const feed_factory, *const feed_host, *const feed_configuration, *mut *const feed_renderer, *mut feed_error) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_plugin {
    pub size: usize,
    pub abi_version: u32,
    pub abi_minimum_version: u32,
    pub factory: *const feed_factory,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_entry {
    pub size: usize,
    pub abi_version: u32,
    pub abi_minimum_version: u32,
    pub host_name: feed_string,
    pub plugin_path: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_event_loop_extension {
    pub size: usize,
    pub descriptor: Option<unsafe extern "C" fn(*const feed_host) -> isize>,
    pub dispatch: Option<unsafe extern "C" fn(*const feed_host) -> feed_status>,
    pub wake: Option<unsafe extern "C" fn(*const feed_host)>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_terminal_extension {
    pub size: usize,
    pub surface: Option<unsafe extern "C" fn(*const feed_host) -> *const feed_surface>,
    pub descriptor: Option<unsafe extern "C" fn(*const feed_host) -> isize>,
    pub suspend: Option<unsafe extern "C" fn(*const feed_host) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_clipboard_extension {
    pub size: usize,
    pub copy_text: Option<unsafe extern "C" fn(*const feed_host, feed_string) -> feed_status>,
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
    pub keep: Option<unsafe extern "C" fn(*const feed_host, *const c_void, usize) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_action {
    pub size: usize,
    pub name: feed_string,
    pub words: feed_string,
    pub keys: feed_list,
    pub argument: feed_action_argument,
    pub is_views_own: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_action_request {
    pub size: usize,
    pub name: feed_string,
    pub text: feed_string,
    pub row: u64,
    pub number: i64,
    pub version: u64,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_reader_extension {
    pub size: usize,
    pub actions: Option<unsafe extern "C" fn(*const feed_host) -> feed_list>,
    pub perform: Option<unsafe extern "C" fn(*const feed_host, *const feed_action_request) -> feed_status>,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_source_row {
    pub size: usize,
    pub kind: feed_source_row_kind,
    pub depth: u32,
    pub title: feed_string,
    pub count: u64,
    pub failure: feed_string,
    pub source_index: u64,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_source_list {
    pub size: usize,
    pub version: u64,
    pub rows_version: u64,
    pub rows: feed_list,
    pub selected_row: u64,
    pub is_active: i32,
    pub reserved: i32,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_item_list {
    pub size: usize,
    pub feed: *const feed_view_model,
    pub version: u64,
    pub rows_version: u64,
    pub row_count: u64,
    pub item_index: Option<unsafe extern "C" fn(*const feed_item_list, u64) -> u64>,
    pub host_context: *mut c_void,
    pub selected_row: u64,
    pub changed_first: u64,
    pub changed_count: u64,
    pub has_new_rows: i32,
    pub has_new_selection: i32,
    pub is_active: i32,
    pub is_unread_only: i32,
    pub order: feed_item_order,
    pub is_reversed: i32,
    pub title: feed_string,
    pub filter: feed_string,
    pub search: feed_string,
    pub order_text: feed_string,
    pub condition_text: feed_string,
    pub failure: feed_string,
    pub empty_text: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_open_article {
    pub size: usize,
    pub feed: *const feed_view_model,
    pub index: u64,
    pub version: u64,
    pub states: feed_states,
    pub is_gone: i32,
    pub is_open: i32,
    pub reserved: i32,
    pub search: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_notice {
    pub size: usize,
    pub text: feed_string,
    pub kind: feed_notice_kind,
    pub reserved: i32,
    pub action: feed_string,
    pub initial_text: feed_string,
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct feed_reader_views {
    pub size: usize,
    pub display_sources: Option<unsafe extern "C" fn(*mut c_void, *const feed_source_list, *mut feed_error) -> feed_status>,
    pub display_items: Option<unsafe extern "C" fn(*mut c_void, *const feed_item_list, *mut feed_error) -> feed_status>,
    pub display_article: Option<unsafe extern "C" fn(*mut c_void, *const feed_open_article, *mut feed_error) -> feed_status>,
    pub display_notice: Option<unsafe extern "C" fn(*mut c_void, *const feed_notice, *mut feed_error) -> feed_status>,
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
    assert!(size_of::<feed_phrase>() == 32);
    assert!(align_of::<feed_phrase>() == 8);
    assert!(offset_of!(feed_phrase, before) == 0);
    assert!(offset_of!(feed_phrase, after) == 16);
    assert!(size_of::<feed_date>() == 48);
    assert!(align_of::<feed_date>() == 8);
    assert!(offset_of!(feed_date, precision) == 0);
    assert!(offset_of!(feed_date, seconds_ahead_of_utc) == 4);
    assert!(offset_of!(feed_date, seconds) == 8);
    assert!(offset_of!(feed_date, rfc3339) == 16);
    assert!(offset_of!(feed_date, text) == 32);
    assert!(size_of::<feed_person>() == 72);
    assert!(align_of::<feed_person>() == 8);
    assert!(offset_of!(feed_person, size) == 0);
    assert!(offset_of!(feed_person, name) == 8);
    assert!(offset_of!(feed_person, url) == 24);
    assert!(offset_of!(feed_person, avatar_url) == 40);
    assert!(offset_of!(feed_person, email) == 56);
    assert!(size_of::<feed_attachment>() == 144);
    assert!(align_of::<feed_attachment>() == 8);
    assert!(offset_of!(feed_attachment, size) == 0);
    assert!(offset_of!(feed_attachment, url) == 8);
    assert!(offset_of!(feed_attachment, mime_type) == 24);
    assert!(offset_of!(feed_attachment, kind) == 40);
    assert!(offset_of!(feed_attachment, reserved) == 44);
    assert!(offset_of!(feed_attachment, title) == 48);
    assert!(offset_of!(feed_attachment, label) == 64);
    assert!(offset_of!(feed_attachment, facts) == 80);
    assert!(offset_of!(feed_attachment, size_in_bytes) == 96);
    assert!(offset_of!(feed_attachment, size_text) == 104);
    assert!(offset_of!(feed_attachment, duration_in_seconds) == 120);
    assert!(offset_of!(feed_attachment, duration_text) == 128);
    assert!(size_of::<feed_media>() == 120);
    assert!(align_of::<feed_media>() == 8);
    assert!(offset_of!(feed_media, size) == 0);
    assert!(offset_of!(feed_media, url) == 8);
    assert!(offset_of!(feed_media, mime_type) == 24);
    assert!(offset_of!(feed_media, medium) == 40);
    assert!(offset_of!(feed_media, title) == 56);
    assert!(offset_of!(feed_media, description) == 72);
    assert!(offset_of!(feed_media, thumbnail_url) == 88);
    assert!(offset_of!(feed_media, width) == 104);
    assert!(offset_of!(feed_media, height) == 112);
    assert!(size_of::<feed_reference>() == 40);
    assert!(align_of::<feed_reference>() == 8);
    assert!(offset_of!(feed_reference, size) == 0);
    assert!(offset_of!(feed_reference, id) == 8);
    assert!(offset_of!(feed_reference, url) == 24);
    assert!(size_of::<feed_transcript>() == 80);
    assert!(align_of::<feed_transcript>() == 8);
    assert!(offset_of!(feed_transcript, size) == 0);
    assert!(offset_of!(feed_transcript, url) == 8);
    assert!(offset_of!(feed_transcript, mime_type) == 24);
    assert!(offset_of!(feed_transcript, language) == 40);
    assert!(offset_of!(feed_transcript, label) == 56);
    assert!(offset_of!(feed_transcript, is_timed) == 72);
    assert!(offset_of!(feed_transcript, reserved) == 76);
    assert!(size_of::<feed_episode>() == 152);
    assert!(align_of::<feed_episode>() == 8);
    assert!(offset_of!(feed_episode, size) == 0);
    assert!(offset_of!(feed_episode, text) == 8);
    assert!(offset_of!(feed_episode, season) == 24);
    assert!(offset_of!(feed_episode, season_name) == 32);
    assert!(offset_of!(feed_episode, number) == 48);
    assert!(offset_of!(feed_episode, kind) == 64);
    assert!(offset_of!(feed_episode, reserved) == 68);
    assert!(offset_of!(feed_episode, chapters_url) == 72);
    assert!(offset_of!(feed_episode, chapters_mime_type) == 88);
    assert!(offset_of!(feed_episode, chapters_label) == 104);
    assert!(offset_of!(feed_episode, transcripts) == 120);
    assert!(offset_of!(feed_episode, reserved_size) == 144);
    assert!(size_of::<feed_hub>() == 40);
    assert!(align_of::<feed_hub>() == 8);
    assert!(offset_of!(feed_hub, size) == 0);
    assert!(offset_of!(feed_hub, protocol) == 8);
    assert!(offset_of!(feed_hub, url) == 24);
    assert!(size_of::<feed_problem>() == 48);
    assert!(align_of::<feed_problem>() == 8);
    assert!(offset_of!(feed_problem, size) == 0);
    assert!(offset_of!(feed_problem, code) == 8);
    assert!(offset_of!(feed_problem, message) == 24);
    assert!(offset_of!(feed_problem, line) == 40);
    assert!(size_of::<feed_document>() == 120);
    assert!(align_of::<feed_document>() == 8);
    assert!(offset_of!(feed_document, size) == 0);
    assert!(offset_of!(feed_document, new_feed_url) == 8);
    assert!(offset_of!(feed_document, next_page_url) == 24);
    assert!(offset_of!(feed_document, encoding) == 40);
    assert!(offset_of!(feed_document, update_interval_seconds) == 56);
    assert!(offset_of!(feed_document, hubs) == 64);
    assert!(offset_of!(feed_document, problems) == 88);
    assert!(offset_of!(feed_document, is_expired) == 112);
    assert!(offset_of!(feed_document, reserved) == 116);
    assert!(size_of::<feed_source>() == 112);
    assert!(align_of::<feed_source>() == 8);
    assert!(offset_of!(feed_source, size) == 0);
    assert!(offset_of!(feed_source, title) == 8);
    assert!(offset_of!(feed_source, home_page_url) == 24);
    assert!(offset_of!(feed_source, feed_url) == 40);
    assert!(offset_of!(feed_source, folder) == 56);
    assert!(offset_of!(feed_source, item_count) == 72);
    assert!(offset_of!(feed_source, unread_count) == 80);
    assert!(offset_of!(feed_source, starred_count) == 88);
    assert!(offset_of!(feed_source, failure) == 96);
    assert!(size_of::<feed_item>() == 296);
    assert!(align_of::<feed_item>() == 8);
    assert!(offset_of!(feed_item, size) == 0);
    assert!(offset_of!(feed_item, id) == 8);
    assert!(offset_of!(feed_item, title) == 24);
    assert!(offset_of!(feed_item, title_origin) == 40);
    assert!(offset_of!(feed_item, states) == 44);
    assert!(offset_of!(feed_item, url) == 48);
    assert!(offset_of!(feed_item, open_url) == 64);
    assert!(offset_of!(feed_item, byline) == 80);
    assert!(offset_of!(feed_item, location) == 96);
    assert!(offset_of!(feed_item, date) == 112);
    assert!(offset_of!(feed_item, published) == 160);
    assert!(offset_of!(feed_item, updated) == 208);
    assert!(offset_of!(feed_item, source_index) == 256);
    assert!(offset_of!(feed_item, source_title) == 264);
    assert!(offset_of!(feed_item, source_url) == 280);
    assert!(size_of::<feed_item_detail>() == 344);
    assert!(align_of::<feed_item_detail>() == 8);
    assert!(offset_of!(feed_item_detail, size) == 0);
    assert!(offset_of!(feed_item_detail, image_url) == 8);
    assert!(offset_of!(feed_item_detail, image_alternative_text) == 24);
    assert!(offset_of!(feed_item_detail, banner_url) == 40);
    assert!(offset_of!(feed_item_detail, external_url) == 56);
    assert!(offset_of!(feed_item_detail, attachments) == 72);
    assert!(offset_of!(feed_item_detail, media) == 96);
    assert!(offset_of!(feed_item_detail, authors) == 120);
    assert!(offset_of!(feed_item_detail, contributors) == 144);
    assert!(offset_of!(feed_item_detail, language) == 168);
    assert!(offset_of!(feed_item_detail, rights) == 184);
    assert!(offset_of!(feed_item_detail, tags) == 200);
    assert!(offset_of!(feed_item_detail, section) == 224);
    assert!(offset_of!(feed_item_detail, department) == 240);
    assert!(offset_of!(feed_item_detail, comments_url) == 256);
    assert!(offset_of!(feed_item_detail, comment_feed_url) == 272);
    assert!(offset_of!(feed_item_detail, comment_count) == 288);
    assert!(offset_of!(feed_item_detail, comments_text) == 296);
    assert!(offset_of!(feed_item_detail, replies_to) == 312);
    assert!(offset_of!(feed_item_detail, episode) == 336);
    assert!(size_of::<feed_article_entry>() == 80);
    assert!(align_of::<feed_article_entry>() == 8);
    assert!(offset_of!(feed_article_entry, size) == 0);
    assert!(offset_of!(feed_article_entry, kind) == 8);
    assert!(offset_of!(feed_article_entry, reserved) == 12);
    assert!(offset_of!(feed_article_entry, before) == 16);
    assert!(offset_of!(feed_article_entry, value) == 32);
    assert!(offset_of!(feed_article_entry, after) == 48);
    assert!(offset_of!(feed_article_entry, url) == 64);
    assert!(size_of::<feed_article>() == 288);
    assert!(align_of::<feed_article>() == 8);
    assert!(offset_of!(feed_article, size) == 0);
    assert!(offset_of!(feed_article, title) == 8);
    assert!(offset_of!(feed_article, shows_title) == 24);
    assert!(offset_of!(feed_article, is_picture_above_body) == 28);
    assert!(offset_of!(feed_article, facts) == 32);
    assert!(offset_of!(feed_article, facts_line) == 56);
    assert!(offset_of!(feed_article, picture_url) == 72);
    assert!(offset_of!(feed_article, picture_alternative_text) == 88);
    assert!(offset_of!(feed_article, picture_width) == 104);
    assert!(offset_of!(feed_article, picture_height) == 112);
    assert!(offset_of!(feed_article, language) == 120);
    assert!(offset_of!(feed_article, body_html) == 136);
    assert!(offset_of!(feed_article, body_text) == 152);
    assert!(offset_of!(feed_article, caption) == 168);
    assert!(offset_of!(feed_article, links) == 184);
    assert!(offset_of!(feed_article, subjects) == 208);
    assert!(offset_of!(feed_article, tags) == 232);
    assert!(offset_of!(feed_article, recording_url) == 256);
    assert!(offset_of!(feed_article, recording_kind) == 272);
    assert!(offset_of!(feed_article, reserved) == 276);
    assert!(offset_of!(feed_article, reserved_size) == 280);
    assert!(size_of::<feed_view_model>() == 512);
    assert!(align_of::<feed_view_model>() == 8);
    assert!(offset_of!(feed_view_model, size) == 0);
    assert!(offset_of!(feed_view_model, revision) == 8);
    assert!(offset_of!(feed_view_model, item_count) == 16);
    assert!(offset_of!(feed_view_model, item) == 24);
    assert!(offset_of!(feed_view_model, item_detail) == 32);
    assert!(offset_of!(feed_view_model, article) == 40);
    assert!(offset_of!(feed_view_model, item_text) == 48);
    assert!(offset_of!(feed_view_model, source_count) == 56);
    assert!(offset_of!(feed_view_model, source) == 64);
    assert!(offset_of!(feed_view_model, document) == 72);
    assert!(offset_of!(feed_view_model, host_context) == 80);
    assert!(offset_of!(feed_view_model, title) == 88);
    assert!(offset_of!(feed_view_model, title_origin) == 104);
    assert!(offset_of!(feed_view_model, is_merged) == 108);
    assert!(offset_of!(feed_view_model, is_image_feed) == 112);
    assert!(offset_of!(feed_view_model, grouping) == 116);
    assert!(offset_of!(feed_view_model, summary) == 120);
    assert!(offset_of!(feed_view_model, home_page_url) == 136);
    assert!(offset_of!(feed_view_model, feed_url) == 152);
    assert!(offset_of!(feed_view_model, icon_url) == 168);
    assert!(offset_of!(feed_view_model, favicon_url) == 184);
    assert!(offset_of!(feed_view_model, byline) == 200);
    assert!(offset_of!(feed_view_model, authors) == 216);
    assert!(offset_of!(feed_view_model, updated) == 240);
    assert!(offset_of!(feed_view_model, published) == 288);
    assert!(offset_of!(feed_view_model, as_of) == 336);
    assert!(offset_of!(feed_view_model, language) == 384);
    assert!(offset_of!(feed_view_model, rights) == 400);
    assert!(offset_of!(feed_view_model, generator) == 416);
    assert!(offset_of!(feed_view_model, tags) == 432);
    assert!(offset_of!(feed_view_model, item_count_text) == 456);
    assert!(offset_of!(feed_view_model, id) == 472);
    assert!(offset_of!(feed_view_model, format) == 488);
    assert!(offset_of!(feed_view_model, reserved_size) == 504);
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
    assert!(offset_of!(feed_error_view_model, text) == 40);
    assert!(offset_of!(feed_error_view_model, label) == 56);
    assert!(offset_of!(feed_error_view_model, can_retry) == 72);
    assert!(offset_of!(feed_error_view_model, reserved) == 76);
    assert!(offset_of!(feed_error_view_model, retry_label) == 80);
    assert!(size_of::<feed_image_request>() == 56);
    assert!(align_of::<feed_image_request>() == 8);
    assert!(offset_of!(feed_image_request, size) == 0);
    assert!(offset_of!(feed_image_request, revision) == 8);
    assert!(offset_of!(feed_image_request, item_index) == 16);
    assert!(offset_of!(feed_image_request, url) == 24);
    assert!(offset_of!(feed_image_request, form) == 40);
    assert!(offset_of!(feed_image_request, reserved) == 44);
    assert!(offset_of!(feed_image_request, maximum_width) == 48);
    assert!(offset_of!(feed_image_request, maximum_height) == 52);
    assert!(size_of::<feed_image_view_model>() == 128);
    assert!(align_of::<feed_image_view_model>() == 8);
    assert!(offset_of!(feed_image_view_model, size) == 0);
    assert!(offset_of!(feed_image_view_model, request) == 8);
    assert!(offset_of!(feed_image_view_model, image) == 16);
    assert!(offset_of!(feed_image_view_model, is_loading) == 24);
    assert!(offset_of!(feed_image_view_model, should_retry) == 28);
    assert!(offset_of!(feed_image_view_model, text) == 32);
    assert!(offset_of!(feed_image_view_model, url) == 48);
    assert!(offset_of!(feed_image_view_model, item_id) == 64);
    assert!(offset_of!(feed_image_view_model, title) == 80);
    assert!(offset_of!(feed_image_view_model, description) == 96);
    assert!(offset_of!(feed_image_view_model, location) == 112);
    assert!(size_of::<feed_pixels>() == 32);
    assert!(align_of::<feed_pixels>() == 8);
    assert!(offset_of!(feed_pixels, size) == 0);
    assert!(offset_of!(feed_pixels, width) == 8);
    assert!(offset_of!(feed_pixels, height) == 12);
    assert!(offset_of!(feed_pixels, stride) == 16);
    assert!(offset_of!(feed_pixels, bytes) == 24);
    assert!(size_of::<feed_surface>() == 40);
    assert!(align_of::<feed_surface>() == 8);
    assert!(offset_of!(feed_surface, size) == 0);
    assert!(offset_of!(feed_surface, columns) == 8);
    assert!(offset_of!(feed_surface, rows) == 12);
    assert!(offset_of!(feed_surface, pixel_width) == 16);
    assert!(offset_of!(feed_surface, pixel_height) == 20);
    assert!(offset_of!(feed_surface, colors) == 24);
    assert!(offset_of!(feed_surface, is_terminal) == 28);
    assert!(offset_of!(feed_surface, allows_hyperlinks) == 32);
    assert!(offset_of!(feed_surface, reserved) == 36);
    assert!(size_of::<feed_environment>() == 72);
    assert!(align_of::<feed_environment>() == 8);
    assert!(offset_of!(feed_environment, size) == 0);
    assert!(offset_of!(feed_environment, output) == 8);
    assert!(offset_of!(feed_environment, status) == 16);
    assert!(offset_of!(feed_environment, locale) == 24);
    assert!(offset_of!(feed_environment, time_zone) == 40);
    assert!(offset_of!(feed_environment, color_scheme) == 56);
    assert!(offset_of!(feed_environment, contrast) == 60);
    assert!(offset_of!(feed_environment, text_scale) == 64);
    assert!(size_of::<feed_state_change>() == 48);
    assert!(align_of::<feed_state_change>() == 8);
    assert!(offset_of!(feed_state_change, size) == 0);
    assert!(offset_of!(feed_state_change, revision) == 8);
    assert!(offset_of!(feed_state_change, states) == 16);
    assert!(offset_of!(feed_state_change, is_set) == 20);
    assert!(offset_of!(feed_state_change, indexes) == 24);
    assert!(offset_of!(feed_state_change, first) == 32);
    assert!(offset_of!(feed_state_change, count) == 40);
    assert!(size_of::<feed_host>() == 136);
    assert!(align_of::<feed_host>() == 8);
    assert!(offset_of!(feed_host, size) == 0);
    assert!(offset_of!(feed_host, abi_version) == 8);
    assert!(offset_of!(feed_host, abi_minimum_version) == 12);
    assert!(offset_of!(feed_host, name) == 16);
    assert!(offset_of!(feed_host, context) == 32);
    assert!(offset_of!(feed_host, write) == 40);
    assert!(offset_of!(feed_host, log) == 48);
    assert!(offset_of!(feed_host, environment) == 56);
    assert!(offset_of!(feed_host, words) == 64);
    assert!(offset_of!(feed_host, is_granted) == 72);
    assert!(offset_of!(feed_host, request_refresh) == 80);
    assert!(offset_of!(feed_host, request_image) == 88);
    assert!(offset_of!(feed_host, cancel_image) == 96);
    assert!(offset_of!(feed_host, preload_image) == 104);
    assert!(offset_of!(feed_host, set_states) == 112);
    assert!(offset_of!(feed_host, open_link) == 120);
    assert!(offset_of!(feed_host, get_extension) == 128);
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
    assert!(size_of::<feed_image_transformer>() == 32);
    assert!(align_of::<feed_image_transformer>() == 8);
    assert!(offset_of!(feed_image_transformer, size) == 0);
    assert!(offset_of!(feed_image_transformer, make_image) == 8);
    assert!(offset_of!(feed_image_transformer, make_image_from_pixels) == 16);
    assert!(offset_of!(feed_image_transformer, release_image) == 24);
    assert!(size_of::<feed_renderer>() == 96);
    assert!(align_of::<feed_renderer>() == 8);
    assert!(offset_of!(feed_renderer, size) == 0);
    assert!(offset_of!(feed_renderer, context) == 8);
    assert!(offset_of!(feed_renderer, feed) == 16);
    assert!(offset_of!(feed_renderer, loading) == 24);
    assert!(offset_of!(feed_renderer, error) == 32);
    assert!(offset_of!(feed_renderer, image) == 40);
    assert!(offset_of!(feed_renderer, transformer) == 48);
    assert!(offset_of!(feed_renderer, run) == 56);
    assert!(offset_of!(feed_renderer, environment_changed) == 64);
    assert!(offset_of!(feed_renderer, finish) == 72);
    assert!(offset_of!(feed_renderer, destroy) == 80);
    assert!(offset_of!(feed_renderer, get_extension) == 88);
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
    assert!(size_of::<feed_plugin>() == 24);
    assert!(align_of::<feed_plugin>() == 8);
    assert!(offset_of!(feed_plugin, size) == 0);
    assert!(offset_of!(feed_plugin, abi_version) == 8);
    assert!(offset_of!(feed_plugin, abi_minimum_version) == 12);
    assert!(offset_of!(feed_plugin, factory) == 16);
    assert!(size_of::<feed_entry>() == 48);
    assert!(align_of::<feed_entry>() == 8);
    assert!(offset_of!(feed_entry, size) == 0);
    assert!(offset_of!(feed_entry, abi_version) == 8);
    assert!(offset_of!(feed_entry, abi_minimum_version) == 12);
    assert!(offset_of!(feed_entry, host_name) == 16);
    assert!(offset_of!(feed_entry, plugin_path) == 32);
    assert!(size_of::<feed_event_loop_extension>() == 32);
    assert!(align_of::<feed_event_loop_extension>() == 8);
    assert!(offset_of!(feed_event_loop_extension, size) == 0);
    assert!(offset_of!(feed_event_loop_extension, descriptor) == 8);
    assert!(offset_of!(feed_event_loop_extension, dispatch) == 16);
    assert!(offset_of!(feed_event_loop_extension, wake) == 24);
    assert!(size_of::<feed_terminal_extension>() == 32);
    assert!(align_of::<feed_terminal_extension>() == 8);
    assert!(offset_of!(feed_terminal_extension, size) == 0);
    assert!(offset_of!(feed_terminal_extension, surface) == 8);
    assert!(offset_of!(feed_terminal_extension, descriptor) == 16);
    assert!(offset_of!(feed_terminal_extension, suspend) == 24);
    assert!(size_of::<feed_clipboard_extension>() == 16);
    assert!(align_of::<feed_clipboard_extension>() == 8);
    assert!(offset_of!(feed_clipboard_extension, size) == 0);
    assert!(offset_of!(feed_clipboard_extension, copy_text) == 8);
    assert!(size_of::<feed_plain_text_extension>() == 16);
    assert!(align_of::<feed_plain_text_extension>() == 8);
    assert!(offset_of!(feed_plain_text_extension, size) == 0);
    assert!(offset_of!(feed_plain_text_extension, text) == 8);
    assert!(size_of::<feed_memory_extension>() == 24);
    assert!(align_of::<feed_memory_extension>() == 8);
    assert!(offset_of!(feed_memory_extension, size) == 0);
    assert!(offset_of!(feed_memory_extension, recall) == 8);
    assert!(offset_of!(feed_memory_extension, keep) == 16);
    assert!(size_of::<feed_action>() == 72);
    assert!(align_of::<feed_action>() == 8);
    assert!(offset_of!(feed_action, size) == 0);
    assert!(offset_of!(feed_action, name) == 8);
    assert!(offset_of!(feed_action, words) == 24);
    assert!(offset_of!(feed_action, keys) == 40);
    assert!(offset_of!(feed_action, argument) == 64);
    assert!(offset_of!(feed_action, is_views_own) == 68);
    assert!(size_of::<feed_action_request>() == 64);
    assert!(align_of::<feed_action_request>() == 8);
    assert!(offset_of!(feed_action_request, size) == 0);
    assert!(offset_of!(feed_action_request, name) == 8);
    assert!(offset_of!(feed_action_request, text) == 24);
    assert!(offset_of!(feed_action_request, row) == 40);
    assert!(offset_of!(feed_action_request, number) == 48);
    assert!(offset_of!(feed_action_request, version) == 56);
    assert!(size_of::<feed_reader_extension>() == 24);
    assert!(align_of::<feed_reader_extension>() == 8);
    assert!(offset_of!(feed_reader_extension, size) == 0);
    assert!(offset_of!(feed_reader_extension, actions) == 8);
    assert!(offset_of!(feed_reader_extension, perform) == 16);
    assert!(size_of::<feed_source_row>() == 64);
    assert!(align_of::<feed_source_row>() == 8);
    assert!(offset_of!(feed_source_row, size) == 0);
    assert!(offset_of!(feed_source_row, kind) == 8);
    assert!(offset_of!(feed_source_row, depth) == 12);
    assert!(offset_of!(feed_source_row, title) == 16);
    assert!(offset_of!(feed_source_row, count) == 32);
    assert!(offset_of!(feed_source_row, failure) == 40);
    assert!(offset_of!(feed_source_row, source_index) == 56);
    assert!(size_of::<feed_source_list>() == 64);
    assert!(align_of::<feed_source_list>() == 8);
    assert!(offset_of!(feed_source_list, size) == 0);
    assert!(offset_of!(feed_source_list, version) == 8);
    assert!(offset_of!(feed_source_list, rows_version) == 16);
    assert!(offset_of!(feed_source_list, rows) == 24);
    assert!(offset_of!(feed_source_list, selected_row) == 48);
    assert!(offset_of!(feed_source_list, is_active) == 56);
    assert!(offset_of!(feed_source_list, reserved) == 60);
    assert!(size_of::<feed_item_list>() == 216);
    assert!(align_of::<feed_item_list>() == 8);
    assert!(offset_of!(feed_item_list, size) == 0);
    assert!(offset_of!(feed_item_list, feed) == 8);
    assert!(offset_of!(feed_item_list, version) == 16);
    assert!(offset_of!(feed_item_list, rows_version) == 24);
    assert!(offset_of!(feed_item_list, row_count) == 32);
    assert!(offset_of!(feed_item_list, item_index) == 40);
    assert!(offset_of!(feed_item_list, host_context) == 48);
    assert!(offset_of!(feed_item_list, selected_row) == 56);
    assert!(offset_of!(feed_item_list, changed_first) == 64);
    assert!(offset_of!(feed_item_list, changed_count) == 72);
    assert!(offset_of!(feed_item_list, has_new_rows) == 80);
    assert!(offset_of!(feed_item_list, has_new_selection) == 84);
    assert!(offset_of!(feed_item_list, is_active) == 88);
    assert!(offset_of!(feed_item_list, is_unread_only) == 92);
    assert!(offset_of!(feed_item_list, order) == 96);
    assert!(offset_of!(feed_item_list, is_reversed) == 100);
    assert!(offset_of!(feed_item_list, title) == 104);
    assert!(offset_of!(feed_item_list, filter) == 120);
    assert!(offset_of!(feed_item_list, search) == 136);
    assert!(offset_of!(feed_item_list, order_text) == 152);
    assert!(offset_of!(feed_item_list, condition_text) == 168);
    assert!(offset_of!(feed_item_list, failure) == 184);
    assert!(offset_of!(feed_item_list, empty_text) == 200);
    assert!(size_of::<feed_open_article>() == 64);
    assert!(align_of::<feed_open_article>() == 8);
    assert!(offset_of!(feed_open_article, size) == 0);
    assert!(offset_of!(feed_open_article, feed) == 8);
    assert!(offset_of!(feed_open_article, index) == 16);
    assert!(offset_of!(feed_open_article, version) == 24);
    assert!(offset_of!(feed_open_article, states) == 32);
    assert!(offset_of!(feed_open_article, is_gone) == 36);
    assert!(offset_of!(feed_open_article, is_open) == 40);
    assert!(offset_of!(feed_open_article, reserved) == 44);
    assert!(offset_of!(feed_open_article, search) == 48);
    assert!(size_of::<feed_notice>() == 64);
    assert!(align_of::<feed_notice>() == 8);
    assert!(offset_of!(feed_notice, size) == 0);
    assert!(offset_of!(feed_notice, text) == 8);
    assert!(offset_of!(feed_notice, kind) == 24);
    assert!(offset_of!(feed_notice, reserved) == 28);
    assert!(offset_of!(feed_notice, action) == 32);
    assert!(offset_of!(feed_notice, initial_text) == 48);
    assert!(size_of::<feed_reader_views>() == 40);
    assert!(align_of::<feed_reader_views>() == 8);
    assert!(offset_of!(feed_reader_views, size) == 0);
    assert!(offset_of!(feed_reader_views, display_sources) == 8);
    assert!(offset_of!(feed_reader_views, display_items) == 16);
    assert!(offset_of!(feed_reader_views, display_article) == 24);
    assert!(offset_of!(feed_reader_views, display_notice) == 32);
};
macro_rules! abi_version { () => { 1 }; }
pub(crate) use abi_version;
// Made by Tools/make-rust-bindings: end bindings.
}

// ------------------------------------------------------------------------------------------------
// Errors

/// The reason that a call of a renderer does not succeed.
#[derive(Debug)]
pub enum Error {
    /// In words for the person, in one line; the host adds the renderer's name.
    Failed(String),
    /// The host said to stop, with this status: hand it on.
    Stopped(i32),
}

/// The result of a call of a renderer.
pub type Result<T = ()> = std::result::Result<T, Error>;

/// The outcome of a request to the host.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// It is done, or will be.
    Done,
    /// It did not work; the host tells the person.
    Failed,
    /// The feed is not the last one displayed.
    Stale,
    /// The host does not do that: not granted, out of range, too many, or not allowed now.
    Refused,
}

impl Outcome {
    fn of(status: Option<sys::feed_status>) -> Self {
        match status {
            Some(status) if status >= 0 => Outcome::Done,
            Some(sys::FEED_STATUS_STALE) => Outcome::Stale,
            Some(sys::FEED_STATUS_REFUSED) | None => Outcome::Refused,
            Some(_) => Outcome::Failed,
        }
    }
}

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
// Renderers

/// A renderer. It has the views that the note names in `views=`, and gives a function for each.
///
/// All of it is called on one thread, from [`Renderer::new`] until it is dropped.
pub trait Renderer: Sized + 'static {
    /// Whether it has a main loop of its own, [`Renderer::run`].
    const INTERACTIVE: bool = false;

    /// Whether it shows the host's reader, by the four functions that say so. The outcome of
    /// [`Host::perform`] is shown by them.
    const READER: bool = false;

    /// Makes a renderer. The host may be kept; nothing is written before something is displayed.
    fn new(host: Host, options: &Options) -> Result<Self>;

    /// Shows a feed in place of what was shown before. It may be kept: it lasts until the next.
    fn display(&mut self, _feed: &Feed) -> Result {
        Err(Error::new("this renderer shows no feed"))
    }

    /// Shows the progress of loading.
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

    /// Shows the lists of the reader that items can be read in.
    fn display_sources(&mut self, _sources: &SourceList) -> Result {
        Ok(())
    }

    /// Shows the items of the reader's chosen list. It may be kept: it lasts until the next.
    fn display_items(&mut self, _items: &ItemList) -> Result {
        Ok(())
    }

    /// Shows the reader's selected item. It may be kept: it lasts until the next.
    fn display_article(&mut self, _article: &OpenArticle) -> Result {
        Ok(())
    }

    /// Shows the outcome of the reader's last action.
    fn display_notice(&mut self, _notice: &Notice) -> Result {
        Ok(())
    }

    /// Makes an image of a picture's encoded bytes.
    fn make_image(_bytes: &[u8], _media_type: &str) -> Result<Box<dyn Any>> {
        Err(Error::new("this renderer takes no encoded pictures"))
    }

    /// Makes an image of pixels: red, green, blue and opacity, a byte each.
    fn make_image_from_pixels(_pixels: &Pixels) -> Result<Box<dyn Any>> {
        Err(Error::new("this renderer takes no pixels"))
    }

    /// The main loop: polls [`EventLoop::descriptor`] among its own descriptors, calls
    /// [`EventLoop::dispatch`] when that is readable, and returns when the person is done.
    fn run(&mut self) -> Result {
        Ok(())
    }

    /// The environment has changed: all has to be drawn again.
    fn environment_changed(&mut self) -> Result {
        Ok(())
    }

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

/// Makes a value of a struct or member that the host lends.
trait Read<Raw> {
    /// # Safety
    /// `raw` and everything it points to is there.
    unsafe fn read(raw: &Raw) -> Self;
}

/// A value that lists hold.
trait Element: Read<Self::Raw> {
    type Raw: Lent;
}

/// A struct that the host lends.
trait Lent: Copy {
    /// Copies the struct, of which `limit` bytes may be read.
    ///
    /// # Safety
    /// It is there.
    unsafe fn copy(lent: *const Self, limit: usize) -> Self;
}

impl Lent for sys::feed_string {
    unsafe fn copy(lent: *const Self, _: usize) -> Self {
        unsafe { *lent }
    }
}

/// A struct that begins with its size, of which an older host has less than this file knows.
macro_rules! sized {
    ($($raw:ident,)*) => {
        $(impl Lent for sys::$raw {
            unsafe fn copy(lent: *const Self, limit: usize) -> Self {
                let mut copy = MaybeUninit::<Self>::zeroed();
                unsafe {
                    let length = (*lent.cast::<usize>()).min(limit).min(size_of::<Self>());
                    ptr::copy_nonoverlapping(
                        lent.cast::<u8>(),
                        copy.as_mut_ptr().cast::<u8>(),
                        length,
                    );
                    copy.assume_init()
                }
            }
        })*
    };
}

/// A value of a struct that begins with its size; `None` for a null pointer.
unsafe fn value<Raw: Lent, Value: Read<Raw>>(lent: *const Raw) -> Option<Value> {
    if lent.is_null() {
        return None;
    }
    unsafe { Some(Value::read(&Raw::copy(lent, usize::MAX))) }
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
                T::read(&T::Raw::copy(place.cast::<T::Raw>(), raw.stride))
            })
            .collect()
    }
}

impl Read<i32> for bool {
    unsafe fn read(raw: &i32) -> Self {
        *raw != 0
    }
}

/// A number that is the same on both sides.
macro_rules! number {
    ($($number:ident)*) => {
        $(impl Read<$number> for $number {
            unsafe fn read(raw: &$number) -> Self {
                *raw
            }
        })*
    };
}
number!(u32 u64 i64 f64);

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

impl Read<u64> for Option<u64> {
    unsafe fn read(raw: &u64) -> Self {
        (*raw != u64::MAX).then_some(*raw)
    }
}

impl Read<*const sys::feed_surface> for Surface {
    unsafe fn read(raw: &*const sys::feed_surface) -> Self {
        unsafe { value(*raw) }.unwrap_or_default()
    }
}

impl Read<*const sys::feed_episode> for Option<Episode> {
    unsafe fn read(raw: &*const sys::feed_episode) -> Self {
        unsafe { value(*raw) }
    }
}

impl Read<*const sys::feed_image_request> for PictureRequest {
    unsafe fn read(raw: &*const sys::feed_image_request) -> Self {
        unsafe { value(*raw) }.unwrap_or_default()
    }
}

/// How much of a date is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// A point in time.
    #[default]
    Instant,
    /// A day of the calendar, without a time.
    Day,
    Month,
    Year,
}

/// A date.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Date {
    pub precision: Precision,
    /// How many seconds the reader's clock is ahead of UTC at that time.
    pub seconds_ahead_of_utc: i32,
    /// Seconds since 1970-01-01T00:00:00Z; of a day, a month or a year, those of its start.
    pub seconds: i64,
    /// By RFC 3339, in the offset it was written in. The first 10, 7 or 4 bytes are what is known of
    /// a day, a month or a year.
    pub rfc3339: String,
    /// As much as is known, in words, for the reader.
    pub text: String,
}

impl Read<sys::feed_date> for Option<Date> {
    unsafe fn read(raw: &sys::feed_date) -> Self {
        (raw.precision != sys::FEED_PRECISION_NONE).then(|| Date {
            precision: match raw.precision {
                sys::FEED_PRECISION_DAY => Precision::Day,
                sys::FEED_PRECISION_MONTH => Precision::Month,
                sys::FEED_PRECISION_YEAR => Precision::Year,
                _ => Precision::Instant,
            },
            seconds_ahead_of_utc: raw.seconds_ahead_of_utc,
            seconds: raw.seconds,
            rfc3339: text(&raw.rfc3339),
            text: text(&raw.text),
        })
    }
}

/// The states that a person has given an item.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct States(pub u32);

impl States {
    pub const READ: States = States(sys::FEED_STATE_READ);
    pub const STARRED: States = States(sys::FEED_STATE_STARRED);

    /// Returns true where all of `states` are set.
    pub fn contains(self, states: States) -> bool {
        self.0 & states.0 == states.0
    }
}

impl Read<u32> for States {
    unsafe fn read(raw: &u32) -> Self {
        States(*raw)
    }
}

/// Kinds that the host says as numbers; one that is not known here is the first.
macro_rules! kinds {
    ($(
        $(#[$about:meta])* pub enum $name:ident {
            $(#[$first_about:meta])* $first:ident,
            $($(#[$other_about:meta])* $other:ident = $value:ident,)*
        }
    )*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub enum $name {
            $(#[$first_about])*
            #[default]
            $first,
            $($(#[$other_about])* $other,)*
        }

        impl Read<i32> for $name {
            unsafe fn read(raw: &i32) -> Self {
                match *raw {
                    $(sys::$value => $name::$other,)*
                    _ => $name::$first,
                }
            }
        }
    )*};
}

kinds! {
/// The origin of a title.
pub enum TitleOrigin {
    /// The feed gives it.
    Own,
    /// It repeats the beginning of the excerpt, so one of the two is enough.
    FromText = FEED_TITLE_FROM_TEXT,
    FromUrl = FEED_TITLE_FROM_URL,
    Placeholder = FEED_TITLE_PLACEHOLDER,
}

/// The kind of a file.
pub enum FileKind {
    Other,
    Picture = FEED_FILE_PICTURE,
    Audio = FEED_FILE_AUDIO,
    Video = FEED_FILE_VIDEO,
}

/// What an entry of an article says.
pub enum EntryKind {
    Other,
    Source = FEED_ENTRY_SOURCE,
    Author = FEED_ENTRY_AUTHOR,
    Date = FEED_ENTRY_DATE,
    Place = FEED_ENTRY_PLACE,
    Episode = FEED_ENTRY_EPISODE,
    File = FEED_ENTRY_FILE,
    Chapters = FEED_ENTRY_CHAPTERS,
    Transcript = FEED_ENTRY_TRANSCRIPT,
    About = FEED_ENTRY_ABOUT,
    Reply = FEED_ENTRY_REPLY,
    Comments = FEED_ENTRY_COMMENTS,
    CommentFeed = FEED_ENTRY_COMMENT_FEED,
    Picture = FEED_ENTRY_PICTURE,
}

/// What a feed's items are grouped by, under headings.
pub enum Grouping {
    None,
    Folder = FEED_GROUPING_FOLDER,
    Source = FEED_GROUPING_SOURCE,
    Day = FEED_GROUPING_DAY,
}

/// What an action may be requested with.
pub enum ActionArgument {
    None,
    Text = FEED_ARGUMENT_TEXT,
    Row = FEED_ARGUMENT_ROW,
    Number = FEED_ARGUMENT_NUMBER,
}

/// What a list of items has.
pub enum SourceRowKind {
    All,
    Unread = FEED_SOURCE_ROW_UNREAD,
    Starred = FEED_SOURCE_ROW_STARRED,
    Folder = FEED_SOURCE_ROW_FOLDER,
    Feed = FEED_SOURCE_ROW_FEED,
    Search = FEED_SOURCE_ROW_SEARCH,
}

/// What the rows of items are sorted by.
pub enum ItemOrder {
    Loaded,
    Date = FEED_ORDER_DATE,
    Title = FEED_ORDER_TITLE,
    Source = FEED_ORDER_SOURCE,
}

/// The kind of a notice.
pub enum NoticeKind {
    Done,
    Undoable = FEED_NOTICE_UNDOABLE,
    Nothing = FEED_NOTICE_NOTHING,
    Progress = FEED_NOTICE_PROGRESS,
    Question = FEED_NOTICE_QUESTION,
}

/// The kind of an episode, as declared.
pub enum EpisodeKind {
    Unknown,
    Full = FEED_EPISODE_FULL,
    Trailer = FEED_EPISODE_TRAILER,
    Bonus = FEED_EPISODE_BONUS,
}

/// The colours that the reader prefers.
pub enum ColorScheme {
    Unknown,
    Light = FEED_COLOR_SCHEME_LIGHT,
    Dark = FEED_COLOR_SCHEME_DARK,
}

/// The contrast that the reader prefers.
pub enum Contrast {
    Unknown,
    Normal = FEED_CONTRAST_NORMAL,
    High = FEED_CONTRAST_HIGH,
}
}

impl Entry {
    /// The value with the words around it.
    pub fn words(&self) -> String {
        format!("{}{}{}", self.before, self.value, self.after)
    }
}

/// A phrase, with a place for a value between its two sides; without one, all of it is `before`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Phrase {
    pub before: String,
    pub after: String,
}

impl Phrase {
    /// The phrase around `value`.
    pub fn around(&self, value: &str) -> String {
        format!("{}{value}{}", self.before, self.after)
    }
}

impl Read<sys::feed_phrase> for Phrase {
    unsafe fn read(raw: &sys::feed_phrase) -> Self {
        Phrase { before: text(&raw.before), after: text(&raw.after) }
    }
}

macro_rules! value {
    ($(#[$about:meta])* $name:ident of $raw:ident { $($field:ident: $type:ty,)* }) => {
        $(#[$about])*
        ///
        /// Absent texts are empty; feed_plugin.h explains each member.
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

// Made by Tools/make-rust-bindings: begin values.
value! {
    /// A person or an organisation.
    Person of feed_person {
        name: String,
        url: String,
        avatar_url: String,
        email: String,
    }
}
value! {
    /// A file that goes with an item.
    Attachment of feed_attachment {
        url: String,
        mime_type: String,
        kind: FileKind,
        title: String,
        label: String,
        facts: String,
        size_in_bytes: Option<i64>,
        size_text: String,
        duration_in_seconds: Option<f64>,
        duration_text: String,
    }
}
value! {
    /// A piece of media an item describes.
    Media of feed_media {
        url: String,
        mime_type: String,
        medium: String,
        title: String,
        description: String,
        thumbnail_url: String,
        width: Option<i64>,
        height: Option<i64>,
    }
}
value! {
    /// Something elsewhere that an item replies to.
    Reference of feed_reference {
        id: String,
        url: String,
    }
}
value! {
    /// A transcript of an episode.
    Transcript of feed_transcript {
        url: String,
        mime_type: String,
        language: String,
        label: String,
        is_timed: bool,
    }
}
value! {
    /// An item as an episode of a podcast.
    Episode of feed_episode {
        text: String,
        season: Option<i64>,
        season_name: String,
        number: String,
        kind: EpisodeKind,
        chapters_url: String,
        chapters_mime_type: String,
        chapters_label: String,
        transcripts: Vec<Transcript>,
    }
}
value! {
    /// A place that tells of a feed's changes at once.
    Hub of feed_hub {
        protocol: String,
        url: String,
    }
}
value! {
    /// A fault in a feed's document that was repaired or ignored.
    Problem of feed_problem {
        code: String,
        message: String,
        line: i64,
    }
}
value! {
    /// What a feed's document says beside its content.
    Document of feed_document {
        new_feed_url: String,
        next_page_url: String,
        encoding: String,
        update_interval_seconds: i64,
        hubs: Vec<Hub>,
        problems: Vec<Problem>,
        is_expired: bool,
    }
}
value! {
    /// A feed that items come from.
    Source of feed_source {
        title: String,
        home_page_url: String,
        feed_url: String,
        folder: String,
        item_count: u64,
        unread_count: u64,
        starred_count: u64,
        failure: String,
    }
}
value! {
    /// The part of an item that a list shows.
    Item of feed_item {
        id: String,
        title: String,
        title_origin: TitleOrigin,
        states: States,
        url: String,
        open_url: String,
        byline: String,
        location: String,
        date: Option<Date>,
        published: Option<Date>,
        updated: Option<Date>,
        source_index: Option<u64>,
        source_title: String,
        source_url: String,
    }
}
value! {
    /// The part of an item that its page shows beyond that, without its texts.
    Detail of feed_item_detail {
        image_url: String,
        image_alternative_text: String,
        banner_url: String,
        external_url: String,
        attachments: Vec<Attachment>,
        media: Vec<Media>,
        authors: Vec<Person>,
        contributors: Vec<Person>,
        language: String,
        rights: String,
        tags: Vec<String>,
        section: String,
        department: String,
        comments_url: String,
        comment_feed_url: String,
        comment_count: Option<i64>,
        comments_text: String,
        replies_to: Vec<Reference>,
        episode: Option<Episode>,
    }
}
value! {
    /// A fact of an article, or a link below it: `before`, `value` and `after`.
    Entry of feed_article_entry {
        kind: EntryKind,
        before: String,
        value: String,
        after: String,
        url: String,
    }
}
value! {
    /// An item as an article, with every decision made.
    Article of feed_article {
        title: String,
        shows_title: bool,
        is_picture_above_body: bool,
        facts: Vec<Entry>,
        facts_line: String,
        picture_url: String,
        picture_alternative_text: String,
        picture_width: Option<i64>,
        picture_height: Option<i64>,
        language: String,
        body_html: String,
        body_text: String,
        caption: String,
        links: Vec<Entry>,
        subjects: Vec<String>,
        tags: Vec<String>,
        recording_url: String,
        recording_kind: FileKind,
    }
}
value! {
    /// Everything about a feed as a whole.
    About of feed_view_model {
        revision: u64,
        item_count: u64,
        source_count: u64,
        title: String,
        title_origin: TitleOrigin,
        is_merged: bool,
        is_image_feed: bool,
        grouping: Grouping,
        summary: String,
        home_page_url: String,
        feed_url: String,
        icon_url: String,
        favicon_url: String,
        byline: String,
        authors: Vec<Person>,
        updated: Option<Date>,
        published: Option<Date>,
        as_of: Option<Date>,
        language: String,
        rights: String,
        generator: String,
        tags: Vec<String>,
        item_count_text: String,
        id: String,
        format: String,
    }
}
value! {
    /// The progress of loading.
    Loading of feed_loading_view_model {
        is_loading: bool,
        message: String,
        completed_sources: u64,
        total_sources: u64,
        received_bytes: u64,
        amount: String,
    }
}
value! {
    /// Why loading failed, or what else went wrong.
    Failure of feed_error_view_model {
        message: String,
        remedy: String,
        text: String,
        label: String,
        can_retry: bool,
        retry_label: String,
    }
}
value! {
    /// Everything about a picture that was asked for, but its image.
    PictureAbout of feed_image_view_model {
        request: PictureRequest,
        is_loading: bool,
        should_retry: bool,
        text: String,
        url: String,
        item_id: String,
        title: String,
        description: String,
        location: String,
    }
}
value! {
    /// An action of a reader's user.
    ActionAbout of feed_action {
        name: String,
        words: String,
        keys: Vec<String>,
        argument: ActionArgument,
        is_views_own: bool,
    }
}
value! {
    /// A list that items can be read in.
    SourceRow of feed_source_row {
        kind: SourceRowKind,
        depth: u32,
        title: String,
        count: u64,
        failure: String,
        source_index: Option<u64>,
    }
}
value! {
    /// The lists that items can be read in, from top to bottom.
    SourceList of feed_source_list {
        version: u64,
        rows_version: u64,
        rows: Vec<SourceRow>,
        selected_row: Option<u64>,
        is_active: bool,
    }
}
value! {
    /// The list of items, but for its rows.
    ItemListAbout of feed_item_list {
        version: u64,
        rows_version: u64,
        row_count: u64,
        selected_row: Option<u64>,
        changed_first: u64,
        changed_count: u64,
        has_new_rows: bool,
        has_new_selection: bool,
        is_active: bool,
        is_unread_only: bool,
        order: ItemOrder,
        is_reversed: bool,
        title: String,
        filter: String,
        search: String,
        order_text: String,
        condition_text: String,
        failure: String,
        empty_text: String,
    }
}
value! {
    /// The selected item, but for its feed.
    OpenArticleAbout of feed_open_article {
        index: Option<u64>,
        version: u64,
        states: States,
        is_gone: bool,
        is_open: bool,
        search: String,
    }
}
value! {
    /// The outcome of an action.
    Notice of feed_notice {
        text: String,
        kind: NoticeKind,
        action: String,
        initial_text: String,
    }
}
value! {
    /// The surface a stream is drawn on.
    Surface of feed_surface {
        columns: u32,
        rows: u32,
        pixel_width: u32,
        pixel_height: u32,
        colors: u32,
        is_terminal: bool,
        allows_hyperlinks: bool,
    }
}
value! {
    /// The environment a renderer draws in.
    Environment of feed_environment {
        output: Surface,
        status: Surface,
        locale: String,
        time_zone: String,
        color_scheme: ColorScheme,
        contrast: Contrast,
        text_scale: f64,
    }
}
sized! {
    feed_person,
    feed_attachment,
    feed_media,
    feed_reference,
    feed_transcript,
    feed_episode,
    feed_hub,
    feed_problem,
    feed_document,
    feed_source,
    feed_item,
    feed_item_detail,
    feed_article_entry,
    feed_article,
    feed_view_model,
    feed_loading_view_model,
    feed_error_view_model,
    feed_image_request,
    feed_image_view_model,
    feed_pixels,
    feed_surface,
    feed_environment,
    feed_state_change,
    feed_host,
    feed_view,
    feed_loading_view,
    feed_error_view,
    feed_image_view,
    feed_image_transformer,
    feed_renderer,
    feed_option,
    feed_configuration,
    feed_factory,
    feed_plugin,
    feed_entry,
    feed_event_loop_extension,
    feed_terminal_extension,
    feed_clipboard_extension,
    feed_plain_text_extension,
    feed_memory_extension,
    feed_action,
    feed_action_request,
    feed_reader_extension,
    feed_source_row,
    feed_source_list,
    feed_item_list,
    feed_open_article,
    feed_notice,
    feed_reader_views,
}
// Made by Tools/make-rust-bindings: end values.

/// Parts of an item's detail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts(pub u32);

impl Parts {
    pub const FILES: Parts = Parts(sys::FEED_DETAIL_FILES);
    pub const MEDIA: Parts = Parts(sys::FEED_DETAIL_MEDIA);
    pub const PEOPLE: Parts = Parts(sys::FEED_DETAIL_PEOPLE);
    pub const REST: Parts = Parts(sys::FEED_DETAIL_REST);
    pub const ALL: Parts = Parts(sys::FEED_DETAIL_ALL);
}

impl std::ops::BitOr for Parts {
    type Output = Parts;
    fn bitor(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }
}

/// Parts of an item's article.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ArticleParts(pub u32);

impl ArticleParts {
    pub const HEADING: ArticleParts = ArticleParts(sys::FEED_ARTICLE_HEADING);
    pub const BODY: ArticleParts = ArticleParts(sys::FEED_ARTICLE_BODY);
    pub const END: ArticleParts = ArticleParts(sys::FEED_ARTICLE_END);
    pub const ALL: ArticleParts = ArticleParts(sys::FEED_ARTICLE_ALL);
}

impl std::ops::BitOr for ArticleParts {
    type Output = ArticleParts;
    fn bitor(self, other: ArticleParts) -> ArticleParts {
        ArticleParts(self.0 | other.0)
    }
}

/// A text of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Text {
    Excerpt = 0,
    ContentHtml = 1,
    ContentText = 2,
    Summary = 3,
    SummaryHtml = 4,
    Day = 5,
    Month = 6,
    Time = 7,
}

/// A picture and the form in which it is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PictureRequest {
    /// The feed's ([`Feed::revision`]).
    pub revision: u64,
    /// The item; `None` for the feed itself.
    pub item: Option<u64>,
    /// The address as the item names it; empty for the item's own picture.
    pub url: String,
    /// For pixels, at most how wide and how high; `None` for encoded bytes.
    pub pixels: Option<(u32, u32)>,
}

impl PictureRequest {
    fn with<T>(&self, body: impl FnOnce(&sys::feed_image_request) -> T) -> T {
        let (width, height) = self.pixels.unwrap_or((0, 0));
        // SAFETY: zeros are a value of each of its members.
        let mut raw: sys::feed_image_request = unsafe { zeroed() };
        raw.size = size_of::<sys::feed_image_request>();
        raw.revision = self.revision;
        raw.item_index = self.item.unwrap_or(u64::MAX);
        if !self.url.is_empty() {
            raw.url = lend(&self.url);
        }
        raw.form = i32::from(self.pixels.is_some());
        raw.maximum_width = width;
        raw.maximum_height = height;
        body(&raw)
    }
}

impl Read<sys::feed_image_request> for PictureRequest {
    unsafe fn read(raw: &sys::feed_image_request) -> Self {
        PictureRequest {
            revision: raw.revision,
            item: (raw.item_index != u64::MAX).then_some(raw.item_index),
            url: text(&raw.url),
            pixels: (raw.form == sys::FEED_IMAGE_PIXELS)
                .then_some((raw.maximum_width, raw.maximum_height)),
        }
    }
}

/// A picture that was asked for.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The picture, but for its image.
    pub about: PictureAbout,
    /// The image that [`Renderer::make_image`] or its like made; it may be kept.
    pub image: Option<Rc<dyn Any>>,
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

    /// Everything about it as a whole.
    pub fn about(&self) -> About {
        self.with(|model| unsafe { value(model) }).unwrap_or_default()
    }

    /// The list's part of an item.
    pub fn item(&self, index: u64) -> Option<Item> {
        self.with(|model| unsafe { value((*model).item?(model, index)) })
    }

    /// Parts of an item's detail; members of other parts are empty.
    pub fn detail(&self, index: u64, parts: Parts) -> Option<Detail> {
        self.with(|model| unsafe { value((*model).item_detail?(model, index, parts.0)) })
    }

    /// Parts of an item's article; members of other parts are empty.
    pub fn article(&self, index: u64, parts: ArticleParts) -> Option<Article> {
        self.with(|model| unsafe { value((*model).article?(model, index, parts.0)) })
    }

    /// The number of feeds that the items come from.
    pub fn source_count(&self) -> u64 {
        self.with(|model| unsafe { Some((*model).source_count) }).unwrap_or(0)
    }

    /// A feed that items come from, with the counts of now.
    pub fn source(&self, index: u64) -> Option<Source> {
        self.with(|model| unsafe { value((*model).source?(model, index)) })
    }

    /// What only the document says.
    pub fn document(&self) -> Document {
        self.with(|model| unsafe { value((*model).document?(model)) }).unwrap_or_default()
    }

    /// A request for a picture of an item, or of the feed for `None`, in the form `pixels` says.
    pub fn picture(
        &self, item: Option<u64>, url: &str, pixels: Option<(u32, u32)>,
    ) -> PictureRequest {
        PictureRequest { revision: self.revision, item, url: url.into(), pixels }
    }

    /// One text of an item.
    pub fn text(&self, index: u64, which: Text) -> Option<String> {
        self.with(|model| unsafe {
            let raw = (*model).item_text?(model, index, which as i32);
            (!raw.bytes.is_null()).then(|| text(&raw))
        })
    }

    /// All items, made one by one.
    pub fn items(&self) -> impl Iterator<Item = Item> + '_ {
        (0..self.count).map_while(|index| self.item(index))
    }

    fn with<T>(&self, body: impl FnOnce(*const sys::feed_view_model) -> Option<T>) -> Option<T> {
        // The host lends it until it is taken back, and then this is null.
        let model = self.model.get();
        if model.is_null() { None } else { body(model) }
    }
}

// ------------------------------------------------------------------------------------------------
// A reader

/// An action of a reader's user, to be performed by [`Host::perform`].
#[derive(Clone, Debug, Default)]
pub struct Action {
    name: String,
    text: Option<String>,
    row: Option<u64>,
    number: i64,
    version: u64,
}

impl Action {
    /// The action of a name, without arguments.
    pub fn new(name: &str) -> Self {
        Action { name: name.into(), ..Action::default() }
    }

    /// The same with a text.
    pub fn text(self, text: &str) -> Self {
        Action { text: Some(text.into()), ..self }
    }

    /// The same for a row of the list of a version.
    pub fn row(self, row: u64, version: u64) -> Self {
        Action { row: Some(row), version, ..self }
    }

    /// The same with a number.
    pub fn number(self, number: i64) -> Self {
        Action { number, ..self }
    }
}

/// The items of the reader's chosen list. Once the host has taken it back, it has no rows.
#[derive(Clone)]
pub struct ItemList {
    /// The list, but for its rows.
    pub about: ItemListAbout,
    /// The feed of the items.
    pub feed: Feed,
    model: Rc<Cell<*const sys::feed_item_list>>,
}

impl ItemList {
    /// The index in the feed of the item in a row.
    pub fn index(&self, row: u64) -> Option<u64> {
        let model = self.model.get();
        if model.is_null() || row >= self.about.row_count {
            return None;
        }
        // SAFETY: the host lends it until it is taken back.
        let index = unsafe { (*model).item_index?(model, row) };
        (index != u64::MAX).then_some(index)
    }

    /// The item in a row.
    pub fn item(&self, row: u64) -> Option<Item> {
        self.feed.item(self.index(row)?)
    }
}

/// The reader's selected item.
#[derive(Clone)]
pub struct OpenArticle {
    /// The article, but for its feed.
    pub about: OpenArticleAbout,
    /// The feed that it is of: an earlier one, if the item is gone.
    pub feed: Feed,
}

impl OpenArticle {
    /// Parts of the article; `None` if no item is selected.
    pub fn article(&self, parts: ArticleParts) -> Option<Article> {
        self.feed.article(self.about.index?, parts)
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
    event_loop: Cell<*const sys::feed_event_loop_extension>,
    /// The first status of a write to the output that failed.
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
    EnvironmentChanged,
    Sources(SourceList),
    Items(ItemList),
    Article(OpenArticle),
    Notice(Notice),
}

/// The calls to the host that any thread may make.
#[derive(Clone)]
pub struct Waker(Arc<Mutex<(usize, usize)>>);

impl Waker {
    /// Has a [`Renderer::run`] that waits for the event descriptor go on.
    pub fn wake(&self) {
        self.with(|host, event_loop| unsafe {
            if event_loop.is_null() {
                return;
            }
            if let Some(wake) = (*event_loop).wake {
                wake(host)
            }
        });
    }

    /// Tells the person something, in one line.
    pub fn log(&self, words: &str) {
        self.with(|host, _| unsafe {
            if let Some(log) = (*host).log {
                log(host, sys::FEED_LOG_WARNING, lend(words))
            }
        });
    }

    /// The lock is held during the call, so that the host is there until it returns.
    fn with(
        &self,
        body: impl FnOnce(*const sys::feed_host, *const sys::feed_event_loop_extension),
    ) {
        let addresses = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if addresses.0 != 0 {
            body(
                addresses.0 as *const sys::feed_host,
                addresses.1 as *const sys::feed_event_loop_extension,
            );
        }
    }

    fn close(&self) {
        *self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = (0, 0);
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
    /// Calls the host; `None` once the renderer has ended.
    fn call<T>(&self, body: impl FnOnce(*const sys::feed_host) -> Option<T>) -> Option<T> {
        let host = self.shared.table.get();
        if host.is_null() { None } else { body(host) }
    }

    /// A table of the host by name and revision; null where it has none.
    fn extension<Table>(&self, name: &CStr) -> *const Table {
        self.call(|host| unsafe { Some((*host).get_extension?(host, name.as_ptr()).cast()) })
            .unwrap_or(ptr::null())
    }

    fn write_to(&self, stream: sys::feed_stream, bytes: &[u8]) -> Result {
        let shared = &self.shared;
        if stream == sys::FEED_STREAM_OUTPUT && shared.written.get() < 0 {
            return Err(Error::Stopped(shared.written.get()));
        }
        let status = self
            .call(|host| unsafe {
                Some((*host).write?(host, stream, bytes.as_ptr().cast(), bytes.len()))
            })
            .unwrap_or(sys::FEED_STATUS_OUTPUT_CLOSED);
        if status >= 0 {
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
        self.call(|host| unsafe { Some(text(&(*host).name)) }).unwrap_or_default()
    }

    /// Tells the person something, in one line; the host adds the renderer's name.
    pub fn log(&self, words: &str) {
        self.shared.waker.log(words);
    }

    /// As [`Host::log`], shown with `--verbose` only.
    pub fn debug(&self, words: &str) {
        self.call(|host| unsafe {
            (*host).log?(host, sys::FEED_LOG_DEBUG, lend(words));
            Some(())
        });
    }

    /// The calls that other threads may make.
    pub fn waker(&self) -> Waker {
        self.shared.waker.clone()
    }

    /// The environment to draw in, now.
    pub fn environment(&self) -> Environment {
        self.call(|host| unsafe { value((*host).environment?(host)) }).unwrap_or_default()
    }

    /// The phrase for a key in the reader's language, such as `no-items`; `docs/plugins/words.md` lists
    /// all. `None` where the host does not know the key.
    pub fn words(&self, key: &str) -> Option<Phrase> {
        let key = CString::new(key).ok()?;
        self.call(|host| unsafe {
            let raw = (*host).words?(host, key.as_ptr());
            (!raw.before.bytes.is_null()).then(|| Phrase::read(&raw))
        })
    }

    /// Returns true where the person has granted a need, such as `network`.
    pub fn is_granted(&self, need: &str) -> bool {
        CString::new(need).is_ok_and(|need| {
            self.call(|host| unsafe { Some((*host).is_granted?(host, need.as_ptr()) != 0) })
                .unwrap_or(false)
        })
    }

    /// The feed is wanted, or wanted again.
    pub fn request_refresh(&self) -> Outcome {
        Outcome::of(self.call(|host| unsafe { Some((*host).request_refresh?(host)) }))
    }

    /// A picture is wanted: [`Renderer::display_picture`] answers.
    pub fn request_picture(&self, request: &PictureRequest) -> Outcome {
        Outcome::of(self.call(|host| {
            request.with(|raw| unsafe { Some((*host).request_image?(host, raw)) })
        }))
    }

    /// A picture is not wanted any more.
    pub fn cancel_picture(&self, request: &PictureRequest) -> Outcome {
        Outcome::of(self.call(|host| {
            request.with(|raw| unsafe { Some((*host).cancel_image?(host, raw)) })
        }))
    }

    /// A picture will likely be wanted soon.
    pub fn preload_picture(&self, request: &PictureRequest) -> Outcome {
        Outcome::of(self.call(|host| {
            request.with(|raw| unsafe { Some((*host).preload_image?(host, raw)) })
        }))
    }

    /// The person sets or clears states of the items of a range: of all of them or of none.
    pub fn set_states(
        &self, feed: &Feed, items: std::ops::Range<u64>, states: States, is_set: bool,
    ) -> Outcome {
        let count = items.end.saturating_sub(items.start);
        self.change_states(feed, ptr::null(), items.start, count, states, is_set)
    }

    /// As [`Host::set_states`], of the items listed.
    pub fn set_states_of(
        &self, feed: &Feed, items: &[u64], states: States, is_set: bool,
    ) -> Outcome {
        if items.is_empty() {
            return Outcome::Done;
        }
        self.change_states(feed, items.as_ptr(), 0, items.len() as u64, states, is_set)
    }

    fn change_states(
        &self, feed: &Feed, indexes: *const u64, first: u64, count: u64, states: States,
        is_set: bool,
    ) -> Outcome {
        // SAFETY: zeros are a value of each of its members.
        let mut change: sys::feed_state_change = unsafe { zeroed() };
        change.size = size_of::<sys::feed_state_change>();
        change.revision = feed.revision;
        change.states = states.0;
        change.is_set = i32::from(is_set);
        change.indexes = indexes;
        change.first = first;
        change.count = count;
        Outcome::of(self.call(|host| unsafe { Some((*host).set_states?(host, &change)) }))
    }

    /// The person wants an address of an item opened; of the feed itself where `index` is `None`.
    pub fn open_link(&self, feed: &Feed, index: Option<u64>, url: &str) -> Outcome {
        let index = index.unwrap_or(u64::MAX);
        Outcome::of(self.call(|host| unsafe {
            Some((*host).open_link?(host, feed.revision, index, lend(url)))
        }))
    }

    /// The person wants a text on the clipboard.
    pub fn copy_text(&self, text: &str) -> Outcome {
        let table: *const sys::feed_clipboard_extension =
            self.extension(sys::FEED_EXTENSION_CLIPBOARD);
        Outcome::of(self.call(|host| unsafe {
            if table.is_null() { None } else { Some((*table).copy_text?(host, lend(text))) }
        }))
    }

    /// The actions of a reader, with words and keys; empty where the host has no reader.
    pub fn actions(&self) -> Vec<ActionAbout> {
        let table: *const sys::feed_reader_extension = self.extension(sys::FEED_EXTENSION_READER);
        self.call(|host| unsafe {
            if table.is_null() { None } else { Some(Vec::read(&(*table).actions?(host))) }
        })
        .unwrap_or_default()
    }

    /// The action of a key, by the key's name.
    pub fn action(&self, key: &str) -> Option<ActionAbout> {
        self.actions().into_iter().find(|action| action.keys.iter().any(|name| name == key))
    }

    /// The person wants an action of the reader. What it changes is shown in dispatch.
    pub fn perform(&self, action: &Action) -> Outcome {
        let table: *const sys::feed_reader_extension = self.extension(sys::FEED_EXTENSION_READER);
        // SAFETY: zeros are a value of each of its members.
        let mut request: sys::feed_action_request = unsafe { zeroed() };
        request.size = size_of::<sys::feed_action_request>();
        request.name = lend(&action.name);
        if let Some(text) = &action.text {
            request.text = lend(text);
        }
        request.row = action.row.unwrap_or(u64::MAX);
        request.number = action.number;
        request.version = action.version;
        Outcome::of(self.call(|host| unsafe {
            if table.is_null() { None } else { Some((*table).perform?(host, &request)) }
        }))
    }

    /// The terminal, where it was granted.
    pub fn terminal(&self) -> Option<Terminal> {
        let table: *const sys::feed_terminal_extension =
            self.extension(sys::FEED_EXTENSION_TERMINAL);
        if table.is_null() {
            return None;
        }
        let terminal = Terminal { host: self.clone(), table };
        (terminal.descriptor() >= 0).then_some(terminal)
    }

    /// The event loop, for [`Renderer::run`].
    pub fn event_loop(&self) -> EventLoop {
        EventLoop { host: self.clone() }
    }

    fn take_event(&self) -> Option<Event> {
        self.shared.events.borrow_mut().pop_front()
    }

    /// The bytes that the renderer before this one kept; empty where there are none.
    pub fn recall(&self) -> Vec<u8> {
        let table: *const sys::feed_memory_extension = self.extension(sys::FEED_EXTENSION_MEMORY);
        self.call(|host| unsafe {
            if table.is_null() {
                return None;
            }
            let kept = (*table).recall?(host);
            (!kept.bytes.is_null())
                .then(|| std::slice::from_raw_parts(kept.bytes.cast::<u8>(), kept.length).to_vec())
        })
        .unwrap_or_default()
    }

    /// Keeps at most 16,384 bytes for the renderer after this one; never written to a file.
    pub fn keep(&self, bytes: &[u8]) -> Outcome {
        let table: *const sys::feed_memory_extension = self.extension(sys::FEED_EXTENSION_MEMORY);
        Outcome::of(self.call(|host| unsafe {
            if table.is_null() {
                return None;
            }
            Some((*table).keep?(host, bytes.as_ptr().cast(), bytes.len()))
        }))
    }

    /// The text of HTML; `None` where the host has no such help.
    pub fn plain_text(&self, html: &str) -> Option<String> {
        let table: *const sys::feed_plain_text_extension =
            self.extension(sys::FEED_EXTENSION_PLAIN_TEXT);
        self.call(|host| unsafe {
            if table.is_null() {
                return None;
            }
            Some(text(&(*table).text?(host, lend(html))))
        })
    }
}

/// The terminal, which was granted.
pub struct Terminal {
    host: Host,
    table: *const sys::feed_terminal_extension,
}

impl Terminal {
    /// The surface that a renderer with a main loop draws on.
    pub fn surface(&self) -> Surface {
        self.host
            .call(|host| unsafe { value((*self.table).surface?(host)) })
            .unwrap_or_default()
    }

    /// The terminal to read keys from and to draw on; never to be closed.
    pub fn descriptor(&self) -> i32 {
        self.host
            .call(|host| unsafe { Some((*self.table).descriptor?(host) as i32) })
            .unwrap_or(-1)
    }

    /// Gives the person their shell back for a while, in a later dispatch.
    pub fn suspend(&self) -> Outcome {
        Outcome::of(self.host.call(|host| unsafe { Some((*self.table).suspend?(host)) }))
    }
}

/// The event loop of a renderer with a main loop.
#[derive(Clone)]
pub struct EventLoop {
    host: Host,
}

impl EventLoop {
    fn call<T>(
        &self,
        body: impl FnOnce(*const sys::feed_host, *const sys::feed_event_loop_extension) -> Option<T>,
    ) -> Option<T> {
        let table = self.host.shared.event_loop.get();
        self.host.call(|host| if table.is_null() { None } else { body(host, table) })
    }

    /// The descriptor to poll among one's own; `None` where there is none.
    pub fn descriptor(&self) -> Option<i32> {
        let number = self.call(|host, table| unsafe { Some((*table).descriptor?(host)) })?;
        (number >= 0).then_some(number as i32)
    }

    /// Has what is pending delivered, and then shown by `renderer`. An error says that
    /// [`Renderer::run`] shall return it.
    pub fn dispatch<R: Renderer>(&self, renderer: &mut R) -> Result {
        let status = self
            .call(|host, table| unsafe { Some((*table).dispatch?(host)) })
            .unwrap_or(sys::FEED_STATUS_LEAVE);
        while let Some(event) = self.host.take_event() {
            match event {
                // The one after it has come already.
                Event::Feed(feed) if feed.model.get().is_null() => {}
                Event::Feed(feed) => renderer.display(&feed)?,
                Event::Loading(loading) => renderer.display_loading(&loading)?,
                Event::Failure(failure) => renderer.display_error(&failure)?,
                Event::Picture(picture) => renderer.display_picture(&picture)?,
                Event::EnvironmentChanged => renderer.environment_changed()?,
                Event::Sources(sources) => renderer.display_sources(&sources)?,
                Event::Items(items) if items.model.get().is_null() => {}
                Event::Items(items) => renderer.display_items(&items)?,
                Event::Article(article) => renderer.display_article(&article)?,
                Event::Notice(notice) => renderer.display_notice(&notice)?,
            }
        }
        if status >= 0 { Ok(()) } else { Err(Error::Stopped(status)) }
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
    reader: sys::feed_reader_views,
    /// The feed displayed last, which the host still lends.
    feed: RefCell<Option<Feed>>,
    /// Earlier feeds that it still lends: that of a reader's article, and the last one until the article
    /// that follows.
    earlier: RefCell<Vec<Feed>>,
    /// The list of items displayed last.
    list: RefCell<Option<ItemList>>,
}

thread_local! {
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Has panics of this library remembered in words, and printed only where a trace is wanted or nothing
/// else tells them: on a thread of the renderer's own, or since the process ends.
fn prepare_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        let thread = std::thread::current().id();
        let is_printed = cfg!(panic = "abort")
            || std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0");
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
            if is_printed || std::thread::current().id() != thread {
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

/// A view of a value that is copied.
macro_rules! shown {
    ($display:ident, $raw:ident, $event:ident) => {
        unsafe extern "C" fn $display(
            context: *mut c_void, model: *const sys::$raw, error: *mut sys::feed_error,
        ) -> sys::feed_status {
            unsafe {
                let event = Event::$event(value(model).unwrap_or_default());
                Self::show(context, error, event, |renderer, event| match event {
                    Event::$event(shown) => renderer.$display(shown),
                    _ => Ok(()),
                })
            }
        }
    };
}

impl<R: Renderer> Instance<R> {
    /// Runs a call of the renderer, and says what became of it.
    unsafe fn call(
        context: *mut c_void, error: *mut sys::feed_error,
        body: impl FnOnce(&Self, &mut R) -> Result,
    ) -> sys::feed_status {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_FAILED;
        };
        let outcome = guarded(|| body(instance, &mut instance.renderer.borrow_mut()));
        // Where the output takes no more, that is why.
        match instance.host.shared.written.get() {
            status if status < 0 => status,
            _ => unsafe { answer(outcome, error) },
        }
    }

    /// Shows a value now, or, where the renderer is in its main loop, after dispatch.
    unsafe fn show(
        context: *mut c_void, error: *mut sys::feed_error, event: Event,
        body: impl FnOnce(&mut R, &Event) -> Result,
    ) -> sys::feed_status {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_FAILED;
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
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_FAILED;
        };
        let feed = unsafe {
            Feed {
                model: Rc::new(Cell::new(model)),
                revision: (*model).revision,
                count: (*model).item_count,
            }
        };
        let last = instance.feed.borrow_mut().replace(feed.clone());
        let status = unsafe {
            Self::show(context, error, Event::Feed(feed), |renderer, event| match event {
                Event::Feed(feed) => renderer.display(feed),
                _ => Ok(()),
            })
        };
        if let Some(last) = last {
            if R::READER && R::INTERACTIVE {
                let mut earlier = instance.earlier.borrow_mut();
                while earlier.len() > 1 {
                    earlier.remove(0).model.set(ptr::null());
                }
                earlier.push(last);
            } else {
                last.model.set(ptr::null());
            }
        }
        status
    }

    unsafe extern "C" fn get_extension(
        context: *mut c_void, name: *const c_char,
    ) -> *const c_void {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return ptr::null();
        };
        if unsafe { CStr::from_ptr(name) } == sys::FEED_EXTENSION_READER {
            ptr::from_ref(&instance.reader).cast()
        } else {
            ptr::null()
        }
    }

    shown!(display_sources, feed_source_list, Sources);
    shown!(display_notice, feed_notice, Notice);
    shown!(display_loading, feed_loading_view_model, Loading);
    shown!(display_error, feed_error_view_model, Failure);

    unsafe extern "C" fn display_items(
        context: *mut c_void, model: *const sys::feed_item_list, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_FAILED;
        };
        let Some(feed) = instance.feed.borrow().clone() else { return sys::FEED_STATUS_OK };
        let items = ItemList {
            about: unsafe { value(model) }.unwrap_or_default(),
            feed,
            model: Rc::new(Cell::new(model)),
        };
        let last = instance.list.borrow_mut().replace(items.clone());
        let status = unsafe {
            Self::show(context, error, Event::Items(items), |renderer, event| match event {
                Event::Items(items) => renderer.display_items(items),
                _ => Ok(()),
            })
        };
        if let Some(last) = last {
            last.model.set(ptr::null());
        }
        status
    }

    unsafe extern "C" fn display_article(
        context: *mut c_void, model: *const sys::feed_open_article, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        let Some(instance) = (unsafe { context.cast::<Self>().as_ref() }) else {
            return sys::FEED_STATUS_FAILED;
        };
        let place = unsafe { (*model).feed };
        let lent = (instance.feed.borrow().iter())
            .chain(instance.earlier.borrow().iter())
            .find(|feed| feed.model.get() == place)
            .cloned();
        let Some(feed) = lent else { return sys::FEED_STATUS_OK };
        let event = Event::Article(OpenArticle {
            about: unsafe { value(model) }.unwrap_or_default(),
            feed,
        });
        let status = unsafe {
            Self::show(context, error, event, |renderer, event| match event {
                Event::Article(article) => renderer.display_article(article),
                _ => Ok(()),
            })
        };
        instance.earlier.borrow_mut().retain(|feed| {
            let is_kept = feed.model.get() == place;
            if !is_kept {
                feed.model.set(ptr::null());
            }
            is_kept
        });
        status
    }

    unsafe extern "C" fn display_picture(
        context: *mut c_void, model: *const sys::feed_image_view_model,
        error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            let event = Event::Picture(Picture {
                about: value(model).unwrap_or_default(),
                image: (*model).image.cast::<Rc<dyn Any>>().as_ref().cloned(),
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
            Err(failure) => unsafe { answer(Err(failure), error) },
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
                let raw = sys::feed_pixels::copy(pixels, usize::MAX);
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

    unsafe extern "C" fn environment_changed(
        context: *mut c_void, error: *mut sys::feed_error,
    ) -> sys::feed_status {
        unsafe {
            Self::show(context, error, Event::EnvironmentChanged, |renderer, _| {
                renderer.environment_changed()
            })
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
        for feed in instance.earlier.borrow().iter() {
            feed.model.set(ptr::null());
        }
        if let Some(list) = instance.list.borrow_mut().take() {
            list.model.set(ptr::null());
        }
        let shared = instance.host.shared.clone();
        let _ = guarded(|| {
            drop(instance);
            Ok(())
        });
        shared.events.borrow_mut().clear();
        shared.table.set(ptr::null());
        shared.waker.close();
    }
}

unsafe extern "C" fn create<R: Renderer>(
    factory: *const sys::feed_factory, host: *const sys::feed_host,
    configuration: *const sys::feed_configuration, result: *mut *const sys::feed_renderer,
    error: *mut sys::feed_error,
) -> sys::feed_status {
    let handle = Host {
        shared: Rc::new(SharedHost {
            table: Cell::new(host),
            event_loop: Cell::new(ptr::null()),
            written: Cell::new(sys::FEED_STATUS_OK),
            events: RefCell::default(),
            waker: Waker(Arc::new(Mutex::new((host as usize, 0)))),
        }),
    };
    let event_loop: *const sys::feed_event_loop_extension =
        handle.extension(sys::FEED_EXTENSION_EVENT_LOOP);
    handle.shared.event_loop.set(event_loop);
    handle.shared.waker.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).1 =
        event_loop as usize;
    let made = guarded(|| {
        let mut options = Options::default();
        let list = unsafe { (*configuration).options };
        for index in 0..list.count {
            let place = unsafe { list.first.cast::<u8>().add(index * list.stride) };
            let option = unsafe { sys::feed_option::copy(place.cast(), list.stride) };
            options.0.push((text(&option.key), text(&option.value)));
        }
        R::new(handle.clone(), &options)
    });
    let renderer = match made {
        Ok(renderer) => renderer,
        Err(failure) => {
            handle.shared.table.set(ptr::null());
            handle.shared.waker.close();
            return unsafe { answer(Err(failure), error) };
        }
    };
    let views = unsafe { (*factory).context } as usize as u8;
    let mut instance = Box::new(Instance::<R> {
        table: sys::feed_renderer {
            size: size_of::<sys::feed_renderer>(),
            context: ptr::null_mut(),
            feed: ptr::null(),
            loading: ptr::null(),
            error: ptr::null(),
            image: ptr::null(),
            transformer: ptr::null(),
            run: if R::INTERACTIVE { Some(Instance::<R>::run) } else { None },
            environment_changed: Some(Instance::<R>::environment_changed),
            finish: Some(Instance::<R>::finish),
            destroy: Some(Instance::<R>::destroy),
            get_extension: if R::READER { Some(Instance::<R>::get_extension) } else { None },
            ..unsafe { zeroed() }
        },
        feed_view: sys::feed_view {
            size: size_of::<sys::feed_view>(),
            display: Some(Instance::<R>::display),
            ..unsafe { zeroed() }
        },
        loading_view: sys::feed_loading_view {
            size: size_of::<sys::feed_loading_view>(),
            display: Some(Instance::<R>::display_loading),
            ..unsafe { zeroed() }
        },
        error_view: sys::feed_error_view {
            size: size_of::<sys::feed_error_view>(),
            display: Some(Instance::<R>::display_error),
            ..unsafe { zeroed() }
        },
        image_view: sys::feed_image_view {
            size: size_of::<sys::feed_image_view>(),
            display: Some(Instance::<R>::display_picture),
            ..unsafe { zeroed() }
        },
        transformer: sys::feed_image_transformer {
            size: size_of::<sys::feed_image_transformer>(),
            make_image: Some(Instance::<R>::make_image),
            make_image_from_pixels: Some(Instance::<R>::make_image_from_pixels),
            release_image: Some(Instance::<R>::release_image),
            ..unsafe { zeroed() }
        },
        reader: sys::feed_reader_views {
            size: size_of::<sys::feed_reader_views>(),
            display_sources: Some(Instance::<R>::display_sources),
            display_items: Some(Instance::<R>::display_items),
            display_article: Some(Instance::<R>::display_article),
            display_notice: Some(Instance::<R>::display_notice),
            ..unsafe { zeroed() }
        },
        host: handle,
        renderer: RefCell::new(renderer),
        feed: RefCell::new(None),
        earlier: RefCell::default(),
        list: RefCell::default(),
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
        *result = &(*raw).table;
    }
    sys::FEED_STATUS_OK
}

/// The entry, for [`plugin!`].
///
/// # Safety
/// The host calls it.
pub unsafe fn enter<R: Renderer>(
    entry: *const sys::feed_entry, result: *mut *const sys::feed_plugin,
    error: *mut sys::feed_error, minimum: u32, views: u8,
) -> sys::feed_status {
    let made = guarded(|| {
        let (newest, oldest) =
            unsafe { ((*entry).abi_version, (*entry).abi_minimum_version) };
        if newest < minimum || oldest > sys::FEED_ABI_VERSION {
            return Err(Error::new("it was built for another ABI version"));
        }
        prepare_panics();
        let factory = Box::leak(Box::new(sys::feed_factory {
            size: size_of::<sys::feed_factory>(),
            context: views as usize as *mut c_void,
            create: Some(create::<R>),
            ..unsafe { zeroed() }
        }));
        Ok(&*Box::leak(Box::new(sys::feed_plugin {
            size: size_of::<sys::feed_plugin>(),
            abi_version: sys::FEED_ABI_VERSION,
            abi_minimum_version: minimum,
            factory,
            ..unsafe { zeroed() }
        })) as *const sys::feed_plugin)
    });
    match made {
        Ok(plugin) => {
            unsafe { *result = plugin };
            sys::FEED_STATUS_OK
        }
        Err(failure) => unsafe { answer(Err(failure), error) },
    }
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
///
/// `plugin!(Renderer for 1, …)` names an older ABI version, whose hosts it works with as well: a member
/// that they lack is empty.
macro_rules! plugin {
    ($renderer:ty, $($line:literal),+ $(,)?) => {
        const FEED_PLUGIN_MINIMUM: u32 = $crate::feed_plugin::sys::FEED_ABI_VERSION;
        const FEED_PLUGIN_NOTE_TEXT: &str = concat!(
            $($line, "\n",)+
            "abi=", $crate::feed_plugin::sys::abi_version!(), "\n",
            "abi-minimum=", $crate::feed_plugin::sys::abi_version!(), "\n",
        );
        $crate::feed_plugin::plugin!(@entry $renderer);
    };
    ($renderer:ident for $minimum:literal, $($line:literal),+ $(,)?) => {
        const FEED_PLUGIN_MINIMUM: u32 = $minimum;
        const FEED_PLUGIN_NOTE_TEXT: &str = concat!(
            $($line, "\n",)+
            "abi=", $crate::feed_plugin::sys::abi_version!(), "\n",
            "abi-minimum=", $minimum, "\n",
        );
        $crate::feed_plugin::plugin!(@entry $renderer);
    };
    (@entry $renderer:ty) => {
        #[used]
        #[unsafe(link_section = ".note.feedhost")]
        static FEED_PLUGIN_NOTE: $crate::feed_plugin::Note<{ FEED_PLUGIN_NOTE_TEXT.len() }> =
            $crate::feed_plugin::Note::new(FEED_PLUGIN_NOTE_TEXT);

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn feed_plugin_entry(
            entry: *const $crate::feed_plugin::sys::feed_entry,
            result: *mut *const $crate::feed_plugin::sys::feed_plugin,
            error: *mut $crate::feed_plugin::sys::feed_error,
        ) -> $crate::feed_plugin::sys::feed_status {
            unsafe {
                $crate::feed_plugin::enter::<$renderer>(
                    entry,
                    result,
                    error,
                    FEED_PLUGIN_MINIMUM,
                    const { $crate::feed_plugin::views(FEED_PLUGIN_NOTE_TEXT) },
                )
            }
        }
    };
}
pub(crate) use plugin;
