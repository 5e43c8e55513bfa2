import Adwaita

/// Shows short-lived messages over a widget, and below it what goes on.
///
/// Without libadwaita's toasts: those of 1.2 use freed memory if one goes while it still appears, as it does
/// when messages follow each other quickly.
package final class NoticeArea: Widget {
    /// How long a message stays, and one that can be undone.
    private static let milliseconds: (short: UInt32, long: UInt32) = (4_000, 12_000)

    private let revealer: Widget
    private let label = Label().wrap().letters(40).expand(across: true)
    private let button = Button("", {})
    private let ongoing = Label().wrap().expand(across: true)
    private let ongoingButton = Button(icon: "", "", {})
    private let bar: Box
    private var press: () -> Void = {}
    private var pressOngoing: () -> Void = {}
    /// The number of messages so far: each ends itself only.
    private var count = 0

    package init(_ child: Widget) {
        unsafe revealer = Widget(gtk_revealer_new())
        bar = Box(down: false, spacing: 12, [ongoingButton, ongoing])
        bar.style("toolbar").isVisible = false
        unsafe super.init(gtk_overlay_new())
        let all = Box(down: true, [child.expand(down: true), bar])
        unsafe gtk_overlay_set_child(opaque, all.pointer)
        let box = Box(down: false, spacing: 12, [label, button])
        box.style("osd", "toolbar", "notice").margins(start: 12, end: 12, top: 12, bottom: 12)
        unsafe gtk_revealer_set_child(revealer.opaque, box.pointer)
        unsafe gtk_revealer_set_transition_type(
            revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        revealer.align(across: .center, down: .end)
        unsafe gtk_overlay_add_overlay(opaque, revealer.pointer)
        // A second click, while the first is being answered, would do again what that has undone.
        button.connect("clicked") { [unowned self] in
            show("")
            press()
        }
        ongoingButton.connect("clicked") { [unowned self] in pressOngoing() }
    }

    /// Shows what goes on until it has other words; nothing without any.
    ///
    /// - Parameters:
    ///   - icon: the name of the icon of a button that calls `press`.
    ///   - tip: describes the button.
    package func showOngoing(
        _ words: String, icon: String = "", tip: String = "", press: @escaping () -> Void = {}
    ) {
        bar.isVisible = !words.isEmpty
        guard !words.isEmpty else { return }
        ongoing.words = words
        ongoingButton.icon = icon
        ongoingButton.tip(tip)
        pressOngoing = press
    }

    /// Shows a message instead of the last one; none if there are no words.
    ///
    /// - Parameters:
    ///   - button: the label of a button that calls `press`; `nil` without one.
    package func show(
        _ words: String, button: String? = nil, press: @escaping () -> Void = {}
    ) {
        count += 1
        unsafe gtk_revealer_set_reveal_child(revealer.opaque, words.isEmpty ? 0 : 1)
        // One that goes keeps its words meanwhile.
        self.button.isSensitive = button != nil
        guard !words.isEmpty else { return }
        label.words = words
        self.button.isVisible = button != nil
        self.button.words = button ?? ""
        self.press = press
        let time = button == nil ? Self.milliseconds.short : Self.milliseconds.long
        MainLoop.afterDrawing(milliseconds: time) { [weak self, count] in
            if self?.count == count { self?.show("") }
        }
    }
}
