import Foundation
import Testing

@testable import FeedHost

/// The example configuration, which is installed.
@Suite struct ExampleConfigurationTests {
    private func text() throws -> String {
        try String(
            contentsOf: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().appendingPathComponent("../../docs/example-config"),
            encoding: .utf8)
    }

    @Test func `Example configuration changes nothing as installed`() throws {
        #expect(try ConfigurationParser.parse(text(), path: "/config") == Configuration())
    }

    @Test func `Commented settings of the example are valid`() throws {
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
