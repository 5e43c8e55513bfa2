// feed_plugin.hpp - renderers for FeedHost in C++17: a thin wrapper of feed_plugin.h, all in this header.
//
//     #include "feed_plugin.hpp"
//
//     FEED_PLUGIN_NOTE("id=titles\n" "name=Titles\n" "version=1.0\n" "views=feed\n");
//
//     class titles {
//     public:
//         titles(feedhost::host host, const feedhost::options &) : host_(host) {}
//         void display(const feedhost::feed &feed) {
//             for (const feed_item &item : feed) host_.write(item.title, "\n");
//         }
//     private:
//         feedhost::host host_;
//     };
//
//     FEEDHOST_RENDERER(titles)
//
// A renderer is any class that can be made of a host and options. It has the views for which it has a
// function, each of which may throw:
//
//     void display(const feedhost::feed &)                     the feed view
//     void display(const feed_loading_view_model &)            the loading view
//     void display(const feed_error_view_model &)              the error view
//     void display(const feedhost::picture<image> &)           the image view, with `using image = …`
//     … make_image(feedhost::encoded_picture)                  and one of these two, which return a
//     … make_image(const feed_pixels &)                        std::unique_ptr or std::shared_ptr
//     void display(const feed_source_list &)                   the views of the host's reader, with which
//     void display(const feed_item_list &)                     it shows lists, the selected item and
//     void display(const feed_open_article &)                  the outcome of host::perform
//     void display(const feed_notice &)
//     void run()                                               a main loop
//     void environment_changed()
//     void finish()
//     const void *get_extension(std::string_view)              what the renderer offers beside
//
// The note's views= names the same. What is thrown ends the call: a std::exception with its words,
// feedhost::stopped with its status, and anything else with words of this header's.
//
// Structs are copied as they are handed over, with zeros in place of members that an older host lacks;
// their strings and lists are lent as feed_plugin.h says, and a std::string_view of one holds no longer.
#ifndef FEED_PLUGIN_HPP
#define FEED_PLUGIN_HPP

#include "feed_plugin.h"

#include <cstring>
#include <exception>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace feedhost {

// Ends a call with a status, since the host said so. Thrown by what calls the host; let it pass.
struct stopped {
    feed_status status;
};

// The outcome of a request to the host.
enum class outcome {
    done,
    // It did not work; the host tells the person.
    failed,
    // The feed is not the last one displayed.
    stale,
    // The host does not do that: not granted, out of range, too many, or not allowed now.
    refused,
};

// A string of the host. Empty where it is absent.
inline std::string_view view(feed_string text) {
    return text.bytes == nullptr ? std::string_view() : std::string_view(text.bytes, text.length);
}

// A string to lend to the host for a call.
inline feed_string lend(std::string_view text) {
    return {text.data(), text.size()};
}

namespace boundary {

template <class Struct, class = void> struct is_sized : std::false_type {};
template <class Struct>
struct is_sized<Struct, std::void_t<decltype(std::declval<Struct &>().size)>> : std::true_type {};

// Copies a struct of the host's, as far as the host has it.
template <class Struct> Struct copy_of(const Struct *lent) {
    if constexpr (is_sized<Struct>::value) {
        Struct copy = {};
        std::memcpy(&copy, lent, lent->size < sizeof copy ? lent->size : sizeof copy);
        return copy;
    } else {
        return *lent;
    }
}

inline outcome outcome_of(feed_status status) {
    if (status >= 0) return outcome::done;
    if (status == FEED_STATUS_STALE) return outcome::stale;
    return status == FEED_STATUS_REFUSED ? outcome::refused : outcome::failed;
}

inline void check(feed_status status) {
    if (status < 0) throw stopped{status};
}

} // namespace boundary

// The elements of a list of the host.
template <class Element> class list {
public:
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Element;
        using difference_type = std::ptrdiff_t;
        using pointer = const Element *;
        using reference = Element;

        iterator(const char *place, size_t stride) : place_(place), stride_(stride) {}
        Element operator*() const {
            return boundary::copy_of(
                static_cast<pointer>(static_cast<const void *>(place_)));
        }
        iterator &operator++() {
            place_ += stride_;
            return *this;
        }
        bool operator==(const iterator &other) const { return place_ == other.place_; }
        bool operator!=(const iterator &other) const { return place_ != other.place_; }

    private:
        const char *place_;
        size_t stride_;
    };

    explicit list(feed_list raw) : raw_(raw) {}
    size_t size() const { return raw_.count; }
    bool empty() const { return raw_.count == 0; }
    // The element at an index below the size.
    Element operator[](size_t index) const {
        return *iterator(static_cast<const char *>(raw_.first) + index * raw_.stride, raw_.stride);
    }
    iterator begin() const { return {static_cast<const char *>(raw_.first), raw_.stride}; }
    iterator end() const {
        if (raw_.count == 0) return begin();
        return {static_cast<const char *>(raw_.first) + raw_.count * raw_.stride, raw_.stride};
    }

private:
    feed_list raw_;
};

// The options a renderer is made with. Lent until its constructor returns.
class options {
public:
    explicit options(const feed_configuration *configuration) : configuration_(configuration) {}

    // An option's text; empty where the note does not declare it.
    std::string_view text(std::string_view key) const {
        for (const feed_option &option : list<feed_option>(configuration_->options)) {
            if (view(option.key) == key) return view(option.value);
        }
        return {};
    }
    // Returns true where an option is on.
    bool boolean(std::string_view key) const { return text(key) == "true"; }
    // An option's number, where it has one.
    std::optional<long long> integer(std::string_view key) const {
        std::string digits(text(key));
        if (digits.empty()) return std::nullopt;
        return std::stoll(digits);
    }

private:
    const feed_configuration *configuration_;
};

// A phrase in the reader's language. Lent as long as the renderer.
class phrase {
public:
    explicit phrase(feed_phrase raw) : raw_(raw) {}

    // Returns true where the host knows the key.
    explicit operator bool() const { return raw_.before.bytes != nullptr; }
    // A phrase without a place for a value.
    std::string_view text() const { return view(raw_.before); }
    std::string_view before() const { return view(raw_.before); }
    std::string_view after() const { return view(raw_.after); }
    // The phrase with `value` in its place.
    std::string around(std::string_view value) const {
        return std::string(before()).append(value).append(after());
    }

private:
    feed_phrase raw_;
};

// A feed. A copy is the same feed, and lasts no longer: until display has returned for the next.
class feed {
public:
    explicit feed(const feed_view_model *model) : model_(model) {}

    // Everything about the feed as a whole.
    feed_view_model about() const { return boundary::copy_of(model_); }
    uint64_t revision() const { return model_->revision; }
    uint64_t size() const { return model_->item_count; }
    bool empty() const { return size() == 0; }

    // The list's part of an item; its strings hold until the next is asked for.
    feed_item item(uint64_t index) const { return there(model_->item(model_, index)); }
    // Parts of an item's detail; their strings and lists hold until the next are asked for.
    feed_item_detail detail(uint64_t index, feed_detail_parts parts = FEED_DETAIL_ALL) const {
        return there(model_->item_detail(model_, index, parts));
    }
    // Parts of an item's article; their strings and lists hold until the next are asked for.
    feed_article article(uint64_t index, feed_article_parts parts = FEED_ARTICLE_ALL) const {
        return there(model_->article(model_, index, parts));
    }
    // A text of an item; empty where it has none. Holds until the next of that kind is asked for.
    std::string_view text(uint64_t index, feed_text which) const {
        return view(model_->item_text(model_, index, which));
    }

    uint64_t source_count() const { return model_->source_count; }
    // A feed that items come from, with the counts of now; its strings hold until the next is asked for.
    feed_source source(uint64_t index) const { return there(model_->source(model_, index)); }

    // What only the document says; its strings hold as long as the feed.
    feed_document document() const { return there(model_->document(model_)); }

    // A request for a picture of an item, or of FEED_NO_ITEM: its own, or that at `url`, which has to
    // outlive the request. Of a file's bytes, or, with a size, of pixels of at most that.
    feed_image_request picture(uint64_t index, std::string_view url = {}, uint32_t width = 0,
                               uint32_t height = 0) const {
        feed_image_request request = {};
        request.size = sizeof request;
        request.revision = revision();
        request.item_index = index;
        if (!url.empty()) request.url = lend(url);
        request.form = width == 0 && height == 0 ? FEED_IMAGE_ENCODED : FEED_IMAGE_PIXELS;
        request.maximum_width = width;
        request.maximum_height = height;
        return request;
    }

    // The items; the strings of each hold until the next.
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = feed_item;
        using difference_type = std::ptrdiff_t;
        using pointer = const feed_item *;
        using reference = feed_item;

        iterator(const feed *owner, uint64_t index) : owner_(owner), index_(index) {}
        feed_item operator*() const { return owner_->item(index_); }
        iterator &operator++() {
            ++index_;
            return *this;
        }
        bool operator==(const iterator &other) const { return index_ == other.index_; }
        bool operator!=(const iterator &other) const { return index_ != other.index_; }

    private:
        const feed *owner_;
        uint64_t index_;
    };
    iterator begin() const { return {this, 0}; }
    iterator end() const { return {this, size()}; }

private:
    template <class Struct> static Struct there(const Struct *lent) {
        if (lent == nullptr) throw std::out_of_range("the feed has no such item, source or document");
        return boundary::copy_of(lent);
    }

    const feed_view_model *model_;
};

// The item as an episode; nothing where it is none. Its strings hold as long as those of the detail.
inline std::optional<feed_episode> episode(const feed_item_detail &detail) {
    if (detail.episode == nullptr) return std::nullopt;
    return boundary::copy_of(detail.episode);
}

// A picture's bytes as they were loaded, and the type that they show, such as image/png.
struct encoded_picture {
    const unsigned char *bytes;
    size_t length;
    std::string_view media_type;
};

// A picture that was asked for, and the image that was made of it; null while it is loading, and where
// it failed. The image may be kept beyond the call and beyond the renderer.
template <class Image> class picture {
public:
    explicit picture(const feed_image_view_model *model) : model_(boundary::copy_of(model)) {}
    const feed_image_view_model &about() const { return model_; }
    feed_image_request request() const { return boundary::copy_of(model_.request); }
    std::shared_ptr<const Image> image() const {
        if (model_.image == nullptr) return nullptr;
        return *static_cast<const std::shared_ptr<const Image> *>(model_.image);
    }

private:
    feed_image_view_model model_;
};

// A range of items.
struct range {
    uint64_t first;
    uint64_t count;
};

// The terminal, where it was granted.
class terminal {
public:
    terminal(const feed_host *raw, const feed_terminal_extension *table)
        : raw_(raw), table_(table) {}

    feed_surface surface() const { return boundary::copy_of(table_->surface(raw_)); }
    // To read keys from and to draw on; never to close.
    int descriptor() const { return static_cast<int>(table_->descriptor(raw_)); }
    // Gives the terminal back for a while, as Ctrl-Z does, in one of the next calls of dispatch.
    outcome suspend() const { return boundary::outcome_of(table_->suspend(raw_)); }

private:
    const feed_host *raw_;
    const feed_terminal_extension *table_;
};

// The event loop of a renderer with a main loop.
class event_loop {
public:
    event_loop(const feed_host *raw, const feed_event_loop_extension *table)
        : raw_(raw), table_(table) {}

    // To poll; negative where there is none.
    int descriptor() const { return static_cast<int>(table_->descriptor(raw_)); }
    // Delivers what is pending: display is called from within. Throws what ends run.
    void dispatch() const { boundary::check(table_->dispatch(raw_)); }
    // Makes the descriptor readable. On any thread.
    void wake() const { table_->wake(raw_); }

private:
    const feed_host *raw_;
    const feed_event_loop_extension *table_;
};

// The host. A copy is the same host, and lasts no longer than the renderer.
class host {
public:
    explicit host(const feed_host *raw) : raw_(raw) {}

    // The host's own table, for functions in C.
    const feed_host *raw() const { return raw_; }
    // Writes to the output: standard output, or the file the person named.
    template <class... Texts> void write(const Texts &...texts) const {
        (put(FEED_STREAM_OUTPUT, text_of(texts)), ...);
    }
    // Writes to the person at the terminal, for loading and error views.
    template <class... Texts> void tell(const Texts &...texts) const {
        (put(FEED_STREAM_STATUS, text_of(texts)), ...);
    }
    // Tells the person something, in one line. On any thread.
    void log(std::string_view words, feed_log_level level = FEED_LOG_WARNING) const {
        raw_->log(raw_, level, lend(words));
    }
    std::string_view name() const { return view(raw_->name); }
    // The environment to draw in; its strings hold until the next call.
    feed_environment environment() const { return boundary::copy_of(raw_->environment(raw_)); }
    // The surface of the output, and that of standard error.
    feed_surface output() const { return boundary::copy_of(raw_->environment(raw_)->output); }
    feed_surface status() const { return boundary::copy_of(raw_->environment(raw_)->status); }
    // The phrase for a key, such as "no-items"; docs/plugins/words.md lists all.
    phrase words(const char *key) const { return phrase(raw_->words(raw_, key)); }
    // Returns true where the person has granted a need, such as "network".
    bool is_granted(const char *need) const { return raw_->is_granted(raw_, need) != 0; }

    outcome request_refresh() const { return boundary::outcome_of(raw_->request_refresh(raw_)); }
    outcome request_image(const feed_image_request &request) const {
        return boundary::outcome_of(raw_->request_image(raw_, &request));
    }
    outcome cancel_image(const feed_image_request &request) const {
        return boundary::outcome_of(raw_->cancel_image(raw_, &request));
    }
    outcome preload_image(const feed_image_request &request) const {
        return boundary::outcome_of(raw_->preload_image(raw_, &request));
    }
    // Sets or clears states of one item, of a range, or of those listed: of all of them or of none.
    outcome set_states(const feed &feed, uint64_t index, feed_states states, bool is_set) const {
        return set_states(feed, range{index, 1}, states, is_set);
    }
    outcome set_states(const feed &feed, range items, feed_states states, bool is_set) const {
        feed_state_change change = changed(feed, states, is_set);
        change.first = items.first;
        change.count = items.count;
        return boundary::outcome_of(raw_->set_states(raw_, &change));
    }
    outcome set_states(const feed &feed, const std::vector<uint64_t> &items, feed_states states,
                       bool is_set) const {
        feed_state_change change = changed(feed, states, is_set);
        change.indexes = items.data();
        change.count = items.size();
        return items.empty() ? outcome::done
                             : boundary::outcome_of(raw_->set_states(raw_, &change));
    }
    // Opens a page that an item has, or, for FEED_NO_ITEM, the feed.
    outcome open_link(const feed &feed, uint64_t index, std::string_view url) const {
        return boundary::outcome_of(raw_->open_link(raw_, feed.revision(), index, lend(url)));
    }

    // A table of the host's by name and revision; null where it has none.
    template <class Table> const Table *extension(const char *name) const {
        return static_cast<const Table *>(raw_->get_extension(raw_, name));
    }
    std::optional<feedhost::terminal> terminal() const {
        const auto *table = extension<feed_terminal_extension>(FEED_EXTENSION_TERMINAL);
        if (table == nullptr || table->descriptor(raw_) < 0) return std::nullopt;
        return feedhost::terminal(raw_, table);
    }
    feedhost::event_loop event_loop() const {
        const auto *table = extension<feed_event_loop_extension>(FEED_EXTENSION_EVENT_LOOP);
        if (table == nullptr) throw std::runtime_error("the host has no event loop for it");
        return {raw_, table};
    }
    outcome copy_text(std::string_view text) const {
        const auto *table = extension<feed_clipboard_extension>(FEED_EXTENSION_CLIPBOARD);
        if (table == nullptr) return outcome::refused;
        return boundary::outcome_of(table->copy_text(raw_, lend(text)));
    }
    // The actions of a reader, with words and keys; empty where the host has no reader.
    list<feed_action> actions() const {
        const auto *table = extension<feed_reader_extension>(FEED_EXTENSION_READER);
        return list<feed_action>(table == nullptr ? feed_list{} : table->actions(raw_));
    }
    // The action of a key, by the key's name; nothing where it has none.
    std::optional<feed_action> action(std::string_view key) const {
        for (const feed_action &action : actions()) {
            for (feed_string name : list<feed_string>(action.keys)) {
                if (view(name) == key) return action;
            }
        }
        return std::nullopt;
    }
    // Performs an action of a reader for the person, with the arguments that it takes. What it changes is
    // displayed in dispatch.
    outcome perform(std::string_view action, std::string_view text = {},
                    uint64_t row = FEED_NO_ROW, int64_t number = 0, uint64_t version = 0) const {
        const auto *table = extension<feed_reader_extension>(FEED_EXTENSION_READER);
        if (table == nullptr) return outcome::refused;
        feed_action_request request = {};
        request.size = sizeof request;
        request.name = lend(action);
        if (text.data() != nullptr) request.text = lend(text);
        request.row = row;
        request.number = number;
        request.version = version;
        return boundary::outcome_of(table->perform(raw_, &request));
    }
    // The text of HTML; holds until the next call.
    std::string_view plain_text(std::string_view html) const {
        const auto *table = extension<feed_plain_text_extension>(FEED_EXTENSION_PLAIN_TEXT);
        if (table == nullptr) throw std::runtime_error("the host turns no HTML into text");
        return view(table->text(raw_, lend(html)));
    }
    // The bytes that the renderer of this plugin before this one kept, when another file has taken the
    // plugin's place; empty where there are none. Holds until the next call.
    std::string_view recall() const {
        const auto *table = extension<feed_memory_extension>(FEED_EXTENSION_MEMORY);
        return table == nullptr ? std::string_view() : view(table->recall(raw_));
    }
    // Keeps at most FEED_MEMORY_MAXIMUM_LENGTH bytes for the renderer after this one.
    outcome keep(std::string_view bytes) const {
        const auto *table = extension<feed_memory_extension>(FEED_EXTENSION_MEMORY);
        if (table == nullptr) return outcome::refused;
        return boundary::outcome_of(table->keep(raw_, bytes.data(), bytes.size()));
    }

private:
    static feed_state_change changed(const feed &feed, feed_states states, bool is_set) {
        feed_state_change change = {};
        change.size = sizeof change;
        change.revision = feed.revision();
        change.states = states;
        change.is_set = is_set ? 1 : 0;
        return change;
    }
    static std::string_view text_of(feed_string text) { return view(text); }
    static std::string_view text_of(std::string_view text) { return text; }
    void put(feed_stream stream, std::string_view text) const {
        if (!text.empty()) boundary::check(raw_->write(raw_, stream, text.data(), text.size()));
    }

    const feed_host *raw_;
};

// The code between a class and the C tables, for FEEDHOST_RENDERER.
namespace boundary {

// Runs `body`, and makes a status of whatever leaves it.
template <class Body> feed_status guarded(feed_error *error, const Body &body) noexcept {
    try {
        body();
        return FEED_STATUS_OK;
    } catch (const stopped &reason) {
        return reason.status;
    } catch (const std::bad_alloc &) {
        return feed_fail(error, "there was no memory for it");
    } catch (const std::exception &reason) {
        return feed_fail(error, reason.what());
    } catch (...) {
        return feed_fail(error, "something was thrown that is no std::exception");
    }
}

template <class Renderer, class Model, class = void> struct displays : std::false_type {};
template <class Renderer, class Model>
struct displays<Renderer, Model,
                std::void_t<decltype(std::declval<Renderer &>().display(
                    std::declval<const Model &>()))>> : std::true_type {};

template <class Renderer, class Source, class = void> struct makes : std::false_type {};
template <class Renderer, class Source>
struct makes<Renderer, Source,
             std::void_t<decltype(std::declval<Renderer &>().make_image(
                 std::declval<Source>()))>> : std::true_type {};

template <class Renderer, class = void> struct has_run : std::false_type {};
template <class Renderer>
struct has_run<Renderer, std::void_t<decltype(std::declval<Renderer &>().run())>>
    : std::true_type {};

template <class Renderer, class = void> struct has_environment : std::false_type {};
template <class Renderer>
struct has_environment<Renderer,
                       std::void_t<decltype(std::declval<Renderer &>().environment_changed())>>
    : std::true_type {};

template <class Renderer, class = void> struct has_finish : std::false_type {};
template <class Renderer>
struct has_finish<Renderer, std::void_t<decltype(std::declval<Renderer &>().finish())>>
    : std::true_type {};

template <class Renderer, class = void> struct has_extensions : std::false_type {};
template <class Renderer>
struct has_extensions<Renderer, std::void_t<decltype(std::declval<Renderer &>().get_extension(
                                    std::declval<std::string_view>()))>> : std::true_type {};

struct no_image {};
template <class Renderer, class = void> struct image_of { using type = no_image; };
template <class Renderer> struct image_of<Renderer, std::void_t<typename Renderer::image>> {
    using type = typename Renderer::image;
};

template <class Table, class Function> constexpr Table table_of(Function display) {
    Table table = {};
    table.size = sizeof table;
    table.display = display;
    return table;
}

// A renderer with its tables: the context of every call.
template <class Renderer> class instance {
public:
    using image = typename image_of<Renderer>::type;

    instance(const feed_host *raw, const feed_configuration *configuration)
        : renderer(host(raw), options(configuration)) {
        table.size = sizeof table;
        table.context = this;
        table.destroy = [](void *context) { delete static_cast<instance *>(context); };
        if constexpr (displays<Renderer, feed>::value) table.feed = &feeds;
        if constexpr (displays<Renderer, feed_loading_view_model>::value) {
            table.loading = &loadings;
        }
        if constexpr (displays<Renderer, feed_error_view_model>::value) table.error = &errors;
        if constexpr (displays<Renderer, picture<image>>::value) {
            table.image = &images;
            table.transformer = &transformer;
        }
        if constexpr (has_run<Renderer>::value) {
            table.run = [](void *context, feed_error *error) {
                return guarded(error, [&] { of(context).run(); });
            };
        }
        if constexpr (has_environment<Renderer>::value) {
            table.environment_changed = [](void *context, feed_error *error) {
                return guarded(error, [&] { of(context).environment_changed(); });
            };
        }
        if constexpr (has_extensions<Renderer>::value || has_reader) {
            table.get_extension = [](void *context, const char *name) -> const void * {
                (void)context;
                if (has_reader && std::string_view(name) == FEED_EXTENSION_READER) return &reader;
                if constexpr (has_extensions<Renderer>::value) {
                    try {
                        return of(context).get_extension(name);
                    } catch (...) {
                        // Where it throws, there is none.
                    }
                }
                return nullptr;
            };
        }
        if constexpr (has_finish<Renderer>::value) {
            table.finish = [](void *context, feed_error *error) {
                return guarded(error, [&] { of(context).finish(); });
            };
        }
    }

    feed_renderer table = {};

private:
    using shared_image = std::shared_ptr<const image>;

    static constexpr bool has_reader = displays<Renderer, feed_source_list>::value ||
                                       displays<Renderer, feed_item_list>::value ||
                                       displays<Renderer, feed_open_article>::value ||
                                       displays<Renderer, feed_notice>::value;

    static Renderer &of(void *context) { return static_cast<instance *>(context)->renderer; }

    static feed_status display_feed(void *context, const feed_view_model *model,
                                    feed_error *error) {
        return guarded(error, [&] {
            if constexpr (displays<Renderer, feed>::value) of(context).display(feed(model));
        });
    }
    template <class Model>
    static feed_status display_model(void *context, const Model *model, feed_error *error) {
        return guarded(error, [&] {
            if constexpr (displays<Renderer, Model>::value) of(context).display(copy_of(model));
        });
    }
    static feed_status display_image(void *context, const feed_image_view_model *model,
                                     feed_error *error) {
        return guarded(error, [&] {
            if constexpr (displays<Renderer, picture<image>>::value) {
                of(context).display(picture<image>(model));
            }
        });
    }

    template <class Source>
    static void make(void *context, const Source &source, void **result) {
        shared_image made = of(context).make_image(source);
        if (made == nullptr) throw std::runtime_error("it made no image of it");
        *result = new shared_image(std::move(made));
    }
    static feed_status make_encoded(void *context, const void *bytes, size_t length,
                                    feed_string media_type, void **result, feed_error *error) {
        return guarded(error, [&] {
            if constexpr (makes<Renderer, encoded_picture>::value) {
                encoded_picture source = {static_cast<const unsigned char *>(bytes), length,
                                          view(media_type)};
                make(context, source, result);
            }
        });
    }
    static feed_status make_pixels(void *context, const feed_pixels *pixels, void **result,
                                   feed_error *error) {
        return guarded(error, [&] {
            if constexpr (makes<Renderer, const feed_pixels &>::value) {
                make(context, copy_of(pixels), result);
            }
        });
    }
    static void release(void *, void *made) { delete static_cast<shared_image *>(made); }

    static constexpr feed_image_transformer make_transformer() {
        feed_image_transformer table = {};
        table.size = sizeof table;
        if (makes<Renderer, encoded_picture>::value) table.make_image = make_encoded;
        if (makes<Renderer, const feed_pixels &>::value) table.make_image_from_pixels = make_pixels;
        table.release_image = release;
        return table;
    }

    template <class Model> static constexpr auto view_of() {
        return displays<Renderer, Model>::value ? &display_model<Model> : nullptr;
    }
    static constexpr feed_reader_views make_reader() {
        feed_reader_views table = {};
        table.size = sizeof table;
        table.display_sources = view_of<feed_source_list>();
        table.display_items = view_of<feed_item_list>();
        table.display_article = view_of<feed_open_article>();
        table.display_notice = view_of<feed_notice>();
        return table;
    }

    inline static const feed_view feeds = table_of<feed_view>(display_feed);
    inline static const feed_loading_view loadings =
        table_of<feed_loading_view>(display_model<feed_loading_view_model>);
    inline static const feed_error_view errors =
        table_of<feed_error_view>(display_model<feed_error_view_model>);
    inline static const feed_image_view images = table_of<feed_image_view>(display_image);
    inline static const feed_reader_views reader = make_reader();
    inline static const feed_image_transformer transformer = make_transformer();

    Renderer renderer;
};

template <class Renderer>
feed_status create(const feed_factory *, const feed_host *raw,
                   const feed_configuration *configuration, const feed_renderer **result,
                   feed_error *error) {
    return guarded(error,
                   [&] { *result = &(new instance<Renderer>(raw, configuration))->table; });
}

template <class Renderer>
feed_status enter(uint32_t minimum, const feed_entry *entry, const feed_plugin **result,
                  feed_error *error) {
    static feed_factory factory;
    static feed_plugin plugin;
    if (entry->abi_version < minimum || entry->abi_minimum_version > FEED_ABI_VERSION) {
        return feed_fail(error, "it was built for another ABI version");
    }
    factory.size = sizeof factory;
    factory.create = create<Renderer>;
    plugin.size = sizeof plugin;
    plugin.abi_version = FEED_ABI_VERSION;
    plugin.abi_minimum_version = minimum;
    plugin.factory = &factory;
    *result = &plugin;
    return FEED_STATUS_OK;
}

} // namespace boundary
} // namespace feedhost

// The one function a plugin exports, over a renderer's class. Once in a plugin, outside of namespaces,
// beside FEED_PLUGIN_NOTE.
#define FEEDHOST_RENDERER(...) FEEDHOST_RENDERER_FOR(FEED_ABI_VERSION, __VA_ARGS__)

// As FEEDHOST_RENDERER, beside FEED_PLUGIN_NOTE_FOR with the same `minimum`.
#define FEEDHOST_RENDERER_FOR(minimum, ...) \
    FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result, \
                                              feed_error *error) { \
        return feedhost::boundary::enter<__VA_ARGS__>(minimum, entry, result, error); \
    }

#endif
