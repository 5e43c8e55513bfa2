import Foundation
import Testing

/// Portable modules must import no platform. Their files may import only these modules.
struct ImportTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    private static let modules = [
        // Locks are part of the language.
        "Feed/FeedModel": [], "Feed/FeedMarkup": ["Synchronization"],
        "Feed/FeedParsing": ["FeedModel", "FeedMarkup", "Synchronization"],
        "Presentation/FeedViews": ["FeedModel", "Synchronization"],
        "Presentation/FeedPresentation": [
            "FeedMarkup", "FeedModel", "FeedViews", "Synchronization",
        ],
        "Presentation/ReaderPresentation": [
            "FeedMarkup", "FeedModel", "FeedPresentation", "FeedViews",
        ],
        "Presentation/FeedComposition": ["FeedMarkup", "FeedModel", "FeedPresentation"],
        "Presentation/FeedAsync": ["FeedModel", "FeedPresentation"],
        "Plugins/FeedRendering": [],
    ]

    @Test(arguments: modules.keys.sorted())
    func `Imports only allowed modules`(module: String) throws {
        let folder = Self.sources.appendingPathComponent(module)
        let files = try #require(
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let index = words.prefix(3).firstIndex(of: "import") else { continue }
                let imported = try #require(words.dropFirst(index + 1).last)
                #expect(
                    Self.modules[module]?.contains(String(imported)) == true,
                    "\(file.lastPathComponent) imports \(imported)")
            }
        }
        #expect(count > 0)
    }
}
