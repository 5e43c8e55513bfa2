import Testing

@testable import PluginHosting

@Suite struct `A note` {
    private static let versions = "abi=1\nabi-minimum=1\n"
    private static let needed = versions + "id=a-1\nname=A\nversion=1.0.2\nviews=feed\n"

    private func parse(_ text: String, host: ABIRange = .host) throws(PluginFault) -> PluginManifest
    {
        try PluginManifest.parse(Array(text.utf8) + [0], host: host)
    }

    @Test func `says what the plugin is`() throws {
        let manifest = try parse(
            """
            views=image feed feed
            option=style|choice:plain,rich|plain|how it looks | and feels
            option=width|integer||cells
            option=links|boolean|yes|whether links show
            option=title|text||

            media-type=text/plain; charset=utf-8
            extension=txt
            needs=network terminal
            summary=Ünïcode = fine
            license=MIT OR Apache-2.0
            a-key-of-the-future=whatever
            version=1.10
            name=Two words
            id=two-words-2
            abi-minimum=1
            abi=1
            """)
        #expect(manifest.id == "two-words-2")
        #expect(manifest.name == "Two words")
        #expect(manifest.version == PluginVersion("1.10"))
        #expect(manifest.license == "MIT OR Apache-2.0")
        #expect(manifest.summary == "Ünïcode = fine")
        #expect(manifest.views == [.feed, .image])
        #expect(manifest.needs == [.terminal, .network])
        #expect(manifest.mediaType == "text/plain; charset=utf-8")
        #expect(manifest.fileExtension == "txt")
        #expect(manifest.abi == ABIRange(minimum: 1, current: 1))
        #expect(
            manifest.options == [
                PluginOption(
                    key: "style", type: .choice(["plain", "rich"]), defaultValue: "plain",
                    help: "how it looks | and feels"),
                PluginOption(key: "width", type: .integer, defaultValue: "", help: "cells"),
                PluginOption(
                    key: "links", type: .boolean, defaultValue: "true",
                    help: "whether links show"),
                PluginOption(key: "title", type: .text, defaultValue: "", help: ""),
            ])
    }

    @Test func `needs little`() throws {
        let manifest = try parse(Self.needed)
        #expect(manifest.id == "a-1")
        #expect(manifest.license == nil)
        #expect(manifest.options.isEmpty)
    }

    @Test(arguments: [
        ("", PluginManifestError.Fault.missingKey("abi"), nil),
        ("abi=1\n", .missingKey("abi-minimum"), nil),
        ("abi=one\nabi-minimum=1\n", .invalidABI("one"), 1),
        ("abi=1\nabi-minimum=2\n", .invalidABI("2"), 2),
        ("abi=1\nabi-minimum=-1\n", .invalidABI("-1"), 2),
        (versions, .missingKey("id"), nil),
        (versions + "id=\n", .missingKey("id"), 3),
        (versions + "id=A\n", .invalidID("A"), 3),
        (versions + "id=1a\n", .invalidID("1a"), 3),
        (versions + "id=a/b\n", .invalidID("a/b"), 3),
        (versions + "id=é\n", .invalidID("é"), 3),
        (versions + "id=a\nversion=1..2\n", .invalidVersion("1..2"), 4),
        (versions + "id=a\nversion=v1\n", .invalidVersion("v1"), 4),
        (versions + "id=a\nversion=+1\n", .invalidVersion("+1"), 4),
        (versions + "id=a\nversion=1\nviews=\n", .missingKey("views"), nil),
        (versions + "id=a\nversion=1\nviews=feed sound\n", .unknownView("sound"), 5),
        (versions + "id=a\nversion=1\nviews=feed\n", .missingKey("name"), nil),
        (needed + "needs=money\n", .unknownNeed("money"), 7),
        (needed + "id=b\n", .repeatedKey("id"), 7),
        (needed + "no equals sign\n", .notKeyAndValue, 7),
        (needed + "=value\n", .notKeyAndValue, 7),
        (needed + "summary=\u{1B}[31mred\n", .notText, 7),
        (needed + "summary=one\r\nlicense=MIT\r\n", .notText, 7),
        (needed + "summary=\u{202E}desrever\n", .notText, 7),
        (needed + "option=a|text|x\n", .invalidOption("a|text|x"), 7),
        (needed + "option=A|text||\n", .invalidOption("A|text||"), 7),
        (needed + "option=a|colour||\n", .invalidOption("a|colour||"), 7),
        (needed + "option=a|choice:||\n", .invalidOption("a|choice:||"), 7),
        (needed + "option=a|choice:x,y|z|\n", .invalidOption("a|choice:x,y|z|"), 7),
        (needed + "option=a|integer|ten|\n", .invalidOption("a|integer|ten|"), 7),
        (needed + "option=a|text||\noption=a|text||\n", .invalidOption("a|text||"), 8),
    ])
    func `is refused with the line`(
        text: String, fault: PluginManifestError.Fault, line: Int?
    ) {
        #expect(throws: PluginFault.malformedNote(PluginManifestError(fault, line: line))) {
            try parse(text)
        }
    }

    @Test func `is refused where it is too long, or no text`() {
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.tooLong))) {
            try parse(String(repeating: "a", count: 70_000))
        }
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.notText))) {
            try PluginManifest.parse([0x61, 0xFF, 0x3D])
        }
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.invalidID(longID), line: 3)))
        {
            try parse(Self.versions + "id=\(longID)\n")
        }
    }

    private var longID: String { String(repeating: "a", count: 65) }

    @Test func `is measured by both sides' versions before all else`() throws {
        let host = ABIRange(minimum: 3, current: 5)
        func fault(_ minimum: UInt32, _ current: UInt32) -> PluginFault? {
            do {
                _ = try parse("abi=\(current)\nabi-minimum=\(minimum)\nid=?\n", host: host)
                return nil
            } catch {
                return error
            }
        }
        let meeting = PluginFault.malformedNote(PluginManifestError(.invalidID("?"), line: 3))
        #expect(fault(6, 7) == .abiTooNew(plugin: ABIRange(minimum: 6, current: 7), host: host))
        #expect(fault(1, 2) == .abiTooOld(plugin: ABIRange(minimum: 1, current: 2), host: host))
        #expect(fault(5, 9) == meeting)
        #expect(fault(1, 3) == meeting)
        #expect(fault(4, 4) == meeting)
    }

    @Test func `has versions in the order of their numbers`() throws {
        let ordered = ["0.9", "1", "1.0.1", "1.2", "1.10", "2.0"]
        let versions = ordered.compactMap { PluginVersion($0) }
        #expect(versions.count == ordered.count)
        #expect(versions.shuffled().sorted() == versions)
        #expect(PluginVersion("1.0") == PluginVersion("1"))
        #expect(PluginVersion("1.0")?.description == "1.0")
        #expect(PluginVersion("4294967296") == nil)
    }
}
