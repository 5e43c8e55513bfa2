/* Writes the name of every string of a feed that contains a line feed; "none" at the end. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=line-feeds\n" "name=Line feeds\n" "version=1.0\n" "views=feed\n");

static void look(feed_writer *output, const char *name, feed_string text) {
    if (text.length > 0 && memchr(text.bytes, '\n', text.length) != NULL) {
        feed_put_format(output, "%s\n", name);
    }
}

static void look_at_people(feed_writer *output, feed_list people) {
    for (size_t i = 0; i < people.count; i++) {
        const feed_person *person = FEED_LIST_AT(people, feed_person, i);
        look(output, "person.name", person->name);
        look(output, "person.url", person->url);
        look(output, "person.email", person->email);
    }
}

static void look_at_strings(feed_writer *output, const char *name, feed_list strings) {
    for (size_t i = 0; i < strings.count; i++) {
        look(output, name, *FEED_LIST_AT(strings, feed_string, i));
    }
}

static void look_at_item(feed_writer *output, const feed_view_model *feed, uint64_t index) {
    const feed_item *item = feed->item(feed, index);
    look(output, "item.id", item->id);
    look(output, "item.title", item->title);
    look(output, "item.url", item->url);
    look(output, "item.byline", item->byline);
    look(output, "item.location", item->location);
    look(output, "item.source_title", item->source_title);
    look(output, "item.published.text", item->published.text);
    look(output, "item.date.text", item->date.text);
    const feed_item_detail *detail = feed->item_detail(feed, index, FEED_DETAIL_ALL);
    look(output, "detail.image_alternative_text", detail->image_alternative_text);
    look(output, "detail.rights", detail->rights);
    look(output, "detail.language", detail->language);
    look(output, "detail.section", detail->section);
    look(output, "detail.department", detail->department);
    look(output, "detail.comments_text", detail->comments_text);
    look_at_people(output, detail->authors);
    look_at_people(output, detail->contributors);
    look_at_strings(output, "detail.tags", detail->tags);
    for (size_t i = 0; i < detail->attachments.count; i++) {
        const feed_attachment *file = FEED_LIST_AT(detail->attachments, feed_attachment, i);
        look(output, "attachment.mime_type", file->mime_type);
        look(output, "attachment.title", file->title);
        look(output, "attachment.facts", file->facts);
        look(output, "attachment.label", file->label);
    }
    for (size_t i = 0; i < detail->media.count; i++) {
        const feed_media *media = FEED_LIST_AT(detail->media, feed_media, i);
        look(output, "media.title", media->title);
        look(output, "media.description", media->description);
    }
    static const char *const names[] = {"excerpt", "content-html", "content-text", "summary",
                                        "summary-html"};
    for (feed_text which = FEED_TEXT_EXCERPT; which <= FEED_TEXT_SUMMARY_HTML; which++) {
        look(output, names[which], feed->item_text(feed, index, which));
    }
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    look(&output, "title", feed->title);
    look(&output, "summary", feed->summary);
    look(&output, "rights", feed->rights);
    look(&output, "generator", feed->generator);
    look(&output, "byline", feed->byline);
    look(&output, "language", feed->language);
    for (uint64_t i = 0; i < feed->source_count; i++) {
        const feed_source *source = feed->source(feed, i);
        look(&output, "source.title", source->title);
        look(&output, "source.folder", source->folder);
    }
    look_at_people(&output, feed->authors);
    look_at_strings(&output, "tags", feed->tags);
    feed_list problems = feed->document(feed)->problems;
    for (size_t i = 0; i < problems.count; i++) {
        look(&output, "problem", FEED_LIST_AT(problems, feed_problem, i)->message);
    }
    for (uint64_t i = 0; i < feed->item_count; i++) look_at_item(&output, feed, i);
    feed_put_words(&output, "none\n");
    return output.status;
}

FIXTURE(FEED_VIEW(display))
