// @TITLE@: a reader in the terminal, for FeedHost.
#include "feed_plugin.hpp"

#include <cerrno>
#include <poll.h>
#include <string>
#include <termios.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A list of titles to walk through\n"
                 "views=feed loading error\n"
                 "needs=terminal\n");

namespace {

class reader {
public:
    reader(feedhost::host host, const feedhost::options &)
        : host_(host), selected_id_(host.recall()) {}

    // What the host shows. The feed is lent until the next has been displayed.
    void display(const feedhost::feed &feed) {
        feed_ = feed;
        // Keeps the selected item, whose index may have changed.
        uint64_t found = selected_ < feed.size() ? selected_ : 0;
        for (uint64_t index = 0; index < feed.size() && !selected_id_.empty(); index++) {
            if (feedhost::view(feed.item(index).id) != selected_id_) continue;
            found = index;
            break;
        }
        select(found);
    }

    void display(const feed_loading_view_model &loading) {
        message_ = feedhost::view(loading.message);
        is_stale_ = true;
    }

    void display(const feed_error_view_model &error) {
        failure_ = feedhost::view(error.text);
        is_stale_ = true;
    }

    void environment_changed() { is_stale_ = true; }

    // The main loop.
    void run() {
        terminal_ = host_.terminal();
        if (!terminal_) {
            throw std::runtime_error("there is no terminal to read keys from and to draw on");
        }
        feedhost::event_loop loop = host_.event_loop();
        int descriptor = terminal_->descriptor();
        take_terminal();
        for (;;) {
            if (is_stale_) draw();
            pollfd waits[] = {{loop.descriptor(), POLLIN, 0}, {descriptor, POLLIN, 0}};
            if (poll(waits, 2, -1) < 0 && errno != EINTR) {
                throw std::runtime_error("it can't wait");
            }
            if (waits[0].revents != 0) {
                try {
                    loop.dispatch();
                } catch (const feedhost::stopped &) {
                    // Where another file takes this plugin's place, the one after it begins at the same
                    // item.
                    host_.keep(selected_id_);
                    throw;
                }
            }
            if (waits[1].revents != 0 && !read_keys()) return;
        }
    }

private:
    // Keys come one by one, and Ctrl-C as a key. The host takes all of this back in the end.
    void take_terminal() {
        termios modes;
        if (tcgetattr(terminal_->descriptor(), &modes) != 0) return;
        modes.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
        modes.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
        tcsetattr(terminal_->descriptor(), TCSANOW, &modes);
        // No cursor, and lines that are too long are cut.
        put("\033[?25l\033[?7l");
    }

    void put(std::string_view bytes) {
        while (!bytes.empty()) {
            ssize_t count = write(terminal_->descriptor(), bytes.data(), bytes.size());
            if (count > 0) bytes.remove_prefix(static_cast<size_t>(count));
            else if (errno != EINTR) return;
        }
    }

    void draw() {
        uint64_t rows = terminal_->surface().rows;
        if (rows < 4) rows = 24;
        std::string screen = "\033[H\033[2J";
        if (feed_) {
            screen.append("\033[7m").append(feedhost::view(feed_->about().title));
            screen.append("\033[0m");
            uint64_t first = selected_ < rows - 2 ? 0 : selected_ - (rows - 3);
            for (uint64_t i = first; i < feed_->size() && i < first + rows - 2; i++) {
                const feed_item item = feed_->item(i);
                screen.append(i == selected_ ? "\r\n> " : "\r\n  ");
                screen.append(item.states & FEED_STATE_READ ? "" : "\033[1m");
                screen.append(feedhost::view(item.title)).append("\033[0m");
            }
        }
        screen.append("\033[").append(std::to_string(rows)).append(";1H");
        screen.append(!failure_.empty() ? failure_ : !message_.empty() ? message_ : help());
        put(screen);
        is_stale_ = false;
    }

    // The keys and what they are for, in the reader's language.
    std::string help() const {
        static constexpr const char *keys[][2] = {
            {"Enter", "reader.open-page"}, {"m", "reader.toggle-read"},
            {"r", "reader.refresh"},       {"q", "reader.leave"}};
        std::string line;
        for (const auto &key : keys) {
            line.append(line.empty() ? "" : "  ").append(key[0]).append(": ");
            line.append(host_.words(key[1]).text());
        }
        return line;
    }

    void select(uint64_t index) {
        selected_ = index;
        selected_id_ = feed_->empty() ? "" : feedhost::view(feed_->item(index).id);
        is_stale_ = true;
    }

    // Returns true to stay.
    bool read_keys() {
        char keys[64];
        ssize_t count = read(terminal_->descriptor(), keys, sizeof keys);
        if (count == 0 || (count < 0 && errno != EINTR)) return false;
        for (ssize_t i = 0; i < count; i++) {
            char key = keys[i];
            // Arrow keys are three characters.
            if (key == 27 && i + 2 < count) {
                i += 2;
                key = keys[i] == 'A' ? 'k' : keys[i] == 'B' ? 'j' : ' ';
            }
            if (!press(key)) return false;
        }
        return true;
    }

    // Does what a key is for; returns true to stay.
    bool press(char key) {
        is_stale_ = true;
        switch (key) {
        case 'q':
        case 3: // Ctrl-C
            return false;
        case 26: // Ctrl-Z
            terminal_->suspend();
            return true;
        case 'r':
            host_.request_refresh();
            return true;
        }
        if (!feed_ || feed_->empty()) return true;
        const feed_item item = feed_->item(selected_);
        switch (key) {
        case 'j':
            if (selected_ + 1 < feed_->size()) select(selected_ + 1);
            break;
        case 'k':
            if (selected_ > 0) select(selected_ - 1);
            break;
        case 'm':
            host_.set_states(*feed_, selected_, FEED_STATE_READ,
                             (item.states & FEED_STATE_READ) == 0);
            break;
        case '\r':
            if (item.open_url.length > 0) {
                host_.open_link(*feed_, selected_, feedhost::view(item.open_url));
            }
            host_.set_states(*feed_, selected_, FEED_STATE_READ, true);
            break;
        }
        return true;
    }

    feedhost::host host_;
    std::optional<feedhost::feed> feed_;
    uint64_t selected_ = 0;
    std::string selected_id_;
    std::string message_;
    std::string failure_;
    bool is_stale_ = true;
    std::optional<feedhost::terminal> terminal_;
};

} // namespace

FEEDHOST_RENDERER(reader)
