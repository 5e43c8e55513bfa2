// Every picture of a feed on one page: its own, those attached, media and their thumbnails, and who made it.
//
//     c++ -std=c++17 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o gallery.so gallery.cpp
//     feedhost --renderer ./gallery.so --output gallery.html https://example.org/photos.xml
//
// A picture is asked for by the address at which the item names it, and any address that the item does not name is
// refused. The host loads each; its bytes come after display has returned, in any order. finish draws: the page is one
// file, with the pictures in it.
#include "feed_plugin.hpp"

#include <map>

FEED_PLUGIN_NOTE("id=gallery\n"
                 "name=Gallery\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=Every picture of a feed on one page\n"
                 "views=feed image\n"
                 "images=image/webp image/png image/jpeg image/gif\n"
                 "media-type=text/html; charset=utf-8\n"
                 "extension=html\n"
                 "option=people|boolean|false|with the pictures of who made them\n"
                 "option=limit|integer:1..1000|200|how many pictures at most\n");

namespace {

std::string escaped(std::string_view text) {
    std::string result;
    for (char character : text) {
        switch (character) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        default: result += character;
        }
    }
    return result;
}

std::string base64(const unsigned char *bytes, size_t length) {
    static constexpr char digits[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string result;
    result.reserve((length + 2) / 3 * 4);
    for (size_t i = 0; i < length; i += 3) {
        uint32_t bits = 0;
        for (size_t j = 0; j < 3; j++) bits = bits << 8 | (i + j < length ? bytes[i + j] : 0);
        for (size_t j = 0; j < 4; j++) {
            result += i + j > length ? '=' : digits[bits >> (18 - 6 * j) & 63];
        }
    }
    return result;
}

class gallery {
public:
    // A picture as it stands in a page.
    struct image {
        std::string url;
    };

    gallery(feedhost::host host, const feedhost::options &options)
        : host_(host), shows_people_(options.boolean("people")),
          limit_(static_cast<size_t>(options.integer("limit").value_or(200))) {}

    void display(const feedhost::feed &feed) {
        title_ = feedhost::view(feed.about().title);
        frames_.clear();
        places_.clear();
        for (uint64_t index = 0; index < feed.size(); index++) {
            std::string words(feedhost::view(feed.item(index).title));
            feed_detail_parts parts = FEED_DETAIL_FILES | FEED_DETAIL_MEDIA;
            if (shows_people_) parts |= FEED_DETAIL_PEOPLE;
            const feed_item_detail detail = feed.detail(index, parts);
            ask(feed, index, detail.image_url, words);
            for (const feed_attachment &file :
                 feedhost::list<feed_attachment>(detail.attachments)) {
                if (file.kind == FEED_FILE_PICTURE) ask(feed, index, file.url, words);
            }
            for (const feed_media &media : feedhost::list<feed_media>(detail.media)) {
                bool is_picture = feedhost::view(media.medium) == "image" ||
                                  feedhost::view(media.mime_type).substr(0, 6) == "image/";
                if (is_picture) ask(feed, index, media.url, words);
                ask(feed, index, media.thumbnail_url, words);
            }
            for (const feed_person &person : feedhost::list<feed_person>(detail.authors)) {
                ask(feed, index, person.avatar_url, std::string(feedhost::view(person.name)));
            }
        }
    }

    std::unique_ptr<image> make_image(feedhost::encoded_picture picture) {
        return std::make_unique<image>(image{
            "data:" + std::string(picture.media_type) + ";base64," +
            base64(picture.bytes, picture.length)});
    }

    void display(const feedhost::picture<image> &picture) {
        const feed_image_request request = picture.request();
        auto place = places_.find({request.item_index, std::string(feedhost::view(request.url))});
        if (place != places_.end()) frames_[place->second].shown = picture.image();
    }

    void finish() {
        host_.write("<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"><title>",
                    escaped(title_), "</title>\n<style>figure{display:inline-block;margin:8px}",
                    "img{max-width:320px;max-height:320px}</style></head>\n<body>\n<h1>",
                    escaped(title_), "</h1>\n");
        for (const frame &frame : frames_) {
            if (!frame.shown) continue;
            host_.write("<figure><img src=\"", frame.shown->url, "\" alt=\"\"><figcaption>",
                        escaped(frame.words), "</figcaption></figure>\n");
        }
        host_.write("</body>\n</html>\n");
    }

private:
    struct frame {
        std::string words;
        std::shared_ptr<const image> shown;
    };

    // Asks for a picture, unless there is none, or the item has named it before.
    void ask(const feedhost::feed &feed, uint64_t index, feed_string url, std::string words) {
        std::string address(feedhost::view(url));
        if (address.empty() || frames_.size() == limit_) return;
        if (!places_.try_emplace({index, address}, frames_.size()).second) return;
        frames_.push_back({std::move(words), nullptr});
        host_.request_image(feed.picture(index, address));
    }

    feedhost::host host_;
    bool shows_people_;
    size_t limit_;
    std::string title_;
    std::vector<frame> frames_;
    // Which frame a picture of an item is for.
    std::map<std::pair<uint64_t, std::string>, size_t> places_;
};

} // namespace

FEEDHOST_RENDERER(gallery)
