import Adwaita

/// A window.
@safe package final class ReaderFrame: Widget {
    private var keys: OpaquePointer?

    /// Opens the display; returns false if there is none.
    package static func openDisplay(_ colors: WindowColors) -> Bool {
        guard hasDisplay else { return false }
        let manager = unsafe adw_style_manager_get_default()
        unsafe adw_style_manager_set_color_scheme(manager, colors.scheme)
        unsafe gtk_window_set_default_icon_name("feedhost")
        return true
    }

    /// The first result: GTK reports success on every later call.
    private static let hasDisplay: Bool = {
        WindowEnvironment.prepare()
        guard gtk_init_check() != 0 else { return false }
        adw_init()
        // This theme has icons as pixels, too: a sandboxed process can't load the SVG reader.
        unsafe window_set_up("Adwaita")
        return true
    }()

    package init(width: Int, height: Int, close: @escaping () -> Void) {
        unsafe super.init(adw_window_new())
        unsafe gtk_window_set_default_size(cast(to: GtkWindow.self), gint(width), gint(height))
        unsafe WidgetSignals.connectAnswer(pointer, "close-request") {
            close()
            return true
        }
    }

    /// The content.
    package func show(_ child: Widget) {
        unsafe adw_window_set_content(cast(to: AdwWindow.self), child.pointer)
    }

    package var title: String = "" {
        didSet {
            if title != oldValue {
                unsafe gtk_window_set_title(cast(to: GtkWindow.self), title.shown)
            }
        }
    }

    package func present() { unsafe gtk_window_present(cast(to: GtkWindow.self)) }

    /// Calls `body` after each frame, when layout is complete. The window must be visible.
    package func onFrame(_ body: @escaping () -> Void) {
        guard let clock = unsafe gtk_widget_get_frame_clock(pointer) else { return }
        unsafe WidgetSignals.connect(UnsafeMutableRawPointer(clock), "after-paint", body)
    }

    /// Requests a frame even if nothing changes.
    package func askForFrame() {
        guard let clock = unsafe gtk_widget_get_frame_clock(pointer) else { return }
        unsafe gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
    }

    /// Makes it a modal dialog of another window.
    package func isFor(_ other: ReaderFrame) {
        unsafe gtk_window_set_transient_for(
            cast(to: GtkWindow.self), other.cast(to: GtkWindow.self))
        unsafe gtk_window_set_modal(cast(to: GtkWindow.self), 1)
    }

    package func destroy() { unsafe gtk_window_destroy(cast(to: GtkWindow.self)) }

    /// True if Enter, or else Space, activates the focused widget.
    package func focusTakesKey(isEnter: Bool) -> Bool {
        unsafe window_takes_key(cast(to: GtkWindow.self), isEnter ? 1 : 0) != 0
    }

    /// Calls `body` for each key press before any widget; returning false passes it on.
    package func onKey(_ body: @escaping (KeyPress) -> Bool) {
        guard let keys = unsafe gtk_event_controller_key_new() else { return }
        unsafe gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        unsafe WidgetSignals.connectKey(UnsafeMutableRawPointer(keys), body)
        unsafe gtk_widget_add_controller(pointer, keys)
        unsafe self.keys = unsafe keys
    }

    /// Passes the key that is being handled to a field that has lost the focus; false if GTK delivers it by itself.
    package func passKey(to field: SearchField) -> Bool {
        guard let keys = unsafe keys, let text = unsafe field.takeBack() else { return false }
        return unsafe gtk_event_controller_key_forward(keys, text) != 0
    }

    /// Adds a style sheet for the whole program.
    package func addStyles(_ sheet: String) {
        guard let provider = unsafe gtk_css_provider_new() else { return }
        unsafe gtk_css_provider_load_from_data(provider, sheet, -1)
        unsafe gtk_style_context_add_provider_for_display(
            gtk_widget_get_display(pointer), OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        unsafe g_object_unref(provider)
    }
}
