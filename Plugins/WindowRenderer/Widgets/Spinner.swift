import Adwaita

/// An activity indicator.
package final class Spinner: Widget {
    package init() {
        unsafe super.init(gtk_spinner_new())
    }

    package var isSpinning = false {
        didSet {
            unsafe gtk_spinner_set_spinning(opaque, isSpinning ? 1 : 0)
            isVisible = isSpinning
        }
    }
}
