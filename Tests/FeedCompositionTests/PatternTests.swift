import Foundation
import Testing

/// Presenters know abstract views only: memory, threads and platforms are composition's. See docs/PATTERN.md.
struct PatternTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Presentation")

    /// Words of memory management, of threads and of views that may be missing.
    private static let foreign = [
        "weak ", "unowned", "Unmanaged", "Task {", "Task(", "Task.", "Thread", "DispatchQueue",
        "@MainActor", "View)?", "View?", "View)!", "View!", "Optional<any",
    ]

    @Test(arguments: ["FeedPresentation/Presenters", "ReaderPresentation/Presenter"])
    func `Presenters manage no memory, no thread and no view that may be missing`(folder: String)
        throws
    {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        #expect(files.count > 5)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for word in Self.foreign {
                    #expect(!line.contains(word), "\(file.lastPathComponent): \(line)")
                }
            }
        }
    }
}
