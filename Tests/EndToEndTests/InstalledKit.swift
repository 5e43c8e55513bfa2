import Foundation
import Testing

/// The Swift kit's modules, compiled of what is installed, once for all tests: a plugin is built with a copy of
/// them, as its author has them from the second build on. That a first build makes them is `GuideTests`'.
enum InstalledKit {
    /// Where the kit is.
    static let path = InstalledFeedHost.prefix
        .appendingPathComponent("share/feedhost/swift/FeedPluginKit").path

    private static let modules: (folder: URL, outcome: InstalledFeedHost.Outcome?) = {
        let folder = InstalledFeedHost.prefix.appendingPathComponent("kit-modules")
        // All of them: FeedMarkup, FeedListing and the name of old are made for those that import them.
        let outcome = try? InstalledFeedHost.run(
            """
            set -e; mkdir '\(folder.path)'; cd '\(folder.path)'
            printf 'import FeedListing\\nimport FeedMarkup\\nimport FeedViews\\n' > imports.swift
            OBJECTS=. '\(path)/embedded' imports.so imports.swift
            rm imports.*
            """, in: InstalledFeedHost.prefix)
        return (folder, outcome)
    }()

    /// Makes a folder of a name in another, with the modules in it: what is to be `OBJECTS` there.
    static func copyModules(to name: String, in folder: TemporaryFolder) throws {
        let made = modules.outcome
        try #require(made?.status == 0, "the kit does not build: \(made?.words ?? "")")
        let copied = try InstalledFeedHost.run(
            "cp -Rp '\(modules.folder.path)' '\(name)'", in: folder.url)
        try #require(copied.status == 0, "\(copied.words)")
    }
}
