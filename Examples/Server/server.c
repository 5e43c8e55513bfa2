/* A feed as a page that a browser on this machine reads: a small server on 127.0.0.1, until it is interrupted.
 *
 *     cc -std=c11 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o server.so server.c
 *     feedhost --allow listen --renderer ./server.so -O port=8080 feed.xml
 *
 * Its main loop waits for two things at a time: for those who ask for the page, and for the host, which hands over the
 * feed in dispatch and says when to leave. One is answered after the other, and nobody is waited for for long.
 */
#define _POSIX_C_SOURCE 200809L
#include "feed_plugin_helpers.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=server\n"
                 "name=Server\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=A page for a browser on this machine\n"
                 "views=feed\n"
                 "needs=listen\n"
                 "option=port|integer:0..65535|8080|where it is on 127.0.0.1, from 1024 on; 0 is any that is free\n");

struct server {
    feed_renderer renderer;
    const feed_host *host;
    const feed_event_loop_extension *events;
    uint16_t port;
    const feed_view_model *feed;
};

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    struct server *server = context;
    /* It lasts until the next one has been displayed. */
    server->feed = feed;
    return FEED_STATUS_OK;
}

/* ---------------------------------------------------------------------------------------------
 * The page
 */

static void put_escaped(FILE *page, feed_string text) {
    for (size_t i = 0; i < text.length; i++) {
        switch (text.bytes[i]) {
        case '&': fputs("&amp;", page); break;
        case '<': fputs("&lt;", page); break;
        case '"': fputs("&quot;", page); break;
        default: fputc(text.bytes[i], page);
        }
    }
}

static void put_page(FILE *page, const feed_view_model *feed) {
    fputs("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>", page);
    put_escaped(page, feed->title);
    fputs("</title>\n<h1>", page);
    put_escaped(page, feed->title);
    fputs("</h1>\n", page);
    for (uint64_t i = 0; i < feed->item_count; i++) {
        const feed_item *item = feed->item(feed, i);
        fputs("<h2>", page);
        put_escaped(page, item->title);
        fputs("</h2>\n<p>", page);
        put_escaped(page, feed->item_text(feed, i, FEED_TEXT_EXCERPT));
        if (feed_has_text(item->open_url)) {
            fputs("</p>\n<p><a href=\"", page);
            put_escaped(page, item->open_url);
            fputs("\">", page);
            put_escaped(page, item->open_url);
            fputs("</a>", page);
        }
        fputs("</p>\n", page);
    }
}

/* ---------------------------------------------------------------------------------------------
 * The server
 */

static void send_all(int client, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t sent = send(client, bytes, length, MSG_NOSIGNAL);
        if (sent <= 0) return;
        bytes += sent;
        length -= (size_t)sent;
    }
}

/* True if a request, whose head is whole, is for this server by its own names. Those who lead a name of theirs to this
   machine (DNS rebinding) could read the page otherwise: a browser says which name it was told. */
static int is_ours(char *request, uint16_t port) {
    char address[32], name[32];
    /* What follows the head can say anything. */
    strstr(request, "\r\n\r\n")[2] = '\0';
    snprintf(address, sizeof address, "\r\nHost: 127.0.0.1:%u\r\n", port);
    snprintf(name, sizeof name, "\r\nHost: localhost:%u\r\n", port);
    return strstr(request, address) != NULL || strstr(request, name) != NULL;
}

/* Whatever is asked for, the page is the answer. */
static void answer(int client, const struct server *server) {
    char request[16384] = "", head[128], *page = NULL;
    size_t length = 0, received = 0;
    struct timeval patience = {.tv_sec = 2};
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    /* The head may come in parts. */
    for (time_t end = time(NULL) + 2; strstr(request, "\r\n\r\n") == NULL;) {
        ssize_t part = recv(client, request + received, sizeof request - 1 - received, 0);
        if (part <= 0 || time(NULL) > end) return;
        received += (size_t)part;
        request[received] = '\0';
    }
    if (!is_ours(request, server->port)) {
        static const char refusal[] = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
        send_all(client, refusal, sizeof refusal - 1);
        return;
    }
    FILE *stream = open_memstream(&page, &length);
    if (stream == NULL) return;
    put_page(stream, server->feed);
    if (fclose(stream) == 0) {
        int size = snprintf(head, sizeof head,
                            "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"
                            "Content-Length: %zu\r\nConnection: close\r\n\r\n", length);
        send_all(client, head, (size_t)size);
        send_all(client, page, length);
    }
    free(page);
}

static int begin(struct server *server) {
    struct sockaddr_in place = {.sin_family = AF_INET,
                                .sin_port = htons(server->port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof place;
    char words[64];
    int channel = socket(AF_INET, SOCK_STREAM, 0);
    if (channel < 0) return -1;
    if (bind(channel, (struct sockaddr *)&place, sizeof place) != 0 || listen(channel, 8) != 0 ||
        getsockname(channel, (struct sockaddr *)&place, &length) != 0) {
        close(channel);
        return -1;
    }
    server->port = ntohs(place.sin_port);
    snprintf(words, sizeof words, "the page is at http://127.0.0.1:%u/", server->port);
    server->host->log(server->host, FEED_LOG_WARNING, feed_lend(words));
    return channel;
}

static feed_status run(void *context, feed_error *error) {
    struct server *server = context;
    int channel = begin(server);
    if (channel < 0)
        return feed_fail_format(error, "it can't listen on port %u (%s); choose another with -O port=",
                                server->port, strerror(errno));
    feed_status status = FEED_STATUS_OK;
    while (status >= 0) {
        /* Before there is a feed, those who ask wait. */
        struct pollfd watched[] = {
            {.fd = (int)server->events->descriptor(server->host), .events = POLLIN},
            {.fd = server->feed == NULL ? -1 : channel, .events = POLLIN}};
        if (poll(watched, 2, -1) < 0 && errno != EINTR) break;
        if (watched[1].revents & POLLIN) {
            int client = accept(channel, NULL, NULL);
            if (client >= 0) {
                answer(client, server);
                close(client);
            }
        }
        status = server->events->dispatch(server->host);
    }
    close(channel);
    return status;
}

/* ---------------------------------------------------------------------------------------------
 * Beginning and end
 */

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    static const feed_view view = {.size = sizeof view, .display = display};
    struct server *server = calloc(1, sizeof *server);
    if (server == NULL) return feed_fail(error, "there was no memory for it");
    server->host = host;
    server->events = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    if (server->events == NULL) {
        free(server);
        return feed_fail(error, "the host has no event loop for it");
    }
    server->port = (uint16_t)feed_option_number(configuration, "port", 8080);
    server->renderer = (feed_renderer){.size = sizeof server->renderer,
                                       .context = server,
                                       .feed = &view,
                                       .run = run,
                                       .destroy = free};
    *renderer = &server->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
