import Adwaita

/// Sets the environment variables that GTK reads at start, in a process that may be sandboxed.
@safe enum WindowEnvironment {
    static func prepare() {
        // Software rendering: a sandboxed process can't access the graphics card.
        set("GSK_RENDERER", "cairo")
        // Without a session bus, settings come from the display; looking for a bus takes time and logs warnings.
        if unsafe g_getenv("DBUS_SESSION_BUS_ADDRESS") == nil {
            set("GTK_A11Y", "none")
            set("ADW_DISABLE_PORTAL", "1")
            set("GSETTINGS_BACKEND", "memory")
            // A Wayland display has input methods of its own, such as those for Japanese.
            set("GTK_IM_MODULE", "wayland:gtk-im-context-simple")
        }
        set("GIO_USE_VFS", "local")
        // A sandboxed process has none, and can't look up the user either.
        set("HOME", "/")
        if unsafe g_getenv("WAYLAND_DISPLAY") == nil { set("GDK_BACKEND", "x11") }
        // Matches the desktop entry and its icon.
        unsafe g_set_prgname("io.github.feedhost.Window")
    }

    private static func set(_ name: String, _ value: String) {
        unsafe g_setenv(name, value, 0)
    }
}
