import Adwaita

/// The alignment of a widget in its allocation.
package enum Alignment: Sendable {
    case fill, start, center, end

    var value: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        case .end: GTK_ALIGN_END
        }
    }
}
