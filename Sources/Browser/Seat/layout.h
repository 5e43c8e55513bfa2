/*
 * The serialized form of the host's structs, for the copy from the page to a plugin's memory.
 *
 * A struct is its members in order, little-endian and unaligned: numbers of 4 and 8 bytes; a string as its length in
 * 4 bytes (SEAT_ABSENT for an absent one), its bytes and a NUL; a list as its count in 4 bytes and its elements; an
 * optional struct as 4 bytes, 0 or 1, before it. `size`, functions, contexts and reserved members are left out. Both
 * the reader (seat.c) and the writer (Tests/Seat/recorder.c) use these tables.
 */
#ifndef SEAT_LAYOUT_H
#define SEAT_LAYOUT_H

#include "feed_plugin.h"

#define SEAT_ABSENT UINT32_MAX

enum seat_kind { SEAT_4, SEAT_8, SEAT_STRING, SEAT_STRUCT, SEAT_LIST, SEAT_STRINGS, SEAT_OPTIONAL };

struct seat_struct;
typedef struct seat_member {
    enum seat_kind kind;
    size_t offset;
    const struct seat_struct *of;
} seat_member;

typedef struct seat_struct {
    size_t size;
    /* Non-zero if the struct begins with its size. */
    int has_size;
    size_t count;
    const seat_member *members;
} seat_struct;

#define SEAT_TABLE(type, sized, ...) \
    static const seat_member type##_members[] = {__VA_ARGS__}; \
    static const seat_struct type##_table = { \
        sizeof(type), sized, sizeof type##_members / sizeof *type##_members, type##_members}
#define S4(type, name) {SEAT_4, offsetof(type, name), NULL}
#define S8(type, name) {SEAT_8, offsetof(type, name), NULL}
#define SS(type, name) {SEAT_STRING, offsetof(type, name), NULL}
#define SO(type, name, other) {SEAT_STRUCT, offsetof(type, name), &other##_table}
#define SL(type, name, other) {SEAT_LIST, offsetof(type, name), &other##_table}
#define SN(type, name) {SEAT_STRINGS, offsetof(type, name), NULL}
#define SP(type, name, other) {SEAT_OPTIONAL, offsetof(type, name), &other##_table}

/* Made by Tools/make-seat-layout: begin. */
SEAT_TABLE(feed_phrase, 0, SS(feed_phrase, before), SS(feed_phrase, after));
SEAT_TABLE(feed_person, 1, SS(feed_person, name), SS(feed_person, url),
           SS(feed_person, avatar_url), SS(feed_person, email));
SEAT_TABLE(feed_date, 0, S4(feed_date, precision), S4(feed_date, seconds_ahead_of_utc),
           S8(feed_date, seconds), SS(feed_date, rfc3339), SS(feed_date, text));
SEAT_TABLE(feed_view_model, 1, S8(feed_view_model, revision), S8(feed_view_model, item_count),
           S8(feed_view_model, source_count), SS(feed_view_model, title),
           S4(feed_view_model, title_origin), S4(feed_view_model, is_merged),
           S4(feed_view_model, is_image_feed), S4(feed_view_model, grouping),
           SS(feed_view_model, summary), SS(feed_view_model, home_page_url),
           SS(feed_view_model, feed_url), SS(feed_view_model, icon_url),
           SS(feed_view_model, favicon_url), SS(feed_view_model, byline),
           SL(feed_view_model, authors, feed_person), SO(feed_view_model, updated, feed_date),
           SO(feed_view_model, published, feed_date), SO(feed_view_model, as_of, feed_date),
           SS(feed_view_model, language), SS(feed_view_model, rights),
           SS(feed_view_model, generator), SN(feed_view_model, tags),
           SS(feed_view_model, item_count_text), SS(feed_view_model, id),
           SS(feed_view_model, format));
SEAT_TABLE(feed_item, 1, SS(feed_item, id), SS(feed_item, title), S4(feed_item, title_origin),
           S4(feed_item, states), SS(feed_item, url), SS(feed_item, open_url),
           SS(feed_item, byline), SS(feed_item, location), SO(feed_item, date, feed_date),
           SO(feed_item, published, feed_date), SO(feed_item, updated, feed_date),
           S8(feed_item, source_index), SS(feed_item, source_title), SS(feed_item, source_url));
SEAT_TABLE(feed_attachment, 1, SS(feed_attachment, url), SS(feed_attachment, mime_type),
           S4(feed_attachment, kind), SS(feed_attachment, title), SS(feed_attachment, label),
           SS(feed_attachment, facts), S8(feed_attachment, size_in_bytes),
           SS(feed_attachment, size_text), S8(feed_attachment, duration_in_seconds),
           SS(feed_attachment, duration_text));
SEAT_TABLE(feed_media, 1, SS(feed_media, url), SS(feed_media, mime_type), SS(feed_media, medium),
           SS(feed_media, title), SS(feed_media, description), SS(feed_media, thumbnail_url),
           S8(feed_media, width), S8(feed_media, height));
SEAT_TABLE(feed_reference, 1, SS(feed_reference, id), SS(feed_reference, url));
SEAT_TABLE(feed_transcript, 1, SS(feed_transcript, url), SS(feed_transcript, mime_type),
           SS(feed_transcript, language), SS(feed_transcript, label),
           S4(feed_transcript, is_timed));
SEAT_TABLE(feed_episode, 1, SS(feed_episode, text), S8(feed_episode, season),
           SS(feed_episode, season_name), SS(feed_episode, number), S4(feed_episode, kind),
           SS(feed_episode, chapters_url), SS(feed_episode, chapters_mime_type),
           SS(feed_episode, chapters_label), SL(feed_episode, transcripts, feed_transcript));
SEAT_TABLE(feed_item_detail, 1, SS(feed_item_detail, image_url),
           SS(feed_item_detail, image_alternative_text), SS(feed_item_detail, banner_url),
           SS(feed_item_detail, external_url), SL(feed_item_detail, attachments, feed_attachment),
           SL(feed_item_detail, media, feed_media), SL(feed_item_detail, authors, feed_person),
           SL(feed_item_detail, contributors, feed_person), SS(feed_item_detail, language),
           SS(feed_item_detail, rights), SN(feed_item_detail, tags), SS(feed_item_detail, section),
           SS(feed_item_detail, department), SS(feed_item_detail, comments_url),
           SS(feed_item_detail, comment_feed_url), S8(feed_item_detail, comment_count),
           SS(feed_item_detail, comments_text), SL(feed_item_detail, replies_to, feed_reference),
           SP(feed_item_detail, episode, feed_episode));
SEAT_TABLE(feed_source, 1, SS(feed_source, title), SS(feed_source, home_page_url),
           SS(feed_source, feed_url), SS(feed_source, folder), S8(feed_source, item_count),
           S8(feed_source, unread_count), S8(feed_source, starred_count), SS(feed_source, failure));
SEAT_TABLE(feed_hub, 1, SS(feed_hub, protocol), SS(feed_hub, url));
SEAT_TABLE(feed_problem, 1, SS(feed_problem, code), SS(feed_problem, message),
           S8(feed_problem, line));
SEAT_TABLE(feed_document, 1, SS(feed_document, new_feed_url), SS(feed_document, next_page_url),
           SS(feed_document, encoding), S8(feed_document, update_interval_seconds),
           SL(feed_document, hubs, feed_hub), SL(feed_document, problems, feed_problem),
           S4(feed_document, is_expired));
SEAT_TABLE(feed_article_entry, 1, S4(feed_article_entry, kind), SS(feed_article_entry, before),
           SS(feed_article_entry, value), SS(feed_article_entry, after),
           SS(feed_article_entry, url));
SEAT_TABLE(feed_article, 1, SS(feed_article, title), S4(feed_article, shows_title),
           S4(feed_article, is_picture_above_body), SL(feed_article, facts, feed_article_entry),
           SS(feed_article, facts_line), SS(feed_article, picture_url),
           SS(feed_article, picture_alternative_text), S8(feed_article, picture_width),
           S8(feed_article, picture_height), SS(feed_article, language),
           SS(feed_article, body_html), SS(feed_article, body_text), SS(feed_article, caption),
           SL(feed_article, links, feed_article_entry), SN(feed_article, subjects),
           SN(feed_article, tags), SS(feed_article, recording_url),
           S4(feed_article, recording_kind));
SEAT_TABLE(feed_surface, 1, S4(feed_surface, columns), S4(feed_surface, rows),
           S4(feed_surface, pixel_width), S4(feed_surface, pixel_height), S4(feed_surface, colors),
           S4(feed_surface, is_terminal), S4(feed_surface, allows_hyperlinks));
SEAT_TABLE(feed_environment, 1, SP(feed_environment, output, feed_surface),
           SP(feed_environment, status, feed_surface), SS(feed_environment, locale),
           SS(feed_environment, time_zone), S4(feed_environment, color_scheme),
           S4(feed_environment, contrast), S8(feed_environment, text_scale));
SEAT_TABLE(feed_option, 1, SS(feed_option, key), SS(feed_option, value));
SEAT_TABLE(feed_configuration, 1, SL(feed_configuration, options, feed_option));
/* Made by Tools/make-seat-layout: end. */

/* The first argument of the import `ask`. */
enum seat_question {
    SEAT_CONFIGURATION = 0,
    SEAT_ENVIRONMENT = 1,
    SEAT_FEED = 2,
    /* With an index. */
    SEAT_ITEM = 3,
    /* With an index, and the parts. */
    SEAT_DETAIL = 4,
    /* With an index, and which; a single string. */
    SEAT_TEXT = 5,
    SEAT_SOURCE = 6,
    SEAT_DOCUMENT = 7,
    /* With an index, and the parts. */
    SEAT_ARTICLE = 8
};

#endif
