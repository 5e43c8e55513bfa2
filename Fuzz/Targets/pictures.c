/* Pictures, as the confined process gets them. */
#include "feed_pictures_library.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    const feed_pictures_table *table = feed_pictures_get_table(FEED_PICTURES_VERSION);
    feed_pictures_limits limits = {.input_pixels = 300000, .output_pixels = 5000};
    uint8_t *output;
    size_t output_length;
    int32_t result = table->shrink(bytes, length, &limits, &output, &output_length);
    if ((result > 0) != (output != NULL)) __builtin_trap();
    table->release(output);
    return 0;
}
