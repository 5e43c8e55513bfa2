// feed_terminal.hpp - readers in a terminal in C++17, over feed_plugin.hpp. No part of the contract; POSIX.
#ifndef FEED_TERMINAL_HPP
#define FEED_TERMINAL_HPP

#include "feed_plugin.hpp"
#include "feed_terminal_view.h"

namespace feedhost {

// A reader in a terminal, for a renderer's class to be derived from: it keeps what the host has displayed,
// reads keys, and does what they mean. The derived class draws:
//
//     class reader : public feedhost::terminal_view {
//     public:
//         using terminal_view::terminal_view;
//
//     private:
//         std::string draw() override { return std::string(view(items()->title)) + "\n"; }
//     };
class terminal_view {
public:
    terminal_view(feedhost::host host, const options &) : host_(host) { view_.host = host.raw(); }
    terminal_view(const terminal_view &) = delete;
    terminal_view &operator=(const terminal_view &) = delete;

    void display(const feed &) { view_.is_stale = 1; }
    void display(const feed_loading_view_model &model) { put(view_.loading, model.message); }
    void display(const feed_error_view_model &model) { put(view_.failure, model.text); }
    void display(const feed_notice &model) { feed_terminal_tell(&view_, &model); }
    void display(const feed_source_list &model) { show(sources_, model); }
    void display(const feed_item_list &model) { show(items_, model); }
    void display(const feed_open_article &model) {
        show(article_, model);
        feed_terminal_open(&view_, &*article_);
    }
    void environment_changed() { view_.is_stale = 1; }

    void run() {
        char words[1024];
        feed_error error = {words, sizeof words, 0};
        feed_status status = feed_terminal_run(&view_, put_lines, this, &error);
        if (thrown_) std::rethrow_exception(thrown_);
        if (error.length > 0) throw std::runtime_error(std::string(words, error.length));
        boundary::check(status);
    }

protected:
    ~terminal_view() = default;

    // The lines of the screen but for the last one, each ended by a newline; what does not fit is cut. ESC [
    // and its like may begin a colour, which holds until the end of the line.
    virtual std::string draw() = 0;

    const feedhost::host &host() const { return host_; }
    // The lists to read in; null before the first. Lent, as the next two, until the next.
    const feed_source_list *sources() const { return sources_ ? &*sources_ : nullptr; }
    // The rows of the chosen list.
    const feed_item_list *items() const { return items_ ? &*items_ : nullptr; }
    // The article; null where the user is in a list.
    const feed_open_article *article() const {
        return article_ && article_->is_open ? &*article_ : nullptr;
    }
    bool shows_help() const { return view_.shows_help != 0; }

    // The rows of a list that are on the screen, each made by `row` of its index: those around the selected.
    template <class Row> std::string rows(uint64_t count, uint64_t selected, const Row &row) const {
        uint64_t first = feed_terminal_first_row(&view_, selected);
        std::string lines;
        for (uint64_t i = first; i < count && i < first + static_cast<uint64_t>(view_.page); i++) {
            lines.append(i == selected ? "> " : "  ").append(row(i)).append("\n");
        }
        return lines;
    }

    // The lines of a text that are on the screen, by how far it is scrolled.
    std::string scrolled(std::string_view text) {
        std::string lines;
        int64_t line = 0, first = view_.scroll[view_.shows_help];
        unsigned columns = feed_terminal_size(&view_).columns;
        for (size_t start = 0, taken; start < text.size(); start += taken, line++) {
            const char *rest = text.data() + start;
            size_t length = feed_terminal_line(rest, text.size() - start, columns, &taken);
            if (line >= first && line < first + view_.page) lines.append(rest, length).append("\n");
        }
        feed_terminal_end_text(&view_, line);
        return lines;
    }

    // The help: the keys that do something here, in the user's language.
    std::string help() const {
        std::string lines;
        list<feed_action> actions = host_.actions();
        for (const feed_action &action : actions) {
            if (!feed_terminal_does(&view_, &action)) continue;
            lines.append(view(list<feed_string>(action.keys)[0])).append("  ");
            lines.append(view(action.words)).append("\n");
        }
        return lines;
    }

private:
    template <size_t Size> void put(char (&place)[Size], feed_string text) {
        snprintf(place, Size, "%.*s", FEED_FORMATTED(text));
        view_.is_stale = 1;
    }
    template <class Model> void show(std::optional<Model> &place, const Model &model) {
        place = model;
        view_.is_stale = 1;
    }
    // What draw throws does not pass through C.
    static feed_status put_lines(void *context, FILE *lines) {
        auto *self = static_cast<terminal_view *>(context);
        try {
            std::string text = self->draw();
            fwrite(text.data(), 1, text.size(), lines);
            return FEED_STATUS_OK;
        } catch (...) {
            self->thrown_ = std::current_exception();
            return FEED_STATUS_FAILED;
        }
    }

    feedhost::host host_;
    feed_terminal_view view_ = {};
    std::optional<feed_source_list> sources_;
    std::optional<feed_item_list> items_;
    std::optional<feed_open_article> article_;
    std::exception_ptr thrown_;
};

} // namespace feedhost

#endif
