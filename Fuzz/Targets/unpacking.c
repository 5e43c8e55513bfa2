/* Packed documents: the first byte says into how much room they are unpacked at once. */
#include "feed_unpacking.h"

const feed_unpacking_table *feed_unpacking_get_table(uint32_t version);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    static uint8_t room[256];
    if (length == 0) return 0;
    const feed_unpacking_table *table = feed_unpacking_get_table(FEED_UNPACKING_VERSION);
    feed_unpacker *unpacker = table->unpacker_create(bytes + 1, length - 1);
    if (!unpacker) return 0;
    size_t capacity = (size_t)bytes[0] + 1, total = 0;
    feed_unpacking_result result;
    do {
        size_t made = 0;
        result = table->unpacker_read(unpacker, room, capacity, &made);
        if (made > capacity || (result == FEED_UNPACKING_MORE && made < capacity)) __builtin_trap();
        total += made;
    } while (result == FEED_UNPACKING_MORE && total < 1u << 20);
    table->unpacker_release(unpacker);
    return 0;
}
