#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

#include "pictures.h"

#define QUALITY 80.0f

static void read_profile(const WebPDemuxer *demuxer, picture *picture) {
    WebPChunkIterator chunk;
    if (WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk))
        keep_profile(picture, chunk.chunk.bytes, chunk.chunk.size);
    WebPDemuxReleaseChunkIterator(&chunk);
}

/* Lets the decoder scale the picture down. */
static feed_pictures_result decode(const WebPData *data, const feed_pictures_limits *limits,
                                   picture *picture) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config) ||
        WebPGetFeatures(data->bytes, data->size, &config.input) != VP8_STATUS_OK)
        return FEED_PICTURES_DAMAGED;
    uint32_t width = (uint32_t)config.input.width, height = (uint32_t)config.input.height;
    if (!is_within_limits(limits, width, height)) return FEED_PICTURES_TOO_LARGE;
    target_size(limits, width, height, &picture->width, &picture->height);
    size_t row_bytes = (size_t)picture->width * 4;
    uint8_t *pixels = calloc(picture->height, row_bytes);
    if (!pixels) return FEED_PICTURES_NO_MEMORY;
    config.options.use_scaling = picture->width != width || picture->height != height;
    config.options.scaled_width = (int)picture->width;
    config.options.scaled_height = (int)picture->height;
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = (int)row_bytes;
    config.output.u.RGBA.size = row_bytes * picture->height;
    VP8StatusCode status = WebPDecode(data->bytes, data->size, &config);
    WebPFreeDecBuffer(&config.output);
    if (status == VP8_STATUS_OK) {
        picture->pixels = pixels;
        return 0;
    }
    free(pixels);
    return status == VP8_STATUS_OUT_OF_MEMORY ? FEED_PICTURES_NO_MEMORY : FEED_PICTURES_DAMAGED;
}

feed_pictures_result read_webp(const encoded_picture *encoded, picture *picture) {
    WebPData data = {encoded->bytes, encoded->length};
    WebPDemuxer *demuxer = WebPDemux(&data);
    if (!demuxer) return FEED_PICTURES_DAMAGED;
    feed_pictures_result result = FEED_PICTURES_DAMAGED;
    WebPIterator first;
    if (WebPDemuxGetFrame(demuxer, 1, &first)) {
        read_profile(demuxer, picture);
        result = decode(&first.fragment, encoded->limits, picture);
        WebPDemuxReleaseIterator(&first);
    }
    WebPDemuxDelete(demuxer);
    return result;
}

feed_pictures_result write_webp(const picture *picture, uint8_t **output, size_t *length) {
    uint8_t *encoded = NULL;
    size_t count = WebPEncodeRGBA(picture->pixels, (int)picture->width, (int)picture->height,
                                  (int)picture->width * 4, QUALITY, &encoded);
    if (count == 0) return FEED_PICTURES_NO_MEMORY;
    /* The encoder's memory has to be freed with WebPFree. */
    *output = malloc(count);
    if (*output) memcpy(*output, encoded, count);
    *length = count;
    WebPFree(encoded);
    return *output ? FEED_PICTURES_WEBP : FEED_PICTURES_NO_MEMORY;
}
