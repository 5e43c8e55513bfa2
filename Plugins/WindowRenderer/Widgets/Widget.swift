import Adwaita

/// A GTK widget, retained by its Swift object.
@safe package class Widget {
    let pointer: UnsafeMutablePointer<GtkWidget>

    /// Creates the object for a new widget.
    init(_ made: UnsafeMutablePointer<GtkWidget>?) {
        // GLib aborts if there is no memory.
        guard let made = unsafe made else { fatalError("no widget was made") }
        unsafe g_object_ref_sink(made)
        unsafe pointer = unsafe made
    }

    deinit {
        unsafe g_object_unref(pointer)
    }

    /// The widget as an opaque pointer.
    var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }

    /// The widget cast to its actual type, without a check.
    func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
        unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }

    func connect(_ signal: String, _ body: @escaping () -> Void) {
        unsafe WidgetSignals.connect(pointer, signal, body)
    }

    // MARK: Common properties

    package var isVisible: Bool {
        get { unsafe gtk_widget_get_visible(pointer) != 0 }
        set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// True if it is on the screen.
    package var isMapped: Bool { unsafe gtk_widget_get_mapped(pointer) != 0 }

    package var isSensitive: Bool {
        get { unsafe gtk_widget_get_sensitive(pointer) != 0 }
        set { unsafe gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Device pixels per logical pixel.
    package var scale: Int { unsafe Int(gtk_widget_get_scale_factor(pointer)) }

    package var width: Int { unsafe Int(gtk_widget_get_width(pointer)) }

    package var height: Int { unsafe Int(gtk_widget_get_height(pointer)) }

    /// Adds classes of the style sheet.
    @discardableResult
    package func style(_ classes: String...) -> Self {
        for name in classes { unsafe gtk_widget_add_css_class(pointer, name) }
        return self
    }

    /// Adds or removes a class of the style sheet.
    package func setStyle(_ name: String, _ isSet: Bool) {
        if isSet {
            unsafe gtk_widget_add_css_class(pointer, name)
        } else {
            unsafe gtk_widget_remove_css_class(pointer, name)
        }
    }

    /// Sets margins.
    @discardableResult
    package func margins(start: Int = 0, end: Int = 0, top: Int = 0, bottom: Int = 0) -> Self {
        unsafe gtk_widget_set_margin_start(pointer, gint(start))
        unsafe gtk_widget_set_margin_end(pointer, gint(end))
        unsafe gtk_widget_set_margin_top(pointer, gint(top))
        unsafe gtk_widget_set_margin_bottom(pointer, gint(bottom))
        return self
    }

    /// Expands it to the available space.
    @discardableResult
    package func expand(across: Bool = false, down: Bool = false) -> Self {
        unsafe gtk_widget_set_hexpand(pointer, across ? 1 : 0)
        unsafe gtk_widget_set_vexpand(pointer, down ? 1 : 0)
        return self
    }

    /// Aligns it at its natural size.
    @discardableResult
    package func align(across: Alignment = .fill, down: Alignment = .fill) -> Self {
        unsafe gtk_widget_set_halign(pointer, across.value)
        unsafe gtk_widget_set_valign(pointer, down.value)
        return self
    }

    /// Sets the minimum size; -1 for the natural one.
    @discardableResult
    package func size(width: Int = -1, height: Int = -1) -> Self {
        unsafe gtk_widget_set_size_request(pointer, gint(width), gint(height))
        return self
    }

    /// Sets the tooltip and the label for screen readers.
    @discardableResult
    package func tip(_ words: String) -> Self {
        unsafe gtk_widget_set_tooltip_text(pointer, words.shown)
        return self
    }

    /// Sets the text direction of its content.
    @discardableResult
    package func direct(rightToLeft: Bool) -> Self {
        unsafe gtk_widget_set_direction(pointer, rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        return self
    }

    /// True if it, or a widget in it, has the keyboard focus.
    package var holdsFocus: Bool {
        guard let root = unsafe gtk_widget_get_root(pointer),
            let focus = unsafe gtk_root_get_focus(root)
        else { return false }
        return unsafe focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    }

    @discardableResult
    package func grabFocus() -> Bool { unsafe gtk_widget_grab_focus(pointer) != 0 }

    /// Calls `body` when it is clicked with the primary button.
    @discardableResult
    package func onPress(_ body: @escaping () -> Void) -> Self {
        guard let gesture = unsafe gtk_gesture_click_new() else { return self }
        unsafe WidgetSignals.connect(UnsafeMutableRawPointer(gesture), "released", body)
        unsafe gtk_widget_add_controller(pointer, gesture)
        return self
    }

    /// Calls `body` for each press of a button of the mouse, before any widget handles it.
    ///
    /// - Parameter button: the number of the button; zero for any.
    package func onAnyPress(of button: UInt32 = 0, _ body: @escaping () -> Void) {
        guard let press = unsafe gtk_gesture_click_new() else { return }
        unsafe gtk_gesture_single_set_button(press, button)
        unsafe gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        unsafe WidgetSignals.connect(UnsafeMutableRawPointer(press), "pressed", body)
        unsafe gtk_widget_add_controller(pointer, press)
    }

    /// Returns its distance from the top of `other`; `nil` if it is not in `other` or not laid out yet.
    package func extent(in other: Widget) -> (top: Int, height: Int)? {
        var bounds = graphene_rect_t()
        guard unsafe gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0,
            bounds.size.height > 0
        else { return nil }
        return (Int(bounds.origin.y), Int(bounds.size.height))
    }
}
