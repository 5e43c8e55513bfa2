/* A renderer that uses the terminal: sets modes, hides the cursor, enables the mouse, and obeys
 * keys: q leaves, z suspends, c crashes, w wakes itself from a thread, f floods the log, d
 * leaves silently. Each event is a line on its screen. With IGNORES it does not leave when asked
 * to. */
#include "../../../SDK/include/feed_plugin_helpers.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=screen\n"
                 "name=Screen\n"
                 "version=1\n"
                 "views=feed error\n"
                 "needs=terminal\n");

static const feed_host *host;
static const feed_terminal_extension *extension;
static const feed_event_loop_extension *loop;
static int terminal;

/* A renderer and its host, since several may exist at a time. */
struct screen {
    feed_renderer renderer;
    const feed_host *host;
};

static void use(const void *context) {
    const struct screen *screen = context;
    host = screen->host;
    extension = host->get_extension(host, FEED_EXTENSION_TERMINAL);
    loop = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
}

static void show(const char *words) {
    char line[256];
    int length = snprintf(line, sizeof line, "%s\r\n", words);
    ssize_t ignored = write(terminal, line, (size_t)length);
    (void)ignored;
}

static void show_place(const char *words) {
    const feed_surface *surface = extension->surface(host);
    char line[128];
    snprintf(line, sizeof line, "%s %u x %u", words, surface->columns, surface->rows);
    show(line);
}

static void *wake(void *nothing) {
    (void)nothing;
    loop->wake(host);
    return NULL;
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    char line[128];
    use(context);
    (void)error;
    snprintf(line, sizeof line, "feed of %u", (unsigned)model->item_count);
    terminal = (int)extension->descriptor(host);
    show(line);
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    use(context);
    (void)error;
    if (model->message.bytes != NULL) show("an error is shown");
    return FEED_STATUS_OK;
}

static feed_status environment_changed(void *context, feed_error *error) {
    use(context);
    (void)error;
    show_place("place");
    return FEED_STATUS_OK;
}

static feed_status run(void *context, feed_error *error) {
    struct termios modes;
    feed_status status = FEED_STATUS_OK;
    use(context);
    terminal = (int)extension->descriptor(host);
    if (tcgetattr(terminal, &modes) != 0) return feed_fail(error, "the terminal does not answer");
    cfmakeraw(&modes);
    tcsetattr(terminal, TCSANOW, &modes);
    show("\033[?25l\033[?1000h\033[?2004h\033]0;screen\007\033[31mbegun");
    show_place("begins");
    for (;;) {
        struct pollfd entries[2] = {{.fd = (int)loop->descriptor(host), .events = POLLIN},
                                    {.fd = terminal, .events = POLLIN}};
        if (poll(entries, 2, -1) < 0 && errno != EINTR) return feed_fail(error, "the terminal does not answer");
        if (entries[0].revents != 0) {
            status = loop->dispatch(host);
            if (status != FEED_STATUS_OK) {
                show(status == FEED_STATUS_LEAVE ? "leave" : "something else");
#ifdef IGNORES
                for (;;) poll(NULL, 0, 1000);
#endif
                return status;
            }
            show("dispatched");
        }
        if (entries[1].revents != 0) {
            char key = 0;
            pthread_t thread;
            ssize_t count = read(terminal, &key, 1);
            if (count != 1) {
                /* The shell took the keys while the program was stopped, and a signal ends the wait for more. Nothing
                 * is read while the host asks the terminal for its last answers, before it stops this process. */
                if (count < 0 ? errno == EINTR : (entries[1].revents & POLLHUP) == 0) continue;
                return feed_fail(error, "the terminal does not answer");
            }
            switch (key) {
            case 'q': return FEED_STATUS_OK;
            case 'z': extension->suspend(host); break;
            case 'c': *(volatile int *)8 = 1; break;
            case 'w':
                pthread_create(&thread, NULL, wake, NULL);
                pthread_join(thread, NULL);
                break;
            case 'f':
                for (int i = 0; i < 300; i++)
                    host->log(host, FEED_LOG_WARNING, (feed_string){"words", 5});
                break;
            case 'd': _exit(0);
            default: break;
            }
        }
    }
}

static void destroy(void *context) {
    free(context);
}

static feed_status create(const feed_factory *factory, const feed_host *its_host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_view feed = {sizeof feed, display_feed};
    static const feed_error_view errors = {sizeof errors, display_error};
    static const feed_renderer renderer = {.size = sizeof renderer,
                                           .feed = &feed,
                                           .error = &errors,
                                           .run = run,
                                           .environment_changed = environment_changed,
                                           .destroy = destroy};
    (void)factory;
    (void)configuration;
    if (its_host->get_extension(its_host, FEED_EXTENSION_TERMINAL) == NULL)
        return feed_fail(error, "there is no terminal");
    struct screen *screen = malloc(sizeof *screen);
    if (screen == NULL) return feed_fail(error, "there is no memory");
    screen->renderer = renderer;
    screen->renderer.context = screen;
    screen->host = its_host;
    *result = &screen->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
