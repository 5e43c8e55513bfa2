/* For plugins of Tests/abi/growth-drill in C, after the contract's header: how they say which later members there
 * are, and which ABI version they need at least: MINIMUM, by default that of the header. */
#ifdef MINIMUM
#define NOTE(lines) FEED_PLUGIN_NOTE_FOR(MINIMUM, lines)
#define ENTRY(name) FEED_PLUGIN_ENTRY_FOR(MINIMUM, name)
#else
#define NOTE FEED_PLUGIN_NOTE
#define ENTRY FEED_PLUGIN_ENTRY
#endif

#ifdef FEED_GROWN
#define PUT_GROWN(output, pointer, type) \
    feed_put_format(output, "grown %s: %s\n", #type, \
                    FEED_HAS(pointer, type, grown) ? "there" : "absent")
#else
#define PUT_GROWN(output, pointer, type) (void)(output)
#endif
