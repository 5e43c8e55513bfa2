import Foundation
import Testing

@testable import FeedHost

/// The configuration that is installed as an example.
@Suite struct `The example of a configuration` {
    private func text() throws -> String {
        try String(
            contentsOf: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().appendingPathComponent("../../docs/example-config"),
            encoding: .utf8)
    }

    @Test func `settles nothing as it is`() throws {
        #expect(try ConfigurationParser.parse(text(), path: "/config") == Configuration())
    }

    @Test func `has lines that all hold once they are taken for such`() throws {
        let lines = try text().split(separator: "\n")
        let settled = lines.filter { $0.hasPrefix("#") && !$0.hasPrefix("# ") }.map {
            $0.dropFirst()
        }
        let parsed = try ConfigurationParser.parse(settled.joined(separator: "\n"), path: "/config")
        #expect(parsed.lines.count == settled.count)
        let keys = Set(parsed.lines.map(\.key))
        #expect(keys.isSuperset(of: ConfigurationKey.allCases.map(\.rawValue)))
        #expect(keys.count > 20)
    }
}
