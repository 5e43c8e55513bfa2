#define _GNU_SOURCE
#include "linux_desktop.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "linux_event.h"

/* What is used of libgio, whose headers are not needed for it. */
static struct {
    void *(*bus_get_sync)(int type, void *cancellable, void *error);
    void (*set_exit_on_close)(void *bus, int exits);
    unsigned (*subscribe)(void *bus, const char *sender, const char *interface, const char *member,
                          const char *path, const char *argument, int flags,
                          void (*changed)(void *, const char *, const char *, const char *,
                                          const char *, void *, void *),
                          void *data, void *release);
    void *(*call_sync)(void *bus, const char *name, const char *path, const char *interface,
                       const char *method, void *parameters, const void *reply, int flags,
                       int milliseconds, void *cancellable, void *error);
    void *(*parsed)(const char *format, ...);
    int (*has_format)(void *value, const char *format, int copies);
    void *(*child)(void *value, size_t index);
    void *(*lookup)(void *value, const char *key, const void *type);
    const char *(*type)(void *value);
    uint32_t (*uint32)(void *value);
    double (*real)(void *value);
    void (*unref)(void *value);
    void *(*context_new)(void);
    void (*context_push)(void *context);
    int (*context_iterate)(void *context, int waits);
} gio;

static const char name[] = "org.freedesktop.portal.Desktop";
static const char path[] = "/org/freedesktop/portal/desktop";
static const char interface[] = "org.freedesktop.portal.Settings";

enum { SESSION_BUS = 2, WAIT_MILLISECONDS = 1000 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t answered;
static int has_answered, change_event;
static struct linux_desktop settings;

static int load(void) {
    void *library = dlopen("libgio-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return 0;
    const struct {
        void *function;
        const char *name;
    } functions[] = {
        {&gio.bus_get_sync, "g_bus_get_sync"},
        {&gio.set_exit_on_close, "g_dbus_connection_set_exit_on_close"},
        {&gio.subscribe, "g_dbus_connection_signal_subscribe"},
        {&gio.call_sync, "g_dbus_connection_call_sync"},
        {&gio.parsed, "g_variant_new_parsed"},
        {&gio.has_format, "g_variant_check_format_string"},
        {&gio.child, "g_variant_get_child_value"},
        {&gio.lookup, "g_variant_lookup_value"},
        {&gio.type, "g_variant_get_type_string"},
        {&gio.uint32, "g_variant_get_uint32"},
        {&gio.real, "g_variant_get_double"},
        {&gio.unref, "g_variant_unref"},
        {&gio.context_new, "g_main_context_new"},
        {&gio.context_push, "g_main_context_push_thread_default"},
        {&gio.context_iterate, "g_main_context_iteration"},
    };
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        void *found = dlsym(library, functions[i].name);
        if (found == NULL) return 0;
        memcpy(functions[i].function, &found, sizeof found);
    }
    return 1;
}

/* Without a bus, libgio would start one. */
static int has_bus(void) {
    if (getenv("DBUS_SESSION_BUS_ADDRESS") != NULL) return 1;
    const char *folder = getenv("XDG_RUNTIME_DIR");
    char socket[4096];
    return folder != NULL && (size_t)snprintf(socket, sizeof socket, "%s/bus", folder) < sizeof socket &&
           access(socket, F_OK) == 0;
}

/* The number of a setting of `type`, times `factor`; -1 if there is none. */
static int32_t number(void *all, const char *space, const char *key, const char *type, double factor) {
    int32_t found = -1;
    void *group = gio.lookup(all, space, NULL);
    void *value = group == NULL || strcmp(gio.type(group), "a{sv}") != 0 ? NULL : gio.lookup(group, key, NULL);
    if (value != NULL && strcmp(gio.type(value), type) == 0) {
        double given = *type == 'u' ? gio.uint32(value) : gio.real(value);
        if (given >= 0 && given <= 10) found = (int32_t)(given * factor + 0.5);
    }
    if (value != NULL) gio.unref(value);
    if (group != NULL) gio.unref(group);
    return found;
}

static void read_settings(void *bus) {
    struct linux_desktop now = {0};
    void *asked = gio.parsed("(['org.freedesktop.appearance', 'org.gnome.desktop.interface'],)");
    void *answer = gio.call_sync(bus, name, path, interface, "ReadAll", asked, NULL, 0, WAIT_MILLISECONDS,
                                 NULL, NULL);
    if (answer != NULL && gio.has_format(answer, "(a{sa{sv}})", 0)) {
        void *all = gio.child(answer, 0);
        int32_t scheme = number(all, "org.freedesktop.appearance", "color-scheme", "u", 1);
        int32_t contrast = number(all, "org.freedesktop.appearance", "contrast", "u", 1);
        int32_t scale = number(all, "org.gnome.desktop.interface", "text-scaling-factor", "d", 100);
        now.color_scheme = scheme == 1 || scheme == 2 ? scheme : 0;
        now.contrast = contrast == 0 || contrast == 1 ? contrast + 1 : 0;
        now.text_scale = scale > 0 ? scale : 0;
        gio.unref(all);
    }
    if (answer != NULL) gio.unref(answer);
    pthread_mutex_lock(&mutex);
    int is_change = has_answered && memcmp(&now, &settings, sizeof now) != 0;
    settings = now;
    pthread_mutex_unlock(&mutex);
    if (is_change) linux_event_signal(change_event);
}

static void answer(void) {
    pthread_mutex_lock(&mutex);
    has_answered = 1;
    pthread_cond_signal(&answered);
    pthread_mutex_unlock(&mutex);
}

static void note_change(void *bus, const char *sender, const char *object, const char *from,
                        const char *signal, void *parameters, void *data) {
    (void)bus, (void)sender, (void)object, (void)from, (void)signal, (void)parameters;
    *(int *)data = 1;
}

static void *follow(void *argument) {
    (void)argument;
    void *bus = NULL;
    if (load()) {
        void *context = gio.context_new();
        gio.context_push(context);
        bus = gio.bus_get_sync(SESSION_BUS, NULL, NULL);
        if (bus != NULL) {
            int has_changed = 0;
            gio.set_exit_on_close(bus, 0);
            gio.subscribe(bus, name, interface, "SettingChanged", path, NULL, 0, note_change, &has_changed,
                          NULL);
            read_settings(bus);
            answer();
            for (;;) {
                gio.context_iterate(context, 1);
                if (has_changed) {
                    has_changed = 0;
                    read_settings(bus);
                }
            }
        }
    }
    answer();
    return NULL;
}

void linux_desktop_follow(int event) {
    static int has_begun;
    if (has_begun || !has_bus()) return;
    has_begun = 1;
    change_event = event;
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&answered, &attributes);
    pthread_condattr_destroy(&attributes);
    /* Or else this thread, or one that libgio starts, would take the signals that the main loop attends to
     * (linux_attention.h), and the program would end without leaving it. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    int error = pthread_create(&thread, NULL, follow, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error != 0) return;
    pthread_detach(thread);
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += WAIT_MILLISECONDS / 1000;
    pthread_mutex_lock(&mutex);
    while (!has_answered && pthread_cond_timedwait(&answered, &mutex, &until) == 0) {}
    /* A later answer is a change. */
    has_answered = 1;
    pthread_mutex_unlock(&mutex);
}

struct linux_desktop linux_desktop_settings(void) {
    pthread_mutex_lock(&mutex);
    struct linux_desktop now = settings;
    pthread_mutex_unlock(&mutex);
    return now;
}
