import Foundation
import Testing

/// The installed kit for renderers in Swift.
final class KitTests: TestsInFolder {
    /// Builds a shipped renderer from a copy of its sources and the installed kit.
    private func build(_ name: String, drawing: String) throws -> String {
        let library = folder.url.appendingPathComponent("\(name).so").path
        let sources = ZooPlugin.package.appendingPathComponent("Plugins/\(name)").path
        let objects = "\(name)-objects"
        try InstalledKit.copyModules(to: objects, in: folder)
        let made = try Shell.run(
            """
            set -e; mkdir '\(name)'; cp -R '\(sources)'/* '\(name)'
            # The plugin has one module here, two in the tree.
            sed -i '/^import \(drawing)$/d' '\(name)'/Entry/*.swift
            # Without optimization, as only the result matters. Includes the plugin's own C modules. In the kit's
            # package, where FeedMarkup has what only our renderers use.
            printf '#!/bin/sh\nexec swiftc "$@" -Onone -package-name FeedPluginKit -Xcc -I\(name)/Clock\n' > compiler
            chmod +x compiler
            SWIFTC=$PWD/compiler OBJECTS=\(objects) '\(InstalledKit.path)/embedded' '\(library)' $(find '\(name)' -name '*.swift') \
                '\(name)/Note/note.c'
            """, in: folder.url)
        try #require(made.status == 0, "\(made.words)")
        return library
    }

    @Test(arguments: [
        ("TextRenderer", "TextRendering", ["-O", "style=full"]),
        ("HTMLRenderer", "HTMLRendering", ["-O", "content=full"]),
        ("JSONRenderer", "JSONRendering", []),
    ])
    func `A shipped renderer that is built with the installed kit draws the same`(
        name: String, drawing: String, options: [String]
    ) throws {
        let library = try build(name, drawing: drawing)
        let plugins = InstalledFeedHost.prefix.appendingPathComponent("lib/feedhost/plugins")
        for document in [SampleDocuments.rss, SampleDocuments.atom] {
            let drawn = try [
                library, plugins.appendingPathComponent("lib\(name).so").path,
            ].map {
                try FeedHostProcess.run(
                    ["--seat", "in-process", "-r", $0, "-"] + options, input: Data(document.utf8))
            }
            #expect(drawn[0].status == 0, "\(drawn[0].errors)")
            #expect(!drawn[0].output.isEmpty && drawn[0].output == drawn[1].output)
        }
    }

    @Test func `A small plugin that ends itself says why`() throws {
        try InstalledKit.copyModules(to: "objects", in: folder)
        let feedhost = InstalledFeedHost.prefix.appendingPathComponent("bin/feedhost").path
        try Shell.require(
            """
            set -e; cd '\(folder.url.path)'; '\(feedhost)' new small --language swift; cd small
            sed -i '/func display(_ feed: FeedViewModel) {/a precondition(feed.items.isEmpty, "no tide")' \
                Sources/Plugin/Renderer.swift
            OBJECTS=../objects '\(InstalledKit.path)/embedded' ../small.so Sources/*/*.swift Sources/Note/note.c
            """)
        let outcome = try FeedHostProcess.run(
            ["-r", folder.url.appendingPathComponent("small.so").path, "-"],
            input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.status == 70)
        #expect(outcome.errors.contains("it said '"), "\(outcome.errors)")
        #expect(outcome.errors.contains(": no tide')"), "\(outcome.errors)")
    }

    @Test func `Renderer entry is at most 45 lines of code`() throws {
        let entry = ZooPlugin.package.appendingPathComponent("Plugins/TextRenderer/Entry")
        let files = try FileManager.default.contentsOfDirectory(atPath: entry.path)
        let lines = try files.reduce(0) { count, name in
            try count
                + String(contentsOf: entry.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).count - 1
        }
        #expect(files.sorted() == ["Entry.swift", "TextRenderer.swift"])
        #expect(lines <= 45, "\(lines) lines")
    }
}
