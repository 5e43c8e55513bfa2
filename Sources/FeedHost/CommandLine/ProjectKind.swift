/// The kind of renderer that a new project begins with.
enum ProjectKind: String {
    /// It draws when it is told to.
    case plain
    /// It has a main loop and the terminal.
    case interactive
    /// It has a main loop and a window.
    case window

    /// The need that a person grants it.
    var need: String? {
        switch self {
        case .plain: nil
        case .interactive: "terminal"
        case .window: "display"
        }
    }

    /// The words for it in a sentence.
    var title: String {
        switch self {
        case .plain: "a renderer"
        case .interactive: "an interactive renderer"
        case .window: "a renderer with a window"
        }
    }

    /// The libraries it needs, by their names for pkg-config.
    var packages: String { self == .window ? "gtk4" : "" }

    /// Returns true where there is a template of this kind for `language`.
    func exists(in language: ProjectLanguage) -> Bool {
        self != .window || language == .c || language == .swift
    }
}
