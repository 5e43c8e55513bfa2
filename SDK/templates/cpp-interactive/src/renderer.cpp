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
                 "views=feed loading\n"
                 "needs=terminal\n");

namespace {

class reader {
public:
    reader(feedhost::host host, const feedhost::options &) : host_(host) {}

    // What the host shows. The feed is lent until the next has been displayed.
    void display(const feedhost::feed &feed) {
        feed_ = feed;
        if (selected_ >= feed.size()) selected_ = 0;
        is_stale_ = true;
    }

    void display(const feed_loading_view_model &loading) {
        message_ = feedhost::view(loading.message);
        is_stale_ = true;
    }

    void place_changed() { is_stale_ = true; }

    // The main loop.
    void run() {
        terminal_ = host_.environment().terminal_descriptor;
        if (terminal_ < 0) {
            throw std::runtime_error("there is no terminal to read keys from and to draw on");
        }
        take_terminal();
        for (;;) {
            if (is_stale_) draw();
            pollfd waits[] = {{host_.event_descriptor(), POLLIN, 0}, {terminal_, POLLIN, 0}};
            if (poll(waits, 2, -1) < 0 && errno != EINTR) {
                throw std::runtime_error("it can't wait");
            }
            if (waits[0].revents != 0) host_.dispatch();
            if (waits[1].revents != 0 && !read_keys()) return;
        }
    }

private:
    // Keys come one by one, and Ctrl-C as a key. The host takes all of this back in the end.
    void take_terminal() {
        termios modes;
        if (tcgetattr(terminal_, &modes) != 0) return;
        modes.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
        modes.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
        tcsetattr(terminal_, TCSANOW, &modes);
        // No cursor, and lines that are too long are cut.
        put("\033[?25l\033[?7l");
    }

    void put(std::string_view bytes) {
        while (!bytes.empty()) {
            ssize_t count = write(terminal_, bytes.data(), bytes.size());
            if (count > 0) bytes.remove_prefix(static_cast<size_t>(count));
            else if (errno != EINTR) return;
        }
    }

    void draw() {
        const feed_surface *surface = host_.environment().terminal;
        uint64_t rows = surface != nullptr && surface->rows > 3 ? surface->rows : 24;
        std::string screen = "\033[H\033[2J";
        if (feed_) {
            screen.append("\033[7m").append(feedhost::view(feed_->about().title));
            screen.append("\033[0m");
            uint64_t first = selected_ < rows - 2 ? 0 : selected_ - (rows - 3);
            for (uint64_t i = first; i < feed_->size() && i < first + rows - 2; i++) {
                const feed_item &item = feed_->item(i);
                screen.append(i == selected_ ? "\r\n> " : "\r\n  ");
                screen.append(item.is_read ? "" : "\033[1m");
                screen.append(feedhost::view(item.title)).append("\033[0m");
            }
        }
        screen.append("\033[").append(std::to_string(rows)).append(";1H");
        screen.append(message_.empty() ? help : message_);
        put(screen);
        is_stale_ = false;
    }

    // Answers whether to stay.
    bool read_keys() {
        char keys[64];
        ssize_t count = read(terminal_, keys, sizeof keys);
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

    // Does what a key is for; answers whether to stay.
    bool press(char key) {
        is_stale_ = true;
        switch (key) {
        case 'q':
        case 3: // Ctrl-C
            return false;
        case 26: // Ctrl-Z
            host_.suspend();
            return true;
        case 'r':
            host_.request_refresh();
            return true;
        }
        if (!feed_ || feed_->empty()) return true;
        const feed_item &item = feed_->item(selected_);
        switch (key) {
        case 'j':
            if (selected_ + 1 < feed_->size()) selected_++;
            break;
        case 'k':
            if (selected_ > 0) selected_--;
            break;
        case 'm':
            host_.mark_item(*feed_, selected_, !item.is_read);
            break;
        case '\r':
            if (item.url.length > 0) {
                host_.open_link(*feed_, selected_, feedhost::view(item.url));
            }
            host_.mark_item(*feed_, selected_, true);
            break;
        }
        return true;
    }

    static constexpr const char *help = "j k: move  Enter: open  m: mark  r: refresh  q: leave";

    feedhost::host host_;
    std::optional<feedhost::feed> feed_;
    uint64_t selected_ = 0;
    std::string message_;
    bool is_stale_ = true;
    int terminal_ = -1;
};

} // namespace

FEEDHOST_RENDERER(reader)
