package import WorkerProtocol

extension WorkerGrants {
    /// The environment variables that go with what is granted, as `NAME=value`. Without a grant
    /// there is none.
    package func variables(_ value: (String) -> String?) -> [String] {
        var variables: [(String, String?)] = []
        if contains(.terminal) {
            variables += ["TERM", "COLORTERM", "TERMINFO", "TERM_PROGRAM"].map { ($0, value($0)) }
        }
        if contains(.display) {
            variables += ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].map { ($0, value($0)) }
            // Where the key to an X server is, said or not; Landlock lets it be read.
            let key = value("XAUTHORITY") ?? value("HOME").map { $0 + "/.Xauthority" }
            variables.append(("XAUTHORITY", key))
        }
        if isSuperset(of: [.display, .network]) {
            // With a display there are no datagrams: names are looked up by streams.
            variables.append(("RES_OPTIONS", "use-vc"))
        }
        return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }
}
