/// The kind of renderer in a new project.
enum ProjectKind: String {
    /// Draws on request.
    case plain
    /// A main loop and the terminal.
    case interactive
    /// A main loop and a window.
    case window

    /// The option that grants the permission it needs, with a space after it.
    var allowance: String {
        switch self {
        case .plain: ""
        case .interactive: "--allow terminal "
        case .window: "--allow display "
        }
    }

    /// The libraries it needs, as pkg-config names.
    var packages: String { self == .window ? "gtk4" : "" }

    /// The Debian packages that a machine without a display needs to build and test it, with a space after them.
    var tools: String { self == .window ? "libgtk-4-dev xauth xvfb " : "" }

    /// The command that such a machine tests it within, with a space after it.
    var testRunner: String { self == .window ? "xvfb-run -a " : "" }

    /// Returns true if there is a template for `language`.
    func exists(in language: ProjectLanguage) -> Bool {
        self != .window || language == .c || language == .swift
    }
}
