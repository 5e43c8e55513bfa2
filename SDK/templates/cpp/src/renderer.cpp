// @TITLE@: a renderer for FeedHost.
#include "feed_plugin.hpp"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=The beginning of each item, and where to read on\n"
                 "views=feed\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n"
                 "option=excerpts|boolean|true|show the beginning of each item\n");

namespace {

class digest {
public:
    digest(feedhost::host host, const feedhost::options &options)
        : host_(host), shows_excerpts_(options.boolean("excerpts")) {}

    void display(const feedhost::feed &feed) {
        host_.write(feed.about().title, "\n");
        for (uint64_t index = 0; index < feed.size(); index++) {
            const feed_item item = feed.item(index);
            host_.write("\n* ", item.title);
            if (item.date.precision) host_.write(" (", item.date.text, ")");
            host_.write("\n");
            // What is not shown is not asked for.
            if (shows_excerpts_ && item.title_origin != FEED_TITLE_FROM_TEXT) {
                std::string_view excerpt = feed.text(index, FEED_TEXT_EXCERPT);
                if (!excerpt.empty()) host_.write("  ", excerpt, "\n");
            }
            if (item.open_url.length > 0) host_.write("  ", item.open_url, "\n");
        }
    }

private:
    feedhost::host host_;
    bool shows_excerpts_;
};

} // namespace

FEEDHOST_RENDERER(digest)
