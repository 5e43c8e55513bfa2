/* An index of a feed's pictures on a terminal, two pixels a cell.
 *
 *     cc -std=c11 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) \
 *         -o picture-index.so picture_index.c
 *     feedhost --renderer ./picture-index.so https://example.org/photos.xml
 *
 * The host loads and decodes the pictures, in a process where they can do no harm, and hands over pixels of
 * the size that was asked for. They come after display has returned, in any order; finish draws.
 */
#include "feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=picture-index\n"
                 "name=Picture index\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=The pictures of a feed, small, in rows\n"
                 "views=feed image\n"
                 "images=pixels\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n"
                 "option=width|integer:4..200|24|cells a picture is wide\n"
                 "option=limit|integer:1..500|60|how many pictures at most\n");

enum { GAP = 2 };

/* A picture as the transformer makes it: three bytes a pixel, and nothing else. */
struct thumbnail {
    uint32_t width, height;
    /* How many hold it: the host, and the item that shows it. */
    unsigned holders;
    uint8_t pixels[];
};

struct entry {
    char *title;
    struct thumbnail *thumbnail;
};

struct album {
    feed_renderer renderer;
    const feed_host *host;
    uint32_t width;
    uint64_t limit;
    uint64_t revision;
    struct entry *entries;
    uint64_t count;
};

/* ---------------------------------------------------------------------------------------------
 * Pictures
 */

static void let_go(struct thumbnail *thumbnail) {
    if (thumbnail != NULL && --thumbnail->holders == 0) free(thumbnail);
}

static void clear(struct album *album) {
    for (uint64_t i = 0; i < album->count; i++) {
        free(album->entries[i].title);
        let_go(album->entries[i].thumbnail);
    }
    free(album->entries);
    album->entries = NULL;
    album->count = 0;
}

static feed_status make_image(void *context, const feed_pixels *pixels, void **image,
                              feed_error *error) {
    (void)context;
    size_t count = (size_t)pixels->width * pixels->height;
    struct thumbnail *thumbnail = malloc(sizeof *thumbnail + 3 * count);
    if (thumbnail == NULL) return feed_fail(error, "there was no memory for it");
    thumbnail->width = pixels->width;
    thumbnail->height = pixels->height;
    thumbnail->holders = 1;
    for (uint32_t y = 0; y < pixels->height; y++) {
        const uint8_t *row = pixels->bytes + y * pixels->stride;
        for (uint32_t x = 0; x < pixels->width; x++) {
            /* The colours are premultiplied: on black, the opacity is of no further meaning. */
            memcpy(thumbnail->pixels + 3 * ((size_t)y * pixels->width + x), row + 4 * x, 3);
        }
    }
    *image = thumbnail;
    return FEED_STATUS_OK;
}

static void release_image(void *context, void *image) {
    (void)context;
    let_go(image);
}

static feed_status display_image(void *context, const feed_image_view_model *model,
                                 feed_error *error) {
    (void)error;
    struct album *album = context;
    if (model->request->revision != album->revision ||
        model->request->item_index >= album->count) {
        return FEED_STATUS_OK;
    }
    struct entry *entry = &album->entries[model->request->item_index];
    let_go(entry->thumbnail);
    entry->thumbnail = model->image;
    if (entry->thumbnail != NULL) entry->thumbnail->holders += 1;
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * The feed
 */

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    struct album *album = context;
    clear(album);
    album->revision = feed->revision;
    uint64_t count = feed->item_count < album->limit ? feed->item_count : album->limit;
    album->entries = calloc(count > 0 ? count : 1, sizeof *album->entries);
    if (album->entries == NULL) return feed_fail(error, "there was no memory for it");
    album->count = count;
    for (uint64_t i = 0; i < count; i++) {
        const feed_item *item = feed->item(feed, i);
        if (item != NULL) album->entries[i].title = feed_copy(item->title);
        feed_image_request request =
            feed_picture(feed, i, (feed_string){NULL, 0}, album->width, album->width);
        album->host->request_image(album->host, &request);
    }
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * Drawing
 */

/* Writes a colour as far as there are colours: 38 before letters, 48 behind them. */
static void put_color(feed_writer *output, int place, const uint8_t *pixel, uint32_t colors) {
    if (colors >= 16777216) {
        feed_put_format(output, "\033[%d;2;%d;%d;%dm", place, pixel[0], pixel[1], pixel[2]);
    } else {
        /* The cube of 216 colours that begins at 16. */
        int index = 16;
        for (int i = 0, weight = 36; i < 3; i++, weight /= 6) {
            index += weight * ((pixel[i] * 5 + 127) / 255);
        }
        feed_put_format(output, "\033[%d;5;%dm", place, index);
    }
}

static const uint8_t *pixel_at(const struct thumbnail *thumbnail, uint32_t x, uint32_t y) {
    static const uint8_t black[3];
    if (y >= thumbnail->height) return black;
    return thumbnail->pixels + 3 * ((size_t)y * thumbnail->width + x);
}

/* One line of a picture: two of its rows. */
static void put_row(feed_writer *output, const struct thumbnail *thumbnail, uint32_t y,
                    uint32_t width, uint32_t colors) {
    uint32_t x = 0;
    for (; thumbnail != NULL && y < thumbnail->height && x < thumbnail->width && x < width; x++) {
        const uint8_t *upper = pixel_at(thumbnail, x, y), *lower = pixel_at(thumbnail, x, y + 1);
        if (colors >= 256) {
            put_color(output, 38, upper, colors);
            /* Below a picture's last row there is nothing. */
            if (y + 1 < thumbnail->height) put_color(output, 48, lower, colors);
            else feed_put_words(output, "\033[49m");
            feed_put_words(output, "▀");
        } else {
            /* Without colours: how bright it is, in five steps. */
            static const char *const steps[] = {" ", "░", "▒", "▓", "█"};
            int sum = upper[0] + upper[1] + upper[2] + lower[0] + lower[1] + lower[2];
            feed_put_words(output, steps[(sum * 4 + 3 * 255) / (6 * 255)]);
        }
    }
    if (x > 0 && colors >= 256) feed_put_words(output, "\033[0m");
    for (; x < width + GAP; x++) feed_put_words(output, " ");
}

/* So much of a title as fits, in cells as far as they can be told without tables. */
static void put_caption(feed_writer *output, const char *words, uint32_t width) {
    uint32_t cells = 0;
    size_t length = 0;
    while (words != NULL && words[length] != 0) {
        unsigned char first = (unsigned char)words[length];
        size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        /* What is written with three bytes or more may be wide. */
        uint32_t wide = size >= 3 ? 2 : 1;
        if (cells + wide > width) break;
        cells += wide;
        length += size;
    }
    feed_put_bytes(output, words, length);
    for (; cells < width + GAP; cells++) feed_put_words(output, " ");
}

static feed_status finish(void *context, feed_error *error) {
    (void)error;
    struct album *album = context;
    feed_writer output = feed_writer_to(album->host, FEED_STREAM_OUTPUT);
    const feed_surface *surface = album->host->environment(album->host)->output;
    uint32_t columns = surface->columns > 0 ? surface->columns : 80, colors = surface->colors;
    uint64_t across = (columns + GAP) / (album->width + GAP);
    if (across == 0) across = 1;
    for (uint64_t first = 0; first < album->count; first += across) {
        uint64_t end = first + across < album->count ? first + across : album->count;
        uint32_t height = 0;
        for (uint64_t i = first; i < end; i++) {
            const struct thumbnail *thumbnail = album->entries[i].thumbnail;
            if (thumbnail != NULL && thumbnail->height > height) height = thumbnail->height;
        }
        for (uint32_t y = 0; y < height; y += 2) {
            for (uint64_t i = first; i < end; i++) {
                put_row(&output, album->entries[i].thumbnail, y, album->width, colors);
            }
            feed_put_words(&output, "\n");
        }
        for (uint64_t i = first; i < end; i++) {
            put_caption(&output, album->entries[i].title, album->width);
        }
        feed_put_words(&output, end < album->count ? "\n\n" : "\n");
        if (output.status != FEED_STATUS_OK) break;
    }
    return output.status;
}

/* ---------------------------------------------------------------------------------------------
 * Beginning and end
 */

static void destroy(void *context) {
    clear(context);
    free(context);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_image_view image_view = {.size = sizeof image_view,
                                               .display = display_image};
    static const feed_image_transformer transformer = {.size = sizeof transformer,
                                                       .make_image_from_pixels = make_image,
                                                       .release_image = release_image};
    struct album *album = calloc(1, sizeof *album);
    if (album == NULL) return feed_fail(error, "there was no memory for it");
    album->host = host;
    album->width = (uint32_t)feed_option_number(configuration, "width", 24);
    album->limit = (uint64_t)feed_option_number(configuration, "limit", 60);
    album->renderer = (feed_renderer){.size = sizeof album->renderer,
                                      .context = album,
                                      .feed = &view,
                                      .image = &image_view,
                                      .transformer = &transformer,
                                      .finish = finish,
                                      .destroy = destroy};
    *renderer = &album->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
