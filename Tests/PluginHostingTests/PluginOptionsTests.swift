import Testing
import WorkerProtocol

@testable import PluginHosting
@testable import PluginReading

@Suite struct PluginOptionsTests {
    private let manifest = PluginManifest(
        id: "sample", name: "Sample", version: PluginVersion("1")!, views: [.feed],
        options: [
            PluginOption(
                key: "style", type: .choice(["plain", "rich", "caf\u{E9}"]), defaultValue: "plain",
                help: ""),
            PluginOption(key: "width", type: .anyInteger, defaultValue: "", help: ""),
            PluginOption(key: "depth", type: .integer(-2...7), defaultValue: "", help: ""),
            PluginOption(key: "links", type: .boolean, defaultValue: "false", help: ""),
            PluginOption(key: "title", type: .text, defaultValue: "None", help: ""),
        ])

    private func values(
        _ given: [(key: String, value: String)]
    ) throws(PluginOptionError) -> [String] {
        try PluginOptions(given, for: manifest).entries.map { "\($0.key)=\($0.value)" }
    }

    @Test func `Uses defaults for missing options`() throws {
        #expect(try values([]) == ["style=plain", "width=", "depth=", "links=false", "title=None"])
    }

    @Test func `Lists normalized values in the note's order, the last one given winning`() throws {
        let given = [
            ("title", ""), ("links", "on"), ("width", "-007"), ("width", "+12"), ("depth", "7"),
            ("depth", "-02"),
        ]
        #expect(
            try values(given.map { (key: $0.0, value: $0.1) })
                == ["style=plain", "width=12", "depth=-2", "links=true", "title="])
        let style = try values([(key: "style", value: "cafe\u{301}")])[0]
        #expect(Array(style.utf8) == Array("style=caf\u{E9}".utf8))
    }

    @Test func `Rejects undeclared options`() {
        #expect(
            throws: PluginOptionError.unknown(
                key: "colour", plugin: "sample",
                known: ["style", "width", "depth", "links", "title"])
        ) { try values([(key: "colour", value: "red")]) }
    }

    @Test(arguments: [
        ("style", "Plain"), ("style", ""), ("width", "ten"), ("width", ""),
        ("width", "9223372036854775808"),
        ("depth", "8"), ("depth", "-3"), ("depth", "7.0"), ("links", "maybe"),
        ("title", "two\nlines"),
        ("title", "\u{1B}[2J"),
    ])
    func `Rejects values of the wrong type`(key: String, value: String) {
        let error = #expect(throws: PluginOptionError.self) {
            try values([(key: key, value: value)])
        }
        guard case .invalid(let refused, let option, "sample") = error else {
            Issue.record("the error is \(String(describing: error))")
            return
        }
        #expect(refused == value)
        #expect(option.key == key)
    }
}
