/// Finds entries of a library that make the loader open files outside of ``LibraryFolder``.
package enum ForeignFolder {
    /// Describes the first such entry; `nil` if there is none.
    package static func reached(by dynamic: ELFDynamic) -> String? {
        if dynamic.hasAuditors {
            return "DT_AUDIT, DT_FILTER or DT_AUXILIARY"
        }
        // The loader replaces $LIB and the like in a name, by what may be a path.
        if let path = dynamic.needed.first(where: { $0.utf8.contains { "/$".utf8.contains($0) } }) {
            return "it needs '\(path.oneDisplayableLine)'"
        }
        return dynamic.searchPath.first { LibraryFolder(named: $0) == nil }
            .map { "it looks for libraries in '\($0.oneDisplayableLine)'" }
    }
}
