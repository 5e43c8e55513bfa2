/// The programming language of a new plugin.
enum ProjectLanguage: String, CaseIterable {
    case swift
    case c
    case cpp
    case rust

    /// The command that builds a project.
    var build: String {
        switch self {
        case .c, .cpp: "make"
        case .rust: "cargo build --release"
        case .swift: "swift build --configuration release"
        }
    }

    /// The container with the compiler, on the oldest Debian that FeedHost runs on.
    var image: String {
        switch self {
        case .c, .cpp: "debian:bookworm"
        case .rust: "rust:1-bookworm"
        case .swift: "swift:6.3-bookworm"
        }
    }
}
