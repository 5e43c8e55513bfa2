// A plugin of version 1.0.0 in C++, with feed_plugin.hpp: see plugin.c. Draws the same as plugin.rs.
#include "feed_plugin.hpp"

FEED_PLUGIN_NOTE("id=kept\n"
                 "name=Kept\n"
                 "version=1.0\n"
                 "views=feed loading error\n"
                 "requires=feedhost.plain-text/1\n"
                 "option=mark|text|-|what stands before each title\n"
                 "option=fails|boolean|false|whether it fails after the first item\n");

namespace {

class kept {
public:
    kept(feedhost::host host, const feedhost::options &options)
        : host_(host), mark_(options.text("mark")), fails_(options.boolean("fails")) {}

    void display(const feedhost::feed &feed) {
        const feed_view_model about = feed.about();
        host_.write(about.title, "|", about.summary, "|", about.home_page_url, "|",
                    about.updated.rfc3339, "|", about.byline, "\n");
        for (uint64_t index = 0; index < feed.size(); index++) {
            const feed_item item = feed.item(index);
            host_.write(mark_, " ", item.title, "|", item.id, "|", item.url, "|", item.byline, "\n");
            host_.write("  ", item.published.rfc3339, "|", item.updated.rfc3339, "\n");
            const feed_item_detail detail = feed.detail(index);
            for (const feed_string &tag : feedhost::list<feed_string>(detail.tags)) {
                host_.write("  #", tag, "\n");
            }
            for (const feed_attachment &file :
                 feedhost::list<feed_attachment>(detail.attachments)) {
                host_.write("  ", file.url, "|", file.mime_type, "|",
                            std::to_string(file.size_in_bytes), "\n");
            }
            host_.write("  ", feed.text(index, FEED_TEXT_EXCERPT), "\n");
            host_.write(host_.plain_text(feed.text(index, FEED_TEXT_CONTENT_HTML)), "\n");
            if (fails_) throw std::runtime_error("it fails as it was told");
        }
    }

    void display(const feed_loading_view_model &) {}
    void display(const feed_error_view_model &error) { host_.tell(error.text, "\n"); }

private:
    feedhost::host host_;
    std::string mark_;
    bool fails_;
};

} // namespace

FEEDHOST_RENDERER(kept)
