import Foundation
package import Testing

/// Compares `text` with the named file in the folder Snapshots beside the test.
///
/// With FEEDHOST_RECORD_SNAPSHOTS=1 in the environment, writes the file instead.
package func expectSnapshot(
    _ text: String, named name: String, of test: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(fileURLWithPath: test).deletingLastPathComponent()
        .appendingPathComponent("Snapshots").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["FEEDHOST_RECORD_SNAPSHOTS"] == "1" {
        try Data(text.utf8).write(to: file)
        return
    }
    let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == recorded, sourceLocation: sourceLocation)
}
