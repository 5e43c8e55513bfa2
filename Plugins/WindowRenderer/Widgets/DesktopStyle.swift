import Adwaita

/// The desktop's style, told by the host where the toolkit can't read it: a worker reaches no session
/// bus.
@safe package enum DesktopStyle {
    private static var isNeeded: Bool {
        unsafe g_getenv("DBUS_SESSION_BUS_ADDRESS") == nil
    }

    /// Prepares a high contrast, which libadwaita reads when it begins.
    package static func prepare(hasHighContrast: Bool) {
        guard isNeeded, hasHighContrast else { return }
        unsafe g_setenv("ADW_DEBUG_HIGH_CONTRAST", "1", 0)
    }

    /// Follows the colours, unless the user has chosen others, and the size of texts.
    package static func follow(isDark: Bool, textScale: Double?, colors: WindowColors) {
        guard isNeeded else { return }
        if case .auto = colors {
            unsafe adw_style_manager_set_color_scheme(
                adw_style_manager_get_default(),
                isDark ? ADW_COLOR_SCHEME_PREFER_DARK : ADW_COLOR_SCHEME_DEFAULT)
        }
        // GTK takes up to ten times the size.
        if let textScale { window_use_dots(gint(96 * min(textScale, 10) * 1_024)) }
    }
}
