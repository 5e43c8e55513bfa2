/// A project to create.
struct NewCommand: Equatable {
    /// The renderer's id, and the name of the project's folder.
    let name: String
    let language: ProjectLanguage
    let kind: ProjectKind
    /// The parent of the project's folder.
    let directory: String

    /// - Parameter values: those of the command line, checked.
    init(name: String, _ values: OptionValues) {
        self.name = name
        language = values.language ?? .swift
        kind = values.kinds.first ?? .plain
        directory = values.directory
    }

    /// The name of its crate in Rust.
    var crate: String { String(name.map { $0 == "-" ? "_" : $0 }) }

    /// The plugin that its build makes.
    var library: String {
        switch language {
        case .c, .cpp: "build/\(name).so"
        case .rust: "target/release/lib\(crate).so"
        case .swift: ".build/release/lib\(name).so"
        }
    }

    /// The rule for names, for errors.
    static let expectedName =
        "a name of a-z, 0-9 and hyphens that begins with a letter, of at most 64 characters"

    /// The ids of shipped renderers, which are reserved.
    static let takenNames = Set(
        PluginFinder.shipped.map { $0.dropLast("Renderer".count).lowercased() })
}
