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
//     std::unique_ptr<image> make_image(feedhost::encoded_picture)      and one of these two
//     std::unique_ptr<image> make_image(const feed_pixels &)
//     void run()                                               a main loop
//     void place_changed()
//     void finish()
//
// The note's views= names the same. What is thrown ends the call: a std::exception with its words,
// feedhost::stopped with its status, and anything else with words of this header's. What the host lends
// is lent as feed_plugin.h says; a std::string_view of it holds no longer.
#ifndef FEED_PLUGIN_HPP
#define FEED_PLUGIN_HPP

#include "feed_plugin.h"

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

namespace feedhost {

// That a call shall end with a status, since the host said so. Thrown by what calls the host; let it pass.
struct stopped {
    feed_status status;
};

// A string of the host. Empty where it is absent.
inline std::string_view view(feed_string text) {
    return text.bytes == nullptr ? std::string_view() : std::string_view(text.bytes, text.length);
}

// A string to lend to the host for a call.
inline feed_string lend(std::string_view text) {
    return {text.data(), text.size()};
}

// The elements of a list of the host.
template <class Element> class list {
public:
    class iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Element;
        using difference_type = std::ptrdiff_t;
        using pointer = const Element *;
        using reference = const Element &;

        iterator(const char *place, size_t stride) : place_(place), stride_(stride) {}
        reference operator*() const { return *operator->(); }
        pointer operator->() const {
            return static_cast<pointer>(static_cast<const void *>(place_));
        }
        iterator &operator++() {
            place_ += stride_;
            return *this;
        }
        iterator operator++(int) {
            iterator old = *this;
            ++*this;
            return old;
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
    // Whether an option is on.
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

// A feed. A copy is the same feed, and lasts no longer: until display has returned for the next.
class feed {
public:
    explicit feed(const feed_view_model *model) : model_(model) {}

    // All that is said of the feed as a whole.
    const feed_view_model &about() const { return *model_; }
    const feed_labels &labels() const { return *model_->labels; }
    uint64_t revision() const { return model_->revision; }
    uint64_t size() const { return model_->item_count; }
    bool empty() const { return size() == 0; }

    // What a list shows of an item; holds until the next is asked for.
    const feed_item &item(uint64_t index) const {
        const feed_item *item = model_->item(model_, index);
        if (item == nullptr) throw std::out_of_range("the feed has no such item");
        return *item;
    }
    // What a page shows of an item beyond that; holds until the next is asked for.
    const feed_item_detail &detail(uint64_t index) const {
        const feed_item_detail *detail = model_->item_detail(model_, index);
        if (detail == nullptr) throw std::out_of_range("the feed has no such item");
        return *detail;
    }
    // Of that its picture, the page it is about and its attachments, without the rest; holds until the
    // next is asked for.
    const feed_item_detail &files(uint64_t index) const {
        const feed_item_detail *files = model_->item_files(model_, index);
        if (files == nullptr) throw std::out_of_range("the feed has no such item");
        return *files;
    }
    // A text of an item; empty where it has none. Holds until the next of that kind is asked for.
    std::string_view text(uint64_t index, feed_text which) const {
        return view(model_->item_text(model_, index, which));
    }

    // The items, each of which holds until the next.
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = feed_item;
        using difference_type = std::ptrdiff_t;
        using pointer = const feed_item *;
        using reference = const feed_item &;

        iterator(const feed *owner, uint64_t index) : owner_(owner), index_(index) {}
        reference operator*() const { return owner_->item(index_); }
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
    const feed_view_model *model_;
};

// A picture's bytes as they were loaded, and what they show themselves to be, such as image/png.
struct encoded_picture {
    const unsigned char *bytes;
    size_t length;
    std::string_view media_type;
};

// A picture that was asked for, and the image that was made of it; null while it is loading, and where
// it failed.
template <class Image> class picture {
public:
    explicit picture(const feed_image_view_model *model) : model_(model) {}
    const feed_image_view_model &about() const { return *model_; }
    const feed_image_request &request() const { return *model_->request; }
    const Image *image() const { return static_cast<const Image *>(model_->image); }

private:
    const feed_image_view_model *model_;
};

// The host. A copy is the same host, and lasts no longer than the renderer.
class host {
public:
    explicit host(const feed_host *raw) : raw_(raw) {}

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
    // The place to draw in; holds until the next call.
    const feed_environment &environment() const { return *raw_->environment(raw_); }

    void request_refresh() const { raw_->request_refresh(raw_); }
    void request_image(const feed_image_request &request) const {
        raw_->request_image(raw_, &request);
    }
    void cancel_image(const feed_image_request &request) const {
        raw_->cancel_image(raw_, &request);
    }
    void preload_image(const feed_image_request &request) const {
        raw_->preload_image(raw_, &request);
    }
    void mark_item(const feed &feed, uint64_t index, bool is_read) const {
        raw_->mark_item(raw_, feed.revision(), index, is_read ? 1 : 0);
    }
    // `index` may be FEED_NO_ITEM.
    void open_link(const feed &feed, uint64_t index, std::string_view url) const {
        raw_->open_link(raw_, feed.revision(), index, lend(url));
    }
    void copy_text(std::string_view text) const { raw_->copy_text(raw_, lend(text)); }

    // To poll in a main loop; negative where there is none.
    int event_descriptor() const { return raw_->event_descriptor(raw_); }
    // Delivers what is pending: display is called from within.
    void dispatch() const { check(raw_->dispatch(raw_)); }
    // On any thread.
    void wake() const { raw_->wake(raw_); }
    void suspend() const { raw_->suspend(raw_); }

    // The text of HTML; holds until the next call.
    std::string_view plain_text(std::string_view html) const {
        const void *table = raw_->get_extension(raw_, FEED_EXTENSION_PLAIN_TEXT);
        if (table == nullptr) throw std::runtime_error("the host turns no HTML into text");
        return view(
            static_cast<const feed_plain_text_extension *>(table)->text(raw_, lend(html)));
    }

    // What the renderer of this plugin before this one kept, when another file has taken the plugin's
    // place; empty where there is nothing. Holds until the next call.
    std::string_view recall() const {
        const feed_memory_extension *table = memory();
        return table == nullptr ? std::string_view() : view(table->recall(raw_));
    }
    // Keeps at most FEED_MEMORY_MAXIMUM_LENGTH bytes for the renderer after this one.
    void keep(std::string_view bytes) const {
        if (const feed_memory_extension *table = memory()) {
            table->keep(raw_, bytes.data(), bytes.size());
        }
    }

private:
    const feed_memory_extension *memory() const {
        return static_cast<const feed_memory_extension *>(
            raw_->get_extension(raw_, FEED_EXTENSION_MEMORY));
    }
    static std::string_view text_of(feed_string text) { return view(text); }
    static std::string_view text_of(std::string_view text) { return text; }
    static void check(feed_status status) {
        if (status != FEED_STATUS_OK) throw stopped{status};
    }
    void put(feed_stream stream, std::string_view text) const {
        if (!text.empty()) check(raw_->write(raw_, stream, text.data(), text.size()));
    }

    const feed_host *raw_;
};

// What lies between a class and the C tables; FEEDHOST_RENDERER makes use of it.
namespace boundary {

// Runs `body`, and makes a status of whatever leaves it.
template <class Body> feed_status guarded(feed_error *error, const Body &body) noexcept {
    try {
        body();
        return FEED_STATUS_OK;
    } catch (const stopped &reason) {
        return reason.status;
    } catch (const std::bad_alloc &) {
        feed_fail(error, "there was no memory for it");
        return FEED_STATUS_OUT_OF_MEMORY;
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

template <class Renderer, class = void> struct has_place : std::false_type {};
template <class Renderer>
struct has_place<Renderer, std::void_t<decltype(std::declval<Renderer &>().place_changed())>>
    : std::true_type {};

template <class Renderer, class = void> struct has_finish : std::false_type {};
template <class Renderer>
struct has_finish<Renderer, std::void_t<decltype(std::declval<Renderer &>().finish())>>
    : std::true_type {};

struct no_image {};
template <class Renderer, class = void> struct image_of { using type = no_image; };
template <class Renderer> struct image_of<Renderer, std::void_t<typename Renderer::image>> {
    using type = typename Renderer::image;
};

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
        if constexpr (has_place<Renderer>::value) {
            table.place_changed = [](void *context) {
                char words[1024];
                feed_error error = {words, sizeof words, 0};
                guarded(&error, [&] { of(context).place_changed(); });
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
    static Renderer &of(void *context) { return static_cast<instance *>(context)->renderer; }

    static feed_status display_feed(void *context, const feed_view_model *model,
                                    feed_error *error) {
        if constexpr (displays<Renderer, feed>::value) {
            return guarded(error, [&] { of(context).display(feed(model)); });
        }
        return FEED_STATUS_NOT_SUPPORTED;
    }
    template <class Model>
    static feed_status display_model(void *context, const Model *model, feed_error *error) {
        if constexpr (displays<Renderer, Model>::value) {
            return guarded(error, [&] { of(context).display(*model); });
        }
        return FEED_STATUS_NOT_SUPPORTED;
    }
    static feed_status display_image(void *context, const feed_image_view_model *model,
                                     feed_error *error) {
        if constexpr (displays<Renderer, picture<image>>::value) {
            return guarded(error, [&] { of(context).display(picture<image>(model)); });
        }
        return FEED_STATUS_NOT_SUPPORTED;
    }

    // An image that can't be made costs its picture only.
    static feed_status made(feed_status status) {
        return status == FEED_STATUS_FAILED ? FEED_STATUS_INVALID_IMAGE : status;
    }
    static feed_status make_encoded(void *context, const void *bytes, size_t length,
                                    feed_string media_type, void **result, feed_error *error) {
        if constexpr (makes<Renderer, encoded_picture>::value) {
            return made(guarded(error, [&] {
                encoded_picture source = {static_cast<const unsigned char *>(bytes), length,
                                          view(media_type)};
                *result = of(context).make_image(source).release();
            }));
        }
        return FEED_STATUS_NOT_SUPPORTED;
    }
    static feed_status make_pixels(void *context, const feed_pixels *pixels, void **result,
                                   feed_error *error) {
        if constexpr (makes<Renderer, const feed_pixels &>::value) {
            return made(guarded(
                error, [&] { *result = of(context).make_image(*pixels).release(); }));
        }
        return FEED_STATUS_NOT_SUPPORTED;
    }
    static void release(void *, void *made_image) { delete static_cast<image *>(made_image); }

    inline static const feed_view feeds = {sizeof(feed_view), display_feed};
    inline static const feed_loading_view loadings = {sizeof(feed_loading_view),
                                                      display_model<feed_loading_view_model>};
    inline static const feed_error_view errors = {sizeof(feed_error_view),
                                                  display_model<feed_error_view_model>};
    inline static const feed_image_view images = {sizeof(feed_image_view), display_image};
    inline static const feed_image_transformer transformer = {
        sizeof(feed_image_transformer),
        makes<Renderer, encoded_picture>::value ? make_encoded : nullptr,
        makes<Renderer, const feed_pixels &>::value ? make_pixels : nullptr, release};

    Renderer renderer;
};

template <class Renderer>
const feed_renderer *create(const feed_factory *, const feed_host *raw,
                            const feed_configuration *configuration, feed_error *error) {
    const feed_renderer *table = nullptr;
    guarded(error, [&] { table = &(new instance<Renderer>(raw, configuration))->table; });
    return table;
}

template <class Renderer>
const feed_plugin *entry(uint32_t version, uint32_t minimum_version) {
    static const feed_factory factory = {sizeof factory, nullptr, create<Renderer>};
    static const feed_plugin plugin = {sizeof plugin, FEED_PLUGIN_MAGIC, FEED_ABI_VERSION,
                                       FEED_ABI_MINIMUM_VERSION, 0, &factory};
    if (version < FEED_ABI_MINIMUM_VERSION || minimum_version > FEED_ABI_VERSION) return nullptr;
    return &plugin;
}

} // namespace boundary
} // namespace feedhost

// The one function a plugin exports, over a renderer's class. Once in a plugin, outside of namespaces.
#define FEEDHOST_RENDERER(...) \
    extern "C" FEED_EXPORT const feed_plugin *feed_plugin_entry(uint32_t version, \
                                                                uint32_t minimum_version) { \
        return feedhost::boundary::entry<__VA_ARGS__>(version, minimum_version); \
    }

#endif
