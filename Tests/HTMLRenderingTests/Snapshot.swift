import Foundation
import Testing

/// Compares `text` with the file of that name in Snapshots.
///
/// With FEEDHOST_RECORD_SNAPSHOTS=1 in the environment, and only then, the file is written.
func expectSnapshot(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["FEEDHOST_RECORD_SNAPSHOTS"] == "1" {
        try Data(text.utf8).write(to: file)
        return
    }
    let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == recorded, sourceLocation: sourceLocation)
}
