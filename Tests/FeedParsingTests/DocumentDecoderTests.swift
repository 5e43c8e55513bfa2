import FeedLoading
import FeedModel
import Testing

@testable import FeedParsing

struct DocumentDecoderTests {

    private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
    }

    private func utf32(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let four = [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
            return isBigEndian ? four : four.reversed()
        }
    }

    @Test func `Reports a legacy encoding that needs a converter`() {
        let text = Array("<?xml version='1.0'\nencoding='koi8-r'?>".utf8)
        let document = DocumentDecoder.decode(text + [0xF6, 0xC9])
        #expect(document.problems.map(\.code) == ["encoding-unsupported"])
        #expect(document.problems.map(\.line) == [2])
        #expect(document.encodingName == "windows-1252")
        // ASCII is the same in it.
        #expect(DocumentDecoder.decode(text).encodingName == "koi8-r")
        #expect(DocumentDecoder.decode(text).problems.isEmpty)
        #expect(
            DocumentDecoder.decode(text, charset: "cp437").problems.map(\.code)
                == ["encoding-unknown"])
    }

    @Test func `Uses the converter of the application`() {
        final class UppercasingConverter: EncodingConverter {
            func knows(_ encoding: EncodingName) -> Bool { encoding.iconv == "SHOUT" }

            func convert(
                _ bytes: Span<UInt8>, from encoding: EncodingName, into output: inout [UInt8]
            ) -> DecodingFaults {
                for index in bytes.indices { output.append(bytes[index] & 0x5F) }
                var faults = DecodingFaults()
                faults.add(at: 0)
                return faults
            }
        }
        let reading = read(
            Array("abc".utf8) + [0xE9], charset: "shout", converter: UppercasingConverter())
        #expect(reading.encoding == "shout" && reading.problems == ["encoding-invalid-bytes"])
        #expect(reading.text.hasPrefix("ABC") && !reading.isUnchanged)
    }

    @Test(arguments: [
        ("Shift-JIS", EncodingName(iconv: "CP932", whatwg: "shift_jis")),
        ("cp1251", EncodingName(iconv: "CP1251", whatwg: "windows-1251")),
        ("hz-gb-2312", EncodingName(iconv: "GB18030", whatwg: "gb18030")),
        ("IBM-999", EncodingName(iconv: "IBM-999", whatwg: "ibm-999")),
    ])
    func `Passes the iconv and WHATWG names to the converter`(
        label: String, expected: EncodingName
    ) {
        final class NameWritingConverter: EncodingConverter {
            func knows(_ encoding: EncodingName) -> Bool { true }

            func convert(
                _ bytes: Span<UInt8>, from encoding: EncodingName, into output: inout [UInt8]
            ) -> DecodingFaults {
                output += Array("\(encoding.iconv) \(encoding.whatwg)".utf8)
                return DecodingFaults()
            }
        }
        let reading = read(
            Array("abc".utf8) + [0xE9], charset: label, converter: NameWritingConverter())
        #expect(reading.text == "\(expected.iconv) \(expected.whatwg)")
        #expect(!reading.isUnchanged)
    }

    @Test func `Does not copy ASCII and UTF-8`() {
        for text in [
            "<rss/>", "<rss>é€😀</rss>", "", "<?xml version='1.0' encoding='UTF-8'?>é",
            "<?xml version='1.0' encoding='' standalone='yes'?>é",
        ] {
            #expect(
                read(Array(text.utf8))
                    == Reading(text: text, encoding: "utf-8", isUnchanged: true))
        }
        let latin = #"<?xml version="1.0" encoding="ISO-8859-1"?><rss/>"#
        #expect(
            read(Array(latin.utf8))
                == Reading(text: latin, encoding: "windows-1252", isUnchanged: true))
    }

    @Test func `Prefers a byte-order mark over all labels, and removes it`() {
        let text = #"<?xml version="1.0" encoding="koi8-r"?>ж"#
        #expect(
            read([0xEF, 0xBB, 0xBF] + Array(text.utf8), charset: "big5")
                == Reading(
                    text: text, encoding: "utf-8",
                    problems: ["encoding-mislabelled", "encoding-mislabelled"], isUnchanged: true))
        for (bytes, encoding) in [
            ([0xFE, 0xFF] + utf16(text, isBigEndian: true), "utf-16be"),
            ([0xFF, 0xFE] + utf16(text, isBigEndian: false), "utf-16le"),
            ([0, 0, 0xFE, 0xFF] + utf32(text, isBigEndian: true), "utf-32be"),
            ([0xFF, 0xFE, 0, 0] + utf32(text, isBigEndian: false), "utf-32le"),
        ] as [([UInt8], String)] {
            #expect(
                read(bytes)
                    == Reading(text: text, encoding: encoding, problems: ["encoding-mislabelled"]))
        }
    }

    @Test(arguments: ["<?xml version='1.0'?>é😀", "<rss>é😀", "{\"é\": \"😀\"}"])
    func `Detects UTF-16 and UTF-32 without a byte-order mark`(text: String) {
        for isBigEndian in [false, true] {
            let suffix = isBigEndian ? "be" : "le"
            #expect(
                read(utf16(text, isBigEndian: isBigEndian), charset: "utf-8")
                    == Reading(
                        text: text, encoding: "utf-16" + suffix,
                        problems: ["encoding-mislabelled"]))
            #expect(
                read(utf16(text, isBigEndian: isBigEndian), charset: "utf-16")
                    == Reading(text: text, encoding: "utf-16" + suffix))
            #expect(
                read(utf32(text, isBigEndian: isBigEndian))
                    == Reading(text: text, encoding: "utf-32" + suffix))
        }
    }

    @Test(
        arguments: [
            ("windows-1251", [0xC6, 0xE8], "Жи", "windows-1251"),
            ("cp1251", [0xC6, 0xE8], "Жи", "windows-1251"),
            ("KOI8-R", [0xF6, 0xC9], "Жи", "koi8-r"),
            ("iso-8859-2", [0xB1], "ą", "iso-8859-2"),
            ("ISO_8859-15", [0xA4], "€", "iso-8859-15"),
            ("latin1", [0x80, 0xE9], "€é", "windows-1252"),
            ("us-ascii", [0xE9], "é", "windows-1252"),
            ("gb2312", [0xD6, 0xD0], "中", "gbk"),
            ("Shift_JIS", [0x93, 0xFA], "日", "shift_jis"),
            ("euc-jp", [0xC6, 0xFC], "日", "euc-jp"),
            ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日", "iso-2022-jp"),
            ("euc-kr", [0xC7, 0xD1], "한", "euc-kr"),
            ("big5", [0xA4, 0xA4], "中", "big5"),
            ("cp437", [0x80], "Ç", "cp437"),
            ("850", [0x80], "Ç", "850"),
            ("iso2022_jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日", "iso-2022-jp"),
            ("iso_8859_5_1988", [0xB6], "Ж", "iso-8859-5"),
            ("Windows1251", [0xC6], "Ж", "windows-1251"),
            ("ptcp154", [0xC6], "Ж", "ptcp154"),
            ("KZ-1048", [0xC6], "Ж", "kz-1048"),
            ("euc_jis_2004", [0xAA, 0xCC], "č", "euc-jisx0213"),
            ("x-mac-ce", [0x8B], "č", "mac-latin2"),
            ("mac_centeuro", [0x8B], "č", "mac-latin2"),
            ("macgreek", [0xB6, 0xEC], "Ελ", "mac-greek"),
            ("mac-turkish", [0xDF], "ş", "mac-turkish"),
            ("mac_iceland", [0xDC, 0xD0], "Ð–", "mac-iceland"),
            ("mac_croatian", [0xC8], "Č", "mac-croatian"),
            ("x-mac-romanian", [0xDF], "ț", "mac-romanian"),
            ("x-mac-cyrillic", [0x86, 0xFF], "Ж€", "x-mac-cyrillic"),
            ("macintosh", [0x8E, 0xDB, 0xC6], "é€∆", "macintosh"),
            ("csPTCP154", [0xC6], "Ж", "ptcp154"),
            (
                "iso-2022-jp-2004", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日",
                "iso-2022-jp-2004"
            ),
            (
                "iso2022jp_ext", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日",
                "iso-2022-jp-ext"
            ),
            ("u7", Array("+ZeU-".utf8), "日", "utf-7"),
            ("hz", Array("~{VPND~} ~~ ~\n~{VP\n".utf8), "中文 ~ 中\n", "hz-gb-2312"),
            ("HZ-GB-2312", Array("~{VPND~".utf8), "中文~", "hz-gb-2312"),
            ("hz", Array("~{VP~}".utf8) + [0xCE, 0xC4], "中文", "hz-gb-2312"),
        ] as [(String, [UInt8], String, String)])
    func `Decodes by the label of the declaration or the server`(
        label: String, bytes: [UInt8], text: String, encoding: String
    ) {
        let declaration = "<?xml version=\"1.0\" encoding = '\(label)' ?>"
        #expect(
            read(Array(declaration.utf8) + bytes)
                == Reading(text: declaration + text, encoding: encoding))
        let plain = "<?xml version=\"1.0\" encoding=\"iso-8859-3\"?>"
        #expect(
            read(Array(plain.utf8) + bytes, charset: label)
                == Reading(text: plain + text, encoding: encoding))
    }

    /// A code page, its code for the quotation mark, and its name in it.
    @Test(
        arguments: [
            ("cp037", 0x7F, [0x83, 0x97, 0xF0, 0xF3, 0xF7]),
            ("cp1026", 0xFC, [0x83, 0x97, 0xF1, 0xF0, 0xF2, 0xF6]),
        ] as [(String, UInt8, [UInt8])])
    func `Detects EBCDIC by its declaration`(label: String, mark: UInt8, name: [UInt8]) {
        // <?xml version="1.0" encoding="…"?>
        let start: [UInt8] = [
            0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x7E,
            mark, 0xF1, 0x4B, 0xF0, mark, 0x40, 0x85, 0x95, 0x83, 0x96, 0x84, 0x89, 0x95, 0x87,
            0x7E, mark,
        ]
        let text = "<?xml version=\"1.0\" encoding=\"\(label)\"?>"
        #expect(read(start + name + [mark, 0x6F, 0x6E]) == Reading(text: text, encoding: label))
    }

    @Test func `Prefers the encoding of the bytes over a false label`() {
        for (label, content) in [
            ("utf-16", "é"), ("iso-8859-1", "é"), ("hz", "~{é 日~}"), ("euc-jp", "日本語の文章です"),
        ] {
            let text = "<?xml version='1.0' encoding='\(label)'?>\(content)"
            #expect(
                read(Array(text.utf8))
                    == Reading(
                        text: text, encoding: "utf-8", problems: ["encoding-mislabelled"],
                        isUnchanged: true))
        }
        let unicode = "<?xml version='1.0' encoding='utf-8'?>"
        #expect(
            read(Array(unicode.utf8) + [0x93, 0xE9, 0x94])
                == Reading(
                    text: unicode + "“é”", encoding: "windows-1252",
                    problems: ["encoding-undeclared"]))
    }

    @Test(arguments: ["bogus", "utf-8//TRANSLIT", "../../etc/passwd", "\u{0}", "é"])
    func `Ignores and reports an unknown label`(label: String) {
        #expect(
            read(Array("é".utf8), charset: label)
                == Reading(
                    text: "é", encoding: "utf-8", problems: ["encoding-unknown"],
                    isUnchanged: true))
    }

    @Test(arguments: ["iso-8859-1", "UTF-16"])
    func `Quotes a false label as it is written`(label: String) throws {
        let text = "<?xml version='1.0' encoding='\(label)'?>日本語の文章です"
        let problem = try #require(DocumentDecoder.decode(Array(text.utf8)).problems.first)
        #expect(problem.code == "encoding-mislabelled")
        #expect(problem.message.contains("says it is \(label), but it is not"))
    }

    /// The single-byte encodings of the Encoding Standard.
    private static let singleByteLabels = [
        "ibm866", "iso-8859-1", "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5",
        "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-8-i", "iso-8859-10", "iso-8859-13",
        "iso-8859-14", "iso-8859-15", "iso-8859-16", "koi8-r", "koi8-u", "macintosh",
        "windows-874", "windows-1250", "windows-1251", "windows-1252", "windows-1253",
        "windows-1254", "windows-1255", "windows-1256", "windows-1257", "windows-1258",
        "x-mac-cyrillic", "cp437", "cp850", "hp-roman8", "ptcp154", "kz-1048", "cp1125", "tcvn",
    ]

    @Test(arguments: singleByteLabels)
    func `Detects UTF-8 under any single-byte label`(label: String) {
        let text = "<?xml version='1.0' encoding='\(label)'?>Лодка Köln “x” 港 łódź"
        for charset in [nil, label] {
            let reading = read(Array(text.utf8), charset: charset)
            #expect(reading.text == text)
            #expect(reading.encoding == "utf-8")
            #expect(reading.problems.first == "encoding-mislabelled")
        }
        // A single character is enough.
        #expect(read(Array("<?xml encoding='\(label)'?>é".utf8)).encoding == "utf-8")
    }

    @Test(
        arguments: [
            ("windows-1251", [0xCB, 0xEE, 0xE4, 0xEA, 0xE0]),
            ("gb2312", [0xD6, 0xD0, 0xCE, 0xC4]),
            ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B]),
            ("iso-8859-2", [0xB3, 0xF3, 0x64, 0xBC]), ("euc-kr", [0xC7, 0xD1, 0xB1, 0xDB]),
            ("big5", [0xA4, 0xA4, 0xA4, 0xE5]), ("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC]),
            ("koi8-r", [0xEC, 0xCF, 0xC4, 0xCB, 0xC1]),
            ("windows-1252", [0x93, 0xE9, 0x94]),
        ] as [(String, [UInt8])])
    func `Uses the declaration if the bytes contradict the server`(
        label: String, bytes: [UInt8]
    ) {
        let document = Array("<?xml version='1.0' encoding='\(label)'?><a>".utf8) + bytes
        let right = read(document)
        #expect(right.problems.isEmpty)
        for charset in ["utf-8", "UTF8", "utf-16", "iso-2022-jp"] {
            let reading = read(document, charset: charset)
            #expect(reading.text == right.text)
            #expect(reading.encoding == right.encoding)
            #expect(reading.problems == ["encoding-mislabelled"])
        }
    }

    @Test func `Trusts the server despite a few invalid bytes`() {
        let text = Array("<?xml encoding='windows-1251'?>Лодка Лодка".utf8)
        let reading = read(text + [0xD0], charset: "utf-8")
        #expect(reading.encoding == "utf-8")
        #expect(reading.problems == ["encoding-invalid-bytes"])
    }

    @Test func `Keeps UTF-8 for documents with characters cut between bytes`() {
        let head = "<?xml version='1.0' encoding='utf-8'?>"
        let cut = Array("It’s".utf8) + [UInt8](repeating: 0xE2, count: 9)
        let reading = read(Array(head.utf8) + cut)
        #expect(reading.encoding == "utf-8")
        #expect(reading.problems == ["encoding-invalid-bytes"])
        #expect(reading.text.contains("It’s\u{FFFD}"))
        #expect(read(Array(head.utf8) + cut + [0xE2, 0x20]).encoding == "windows-1252")
        #expect(read(cut).encoding == "windows-1252")
    }

    @Test(arguments: [[0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98]])
    func `Reads a document that ends within a character as UTF-8`(cut: [UInt8]) {
        let head = "<rss><channel><title>ca"
        let text = head + String(repeating: "\u{FFFD}", count: cut.count)
        let expected = Reading(
            text: text, encoding: "utf-8", problems: ["encoding-invalid-bytes"])
        #expect(read(Array(head.utf8) + cut) == expected)
        #expect(read(Array(head.utf8) + cut, charset: "utf-8") == expected)
        #expect(read(cut).encoding == "utf-8")
        for other in [cut + [0x20], [0xE9, 0x20] + cut, [0x80], [0xC1], [0xF5], [0x80] + cut] {
            #expect(read(Array(head.utf8) + other).encoding == "windows-1252", "\(other)")
        }
        let latin = "<?xml version='1.0' encoding='iso-8859-1'?>ca"
        #expect(read(Array(latin.utf8) + cut).encoding == "windows-1252")
        let labelled = read(Array((latin + "é").utf8) + cut)
        #expect(labelled.encoding == "utf-8")
        #expect(labelled.problems == ["encoding-mislabelled", "encoding-invalid-bytes"])
    }

    @Test func `Replaces a few invalid bytes in UTF-8`() {
        let text = "ééééé"
        for invalid in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]] {
            let reading = read(Array(text.utf8) + invalid + Array("é".utf8))
            #expect(reading.encoding == "utf-8")
            #expect(reading.problems == ["encoding-invalid-bytes"])
            #expect(
                reading.text
                    == text + String(repeating: "\u{FFFD}", count: invalid.count) + "é")
        }
    }

    @Test func `Replaces invalid code units of UTF-16 and UTF-32`() {
        #expect(read([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41, 0x00]).text == "\u{FFFD}A\u{FFFD}")
        #expect(
            read([0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0, 0, 0, 0xD8, 0, 0xFF, 0xFF, 0xFF, 0xFF]).text
                == "\u{FFFD}\u{FFFD}\u{FFFD}")
    }

    @Test(arguments: ["gb2312", "gbk", "gb18030", "big5", "shift_jis", "euc-kr", "euc-jp"])
    func `Reads UTF-8 under the label of a multi-byte encoding`(label: String) {
        for words in ["Größe und schöne Grüße", "Привет мир", "你好，世界", "Ça va, déjà vu"] {
            let text = "<?xml version='1.0' encoding='\(label)'?><t>\(words)</t>"
            let found = read(Array(text.utf8))
            #expect(found.text == text)
            #expect(found.problems == ["encoding-mislabelled"])
        }
    }

    @Test(arguments: [
        ("iso-2022-jp", "\u{1B}$BF|K\\\u{1B}(B", "日本"), ("hz-gb-2312", "~{VPND~}", "中文"),
    ])
    func `Reads an encoding that escapes to ASCII as declared`(
        label: String, written: String, text: String
    ) {
        let head = "<?xml version='1.0' encoding='\(label)'?><t>"
        let found = read(Array((head + written).utf8), charset: "utf-8")
        #expect(found.text == head + text)
        #expect(found.problems == ["encoding-mislabelled"])
        #expect(read(Array((head + "a").utf8), charset: "utf-8").problems == [])
    }

    @Test func `Reads GBK as labelled, though some characters look like UTF-8`() {
        // 联通 is valid UTF-8, too.
        let head = Array("<?xml version='1.0' encoding='gbk'?><t>".utf8)
        let found = read(head + [0xC1, 0xAA, 0xCD, 0xA8])
        #expect(found.text.hasSuffix("<t>联通"))
        #expect(found.problems == [])
    }

    @Test(arguments: ["cp037", "ebcdic-cp-us", "cp500"])
    func `Follows no EBCDIC label of a document in ASCII`(label: String) {
        for words in ["one", "Größe"] {
            let text = "<?xml version='1.0' encoding='\(label)'?><t>\(words)</t>"
            let declared = read(Array(text.utf8))
            #expect(declared.text == text)
            #expect(declared.problems == ["encoding-mislabelled"])
            let served = read(Array("<t>\(words)</t>".utf8), charset: label)
            #expect(served.text == "<t>\(words)</t>")
            #expect(served.problems == ["encoding-mislabelled"])
        }
    }

    private static let declaration = Array("\n<?xml version='1.0'\n encoding='".utf8)
    private static let japanese: [UInt8] = [0x46, 0xFC, 0x4B, 0xDC].map { $0 | 0x80 }

    @Test(
        arguments: [
            // The first byte that is not UTF-8.
            (Array("a\nb\n".utf8) + [0xE9], nil, 3),
            (Array("é\né\r\n".utf8) + [0xFF] + Array("é".utf8), nil, 3),
            // The label, if it is false or unknown.
            (declaration + Array("utf-16'?>\n\né".utf8), nil, 3),
            (declaration + Array("bogus'?>\n\né".utf8), nil, 3),
            (declaration + Array("euc-jp'?>\n日本語の文章".utf8), nil, 3),
            // The server's label has no line.
            (Array("\n\né".utf8), "utf-16", nil), (Array("\n\né".utf8), "bogus", nil),
            // The first byte that is invalid both in the declared encoding and in UTF-8.
            (
                declaration + Array("euc-jp'?>\n".utf8) + japanese + [0x0A] + japanese + [
                    0x0A, 0xFF,
                ]
                    + [0x0A] + japanese, nil, 6
            ),
            ([0xFE, 0xFF, 0, 0x41, 0, 0x0A, 0, 0x0A, 0xD8, 0, 0, 0x41], nil, 3),
            ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x0A, 0, 0x11, 0, 0], nil, 2),
        ] as [([UInt8], String?, Int?)])
    func `Reports the line of a problem if there is one`(
        bytes: [UInt8], charset: String?, line: Int?
    ) {
        let document = DocumentDecoder.decode(
            bytes, charset: charset, converter: SystemEncodingConverter.shared)
        #expect(document.problems.map(\.line) == [line])
    }
}
