// An FLTK window with the items' titles. It closes as soon as they are drawn, and draws the number of items.
#include "feed_plugin.h"

#include <FL/Fl.H>
#include <FL/Fl_Browser.H>
#include <FL/Fl_Double_Window.H>

#include <memory>
#include <string>

FEED_PLUGIN_NOTE("id=window-fltk\n"
                 "name=Window of FLTK\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=display\n");

namespace {

const feed_host *host;
const feed_event_loop_extension *events;
std::unique_ptr<Fl_Double_Window> window;
Fl_Browser *list;
unsigned item_count;
feed_status ending;
bool is_told;

struct Browser : Fl_Browser {
    using Fl_Browser::Fl_Browser;
    bool is_drawn = false;

    void draw() override {
        Fl_Browser::draw();
        is_drawn = item_count > 0;
    }
};

void on_event(int, void *) {
    ending = events->dispatch(host);
    is_told = ending != FEED_STATUS_OK;
}

feed_status display(void *, const feed_view_model *model, feed_error *) {
    item_count = unsigned(model->item_count);
    for (uint64_t i = 0; list != nullptr && i < model->item_count; i++) {
        const feed_item *item = model->item(model, i);
        list->add(std::string(item->title.bytes, item->title.length).c_str());
    }
    return FEED_STATUS_OK;
}

feed_status run(void *, feed_error *) {
    window = std::make_unique<Fl_Double_Window>(320, 200, "Feed");
    auto *browser = new Browser(0, 0, 320, 200);
    list = browser;
    window->end();
    window->show();
    Fl::add_fd(int(events->descriptor(host)), FL_READ, on_event);
    host->request_refresh(host);
    while (!is_told && !browser->is_drawn && window->shown()) Fl::wait(1);
    Fl::remove_fd(int(events->descriptor(host)));
    list = nullptr;
    window.reset();
    std::string line = "FLTK " + std::to_string(item_count) + "\n";
    host->write(host, FEED_STREAM_OUTPUT, line.data(), line.size());
    return ending;
}

void destroy(void *) {}

feed_status create(const feed_factory *, const feed_host *its_host, const feed_configuration *,
                   const feed_renderer **result, feed_error *error) {
    static const feed_view feed = {sizeof feed, display};
    static feed_renderer renderer = {};
    renderer.size = sizeof renderer;
    renderer.feed = &feed;
    renderer.run = run;
    renderer.destroy = destroy;
    host = its_host;
    events = static_cast<const feed_event_loop_extension *>(
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP));
    if (events == nullptr) return feed_fail(error, "there is no event loop");
    *result = &renderer;
    return FEED_STATUS_OK;
}

} // namespace

extern "C" FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *, const feed_plugin **result,
                                                     feed_error *) {
    static feed_factory factory = {};
    static feed_plugin plugin = {};
    factory.size = sizeof factory;
    factory.create = create;
    plugin.size = sizeof plugin;
    plugin.abi_version = FEED_ABI_VERSION;
    plugin.abi_minimum_version = FEED_ABI_VERSION;
    plugin.factory = &factory;
    *result = &plugin;
    return FEED_STATUS_OK;
}
