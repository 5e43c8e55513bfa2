import Adwaita

/// A list that creates only the visible rows and some around them.
@safe package final class RecyclingList<Row: RecycledRow>: Widget {
    private let selection: OpaquePointer
    private var rows: [UInt: Row] = [:]
    private var positions: [UInt: Int] = [:]
    private var isQuiet = false
    private let fill: (Row, Int) -> Void

    /// - Parameters:
    ///   - make: creates a row.
    ///   - fill: fills a row for a position.
    ///   - clear: called when a row is no longer in use.
    ///   - select: called when the user selects a position.
    ///   - open: called when the user activates a position.
    package init(
        make: @escaping () -> Row, fill: @escaping (Row, Int) -> Void,
        clear: @escaping (Row) -> Void, select: @escaping (Int) -> Void,
        open: @escaping (Int) -> Void
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
        unsafe Signals.connectRow(source, "setup") { [unowned self] item in
            let row = make()
            rows[item.key] = row
            item.show(row.widget)
        }
        unsafe Signals.connectRow(source, "bind") { [unowned self] item in
            guard let row = rows[item.key] else { return }
            positions[item.key] = item.position
            fill(row, item.position)
        }
        unsafe Signals.connectRow(source, "unbind") { [unowned self] item in
            positions[item.key] = nil
            if let row = rows[item.key] { clear(row) }
        }
        unsafe Signals.connectRow(source, "teardown") { [unowned self] item in
            rows[item.key] = nil
        }
        unsafe Signals.connect(UnsafeMutableRawPointer(selection), "notify::selected") {
            [unowned self] in
            if !isQuiet, let selected { select(selected) }
        }
        unsafe Signals.connectPosition(pointer, "activate", open)
    }

    /// Releases all rows, while their closures are still valid.
    package func end() {
        isQuiet = true
        unsafe gtk_list_view_set_model(opaque, nil)
        unsafe gtk_list_view_set_factory(opaque, nil)
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(selection))
    }

    /// Shows `count` rows and selects one.
    package func show(count: Int, selected: Int?) {
        isQuiet = true
        defer { isQuiet = false }
        guard let model = unsafe gtk_string_list_new(nil) else { return }
        for _ in 0..<count { unsafe gtk_string_list_append(model, "") }
        unsafe gtk_single_selection_set_model(selection, model)
        unsafe g_object_unref(UnsafeMutableRawPointer(model))
        self.selected = selected
    }

    /// The selected position; setting it does not call `select`.
    package var selected: Int? {
        get {
            let position = unsafe gtk_single_selection_get_selected(selection)
            return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
        }
        set {
            let wasQuiet = isQuiet
            isQuiet = true
            defer { isQuiet = wasQuiet }
            let position = newValue.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
            unsafe gtk_single_selection_set_selected(selection, position)
        }
    }

    /// Scrolls to a position.
    package func scroll(to position: Int) {
        let target = unsafe g_variant_new_uint32(guint32(position))
        unsafe gtk_widget_activate_action_variant(pointer, "list.scroll-to-item", target)
    }

    /// Fills all rows in use again.
    package func fillAgain(where isWanted: (Int) -> Bool = { _ in true }) {
        for (item, position) in positions where isWanted(position) {
            if let row = rows[item] { fill(row, position) }
        }
    }

    /// The rows in use and their positions.
    package var shown: [(position: Int, row: Row)] {
        positions.compactMap { item, position in
            rows[item].map { (position, $0) }
        }
    }
}
