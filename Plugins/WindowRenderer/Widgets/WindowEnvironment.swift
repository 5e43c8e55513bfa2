import Adwaita

/// The variables that GTK reads before it is begun with, in a process that may be confined.
@safe enum WindowEnvironment {
    static func prepare() {
        // Without the graphics card: a confined process does not reach it.
        set("GSK_RENDERER", "cairo")
        // Settings come from the display where no bus is; asking for one takes time and says warnings.
        if unsafe g_getenv("DBUS_SESSION_BUS_ADDRESS") == nil {
            set("GTK_A11Y", "none")
            set("ADW_DISABLE_PORTAL", "1")
            set("GSETTINGS_BACKEND", "memory")
            set("GTK_IM_MODULE", "gtk-im-context-simple")
        }
        set("GIO_USE_VFS", "local")
        // A confined process has none, and can't ask who the person is either.
        set("HOME", "/")
        if unsafe g_getenv("WAYLAND_DISPLAY") == nil { set("GDK_BACKEND", "x11") }
        // The desktop finds the entry and the icon by it.
        unsafe g_set_prgname("io.github.feedhost.Window")
    }

    private static func set(_ name: String, _ value: String) {
        unsafe g_setenv(name, value, 0)
    }
}
