#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "transfer_state.h"

/* Parallel transfers to one host: the most that browsers make. */
#define MAXIMUM_HOST_CONNECTIONS 6L

static int watch_socket(CURL *easy, curl_socket_t socket, int what, void *context, void *known) {
    feed_network_client *client = context;
    struct epoll_event event = {.data.fd = socket};
    (void)easy;
    if (what == CURL_POLL_REMOVE) {
        epoll_ctl(client->epoll, EPOLL_CTL_DEL, socket, NULL);
        return 0;
    }
    if (what & CURL_POLL_IN) event.events |= EPOLLIN;
    if (what & CURL_POLL_OUT) event.events |= EPOLLOUT;
    if (epoll_ctl(client->epoll, known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event) != 0) {
        /* A reused descriptor number may be new to the kernel or not. */
        epoll_ctl(client->epoll, known ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, socket, &event);
    }
    if (!known) curl_multi_assign(client->multi, socket, client);
    return 0;
}

static int set_timer(CURLM *multi, long milliseconds, void *context) {
    feed_network_client *client = context;
    struct itimerspec time = {0};
    (void)multi;
    if (milliseconds == 0) {
        time.it_value.tv_nsec = 1;
    } else if (milliseconds > 0) {
        time.it_value.tv_sec = milliseconds / 1000;
        time.it_value.tv_nsec = milliseconds % 1000 * 1000000;
    }
    timerfd_settime(client->timer, 0, &time, NULL);
    return 0;
}

void client_destroy(feed_network_client *client) {
    if (client->multi) curl_multi_cleanup(client->multi);
    if (client->epoll >= 0) close(client->epoll);
    if (client->timer >= 0) close(client->timer);
    if (client->locale) freelocale(client->locale);
    free(client);
}

feed_network_client *client_create(feed_network_classify classify) {
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != 0) return NULL;
    feed_network_client *client = calloc(1, sizeof *client);
    if (!client) return NULL;
    client->classify = classify;
    client->last_finished = &client->first_finished;
    client->locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    client->multi = curl_multi_init();
    client->epoll = epoll_create1(EPOLL_CLOEXEC);
    client->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = client->timer};
    if (!client->multi || client->epoll < 0 || client->timer < 0 ||
        epoll_ctl(client->epoll, EPOLL_CTL_ADD, client->timer, &event) != 0) {
        client_destroy(client);
        return NULL;
    }
    curl_multi_setopt(client->multi, CURLMOPT_SOCKETFUNCTION, watch_socket);
    curl_multi_setopt(client->multi, CURLMOPT_SOCKETDATA, client);
    curl_multi_setopt(client->multi, CURLMOPT_TIMERFUNCTION, set_timer);
    curl_multi_setopt(client->multi, CURLMOPT_TIMERDATA, client);
    curl_multi_setopt(client->multi, CURLMOPT_MAX_HOST_CONNECTIONS, MAXIMUM_HOST_CONNECTIONS);
    curl_multi_setopt(client->multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX);
    return client;
}

int32_t client_descriptor(const feed_network_client *client) { return client->epoll; }

static void collect_finished(feed_network_client *client) {
    CURLMsg *message;
    int left;
    while ((message = curl_multi_info_read(client->multi, &left))) {
        if (message->msg != CURLMSG_DONE) continue;
        CURLcode code = message->data.result;
        feed_network_transfer *transfer = NULL;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&transfer);
        if (!transfer) continue;
        transfer->code = code;
        if (transfer_repeat(transfer)) continue;
        *client->last_finished = transfer;
        client->last_finished = &transfer->next_finished;
    }
}

void client_process(feed_network_client *client) {
    locale_t before = client->locale ? uselocale(client->locale) : (locale_t)0;
    struct epoll_event events[64];
    int running;
    int count = epoll_wait(client->epoll, events, 64, 0);
    for (int index = 0; index < count; index++) {
        int descriptor = events[index].data.fd;
        if (descriptor == client->timer) {
            uint64_t expirations;
            if (read(client->timer, &expirations, sizeof expirations) < 0) continue;
            curl_multi_socket_action(client->multi, CURL_SOCKET_TIMEOUT, 0, &running);
        } else {
            int what = 0;
            if (events[index].events & EPOLLIN) what |= CURL_CSELECT_IN;
            if (events[index].events & EPOLLOUT) what |= CURL_CSELECT_OUT;
            if (events[index].events & (EPOLLERR | EPOLLHUP)) what |= CURL_CSELECT_ERR;
            curl_multi_socket_action(client->multi, descriptor, what, &running);
        }
    }
    collect_finished(client);
    if (before) uselocale(before);
}

feed_network_transfer *client_next_finished(feed_network_client *client) {
    feed_network_transfer *transfer = client->first_finished;
    if (!transfer) return NULL;
    client->first_finished = transfer->next_finished;
    if (!client->first_finished) client->last_finished = &client->first_finished;
    transfer->next_finished = NULL;
    return transfer;
}
