/*
 * The layout of ABI version 1, as every plugin relies on it (LP64).
 *
 * Once version 1 is released, what stands here is never changed: members that come later are added
 * below the others of their struct, and a struct's SIZE_1 then tells where those of version 1 end.
 */
#include "feed_plugin.h"

#define SIZE_1(type, bytes) \
    _Static_assert(sizeof(type) == (bytes), "the size of " #type " is not that of version 1")
#define AT(type, member, bytes) \
    _Static_assert(offsetof(type, member) == (bytes), #type "." #member " has moved")

_Static_assert(sizeof(void *) == 8 && sizeof(size_t) == 8, "the layout is that of LP64");
_Static_assert(sizeof(feed_status) == 4, "feed_status has 32 bits");
_Static_assert(sizeof(feed_stream) == 4, "feed_stream has 32 bits");
_Static_assert(sizeof(feed_log_level) == 4, "feed_log_level has 32 bits");
_Static_assert(sizeof(feed_text) == 4, "feed_text has 32 bits");
_Static_assert(FEED_ABI_VERSION >= 1 && FEED_ABI_MINIMUM_VERSION <= FEED_ABI_VERSION,
               "the versions are in order");

SIZE_1(feed_string, 16);
AT(feed_string, bytes, 0);
AT(feed_string, length, 8);

SIZE_1(feed_list, 24);
AT(feed_list, first, 0);
AT(feed_list, count, 8);
AT(feed_list, stride, 16);

SIZE_1(feed_error, 24);
AT(feed_error, buffer, 0);
AT(feed_error, capacity, 8);
AT(feed_error, length, 16);

SIZE_1(feed_frame, 32);
AT(feed_frame, before, 0);
AT(feed_frame, after, 16);

SIZE_1(feed_date, 48);
AT(feed_date, is_known, 0);
AT(feed_date, reserved, 4);
AT(feed_date, seconds, 8);
AT(feed_date, rfc3339, 16);
AT(feed_date, words, 32);

SIZE_1(feed_person, 72);
AT(feed_person, size, 0);
AT(feed_person, name, 8);
AT(feed_person, url, 24);
AT(feed_person, avatar, 40);
AT(feed_person, email, 56);

SIZE_1(feed_attachment, 136);
AT(feed_attachment, size, 0);
AT(feed_attachment, url, 8);
AT(feed_attachment, mime_type, 24);
AT(feed_attachment, title, 40);
AT(feed_attachment, size_in_bytes, 56);
AT(feed_attachment, duration_in_seconds, 64);
AT(feed_attachment, size_words, 72);
AT(feed_attachment, duration_words, 88);
AT(feed_attachment, facts, 104);
AT(feed_attachment, label, 120);

SIZE_1(feed_media, 120);
AT(feed_media, size, 0);
AT(feed_media, url, 8);
AT(feed_media, mime_type, 24);
AT(feed_media, medium, 40);
AT(feed_media, title, 56);
AT(feed_media, description, 72);
AT(feed_media, thumbnail, 88);
AT(feed_media, width, 104);
AT(feed_media, height, 112);

SIZE_1(feed_reference, 40);
AT(feed_reference, size, 0);
AT(feed_reference, id, 8);
AT(feed_reference, url, 24);

SIZE_1(feed_problem, 48);
AT(feed_problem, size, 0);
AT(feed_problem, code, 8);
AT(feed_problem, message, 24);
AT(feed_problem, line, 40);

SIZE_1(feed_labels, 552);
AT(feed_labels, size, 0);
AT(feed_labels, language, 8);
AT(feed_labels, separator, 24);
AT(feed_labels, list_separator, 40);
AT(feed_labels, no_items, 56);
AT(feed_labels, skip_to_items, 72);
AT(feed_labels, read_on, 88);
AT(feed_labels, read_all, 104);
AT(feed_labels, retry, 120);
AT(feed_labels, picture, 136);
AT(feed_labels, video, 152);
AT(feed_labels, audio, 168);
AT(feed_labels, about, 184);
AT(feed_labels, in_reply_to, 200);
AT(feed_labels, comment_feed, 216);
AT(feed_labels, section, 232);
AT(feed_labels, department, 248);
AT(feed_labels, tags, 264);
AT(feed_labels, place, 280);
AT(feed_labels, feed_updated, 296);
AT(feed_labels, item_updated, 328);
AT(feed_labels, by_author, 360);
AT(feed_labels, from_source, 392);
AT(feed_labels, about_page, 424);
AT(feed_labels, reply_to, 456);
AT(feed_labels, drawn, 488);
AT(feed_labels, drawn_from, 504);
AT(feed_labels, this_feed, 536);

SIZE_1(feed_item, 224);
AT(feed_item, size, 0);
AT(feed_item, id, 8);
AT(feed_item, title, 24);
AT(feed_item, url, 40);
AT(feed_item, byline, 56);
AT(feed_item, location, 72);
AT(feed_item, source_title, 88);
AT(feed_item, source_url, 104);
AT(feed_item, published, 120);
AT(feed_item, updated, 168);
AT(feed_item, is_title_derived, 216);
AT(feed_item, is_read, 220);

SIZE_1(feed_item_detail, 320);
AT(feed_item_detail, size, 0);
AT(feed_item_detail, image_url, 8);
AT(feed_item_detail, image_alternative_text, 24);
AT(feed_item_detail, external_url, 40);
AT(feed_item_detail, language, 56);
AT(feed_item_detail, rights, 72);
AT(feed_item_detail, authors, 88);
AT(feed_item_detail, contributors, 112);
AT(feed_item_detail, tags, 136);
AT(feed_item_detail, section, 160);
AT(feed_item_detail, department, 176);
AT(feed_item_detail, attachments, 192);
AT(feed_item_detail, media, 216);
AT(feed_item_detail, comments, 240);
AT(feed_item_detail, comment_feed_url, 256);
AT(feed_item_detail, comment_count, 272);
AT(feed_item_detail, replies_to, 280);
AT(feed_item_detail, comments_words, 304);

SIZE_1(feed_view_model, 456);
AT(feed_view_model, size, 0);
AT(feed_view_model, revision, 8);
AT(feed_view_model, item_count, 16);
AT(feed_view_model, item, 24);
AT(feed_view_model, item_detail, 32);
AT(feed_view_model, item_text, 40);
AT(feed_view_model, host_context, 48);
AT(feed_view_model, title, 56);
AT(feed_view_model, summary, 72);
AT(feed_view_model, home_page_url, 88);
AT(feed_view_model, feed_url, 104);
AT(feed_view_model, icon, 120);
AT(feed_view_model, language, 136);
AT(feed_view_model, rights, 152);
AT(feed_view_model, generator, 168);
AT(feed_view_model, id, 184);
AT(feed_view_model, format, 200);
AT(feed_view_model, encoding, 216);
AT(feed_view_model, updated, 232);
AT(feed_view_model, published, 280);
AT(feed_view_model, authors, 328);
AT(feed_view_model, categories, 352);
AT(feed_view_model, problems, 376);
AT(feed_view_model, update_interval_seconds, 400);
AT(feed_view_model, is_title_derived, 408);
AT(feed_view_model, reserved, 412);
AT(feed_view_model, byline, 416);
AT(feed_view_model, item_count_words, 432);
AT(feed_view_model, labels, 448);

SIZE_1(feed_loading_view_model, 72);
AT(feed_loading_view_model, size, 0);
AT(feed_loading_view_model, is_loading, 8);
AT(feed_loading_view_model, reserved, 12);
AT(feed_loading_view_model, message, 16);
AT(feed_loading_view_model, completed_sources, 32);
AT(feed_loading_view_model, total_sources, 40);
AT(feed_loading_view_model, received_bytes, 48);
AT(feed_loading_view_model, amount, 56);

SIZE_1(feed_error_view_model, 96);
AT(feed_error_view_model, size, 0);
AT(feed_error_view_model, message, 8);
AT(feed_error_view_model, remedy, 24);
AT(feed_error_view_model, can_retry, 40);
AT(feed_error_view_model, reserved, 44);
AT(feed_error_view_model, label, 48);
AT(feed_error_view_model, words, 64);
AT(feed_error_view_model, retry_label, 80);

SIZE_1(feed_image_request, 56);
AT(feed_image_request, size, 0);
AT(feed_image_request, revision, 8);
AT(feed_image_request, item_index, 16);
AT(feed_image_request, url, 24);
AT(feed_image_request, maximum_width, 40);
AT(feed_image_request, maximum_height, 44);
AT(feed_image_request, form, 48);
AT(feed_image_request, reserved, 52);

SIZE_1(feed_image_view_model, 128);
AT(feed_image_view_model, size, 0);
AT(feed_image_view_model, request, 8);
AT(feed_image_view_model, item_id, 16);
AT(feed_image_view_model, title, 32);
AT(feed_image_view_model, description, 48);
AT(feed_image_view_model, location, 64);
AT(feed_image_view_model, url, 80);
AT(feed_image_view_model, image, 96);
AT(feed_image_view_model, is_loading, 104);
AT(feed_image_view_model, should_retry, 108);
AT(feed_image_view_model, words, 112);

SIZE_1(feed_surface, 40);
AT(feed_surface, size, 0);
AT(feed_surface, columns, 8);
AT(feed_surface, rows, 12);
AT(feed_surface, colors, 16);
AT(feed_surface, is_terminal, 20);
AT(feed_surface, allows_hyperlinks, 24);
AT(feed_surface, pixel_width, 28);
AT(feed_surface, pixel_height, 32);
AT(feed_surface, reserved, 36);

SIZE_1(feed_environment, 72);
AT(feed_environment, size, 0);
AT(feed_environment, output, 8);
AT(feed_environment, status, 16);
AT(feed_environment, terminal, 24);
AT(feed_environment, terminal_descriptor, 32);
AT(feed_environment, reserved, 36);
AT(feed_environment, locale, 40);
AT(feed_environment, time_zone, 56);

SIZE_1(feed_host, 160);
AT(feed_host, size, 0);
AT(feed_host, abi_version, 8);
AT(feed_host, abi_minimum_version, 12);
AT(feed_host, name, 16);
AT(feed_host, context, 32);
AT(feed_host, write, 40);
AT(feed_host, log, 48);
AT(feed_host, environment, 56);
AT(feed_host, request_refresh, 64);
AT(feed_host, request_image, 72);
AT(feed_host, cancel_image, 80);
AT(feed_host, preload_image, 88);
AT(feed_host, mark_item, 96);
AT(feed_host, open_link, 104);
AT(feed_host, copy_text, 112);
AT(feed_host, event_descriptor, 120);
AT(feed_host, dispatch, 128);
AT(feed_host, wake, 136);
AT(feed_host, suspend, 144);
AT(feed_host, get_extension, 152);

SIZE_1(feed_view, 16);
AT(feed_view, size, 0);
AT(feed_view, display, 8);

SIZE_1(feed_loading_view, 16);
AT(feed_loading_view, size, 0);
AT(feed_loading_view, display, 8);

SIZE_1(feed_error_view, 16);
AT(feed_error_view, size, 0);
AT(feed_error_view, display, 8);

SIZE_1(feed_image_view, 16);
AT(feed_image_view, size, 0);
AT(feed_image_view, display, 8);

SIZE_1(feed_pixels, 32);
AT(feed_pixels, size, 0);
AT(feed_pixels, width, 8);
AT(feed_pixels, height, 12);
AT(feed_pixels, stride, 16);
AT(feed_pixels, bytes, 24);

SIZE_1(feed_image_transformer, 32);
AT(feed_image_transformer, size, 0);
AT(feed_image_transformer, make_image, 8);
AT(feed_image_transformer, make_image_from_pixels, 16);
AT(feed_image_transformer, release_image, 24);

SIZE_1(feed_renderer, 88);
AT(feed_renderer, size, 0);
AT(feed_renderer, context, 8);
AT(feed_renderer, feed, 16);
AT(feed_renderer, loading, 24);
AT(feed_renderer, error, 32);
AT(feed_renderer, image, 40);
AT(feed_renderer, transformer, 48);
AT(feed_renderer, run, 56);
AT(feed_renderer, place_changed, 64);
AT(feed_renderer, finish, 72);
AT(feed_renderer, destroy, 80);

SIZE_1(feed_option, 40);
AT(feed_option, size, 0);
AT(feed_option, key, 8);
AT(feed_option, value, 24);

SIZE_1(feed_configuration, 32);
AT(feed_configuration, size, 0);
AT(feed_configuration, options, 8);

SIZE_1(feed_factory, 24);
AT(feed_factory, size, 0);
AT(feed_factory, context, 8);
AT(feed_factory, create, 16);

SIZE_1(feed_plugin, 32);
AT(feed_plugin, size, 0);
AT(feed_plugin, magic, 8);
AT(feed_plugin, abi_version, 12);
AT(feed_plugin, abi_minimum_version, 16);
AT(feed_plugin, reserved, 20);
AT(feed_plugin, factory, 24);

SIZE_1(feed_plain_text_extension, 16);
AT(feed_plain_text_extension, size, 0);
AT(feed_plain_text_extension, text, 8);
