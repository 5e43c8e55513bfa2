/*
 * feed_terminal_view.h - what a reader in a terminal does for itself, in C and C++: its loop, keys, typing
 * and scrolling. The host does the rest, and the plugin draws. No part of the contract; POSIX.
 */
#ifndef FEED_TERMINAL_VIEW_H
#define FEED_TERMINAL_VIEW_H

#include "feed_plugin_helpers.h"
#include "feed_terminal.h"

/** The state of the screen. All zeros at first, but for the host. */
typedef struct feed_terminal_view {
    const feed_host *host;
    /** Whether there is something new to draw. */
    int is_stale;
    /** Whether the help is shown. */
    int shows_help;
    /** What display_article showed last, lent until the next; NULL before the first. */
    const feed_open_article *article;
    /** What other views showed last, in words. */
    char loading[512], notice[512], failure[512];
    /** The action that a text is typed for, NULL for none, what is asked, and the text. */
    const feed_action *prompt;
    char question[512], typed[512];
    /** The number that is typed before a key; 0 for none. */
    int64_t number;
    /** Whether an action was asked for whose end, an article or a notice, is not shown yet. */
    int awaits;
    /** The beginning of the open item's identifier; empty without one. */
    char opened[256];
    /** How many lines are above the screen: of the article, and of the help. */
    int64_t scroll[2];
    /** The rows that a list or a text has: between a title and the last line. */
    int64_t page;
} feed_terminal_view;

/** Whether a text is on the screen, which is scrolled, rather than a list. */
static inline int feed_terminal_shows_text(const feed_terminal_view *view) {
    return view->shows_help || (view->article != NULL && view->article->is_open);
}

/** The size of the terminal; 80 columns and 24 rows where it is unknown. */
static inline feed_surface feed_terminal_size(const feed_terminal_view *view) {
    const feed_terminal_extension *terminal = (const feed_terminal_extension *)
        view->host->get_extension(view->host, FEED_EXTENSION_TERMINAL);
    feed_surface surface;
    memset(&surface, 0, sizeof surface);
    if (terminal != NULL) {
        surface.columns = terminal->surface(view->host)->columns;
        surface.rows = terminal->surface(view->host)->rows;
    }
    if (surface.columns < 2) surface.columns = 80;
    if (surface.rows < 4) surface.rows = 24;
    return surface;
}

/** Shows an article, for display_article. It is at its beginning where it is another one. */
static inline void feed_terminal_open(feed_terminal_view *view, const feed_open_article *article) {
    char opened[sizeof view->opened] = "";
    const feed_item *item =
        article->is_open ? article->feed->item(article->feed, article->index) : NULL;
    if (item != NULL) snprintf(opened, sizeof opened, "%.*s", FEED_FORMATTED(item->id));
    if (strcmp(opened, view->opened) != 0) view->scroll[0] = 0;
    memcpy(view->opened, opened, sizeof opened);
    view->article = article;
    view->is_stale = 1;
    view->awaits = 0;
}

/** The action of a name, which ends with a NUL; NULL where there is none. */
static inline const feed_action *feed_terminal_action(const feed_terminal_view *view, const char *name) {
    feed_list actions = feed_actions(view->host);
    for (size_t i = 0; i < actions.count; i++) {
        const feed_action *action = FEED_LIST_AT(actions, feed_action, i);
        if (feed_equals(action->name, name)) return action;
    }
    return NULL;
}

/** Shows a notice, for display_notice. A question has its answer typed. */
static inline void feed_terminal_tell(feed_terminal_view *view, const feed_notice *notice) {
    int asks = notice->kind == FEED_NOTICE_QUESTION && feed_has_text(notice->action);
    snprintf(asks ? view->question : view->notice, sizeof view->notice, asks ? "%.*s: " : "%.*s",
             FEED_FORMATTED(notice->text));
    view->is_stale = 1;
    view->awaits = 0;
    if (!asks) return;
    view->notice[0] = 0;
    snprintf(view->typed, sizeof view->typed, "%.*s", FEED_FORMATTED(notice->initial_text));
    view->prompt = feed_terminal_action(view, notice->action.bytes);
}

/** The first row to show on a page, so that the selected one can be seen. */
static inline uint64_t feed_terminal_first_row(const feed_terminal_view *view, uint64_t selected) {
    uint64_t rows = (uint64_t)view->page;
    return selected == FEED_NO_ROW || selected < rows ? 0 : selected - (rows - 1);
}

/**
 * Tells of how many lines the text is that was drawn. Where it was scrolled beyond its end, it is to be
 * drawn again.
 */
static inline void feed_terminal_end_text(feed_terminal_view *view, int64_t lines) {
    int64_t *scroll = &view->scroll[view->shows_help];
    if (*scroll <= 0 || *scroll <= lines - view->page) return;
    *scroll = lines > view->page ? lines - view->page : 0;
    view->is_stale = 1;
}

/** Puts the last line into `line`: what is typed, what happened, or the key for help. */
static inline void feed_terminal_status(const feed_terminal_view *view, char *line, size_t size) {
    const feed_action *help = feed_terminal_action(view, "help");
    if (view->prompt != NULL) snprintf(line, size, "%s%s", view->question, view->typed);
    else if (view->notice[0] != 0 || view->failure[0] != 0)
        snprintf(line, size, "%s", view->notice[0] != 0 ? view->notice : view->failure);
    else if (view->loading[0] != 0 || help == NULL || help->keys.count == 0)
        snprintf(line, size, "%s", view->loading);
    else
        snprintf(line, size, "%s: %.*s", FEED_LIST_AT(help->keys, feed_string, 0)->bytes,
                 FEED_FORMATTED(help->words));
}

/** How many lines an action moves by; 0 for other actions. */
static inline int64_t feed_terminal_lines_of(const feed_terminal_view *view, feed_string action) {
    const struct {
        const char *name;
        int64_t lines;
    } moves[] = {
        {"next", 1},
        {"previous", -1},
        {"page-down", view->page},
        {"page-up", -view->page},
        {"half-down", (view->page + 1) / 2},
        {"half-up", -(view->page + 1) / 2},
        {"first", -INT32_MAX},
        {"last", INT32_MAX},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        if (feed_equals(action, moves[i].name)) return moves[i].lines;
    return 0;
}

/** Whether a key of an action does something here, so that the help names it. */
static inline int feed_terminal_does(const feed_terminal_view *view, const feed_action *action) {
    static const char *const others[] = {"help", "redraw", "suspend"};
    if (action->keys.count == 0 || !feed_has_text(action->words)) return 0;
    if (!action->is_views_own || feed_terminal_lines_of(view, action->name) != 0) return 1;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (feed_equals(action->name, others[i])) return 1;
    return 0;
}

/** Has the host perform an action. In an article a number names a link, in a list rows. */
static inline void feed_terminal_perform(feed_terminal_view *view, const feed_action *action,
                                         int64_t number) {
    int64_t lines = feed_terminal_lines_of(view, action->name);
    int is_enter = feed_equals(action->name, "enter");
    feed_action_request request = feed_action_named(action->name);
    request.number = number;
    if (action->is_views_own) {
        if (lines == 0) return;
        request.name = feed_lend(lines < 0 ? "previous" : "next");
        request.number = (lines < 0 ? -lines : lines) * (number > 0 ? number : 1);
    } else if (number > 0 && feed_terminal_shows_text(view) &&
               (is_enter || feed_equals(action->name, "open") || feed_equals(action->name, "copy"))) {
        const feed_view_model *feed = view->article->feed;
        const feed_article *article = feed->article(feed, view->article->index, FEED_ARTICLE_END);
        if (article == NULL || (uint64_t)number > article->links.count) return;
        request.text = FEED_LIST_AT(article->links, feed_article_entry, number - 1)->url;
        if (is_enter) request.name = feed_lend("open");
    }
    view->awaits = feed_request(view->host, request) == FEED_STATUS_OK;
}

/** Types a key into the prompt. A filter works with each key, a search at the end;
    the same filter again is one that is done. */
static inline void feed_terminal_type_prompt(feed_terminal_view *view, const char *key) {
    feed_string action = view->prompt->name;
    int ends = strcmp(key, "enter") == 0, cancels = strcmp(key, "escape") == 0;
    if (cancels) view->typed[0] = 0;
    else if (!ends) feed_terminal_type(view->typed, sizeof view->typed, key);
    if (ends || cancels) view->prompt = NULL;
    if (ends || feed_equals(action, "filter"))
        view->awaits = feed_perform(view->host, action, view->typed) == FEED_STATUS_OK;
}

/** Does what a key means. */
static inline void feed_terminal_press(feed_terminal_view *view, const char *key) {
    const feed_action *action = view->prompt == NULL ? feed_action_of(view->host, key) : NULL;
    int64_t number = view->number, lines;
    view->is_stale = 1;
    view->failure[0] = 0;
    view->number = 0;
    if (view->prompt != NULL) {
        feed_terminal_type_prompt(view, key);
    } else if (action == NULL) {
        if (key[0] >= '0' && key[0] <= '9' && number < 100000) view->number = number * 10 + (key[0] - '0');
    } else if (feed_equals(action->name, "suspend")) {
        const feed_terminal_extension *terminal = (const feed_terminal_extension *)
            view->host->get_extension(view->host, FEED_EXTENSION_TERMINAL);
        if (terminal != NULL) terminal->suspend(view->host);
    } else if ((lines = feed_terminal_lines_of(view, action->name)) != 0 && feed_terminal_shows_text(view)) {
        int64_t *scroll = &view->scroll[view->shows_help];
        *scroll += lines * (number > 0 ? number : 1);
        if (*scroll < 0) *scroll = 0;
    } else if (view->shows_help && !feed_equals(action->name, "quit")) {
        view->shows_help = 0;
    } else if (feed_equals(action->name, "help")) {
        view->shows_help = 1;
        view->scroll[1] = 0;
    } else if (feed_equals(action->name, "filter") || feed_equals(action->name, "search")) {
        view->prompt = action;
        strcpy(view->question, "/");
        view->typed[0] = 0;
    } else {
        feed_terminal_perform(view, action, number);
    }
}

/** Writes the lines of the screen but for the last one, each ended by a newline; what does not fit is cut. */
typedef feed_status (*feed_terminal_drawing)(void *context, FILE *lines);

/** Has the view drawn, with the last line below it. */
static inline feed_status feed_terminal_draw(feed_terminal_view *view, int terminal,
                                             feed_terminal_drawing draw, void *context) {
    feed_surface size = feed_terminal_size(view);
    char *bytes = NULL, status[1024];
    size_t length = 0;
    FILE *lines = open_memstream(&bytes, &length);
    view->is_stale = 0;
    if (lines == NULL) return FEED_STATUS_FAILED;
    view->page = (int64_t)size.rows - 2;
    feed_status drawn = draw(context, lines);
    fclose(lines);
    feed_terminal_status(view, status, sizeof status);
    /* A text that was scrolled beyond its end is drawn again before anyone sees it. */
    if (drawn >= 0 && !view->is_stale)
        feed_terminal_show(terminal, size.columns, size.rows, bytes, length, status);
    free(bytes);
    return drawn;
}

/**
 * The loop: draws what is stale, does what keys mean, and lets the host in. Ends when the host, the user or
 * `draw` does; returns what run returns.
 */
static inline feed_status feed_terminal_run(feed_terminal_view *view, feed_terminal_drawing draw,
                                            void *context, feed_error *error) {
    const feed_host *host = view->host;
    const feed_event_loop_extension *loop =
        (const feed_event_loop_extension *)host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    const feed_terminal_extension *table =
        (const feed_terminal_extension *)host->get_extension(host, FEED_EXTENSION_TERMINAL);
    int terminal = table == NULL ? -1 : (int)table->descriptor(host);
    if (loop == NULL || terminal < 0) return feed_fail(error, "there is no terminal to read keys from");
    feed_terminal_take(terminal);
    view->is_stale = 1;
    for (;;) {
        feed_status status = FEED_STATUS_OK;
        while (view->is_stale && status >= 0) status = feed_terminal_draw(view, terminal, draw, context);
        if (status < 0) return status;
        int ready = feed_terminal_wait((int)loop->descriptor(host), terminal);
        if (ready & FEED_TERMINAL_EVENTS) status = loop->dispatch(host);
        if (status < 0) return status;
        char names[FEED_TERMINAL_NAMES] = "";
        if (ready & FEED_TERMINAL_KEYS && !feed_terminal_read(terminal, names)) return FEED_STATUS_OK;
        for (char *key = names, *end; (end = strchr(key, '\n')) != NULL; key = end + 1) {
            *end = 0;
            feed_terminal_press(view, key);
            /* The next key may be for what the host has not shown yet. */
            while (view->awaits && view->prompt == NULL && status >= 0)
                if (feed_terminal_wait((int)loop->descriptor(host), -1)) status = loop->dispatch(host);
            if (status < 0) return status;
        }
    }
}

#endif
