// The plugin of Tests/abi/growth-drill in C++: see plugin.c.
#include "feed_plugin.hpp"

#ifdef MINIMUM
#define NOTE(lines) FEED_PLUGIN_NOTE_FOR(MINIMUM, lines)
#define ENTRY(name) FEEDHOST_RENDERER_FOR(MINIMUM, name)
#else
#define NOTE FEED_PLUGIN_NOTE
#define ENTRY FEEDHOST_RENDERER
#endif

NOTE("id=growth\n"
     "name=Growth\n"
     "version=1.0\n"
     "views=feed image\n"
     "images=image/png\n"
     "option=mark|text|-|what stands before each title\n");

namespace {

class growth {
public:
    struct image {};

    growth(feedhost::host host, const feedhost::options &options)
        : host_(host), mark_(options.text("mark")) {}

    void display(const feedhost::feed &feed) {
        const feed_view_model about = feed.about();
        host_.write("title ", about.title, "\n");
        for (uint64_t index = 0; index < feed.source_count(); index++) {
            const feed_source source = feed.source(index);
            host_.write("from ", source.title, " ", std::to_string(source.item_count), "\n");
            if (index == 0) put_grown(source, "feed_source");
        }
        host_.write("retry ", host_.words("retry").text(), "\n");
        host_.write("columns ", std::to_string(host_.output().columns), "\n");
        put_grown(host_.environment(), "feed_environment");
        put_grown(host_.output(), "feed_surface");
        put_grown(about, "feed_view_model");
        for (uint64_t index = 0; index < feed.size(); index++) {
            put(feed, index);
            host_.request_image(feed.picture(index));
        }
        host_.write("plain ", host_.plain_text("<p>one<p>two"), "\n");
    }

    std::unique_ptr<image> make_image(feedhost::encoded_picture) {
        return std::make_unique<image>();
    }

    void display(const feedhost::picture<image> &picture) {
        if (picture.image() && picture.request().item_index == 0) pictures_ += 1;
    }

    void finish() { host_.write("pictures ", std::to_string(pictures_), "\n"); }

private:
    void put(const feedhost::feed &feed, uint64_t index) {
        const feed_item item = feed.item(index);
        host_.write(mark_, " ", item.title, "\nopen ", item.open_url, "\nsource ",
                    item.source_title, "\ndate ", item.date.rfc3339, "\n");
        if (index == 0) put_grown(item, "feed_item");
        const feed_item_detail detail = feed.detail(index);
        for (const feed_person &person : feedhost::list<feed_person>(detail.authors)) {
            host_.write("author ", person.name, "\n");
            put_grown(person, "feed_person");
        }
        for (const feed_attachment &file : feedhost::list<feed_attachment>(detail.attachments)) {
            host_.write("file ", file.url, " ", std::to_string(file.kind), " ",
                        std::to_string(file.size_in_bytes), "\n");
            put_grown(file, "feed_attachment");
        }
        for (feed_string tag : feedhost::list<feed_string>(detail.tags)) {
            host_.write("tag ", tag, "\n");
        }
        if (index == 0) put_grown(detail, "feed_item_detail");
        host_.write("excerpt ", feed.text(index, FEED_TEXT_EXCERPT), "\n");
        host_.write("html ", feed.text(index, FEED_TEXT_CONTENT_HTML), "\n");
    }

    // Lists a later member; if it is absent, a copy has zero.
    template <class Struct> void put_grown(const Struct &lent, const char *name) {
#ifdef FEED_GROWN
        bool is_there = FEED_HAS(&lent, Struct, grown);
        if (!is_there && lent.grown != 0) throw std::runtime_error("an absent member has a value");
        host_.write("grown ", name, is_there ? ": there\n" : ": absent\n");
#else
        (void)lent;
        (void)name;
#endif
    }

    feedhost::host host_;
    std::string mark_;
    unsigned pictures_ = 0;
};

} // namespace

ENTRY(growth)
