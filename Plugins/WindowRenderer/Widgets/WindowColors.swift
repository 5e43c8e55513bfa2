import Adwaita

/// The colours of a window.
package enum WindowColors: String, Sendable {
    /// The desktop's setting.
    case auto
    case light
    case dark

    var scheme: AdwColorScheme {
        switch self {
        case .auto: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
    }
}
