import Foundation
import Testing

/// The kit for renderers in Swift, as it is installed.
struct KitTests {
    /// Builds a shipped renderer of a copy of its own sources and of the installed kit, and of nothing else.
    ///
    /// - Parameter views: the name by which it imports view models and view protocols.
    private static func build(
        _ name: String, drawing: String, libraries: String = "", views: String = "FeedViews",
        in folder: TemporaryFolder
    ) throws -> String {
        let library = folder.url.appendingPathComponent("\(name).so").path
        let sources = ZooPlugin.package.appendingPathComponent("Plugins/\(name)").path
        let objects = "\(name)-objects"
        try InstalledKit.copyModules(to: objects, in: folder)
        let made = try InstalledFeedHost.run(
            """
            set -e; mkdir '\(name)'; cp -R '\(sources)'/* '\(name)'
            # One module here, where the tree has two.
            sed -i '/^import \(drawing)$/d' '\(name)'/Entry/*.swift
            find '\(name)' -name '*.swift' -exec sed -i 's/import FeedViews$/import \(views)/' {} +
            # What is asked is whether it builds and draws, not how fast. A module of C that it has is its own.
            printf '#!/bin/sh\nexec swiftc "$@" -Onone -Xcc -I\(name)/Clock -Xcc -I\(name)/Digest\n' > compiler
            chmod +x compiler
            SWIFTC=$PWD/compiler OBJECTS=\(objects) '\(InstalledKit.path)/embedded' '\(library)' $(find '\(name)' -name '*.swift') \
                '\(name)/Note/note.c' \(libraries)
            """, in: folder.url)
        try #require(made.status == 0, "\(made.words)")
        return library
    }

    /// Draws with a renderer that was built of the kit, and with the shipped one of the same sources.
    private static func expectSameDrawing(
        of library: String, as name: String, _ options: [String]
    ) throws {
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

    @Test func `is all that the shipped renderers are built of`() throws {
        let folder = try TemporaryFolder()
        for (name, drawing, libraries, options) in [
            ("TextRenderer", "TextRendering", "", ["-O", "style=full"]),
            ("HTMLRenderer", "HTMLRendering", "-l:libmd.a", ["-O", "content=full"]),
        ] {
            let own = try Self.build(name, drawing: drawing, libraries: libraries, in: folder)
            try Self.expectSameDrawing(of: own, as: name, options)
        }
    }

    @Test func `builds renderers that know the views by the name of old`() throws {
        let folder = try TemporaryFolder()
        let own = try Self.build(
            "JSONRenderer", drawing: "JSONRendering", views: "FeedViews", in: folder)
        try Self.expectSameDrawing(of: own, as: "JSONRenderer", [])
    }

    @Test func `a renderer's own entry is a page of code`() throws {
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
