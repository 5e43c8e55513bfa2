import CGTK

/// The window: a list of titles, and an article beside it.
final class Window {
    /// The actions of the user.
    var select: (Int) -> Void = { _ in }
    var open: () -> Void = {}
    var refresh: () -> Void = {}

    private let window: UnsafeMutablePointer<GtkWidget>
    private let selection: OpaquePointer
    private let title: UnsafeMutablePointer<GtkWidget>
    private let facts: UnsafeMutablePointer<GtkWidget>
    private let picture: UnsafeMutablePointer<GtkWidget>
    private let text: UnsafeMutablePointer<GtkWidget>
    private let openButton: UnsafeMutablePointer<GtkWidget>
    private let retryButton: UnsafeMutablePointer<GtkWidget>
    private let status: UnsafeMutablePointer<GtkWidget>
    private let loop: OpaquePointer
    private var dispatch: () -> Bool = { true }

    /// Opens a window; `nil` where there is no display.
    init?(title name: String, refresh: String, retry: String, open: String) {
        // Without the graphics card, which a confined process doesn't reach.
        g_setenv("GSK_RENDERER", "cairo", 0)
        if g_getenv("WAYLAND_DISPLAY") == nil { g_setenv("GDK_BACKEND", "x11", 0) }
        guard gtk_init_check() != 0 else { return nil }
        loop = g_main_loop_new(nil, 0)

        selection = gtk_single_selection_new(nil)
        let rows = gtk_signal_list_item_factory_new()
        let list = gtk_list_view_new(selection, rows)

        let article = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        gtk_widget_set_margin_start(article, 18)
        gtk_widget_set_margin_end(article, 18)
        gtk_widget_set_margin_top(article, 18)
        title = Self.label(in: article, style: "title-1")
        facts = Self.label(in: article, style: "dim-label")
        picture = gtk_picture_new()
        Self.append(picture, to: article)
        text = Self.label(in: article)
        openButton = gtk_button_new_with_label(open)
        gtk_widget_set_halign(openButton, GTK_ALIGN_START)
        Self.append(openButton, to: article)

        let panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
        gtk_paned_set_start_child(OpaquePointer(panes), Self.scrolled(list))
        gtk_paned_set_end_child(OpaquePointer(panes), Self.scrolled(article))
        gtk_paned_set_position(OpaquePointer(panes), 320)
        gtk_widget_set_vexpand(panes, 1)

        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
        let refreshButton = gtk_button_new_with_label(refresh)
        retryButton = gtk_button_new_with_label(retry)
        Self.append(refreshButton, to: bar)
        Self.append(retryButton, to: bar)
        status = Self.label(in: bar)
        gtk_widget_set_visible(retryButton, 0)

        let all = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        Self.append(panes, to: all)
        Self.append(bar, to: all)
        window = gtk_window_new()
        connect(rows)
        for button in [refreshButton, retryButton] {
            onClick(button) { $0.refresh() }
        }
        onClick(openButton) { $0.open() }
        window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
            gtk_window_set_title($0, name)
            gtk_window_set_default_size($0, 960, 640)
            gtk_window_set_child($0, all)
            gtk_window_present($0)
        }
    }

    deinit {
        window.withMemoryRebound(to: GtkWindow.self, capacity: 1) { gtk_window_destroy($0) }
        g_main_loop_unref(loop)
    }

    // MARK: What is shown

    func show(titles: some Sequence<String>, of feed: String, selected: Int) {
        let strings = gtk_string_list_new(nil)
        for title in titles { gtk_string_list_append(strings, title) }
        gtk_single_selection_set_model(selection, strings)
        gtk_single_selection_set_selected(selection, guint(selected))
        g_object_unref(strings.map(UnsafeMutableRawPointer.init))
        window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
            gtk_window_set_title($0, feed)
        }
    }

    func show(article: String, facts: String, text: String, canOpen: Bool) {
        Self.set(title, article)
        Self.set(self.facts, facts)
        Self.set(self.text, text)
        gtk_widget_set_visible(openButton, canOpen ? 1 : 0)
        gtk_picture_set_paintable(OpaquePointer(picture), nil)
        gtk_widget_set_visible(picture, 0)
    }

    func show(picture texture: Texture) {
        gtk_picture_set_paintable(OpaquePointer(picture), texture.paintable)
        gtk_widget_set_visible(picture, 1)
    }

    func show(status words: String, canRetry: Bool = false) {
        Self.set(status, words)
        gtk_widget_set_visible(retryButton, canRetry ? 1 : 0)
    }

    // MARK: The loop

    /// Waits until the window is closed, or `dispatch`, which is called when `descriptor` can be read,
    /// returns false.
    func run(watching descriptor: Int32, dispatch: @escaping () -> Bool) {
        var isWatched = true
        self.dispatch = {
            isWatched = dispatch()
            return isWatched
        }
        let source = g_unix_fd_add(
            descriptor, G_IO_IN,
            { _, _, context in
                guard let window = Window.at(context), !window.dispatch() else { return 1 }
                g_main_loop_quit(window.loop)
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
        g_main_loop_run(loop)
        // One that returned false is removed already.
        if isWatched { g_source_remove(source) }
        self.dispatch = { true }
    }

    // MARK: Signals

    private static func at(_ context: gpointer?) -> Window? {
        context.map { Unmanaged<Window>.fromOpaque($0).takeUnretainedValue() }
    }

    private func connect(_ rows: OpaquePointer?) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        let make: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, row, _ in
            let label = gtk_label_new(nil)
            gtk_label_set_xalign(OpaquePointer(label), 0)
            gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
            gtk_list_item_set_child(row, label)
        }
        let fill: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, row, _ in
            let title = gtk_list_item_get_item(row).map { OpaquePointer($0) }
            gtk_label_set_text(
                OpaquePointer(gtk_list_item_get_child(row)), gtk_string_object_get_string(title))
        }
        let select: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = {
            Window.at($2)?.select(Int(gtk_single_selection_get_selected($0)))
        }
        let close: @convention(c) (gpointer?, gpointer?) -> gboolean = {
            if let window = Window.at($1) { g_main_loop_quit(window.loop) }
            return 1
        }
        connect_signal(rows.map(UnsafeMutableRawPointer.init), "setup", callback(make), nil)
        connect_signal(rows.map(UnsafeMutableRawPointer.init), "bind", callback(fill), nil)
        connect_signal(
            UnsafeMutableRawPointer(selection), "notify::selected", callback(select), context)
        connect_signal(window, "close-request", callback(close), context)
    }

    private func callback<Function>(_ function: Function) -> GCallback {
        unsafeBitCast(function, to: GCallback.self)
    }

    private final class Click {
        unowned let window: Window
        let action: (Window) -> Void
        init(_ window: Window, _ action: @escaping (Window) -> Void) {
            self.window = window
            self.action = action
        }
    }
    /// Kept as long as the buttons.
    private var clicks: [Click] = []

    private func onClick(
        _ button: UnsafeMutablePointer<GtkWidget>?, _ action: @escaping (Window) -> Void
    ) {
        let click = Click(self, action)
        clicks.append(click)
        let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            guard let context else { return }
            let click = Unmanaged<Click>.fromOpaque(context).takeUnretainedValue()
            click.action(click.window)
        }
        connect_signal(
            button, "clicked", callback(clicked), Unmanaged.passUnretained(click).toOpaque())
    }

    // MARK: Widgets

    private static func append(
        _ child: UnsafeMutablePointer<GtkWidget>?, to box: UnsafeMutablePointer<GtkWidget>?
    ) {
        box?.withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, child) }
    }

    private static func label(
        in box: UnsafeMutablePointer<GtkWidget>?, style: String? = nil
    ) -> UnsafeMutablePointer<GtkWidget> {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
        let label = OpaquePointer(widget)
        gtk_label_set_xalign(label, 0)
        gtk_label_set_wrap(label, 1)
        gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_selectable(label, 1)
        if let style { gtk_widget_add_css_class(widget, style) }
        append(widget, to: box)
        return widget
    }

    private static func scrolled(
        _ child: UnsafeMutablePointer<GtkWidget>?
    ) -> UnsafeMutablePointer<GtkWidget>? {
        let area = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(area), child)
        return area
    }

    private static func set(_ label: UnsafeMutablePointer<GtkWidget>, _ words: String) {
        gtk_label_set_text(OpaquePointer(label), words)
        gtk_widget_set_visible(label, words.isEmpty ? 0 : 1)
    }
}
