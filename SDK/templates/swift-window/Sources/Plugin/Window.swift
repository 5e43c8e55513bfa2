import CGTK
import FeedModel
import FeedPluginKit

/// The window: lists of feeds and items, and an article beside them.
final class Window {
    typealias List = UnsafeMutablePointer<feed_gtk_list>

    let sources: List
    let items: List
    private let window: UnsafeMutablePointer<feed_gtk_window>

    /// Opens a window; `nil` where there is no display. The host outlives it.
    init?(host: RendererHost) {
        let opened = feed_gtk_open(
            layout, Unmanaged.passUnretained(host).toOpaque(),
            { context, action, text, row, version in
                guard let action = action.flatMap({ ReaderAction(rawValue: String(cString: $0)) })
                else { return }
                let request = ReaderActionRequest(
                    action, text: text.map { String(cString: $0) }, row: Int(exactly: row),
                    version: version)
                _ = Window.host(context).reader?.didRequestAction(request)
            },
            { context, window, key in
                let host = Window.host(context)
                switch host.readerKeys.action(of: String(cString: key!)) {
                case .filter, .search: return Int32(FEED_GTK_FILTERS)
                case .help: feed_gtk_show_text(window, host.readerHelp { !$0.isViewsOwn })
                case let action? where !action.isViewsOwn:
                    _ = host.reader?.didRequestAction(ReaderActionRequest(action))
                default: return Int32(FEED_GTK_IGNORES)
                }
                return Int32(FEED_GTK_DID)
            })
        guard let opened else { return nil }
        window = opened
        sources = feed_gtk_make_list(window, "sources", "choose-list")
        items = feed_gtk_make_list(window, "items", "select")
        feed_gtk_connect_keys(window)
        feed_gtk_connect_button(window, "refresh", host.words[.readerRefresh])
        feed_gtk_connect_button(window, "open", host.words[.readerOpenPage])
    }

    deinit { feed_gtk_close(window) }

    func run(descriptor: Int32) {
        _ = feed_gtk_run(window, descriptor) { Window.host($0).dispatch() ? 0 : -1 }
    }

    func set(_ name: String, _ text: String?) { feed_gtk_set_text(window, name, text) }

    func show(_ picture: FeedImagePixels?) {
        guard let picture else { return feed_gtk_set_picture(window, "picture", nil) }
        feed_gtk_set_pixels(
            window, "picture", picture.bytes, picture.width, picture.height, picture.bytesPerRow)
    }

    /// Shows rows of a list in place of those at `changed`.
    func show(
        _ rows: [String], at changed: Range<Int>, in list: List, version: UInt64, selected: Int?
    ) {
        for row in rows { feed_gtk_list_add(list, row) }
        feed_gtk_list_show(
            list, version, UInt64(changed.lowerBound), UInt64(changed.upperBound),
            selected.map { UInt64($0) } ?? .max)
    }

    private static func host(_ context: UnsafeMutableRawPointer?) -> RendererHost {
        Unmanaged.fromOpaque(context!).takeUnretainedValue()
    }
}

private let layout = """
    <interface><object class='GtkWindow' id='window'><property name='title'>@TITLE@</property>
    <property name='default-width'>1100</property><property name='default-height'>640</property>
    <child><object class='GtkBox'><property name='orientation'>vertical</property>
     <child><object class='GtkPaned'><property name='position'>220</property>
      <child><object class='GtkScrolledWindow'><property name='vexpand'>1</property>
       <child><object class='GtkListView' id='sources'/></child></object></child>
      <child><object class='GtkPaned'><property name='position'>320</property>
       <child><object class='GtkScrolledWindow'>
        <child><object class='GtkListView' id='items'/></child></object></child>
       <child><object class='GtkScrolledWindow'><child><object class='GtkBox'>
        <property name='orientation'>vertical</property><property name='spacing'>12</property>
        <property name='margin-start'>18</property><property name='margin-end'>18</property>
        <child><object class='GtkLabel' id='title'><style><class name='title-1'/></style>
        </object></child><child><object class='GtkLabel' id='facts'/></child>
        <child><object class='GtkPicture' id='picture'/></child>
        <child><object class='GtkLabel' id='text'><property name='selectable'>1</property>
        </object></child>
       </object></child></object></child></object></child></object></child>
     <child><object class='GtkBox'><property name='spacing'>12</property>
      <child><object class='GtkButton' id='refresh'/></child>
      <child><object class='GtkButton' id='open'/></child>
      <child><object class='GtkSearchEntry' id='filter'/></child>
      <child><object class='GtkLabel' id='status'><property name='hexpand'>1</property></object></child>
     </object></child>
    </object></child></object></interface>
    """
