import Glibc
package import WorkerProtocol

extension WorkerGrants {
    /// Returns the environment variables that go with a grant, as `NAME=value`; none without
    /// grants.
    package func variables(_ value: (String) -> String?) -> [String] {
        var variables: [(String, String?)] = []
        if contains(.terminal) {
            variables += ["TERM", "COLORTERM", "TERMINFO", "TERM_PROGRAM"].map { ($0, value($0)) }
        }
        if contains(.display) {
            variables += ["WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].map { ($0, value($0)) }
            // The scale that the user has chosen for GTK and Qt.
            variables += ["GDK_SCALE", "GDK_DPI_SCALE", "QT_SCALE_FACTOR"].map { ($0, value($0)) }
            if !Self.hasWayland(value) {
                // The default location of the X server's key, which Landlock allows to be read.
                let key = value("XAUTHORITY") ?? value("HOME").map { $0 + "/.Xauthority" }
                variables += [("DISPLAY", value("DISPLAY")), ("XAUTHORITY", key)]
            }
        }
        if isSuperset(of: [.display, .network]) {
            // With a display, datagrams are not allowed: resolve names over TCP.
            variables.append(("RES_OPTIONS", "use-vc"))
        }
        return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }

    /// Returns true if the display that a worker gets is one of X11, on which it can see the whole
    /// screen, read all keys, and type into other windows.
    package static func isDisplayOfX11(_ value: (String) -> String?) -> Bool {
        value("DISPLAY") != nil && !hasWayland(value)
    }

    /// Returns true if there is a Wayland display, which shows a program its own windows only; a
    /// worker then gets no other.
    private static func hasWayland(_ value: (String) -> String?) -> Bool {
        guard let name = value("WAYLAND_DISPLAY"), !name.isEmpty else { return false }
        let folder = name.hasPrefix("/") ? "" : value("XDG_RUNTIME_DIR").map { $0 + "/" }
        guard let folder else { return false }
        return unsafe access(folder + name, F_OK) == 0
    }
}
