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
            variables += ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].map { ($0, value($0)) }
            // The scale that the user has chosen for GTK and Qt.
            variables += ["GDK_SCALE", "GDK_DPI_SCALE", "QT_SCALE_FACTOR"].map { ($0, value($0)) }
            // The default location of the X server's key, which Landlock allows to be read.
            let key = value("XAUTHORITY") ?? value("HOME").map { $0 + "/.Xauthority" }
            variables.append(("XAUTHORITY", key))
        }
        if isSuperset(of: [.display, .network]) {
            // With a display, datagrams are not allowed: resolve names over TCP.
            variables.append(("RES_OPTIONS", "use-vc"))
        }
        return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }
}
