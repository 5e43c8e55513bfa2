/// The programming language of a new plugin.
enum ProjectLanguage: String, CaseIterable {
    case swift
    case c
    case cpp
    case rust

    /// The display name.
    var title: String {
        switch self {
        case .swift: "Swift"
        case .c: "C"
        case .cpp: "C++"
        case .rust: "Rust"
        }
    }
}
