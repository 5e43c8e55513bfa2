import Adwaita

/// A list that creates only the visible rows and some around them.
@safe package final class RecyclingList<Row: RecycledRow>: Widget {
    private let selection: OpaquePointer
    private var rows: [UInt: Row] = [:]
    private var positions: [UInt: Int] = [:]
    private let fill: (Row, Int) -> Void

    /// - Parameters:
    ///   - make: creates a row.
    ///   - fill: fills a row for a position.
    ///   - clear: called when a row is no longer in use.
    ///   - open: called when the user activates a position.
    package init(
        make: @escaping () -> Row, fill: @escaping (Row, Int) -> Void,
        clear: @escaping (Row) -> Void, open: @escaping (Int) -> Void
    ) {
        self.fill = fill
        guard let factory = unsafe gtk_signal_list_item_factory_new(),
            let selection = unsafe gtk_single_selection_new(nil)
        else { fatalError("no list was made") }
        unsafe gtk_single_selection_set_autoselect(selection, 0)
        unsafe gtk_single_selection_set_can_unselect(selection, 1)
        unsafe self.selection = unsafe selection
        unsafe g_object_ref(UnsafeMutableRawPointer(selection))
        unsafe super.init(gtk_list_view_new(selection, factory))
        let source = unsafe UnsafeMutableRawPointer(factory)
        unsafe WidgetSignals.connectRow(source, "setup") { [unowned self] item in
            let row = make()
            rows[item.key] = row
            item.show(row.widget)
        }
        unsafe WidgetSignals.connectRow(source, "bind") { [unowned self] item in
            guard let row = rows[item.key] else { return }
            positions[item.key] = item.position
            fill(row, item.position)
        }
        unsafe WidgetSignals.connectRow(source, "unbind") { [unowned self] item in
            positions[item.key] = nil
            if let row = rows[item.key] { clear(row) }
        }
        unsafe WidgetSignals.connectRow(source, "teardown") { [unowned self] item in
            rows[item.key] = nil
        }
        // GTK selects rows, too: those clicked, and any that it moves the focus to when a row goes.
        unsafe WidgetSignals.connect(UnsafeMutableRawPointer(selection), "notify::selected") {
            [unowned self] in
            select()
        }
        unsafe WidgetSignals.connectPosition(pointer, "activate", open)
    }

    /// Releases all rows, while their closures are still valid.
    package func end() {
        unsafe gtk_list_view_set_model(opaque, nil)
        unsafe gtk_list_view_set_factory(opaque, nil)
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(selection))
    }

    /// Shows `count` rows and selects one.
    package func show(count: Int, selected: Int?) {
        guard let model = unsafe gtk_string_list_new(nil) else { return }
        for _ in 0..<count { unsafe gtk_string_list_append(model, "") }
        self.selected = nil
        unsafe gtk_single_selection_set_model(selection, model)
        unsafe g_object_unref(UnsafeMutableRawPointer(model))
        self.selected = selected
    }

    /// The selected position. Only the program changes it.
    package var selected: Int? { didSet { select() } }

    private func select() {
        let position = selected.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
        unsafe gtk_single_selection_set_selected(selection, position)
    }

    /// Gives the focus to the selected row.
    @discardableResult
    package override func grabFocus() -> Bool {
        guard let row = shown.first(where: { $0.position == selected })?.row,
            let item = unsafe gtk_widget_get_parent(row.widget.pointer)
        else { return super.grabFocus() }
        return unsafe gtk_widget_grab_focus(item) != 0
    }

    /// Scrolls to a position.
    package func scroll(to position: Int) {
        let target = unsafe g_variant_new_uint32(guint32(position))
        unsafe gtk_widget_activate_action_variant(pointer, "list.scroll-to-item", target)
    }

    /// Fills all rows in use again.
    package func fillAgain(where isWanted: (Int) -> Bool = { _ in true }) {
        for (position, row) in shown where isWanted(position) { fill(row, position) }
    }

    /// The rows in use and their positions.
    package var shown: [(position: Int, row: Row)] {
        positions.compactMap { item, position in
            rows[item].map { (position, $0) }
        }
    }
}
