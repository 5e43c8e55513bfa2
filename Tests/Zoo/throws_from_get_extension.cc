/* Throws a C++ exception out of get_extension, where feed_plugin.hpp stops it. */
#include "../../SDK/include/feed_plugin.hpp"

FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n");

struct animal {
    animal(feedhost::host, const feedhost::options &) {}
    void display(const feedhost::feed &) {}
    void run() {}
    const void *get_extension(std::string_view) { throw 42; }
};

FEEDHOST_RENDERER(animal)
