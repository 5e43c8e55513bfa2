/// In which language a new plugin is written.
enum ProjectLanguage: String, CaseIterable {
    case swift
    case c
    case cpp
    case rust

    /// Its name for people.
    var title: String {
        switch self {
        case .swift: "Swift"
        case .c: "C"
        case .cpp: "C++"
        case .rust: "Rust"
        }
    }
}
