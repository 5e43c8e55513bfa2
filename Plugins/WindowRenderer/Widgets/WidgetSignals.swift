import Adwaita

/// Connects closures to the signals of an object.
@safe enum WidgetSignals {
    private static let release: GClosureNotify = { context, _ in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<AnyObject>.fromOpaque(context).release()
    }

    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void
    ) {
        unsafe window_connect(
            object, signal, { unsafe Handler<() -> Void>.body($0)?() },
            Handler<() -> Void>.retained(body), release)
    }

    /// Connects to a signal whose handler returns true if it handled it.
    static func connectAnswer(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Bool
    ) {
        unsafe window_connect_answer(
            object, signal, { unsafe Handler<() -> Bool>.body($0)?() == true ? 1 : 0 },
            Handler<() -> Bool>.retained(body), release)
    }

    static func connectRow(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        _ body: @escaping (ListItem) -> Void
    ) {
        unsafe window_connect_row(
            object, signal,
            { context, row in
                guard let row = unsafe row else { return }
                unsafe Handler<(ListItem) -> Void>.body(context)?(ListItem(row))
            }, Handler<(ListItem) -> Void>.retained(body), release)
    }

    static func connectPosition(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (Int) -> Void
    ) {
        unsafe window_connect_position(
            object, signal, { unsafe Handler<(Int) -> Void>.body($0)?(Int($1)) },
            Handler<(Int) -> Void>.retained(body), release)
    }

    static func connectLink(
        _ object: UnsafeMutableRawPointer, _ body: @escaping (String) -> Void
    ) {
        unsafe window_connect_link(
            object, "activate-link",
            { context, address in
                guard let address = unsafe address else { return 1 }
                unsafe Handler<(String) -> Void>.body(context)?(String(cString: address))
                return 1
            }, Handler<(String) -> Void>.retained(body), release)
    }

    /// Connects to key presses; `body` returns true if it handled the press.
    static func connectKey(
        _ object: UnsafeMutableRawPointer, _ body: @escaping (KeyPress) -> Bool
    ) {
        unsafe window_connect_key(
            object, "key-pressed",
            { context, key, _, state in
                let press = KeyPress(
                    symbol: key, scalar: gdk_keyval_to_unicode(key),
                    hasControl: state.rawValue & GDK_CONTROL_MASK.rawValue != 0,
                    hasAlt: state.rawValue
                        & (GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0)
                return unsafe Handler<(KeyPress) -> Bool>.body(context)?(press) == true ? 1 : 0
            }, Handler<(KeyPress) -> Bool>.retained(body), release)
    }
}
