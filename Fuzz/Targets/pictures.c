/* Transcodes pictures as the confined process does. */
#include <stdlib.h>

#include "feed_pictures_library.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    const feed_pictures_table *table = feed_pictures_get_table(FEED_PICTURES_VERSION);
    feed_pictures_limits limits = {.input_pixels = 300000, .output_pixels = 5000};
    /* The last byte selects the target formats. */
    uint32_t forms = length > 0 ? bytes[length - 1] & 0x1Eu : 0;
    if (forms & FEED_PICTURES_SET(FEED_PICTURES_PIXELS))
        limits.maximum_width = 70, limits.maximum_height = 50;
    feed_pictures_output output;
    int32_t result = table->transcode(bytes, length, &limits, forms, &output);
    if ((result > 0) != (output.bytes != NULL)) __builtin_trap();
    if (result == FEED_PICTURES_PIXELS &&
        (output.width == 0 || output.width > 70 || output.height == 0 || output.height > 50 ||
         output.length != (size_t)output.width * output.height * 4))
        __builtin_trap();
    free(output.bytes);
    return 0;
}
