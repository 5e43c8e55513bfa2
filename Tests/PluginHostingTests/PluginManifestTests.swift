import TestSupport
import Testing

@testable import PluginFinding
@testable import PluginReading

@Suite struct PluginManifestTests {
    private static let versions = "abi=1\nabi-minimum=1\n"
    private static let needed = versions + "id=a-1\nname=A\nversion=1.0.2\nviews=feed\n"

    private func parse(_ text: String, host: ABIRange = .host) throws(PluginFault) -> PluginManifest
    {
        try PluginManifest.parse(Array(text.utf8) + [0], host: host)
    }

    @Test(arguments: [
        ("id=a", true), ("abi=1\nid=a\nname=x", true), ("abi=1\n\nid=a\n", true), ("id=a\0x", true),
        ("", false), ("id=", false), ("id=ab", false), ("xid=a", false), ("name=id=a\n", false),
        ("id=b\nabi=1", false), ("i\nd=a", false), ("id=a\nx", true), ("x\nid=a\0", true),
        ("\n\nid=a", true),
    ])
    func `Detects lines that may name an id`(note: String, isNamed: Bool) {
        #expect(PluginManifestParser.mayName("a", in: Array(note.utf8)) == isNamed)
    }

    @Test func `Reads all fields`() throws {
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
            images=pixels IMAGE/PNG image/svg+xml image/png
            option=depth|integer:3..3|3|
            option=low|integer:..-1||
            option=high|integer:0..|7|
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
                PluginOption(key: "width", type: .anyInteger, defaultValue: "", help: "cells"),
                PluginOption(
                    key: "links", type: .boolean, defaultValue: "true",
                    help: "whether links show"),
                PluginOption(key: "title", type: .text, defaultValue: "", help: ""),
                PluginOption(key: "depth", type: .integer(3...3), defaultValue: "3", help: ""),
                PluginOption(key: "low", type: .integer(.min ... -1), defaultValue: "", help: ""),
                PluginOption(key: "high", type: .integer(0 ... .max), defaultValue: "7", help: ""),
            ])
        #expect(
            manifest.images == [.pixels, .mediaType("image/png"), .mediaType("image/svg+xml")])
        #expect(manifest.remarks.isEmpty)
    }

    @Test func `Ignores unknown fields and remarks on them`() throws {
        let manifest = try parse(
            """
            id=a
            name=A
            version=1
            views=hologram feed feeds
            lisense=MIT
            a-key-of-the-future=whatever
            a-key-of-the-future=again
            org.example.own=never told of
            option=tint|colour:rgb|any text at all|help
            option=width|intger|x|
            images=pixel image/png vectors
            wants=terminal money termnal
            seat=wroker here
            abi=1
            abi-minimum=1
            """)
        #expect(manifest.views == [.feed])
        #expect(manifest.images == [.mediaType("image/png")])
        #expect(manifest.license == nil)
        #expect(manifest.wants == [.terminal])
        #expect(!manifest.needsWorker)
        #expect(
            manifest.options == [
                PluginOption(
                    key: "tint", type: .text, defaultValue: "any text at all", help: "help"),
                PluginOption(key: "width", type: .text, defaultValue: "x", help: ""),
            ])
        #expect(
            manifest.remarks.map(\.words) == [
                "line 4 of its note: there is no view 'hologram'",
                "line 4 of its note: there is no view 'feeds'; did you mean 'feed'?",
                "line 5 of its note: there is no key 'lisense'; did you mean 'license'?",
                "line 6 of its note: there is no key 'a-key-of-the-future'",
                "line 7 of its note: there is no key 'a-key-of-the-future'",
                "line 9 of its note: there is no type 'colour:rgb', so the option 'tint' takes any "
                    + "text",
                "line 10 of its note: there is no type 'intger', so the option 'width' takes any "
                    + "text; did you mean 'integer'?",
                "line 11 of its note: pictures have no form 'pixel'; did you mean 'pixels'?",
                "line 11 of its note: pictures have no form 'vectors'",
                "line 12 of its note: there is no need 'money', so it is never granted",
                "line 12 of its note: there is no need 'termnal', so it is never granted; did you "
                    + "mean 'terminal'?",
                "line 13 of its note: there is no seat 'wroker' to ask for; did you mean 'worker'?",
                "line 13 of its note: there is no seat 'here' to ask for",
            ])
    }

    @Test func `Limits the remarks`() throws {
        let manifest = try parse(Self.needed + String(repeating: "x=\n", count: 10_000))
        #expect(manifest.remarks.count == PluginNoteRemark.limit)
        #expect(manifest.remarks.last?.line == 6 + PluginNoteRemark.limit)
    }

    @Test func `Requires extensions by name and revision`() throws {
        let host = ABIRange(minimum: 1, current: 3)
        let offered = ["feedhost.a/1", "feedhost.b/2"].compactMap { PluginRequirement($0) }
        func fault(_ requires: String, _ rest: String = "") -> PluginFault? {
            do {
                let text = Self.needed + "requires=\(requires)\n\(rest)"
                let manifest = try PluginManifest.parse(
                    Array(text.utf8), host: host, offering: offered)
                #expect(
                    manifest.requires.map(\.description)
                        == requires.split(separator: " ").map(String.init))
                return nil
            } catch {
                return error
            }
        }
        func missing(_ name: String, _ revision: UInt32) -> PluginFault {
            .extensionMissing(
                PluginRequirement(name: name, revision: revision), offered: offered)
        }
        #expect(fault("") == nil)
        #expect(fault("feedhost.b/2  feedhost.a/1".replacing("  ", with: " ")) == nil)
        #expect(fault("feedhost.a/2") == missing("feedhost.a", 2))
        #expect(fault("feedhost.b/1") == missing("feedhost.b", 1))
        #expect(fault("feedhost.a/1 a9-.b/4294967295") == missing("a9-.b", .max))
        #expect(fault("abi/3") == nil)
        #expect(
            fault("abi/4") == .abiTooNew(plugin: ABIRange(minimum: 4, current: 4), host: host))
        // A later version's fields are not validated.
        #expect(fault("feedhost.a/2", "needs=money\n") == missing("feedhost.a", 2))
    }

    @Test func `Accepts every extension this host offers`() throws {
        #expect(!PluginRequirement.offered.isEmpty)
        for requirement in PluginRequirement.offered {
            #expect(try parse(Self.needed + "requires=\(requirement)\n").requires == [requirement])
        }
    }

    @Test(arguments: [
        ("text/plain", true), ("TEXT/HTML; x=y", true), (" text/plain", true), ("image/png", false),
        ("application/json", true), ("application/atom+xml", true), ("application/x-json", false),
        ("x/y; charset=utf-8", true), ("x/y;a=b ;  CHARSET=utf-8", true), ("x/y;charset=", true),
        ("x/y charset=utf-8", false), ("x/y;xcharset=1", false), (" ;image/png", true),
    ])
    func `Recognizes media types of text`(mediaType: String, writesText: Bool)
        throws
    {
        let manifest = try parse(Self.needed + "media-type=\(mediaType)\n")
        #expect(manifest.mediaType == mediaType)
        #expect(manifest.writesText == writesText)
    }

    @Test func `Writes text by default`() throws {
        #expect(try parse(Self.needed).writesText)
    }

    @Test func `Displays lines as written, with control characters replaced`() {
        let text = Array("id=a\n\nname=\u{1B}[31mred\nx\n\0rest".utf8) + [0xFF]
        #expect(PluginNoteLines.lines(of: text) == ["id=a", "", "name= [31mred", "x"])
        #expect(PluginNoteLines.lines(of: []) == [])
        #expect(PluginNoteLines.read(at: "/nonexistent") == nil)
        #expect(PluginNoteLines.read(at: "/") == nil)
        #expect(PluginNoteLines.read(at: "/bin/sh") == nil)
    }

    @Test func `Accepts notes up to the size documented in the header`() throws {
        let fill = PluginManifest.noteLimit - Self.needed.utf8.count - "summary=".utf8.count
        let whole = Self.needed + "summary=" + String(repeating: "s", count: fill)
        #expect(
            try PluginManifest.parse(Array(whole.utf8)).summary?.utf8.count == fill)
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.tooLong))) {
            try PluginManifest.parse(Array((whole + "s").utf8))
        }
    }

    @Test(arguments: 0..<40)
    func `Parses or rejects random notes, with valid results`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pieces = [
            "abi=1", "abi-minimum=1", "id=a", "name=N", "version=1.2", "views=feed", "views=x feed",
            "needs=terminal", "requires=feedhost.plain-text/1", "images=pixels a/b",
            "option=k|integer:1..5|3|h", "option=k|text||", "option=z|choice:a,b|b|h", "x=y",
            "a.b=c",
            "\n", "\n", "\n", "=", "|", "\0", "é", "\u{202E}", "..", ",", " ",
        ]
        for _ in 0..<200 {
            var text: [UInt8] = []
            if Bool.random(using: &generator) {
                text += Array(Self.needed.utf8)
            }
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                text += Array(pieces.randomElement(using: &generator)!.utf8)
                if Bool.random(using: &generator) {
                    text.append(UInt8(ascii: "\n"))
                }
                if Int.random(in: 0..<10, using: &generator) == 0 {
                    text.append(UInt8.random(in: .min ... .max, using: &generator))
                }
            }
            guard let manifest = try? PluginManifest.parse(text) else { continue }
            #expect(!manifest.id.isEmpty && manifest.id.utf8.count <= 64)
            #expect(!manifest.name.isEmpty && !manifest.views.isEmpty)
            #expect(Set(manifest.options.map(\.key)).count == manifest.options.count)
            #expect(Set(manifest.images).count == manifest.images.count)
            for option in manifest.options where !option.defaultValue.isEmpty {
                #expect(option.type.canonicalValue(of: option.defaultValue) == option.defaultValue)
            }
            for words in [manifest.name, manifest.summary ?? ""] + manifest.remarks.map(\.words) {
                #expect(!words.unicodeScalars.contains { !$0.isDisplayable })
            }
        }
    }

    @Test(arguments: [
        ("", PluginManifestError.Fault.missingKey("abi"), nil),
        ("abi=1\n", .missingKey("abi-minimum"), nil),
        ("abi=one\nabi-minimum=1\n", .invalidABI("one"), 1),
        ("abi=1\nabi-minimum=2\n", .minimumAboveABI(ABIRange(minimum: 2, current: 1)), 2),
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
        (versions + "id=a\nversion=1\nviews=\n", .missingKey("views"), 5),
        (versions + "id=a\nversion=1\nviews=sound smell\n", .unknownView("sound"), 5),
        (versions + "id=a\nname=A\nversion=1\n", .missingKey("views"), nil),
        (versions + "id=a\nversion=1\nviews=feed\n", .missingKey("name"), nil),
        (needed + "needs=money\n", .unknownNeed("money"), 7),
        (needed + "needs=terminal money\n", .unknownNeed("money"), 7),
        (needed + "id=b\n", .repeatedKey("id"), 7),
        (needed + "abi=1\n", .repeatedKey("abi"), 7),
        (needed + "abi-minimum=1\n", .repeatedKey("abi-minimum"), 7),
        (needed + "requires=a/1\nrequires=a/1\n", .repeatedKey("requires"), 8),
        (needed + "no equals sign\n", .notKeyAndValue, 7),
        (needed + "=value\n", .notKeyAndValue, 7),
        (needed + "summary=\u{1B}[31mred\n", .undisplayable(0x1B), 7),
        (needed + "summary=one\r\nlicense=MIT\r\n", .undisplayable(0x0D), 7),
        (needed + "summary=\u{202E}desrever\n", .undisplayable(0x202E), 7),
        (needed + "images=png/\n", .invalidImages("png/"), 7),
        (needed + "images=/png\n", .invalidImages("/png"), 7),
        (needed + "images=image/png;q=1\n", .invalidImages("image/png;q=1"), 7),
        (needed + "images=image/a/b\n", .invalidImages("image/a/b"), 7),
        (needed + "images=image/*\n", .invalidImages("image/*"), 7),
        (needed + "images=image/.a\n", .invalidImages("image/.a"), 7),
        (needed + "images=Pixels\n", .invalidImages("Pixels"), 7),
        (needed + "option=a|text||\noption=a|text||\n", .invalidOption("a|text||"), 8),
    ])
    func `Rejects invalid notes with the line`(
        text: String, fault: PluginManifestError.Fault, line: Int?
    ) {
        #expect(throws: PluginFault.malformedNote(PluginManifestError(fault, line: line))) {
            try parse(text)
        }
    }

    private func reject(_ line: String, as fault: PluginManifestError.Fault) {
        #expect(throws: PluginFault.malformedNote(PluginManifestError(fault, line: 7))) {
            try parse(Self.needed + line)
        }
    }

    @Test(arguments: [
        "a|text|x", "A|text||", "a|Colour||", "a|integer:1.5||", "a|integer:1..5..9||",
        "a|integer:1. .5||", "a|||", "a|:x||", "a|text:||", "a|boolean:x||", "a|choice||",
        "a|integer:||", "a|integer:5||", "a|integer:..||", "a|integer:1..0||", "a|integer:1...3||",
        "a|integer:+1..3||", "a|integer:1..+3||", "a|integer:1.. 3||",
        "a|integer:1..9223372036854775808||", "a|integer:-9223372036854775809..||",
        "a|integer:1..3|4|", "a|choice:||", "a|choice:x,y|z|", "a|integer|ten|",
    ])
    func `Rejects invalid options with the line`(option: String) {
        reject("option=\(option)\n", as: .invalidOption(option))
    }

    @Test(arguments: [
        "plain", "a.b/0", "a.b/01", "a.b/+1", "a.b/", "a.b/1/2", "/1", "A/1", ".a/1",
        "a.b/4294967296",
    ])
    func `Rejects invalid requirements with the line`(requirement: String) {
        reject("requires=\(requirement)\n", as: .invalidRequirement(requirement))
    }

    @Test(arguments: [2, 33, 100])
    func `Rejects a repeated option among any number`(count: Int)
        throws
    {
        let options = (1..<count).map { "option=o\($0)|text||\n" }.joined()
        #expect(try parse(Self.needed + options + "option=last|text||\n").options.count == count)
        let fault = PluginManifestError(.invalidOption("o1|text||"), line: 6 + count)
        #expect(throws: PluginFault.malformedNote(fault)) {
            try parse(Self.needed + options + "option=o1|text||\n")
        }
    }

    @Test func `Rejects notes that are not UTF-8, and long ids`() {
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.notText))) {
            try PluginManifest.parse([0x61, 0xFF, 0x3D])
        }
        // A continuation byte without a start.
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.notText))) {
            try PluginManifest.parse(Array((Self.needed + "summary=").utf8) + [0x80])
        }
        #expect(throws: PluginFault.malformedNote(PluginManifestError(.invalidID(longID), line: 3)))
        {
            try parse(Self.versions + "id=\(longID)\n")
        }
    }

    private var longID: String { String(repeating: "a", count: 65) }

    @Test func `Checks ABI versions before everything else`() throws {
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

    @Test func `Orders versions by number`() throws {
        let ordered = ["0.9", "1", "1.0.1", "1.2", "1.10", "2.0"]
        let versions = ordered.compactMap { PluginVersion($0) }
        #expect(versions.count == ordered.count)
        #expect(versions.shuffled().sorted() == versions)
        #expect(PluginVersion("1.0") == PluginVersion("1"))
        #expect(PluginVersion("1.0")?.description == "1.0")
        #expect(PluginVersion("4294967296") == nil)
    }
}
