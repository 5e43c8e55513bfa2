import Adwaita

/// An activity indicator.
package final class Spinner: Widget {
    package init() {
        unsafe super.init(gtk_spinner_new())
    }

    package var isSpinning: Bool {
        get { unsafe gtk_spinner_get_spinning(opaque) != 0 }
        set {
            unsafe gtk_spinner_set_spinning(opaque, newValue ? 1 : 0)
            isVisible = newValue
        }
    }
}
