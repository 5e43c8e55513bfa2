// @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open.
#include "feed_plugin.hpp"
#include "feed_terminal.h"

#include <string>

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

class reader {
public:
    reader(feedhost::host host, const feedhost::options &) : host_(host) {}

    // What the host shows. Models are lent until the next.
    void display(const feedhost::feed &) {}
    void display(const feed_loading_view_model &model) { show(loading_, view(model.message)); }
    void display(const feed_error_view_model &model) { show(failure_, view(model.text)); }
    void display(const feed_source_list &model) { show(sources_, model); }
    void display(const feed_item_list &model) { show(items_, model); }
    void display(const feed_open_article &model) { show(article_, model); }
    void display(const feed_notice &model) { show(notice_, view(model.text)); }
    void environment_changed() { is_stale_ = true; }

    void run() {
        std::optional<feedhost::terminal> terminal = host_.terminal();
        if (!terminal) throw std::runtime_error("there is no terminal to read keys from");
        feedhost::event_loop loop = host_.event_loop();
        feed_terminal_take(terminal->descriptor());
        for (;;) {
            if (is_stale_) draw(*terminal);
            int ready = feed_terminal_wait(loop.descriptor(), terminal->descriptor());
            if (ready & FEED_TERMINAL_EVENTS) loop.dispatch();
            if (!(ready & FEED_TERMINAL_KEYS)) continue;
            char names[FEED_TERMINAL_NAMES];
            if (!feed_terminal_read(terminal->descriptor(), names)) return;
            for (char *key = strtok(names, "\n"); key != nullptr; key = strtok(nullptr, "\n")) {
                press(key, *terminal);
            }
        }
    }

private:
    template <class Place, class Model> void show(Place &place, const Model &model) {
        place = model;
        is_stale_ = true;
    }

    void draw(const feedhost::terminal &terminal) {
        feed_surface surface = terminal.surface();
        uint64_t rows = surface.rows > 3 ? surface.rows : 24;
        screen_ = "\033[H\033[2J\033[?25l\033[?7l";
        if (items_) {
            put("\033[7m", view(items_->title), "\033[0m ", view(items_->condition_text));
            bool is_open = article_ && article_->is_open, is_in_sources = sources_ && sources_->is_active;
            if (shows_help_) put_help(rows - 2);
            else if (is_open) put_article(surface.columns > 1 ? surface.columns : 80, rows - 2);
            else if (is_in_sources) put_sources(rows - 2);
            else put_items(rows - 2);
        }
        put("\033[", std::to_string(rows), ";1H");
        std::optional<feed_action> help = host_.action("?");
        if (prompt_) put("/", typed_);
        else if (!failure_.empty() || !notice_.empty()) put(failure_.empty() ? notice_ : failure_);
        else put(loading_.empty() && help ? "?: " : loading_, help ? view(help->words) : "");
        feed_terminal_put(terminal.descriptor(), screen_.data(), screen_.size());
        is_stale_ = false;
    }

    template <class... Texts> void put(const Texts &...texts) { (screen_.append(texts), ...); }

    // Puts the rows of a list around the selected one.
    template <class Row>
    void put_rows(uint64_t count, uint64_t selected, uint64_t rows, const Row &row) {
        uint64_t first = selected == FEED_NO_ROW || selected < rows ? 0 : selected - (rows - 1);
        for (uint64_t i = first; i < count && i < first + rows; i++) {
            put(i == selected ? "\r\n> " : "\r\n  ");
            row(i);
        }
    }

    void put_sources(uint64_t rows) {
        feedhost::list<feed_source_row> list(sources_->rows);
        put_rows(list.size(), sources_->selected_row, rows, [&](uint64_t i) {
            put(std::string(2 * list[i].depth, ' '), view(list[i].title), " ");
            put(std::to_string(list[i].count));
        });
    }

    void put_items(uint64_t rows) {
        if (items_->row_count == 0) put("\r\n", view(items_->empty_text));
        put_rows(items_->row_count, items_->selected_row, rows, [&](uint64_t i) {
            feed_item item = feedhost::feed(items_->feed).item(items_->item_index(&*items_, i));
            put(item.states & FEED_STATE_STARRED ? "* " : "");
            put(item.states & FEED_STATE_READ ? "" : "\033[1m", view(item.title), "\033[0m");
        });
    }

    void put_article(unsigned columns, uint64_t rows) {
        feed_article article = feedhost::feed(article_->feed).article(article_->index);
        std::string text;
        if (article.shows_title) text.append(view(article.title)).append("\n");
        text.append(view(article.facts_line)).append("\n\n");
        if (article.body_html.length > 0) text.append(host_.plain_text(view(article.body_html)));
        text.append(view(article.body_text)).append("\n").append(view(article.caption)).append("\n");
        for (const feed_article_entry &link : feedhost::list<feed_article_entry>(article.links)) {
            text.append(view(link.url)).append("\n");
        }
        uint64_t line = 0;
        for (size_t start = 0, taken; start < text.size() && line < scroll_ + rows; line++, start += taken) {
            const char *rest = text.data() + start;
            size_t end = feed_terminal_line(rest, text.size() - start, columns, &taken);
            if (line >= scroll_) put("\r\n", std::string_view(rest, end));
        }
    }

    void put_help(uint64_t rows) {
        uint64_t line = 0;
        for (const feed_action &action : host_.actions()) {
            feedhost::list<feed_string> keys(action.keys);
            if (keys.empty() || action.words.length == 0 || line++ < scroll_) continue;
            if (line <= scroll_ + rows) put("\r\n", view(keys[0]), "  ", view(action.words));
        }
    }

    void press(std::string_view key, const feedhost::terminal &terminal) {
        is_stale_ = true;
        if (prompt_) return type(key);
        std::optional<feed_action> action = host_.action(key);
        if (!action) return;
        uint64_t scroll = scroll_;
        scroll_ = 0;
        std::string_view name = view(action->name);
        if (name == "help") shows_help_ = !shows_help_;
        else if (name == "page-down") scroll_ = scroll + 10;
        else if (name == "page-up") scroll_ = scroll > 10 ? scroll - 10 : 0;
        else if (name == "suspend") terminal.suspend();
        else if (name == "filter" || name == "search") prompt_ = name, typed_[0] = 0;
        else host_.perform(name);
    }

    // A filter works with each key, a search at the end.
    void type(std::string_view key) {
        std::string action = *prompt_;
        bool ends = key == "enter", cancels = key == "escape";
        if (cancels) typed_[0] = 0;
        else if (!ends) feed_terminal_type(typed_, sizeof typed_, key.data());
        if (ends || cancels) prompt_.reset();
        if (action == "filter" ? !ends : ends) host_.perform(action, typed_);
    }

    feedhost::host host_;
    std::optional<feed_source_list> sources_;
    std::optional<feed_item_list> items_;
    std::optional<feed_open_article> article_;
    std::string loading_, notice_, failure_, screen_;
    std::optional<std::string> prompt_;
    char typed_[256] = "";
    uint64_t scroll_ = 0;
    bool shows_help_ = false, is_stale_ = true;
};

} // namespace

FEEDHOST_RENDERER(reader)
