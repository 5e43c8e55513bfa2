import Adwaita

/// A widget of GTK, held as long as its Swift object lives.
@safe package class Widget {
    /// The widget.
    let pointer: UnsafeMutablePointer<GtkWidget>

    /// Takes a widget that was just made.
    init(_ made: UnsafeMutablePointer<GtkWidget>?) {
        // GLib ends the program where there is no memory for one.
        guard let made = unsafe made else { fatalError("no widget was made") }
        unsafe g_object_ref_sink(made)
        unsafe pointer = unsafe made
    }

    deinit {
        unsafe g_object_unref(pointer)
    }

    /// The widget, for functions of types whose insides are hidden.
    var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }

    /// The widget as one of another type, which it has to be.
    func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
        unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }

    func connect(_ signal: String, _ body: @escaping () -> Void) {
        unsafe Signals.connect(pointer, signal, body)
    }

    // MARK: What all have

    package var isVisible: Bool {
        get { unsafe gtk_widget_get_visible(pointer) != 0 }
        set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// It has a place on the screen.
    package var isMapped: Bool { unsafe gtk_widget_get_mapped(pointer) != 0 }

    package var isSensitive: Bool {
        get { unsafe gtk_widget_get_sensitive(pointer) != 0 }
        set { unsafe gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// How many pixels of the screen one of its own has.
    package var scale: Int { unsafe Int(gtk_widget_get_scale_factor(pointer)) }

    package var height: Int { unsafe Int(gtk_widget_get_height(pointer)) }

    /// Gives it classes of the style sheet.
    @discardableResult
    package func style(_ classes: String...) -> Self {
        for name in classes { unsafe gtk_widget_add_css_class(pointer, name) }
        return self
    }

    /// Gives it a class of the style sheet, or takes it.
    package func setStyle(_ name: String, _ isSet: Bool) {
        if isSet {
            unsafe gtk_widget_add_css_class(pointer, name)
        } else {
            unsafe gtk_widget_remove_css_class(pointer, name)
        }
    }

    /// Keeps others away from it.
    @discardableResult
    package func margins(start: Int = 0, end: Int = 0, top: Int = 0, bottom: Int = 0) -> Self {
        unsafe gtk_widget_set_margin_start(pointer, gint(start))
        unsafe gtk_widget_set_margin_end(pointer, gint(end))
        unsafe gtk_widget_set_margin_top(pointer, gint(top))
        unsafe gtk_widget_set_margin_bottom(pointer, gint(bottom))
        return self
    }

    /// Has it take what room there is.
    @discardableResult
    package func expand(across: Bool = false, down: Bool = false) -> Self {
        unsafe gtk_widget_set_hexpand(pointer, across ? 1 : 0)
        unsafe gtk_widget_set_vexpand(pointer, down ? 1 : 0)
        return self
    }

    /// Puts it in a place of the room it is given, and gives it no more than it takes.
    @discardableResult
    package func align(across: Alignment = .fill, down: Alignment = .fill) -> Self {
        unsafe gtk_widget_set_halign(pointer, across.value)
        unsafe gtk_widget_set_valign(pointer, down.value)
        return self
    }

    /// The least room it takes; -1 for as much as it asks for.
    @discardableResult
    package func size(width: Int = -1, height: Int = -1) -> Self {
        unsafe gtk_widget_set_size_request(pointer, gint(width), gint(height))
        return self
    }

    /// Says what it is, to a pointer that rests on it and to a screen reader.
    @discardableResult
    package func tip(_ words: String) -> Self {
        unsafe gtk_widget_set_tooltip_text(pointer, words)
        return self
    }

    /// Has what is in it begin at the right, or at the left.
    @discardableResult
    package func direct(rightToLeft: Bool) -> Self {
        unsafe gtk_widget_set_direction(pointer, rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        return self
    }

    /// The keyboard's focus is on it, or on something in it.
    package var holdsFocus: Bool {
        guard let root = unsafe gtk_widget_get_root(pointer),
            let focus = unsafe gtk_root_get_focus(root)
        else { return false }
        return unsafe focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    }

    /// Cuts off what is drawn beyond it.
    @discardableResult
    package func clip() -> Self {
        unsafe gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
        return self
    }

    @discardableResult
    package func grabFocus() -> Bool { unsafe gtk_widget_grab_focus(pointer) != 0 }

    /// Calls `body` when it is pressed by the first button of a pointer.
    @discardableResult
    package func onPress(_ body: @escaping () -> Void) -> Self {
        let gesture = unsafe gtk_gesture_click_new()
        guard let gesture = unsafe gesture else { return self }
        unsafe Signals.connect(UnsafeMutableRawPointer(gesture), "released", body)
        unsafe gtk_widget_add_controller(pointer, gesture)
        return self
    }

    /// Where it stands in `other`, from the top; `nil` where it is nowhere in it, or has no room yet.
    package func extent(in other: Widget) -> (top: Int, height: Int)? {
        var bounds = graphene_rect_t()
        guard unsafe gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else {
            return nil
        }
        guard bounds.size.height > 0 else { return nil }
        return (Int(bounds.origin.y), Int(bounds.size.height))
    }
}
