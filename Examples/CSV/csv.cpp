// A table of a feed's items, by RFC 4180: for spreadsheets, databases and scripts.
//
//     c++ -std=c++17 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o csv.so csv.cpp
//     feedhost --renderer ./csv.so --output items.csv feed.xml
#include "feed_plugin.hpp"

FEED_PLUGIN_NOTE("id=csv\n"
                 "name=CSV\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=A table of the items, for spreadsheets and scripts\n"
                 "views=feed\n"
                 "media-type=text/csv; charset=utf-8; header=present\n"
                 "extension=csv\n"
                 "option=separator|choice:comma,semicolon,tab|comma|what stands between two values\n"
                 "option=formulas|boolean|false|leave values as they are that a spreadsheet would "
                 "compute; else an apostrophe stands before them\n");

namespace {

class table {
public:
    table(feedhost::host host, const feedhost::options &options)
        : host_(host), keeps_formulas_(options.boolean("formulas")) {
        std::string_view separator = options.text("separator");
        separator_ = separator == "semicolon" ? ';' : separator == "tab" ? '\t' : ',';
    }

    void display(const feedhost::feed &feed) {
        for (const char *name : {"id", "title", "url", "published", "updated", "authors", "tags",
                                 "source", "read", "excerpt"}) {
            put(name);
        }
        end_row();
        for (uint64_t index = 0; index < feed.size(); index++) {
            const feed_item item = feed.item(index);
            put(feedhost::view(item.id));
            put(feedhost::view(item.title));
            put(feedhost::view(item.url));
            put(item.published.is_known ? feedhost::view(item.published.rfc3339) : "");
            put(item.updated.is_known ? feedhost::view(item.updated.rfc3339) : "");
            put(feedhost::view(item.byline));
            std::string tags;
            const feed_item_detail detail = feed.detail(index, FEED_DETAIL_REST);
            for (feed_string tag : feedhost::list<feed_string>(detail.tags)) {
                tags.append(tags.empty() ? "" : " ").append(feedhost::view(tag));
            }
            put(tags);
            put(feedhost::view(item.source_title));
            put(item.states & FEED_STATE_READ ? "true" : "false");
            put(feed.text(index, FEED_TEXT_EXCERPT));
            end_row();
        }
    }

private:
    // A value, in quotes where it holds what would end it.
    void put(std::string_view value) {
        if (!row_.empty()) row_ += separator_;
        const char specials[] = {separator_, '"', '\r', '\n', 0};
        bool is_formula =
            !keeps_formulas_ && !value.empty() && std::string_view("=+-@").find(value[0]) != value.npos;
        // A row of one empty value would be an empty line.
        bool is_quoted = value.find_first_of(specials) != value.npos || (row_.empty() && value.empty());
        if (is_quoted) row_ += '"';
        if (is_formula) row_ += '\'';
        for (char character : value) {
            if (character == '"') row_ += '"';
            row_ += character;
        }
        if (is_quoted) row_ += '"';
    }

    void end_row() {
        host_.write(row_, "\r\n");
        row_.clear();
    }

    feedhost::host host_;
    bool keeps_formulas_;
    char separator_;
    std::string row_;
};

} // namespace

FEEDHOST_RENDERER(table)
