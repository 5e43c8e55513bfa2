import Foundation
import Testing

/// The modules of the installed Swift kit, compiled once for all tests. Builds of plugins get a copy, as they
/// have from their second build on. `GuideTests` tests first builds.
enum InstalledKit {
    /// The folder of the kit.
    static let path = InstalledFeedHost.prefix
        .appendingPathComponent("share/feedhost/swift/FeedPluginKit").path

    private static let modules: (folder: URL, outcome: Shell.Outcome?) = {
        let folder = InstalledFeedHost.prefix.appendingPathComponent("kit-modules")
        // The modules that plugins may import.
        let outcome = try? Shell.run(
            """
            set -e; mkdir '\(folder.path)'; cd '\(folder.path)'
            printf 'import FeedMarkup\\nimport FeedViews\\n' > imports.swift
            OBJECTS=. '\(path)/embedded' imports.so imports.swift
            rm imports.*
            """, in: InstalledFeedHost.prefix)
        return (folder, outcome)
    }()

    /// Copies the modules to a new folder, for `OBJECTS`.
    static func copyModules(to name: String, in folder: TemporaryFolder) throws {
        let made = modules.outcome
        try #require(made?.status == 0, "the kit does not build: \(made?.words ?? "")")
        let copied = try Shell.run(
            "cp -Rp '\(modules.folder.path)' '\(name)'", in: folder.url)
        try #require(copied.status == 0, "\(copied.words)")
    }
}
