/* Writes picture, page and attachments of each item, read with FEED_DETAIL_FILES; "other" if the
 * complete detail differs, "more" if it contains anything else. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=files\n" "name=Files\n" "version=1.0\n" "views=feed\n");

static char kept[64 << 10];
static size_t length;

static void keep(feed_string text) {
    for (size_t i = 0; i < text.length && length < sizeof kept - 1; i++) kept[length++] = text.bytes[i];
    if (length < sizeof kept - 1) kept[length++] = text.bytes == NULL ? '-' : '|';
}

static void keep_files(const feed_item_detail *files) {
    length = 0;
    keep(files->image_url);
    keep(files->image_alternative_text);
    keep(files->external_url);
    for (size_t i = 0; i < files->attachments.count; i++) {
        const feed_attachment *file = FEED_LIST_AT(files->attachments, feed_attachment, i);
        char numbers[64];
        snprintf(numbers, sizeof numbers, "%lld %.1f", (long long)file->size_in_bytes,
                 file->duration_in_seconds);
        keep(file->url);
        keep(file->mime_type);
        keep(file->title);
        keep((feed_string){numbers, strlen(numbers)});
        keep(file->size_text);
        keep(file->duration_text);
        keep(file->facts);
        keep(file->label);
    }
}

static int is_more(const feed_item_detail *files) {
    return files->language.bytes != NULL || files->rights.bytes != NULL || files->authors.count > 0 ||
           files->contributors.count > 0 || files->tags.count > 0 || files->media.count > 0 ||
           files->section.bytes != NULL || files->department.bytes != NULL ||
           files->comments_url.bytes != NULL || files->comment_feed_url.bytes != NULL ||
           files->comment_count != -1 || files->replies_to.count > 0 ||
           files->comments_text.bytes != NULL;
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    for (uint64_t i = 0; i < feed->item_count; i++) {
        static char all[sizeof kept];
        keep_files(feed->item_detail(feed, i, FEED_DETAIL_ALL));
        size_t whole = length;
        memcpy(all, kept, whole);
        const feed_item_detail *files = feed->item_detail(feed, i, FEED_DETAIL_FILES);
        keep_files(files);
        if (is_more(files)) feed_put_words(&output, "more ");
        if (length != whole || memcmp(all, kept, whole) != 0) feed_put_words(&output, "other ");
        feed_put_bytes(&output, kept, length);
        feed_put_words(&output, "\n");
    }
    return output.status;
}

FIXTURE(FEED_VIEW(display))
