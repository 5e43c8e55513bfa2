import Adwaita

/// A progress bar.
package final class ProgressBar: Widget {
    package init() {
        unsafe super.init(gtk_progress_bar_new())
    }

    /// From 0 to 1.
    package var fraction: Double = 0 {
        didSet { unsafe gtk_progress_bar_set_fraction(opaque, fraction) }
    }
}
