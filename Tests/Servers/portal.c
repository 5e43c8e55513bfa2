/* Stands in for the desktop's portal: has the settings of its arguments, and takes the next three whenever a file is
 * there.
 *
 *     portal SCHEME CONTRAST SCALE [READY CHANGE SCHEME CONTRAST SCALE]
 *
 * Makes the file READY once it can be called; when the file CHANGE exists, it tells of the second settings. */
#include <gio/gio.h>
#include <stdlib.h>
#include <unistd.h>

static char **now;

static GVariant *settings(void) {
    return g_variant_new_parsed(
        "({'org.freedesktop.appearance': {'color-scheme': <%u>, 'contrast': <%u>},"
        " 'org.gnome.desktop.interface': {'text-scaling-factor': <%d>, 'font-name': <'Sans'>}},)",
        (guint32)atoi(now[0]), (guint32)atoi(now[1]), g_ascii_strtod(now[2], NULL));
}

static void call(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                 const char *method, GVariant *parameters, GDBusMethodInvocation *invocation, void *data) {
    (void)bus, (void)sender, (void)path, (void)interface, (void)method, (void)parameters, (void)data;
    g_dbus_method_invocation_return_value(invocation, settings());
}

static const char described[] =
    "<node><interface name='org.freedesktop.portal.Settings'>"
    "<method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>"
    "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

static const char path[] = "/org/freedesktop/portal/desktop";

int main(int count, char **arguments) {
    now = arguments + 1;
    GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(described, NULL);
    static const GDBusInterfaceVTable table = {.method_call = call};
    if (bus == NULL || count < 4 ||
        !g_dbus_connection_register_object(bus, path, node->interfaces[0], &table, NULL, NULL, NULL))
        return 1;
    GVariant *reply = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
        g_variant_new("(su)", "org.freedesktop.portal.Desktop", 0u), NULL, 0, -1, NULL, NULL);
    if (reply == NULL) return 1;
    if (count > 5) g_file_set_contents(arguments[4], "", 0, NULL);
    for (int has_changed = 0;; g_main_context_iteration(NULL, FALSE), g_usleep(10000)) {
        if (count < 9 || has_changed || access(arguments[5], F_OK) != 0) continue;
        has_changed = 1;
        now = arguments + 6;
        g_dbus_connection_emit_signal(
            bus, NULL, path, "org.freedesktop.portal.Settings", "SettingChanged",
            g_variant_new_parsed("('org.freedesktop.appearance', 'color-scheme', <%u>)",
                                 (guint32)atoi(now[0])),
            NULL);
    }
}
