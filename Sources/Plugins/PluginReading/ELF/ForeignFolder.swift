/// Finds in a library what has the loader open files elsewhere than ``LibraryFolder`` allows.
package enum ForeignFolder {
    /// Returns in words what does so; `nil` where there is nothing such.
    package static func reached(by dynamic: ELFDynamic) -> String? {
        if dynamic.hasAuditors {
            return "DT_AUDIT, DT_FILTER or DT_AUXILIARY"
        }
        if let path = dynamic.needed.first(where: { $0.contains("/") }) {
            return "it needs '\(path.oneDisplayableLine)'"
        }
        return dynamic.searchPath.first { LibraryFolder(named: $0) == nil }
            .map { "it looks for libraries in '\($0.oneDisplayableLine)'" }
    }
}
