import Adwaita

/// The alignment of a widget in its allocation.
package enum Alignment: Sendable {
    case fill, start, center

    var value: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        }
    }
}
