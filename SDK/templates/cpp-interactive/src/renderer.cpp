// @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open.
#include "feed_terminal.hpp"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=Feeds, items and articles to walk through\n"
                 "views=feed loading error\n"
                 "needs=terminal\n"
                 "requires=feedhost.reader/1 feedhost.plain-text/1\n"
                 "option=keys|text||what keys do: an action and its keys, the next after a ';'\n");

namespace {

using feedhost::view;

class reader : public feedhost::terminal_view {
public:
    using terminal_view::terminal_view;

private:
    std::string draw() override {
        if (items() == nullptr) return {};
        return title() + (shows_help() ? scrolled(help())
                          : article() != nullptr ? scrolled(text_of(*article()))
                          : sources() != nullptr && sources()->is_active ? rows_of(*sources())
                                                                         : rows_of(*items()));
    }

    std::string title() {
        std::string line = "\033[7m";
        line.append(view(items()->title)).append("\033[0m ").append(view(items()->condition_text));
        return line.append(" ").append(view(items()->failure)).append("\n");
    }

    std::string rows_of(const feed_source_list &sources) {
        feedhost::list<feed_source_row> all(sources.rows);
        return rows(all.size(), sources.selected_row, [&](uint64_t index) {
            feed_source_row source = all[index];
            std::string row(2 * source.depth, ' ');
            row.append(source.failure.length > 0 ? "! " : "").append(view(source.title));
            return row.append(" ").append(std::to_string(source.count));
        });
    }

    std::string rows_of(const feed_item_list &items) {
        if (items.row_count == 0) return std::string(view(items.empty_text)) + "\n";
        return rows(items.row_count, items.selected_row, [&](uint64_t index) {
            feed_item item = feedhost::feed(items.feed).item(items.item_index(&items, index));
            std::string row = item.states & FEED_STATE_STARRED ? "* " : "";
            return row.append(item.states & FEED_STATE_READ ? "" : "\033[1m").append(view(item.title));
        });
    }

    std::string text_of(const feed_open_article &open) {
        feed_article article = feedhost::feed(open.feed).article(open.index);
        std::string text;
        if (article.shows_title) text.append(view(article.title)).append("\n");
        text.append(view(article.facts_line)).append("\n\n");
        if (article.body_html.length > 0) text.append(host().plain_text(view(article.body_html)));
        text.append(view(article.body_text)).append("\n").append(view(article.caption)).append("\n");
        for (feed_string subject : feedhost::list<feed_string>(article.subjects)) {
            text.append(view(subject)).append("\n");
        }
        size_t number = 0;
        for (const feed_article_entry &link : feedhost::list<feed_article_entry>(article.links)) {
            text.append(std::to_string(++number)).append(" ").append(view(link.before));
            text.append(view(link.value)).append(view(link.after)).append("\n");
        }
        return text;
    }
};

} // namespace

FEEDHOST_RENDERER(reader)
