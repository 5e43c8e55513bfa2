import FeedMarkup

extension CharacterEncoding {
    /// Finds the encoding that a label stands for, in any case.
    ///
    /// The labels of the WHATWG's Encoding Standard mean what they mean to browsers
    /// (`iso-8859-1` is windows-1252); others are tried with the system's converter.
    /// `nil` where no one knows the label.
    init?(label: String) {
        let label = Self.normalized(label)
        guard !label.isEmpty else { return nil }
        if let known = Self.known(label) {
            self = known
            return
        }
        for name in Self.converterNames(for: label)
        where CharacterConverter(from: name) != nil {
            self.init(kind: .converted(name), name: label)
            return
        }
        return nil
    }

    /// `label` in lower case without white space and quotes around it; empty where it can't be
    /// a label.
    private static func normalized(_ label: String) -> String {
        var bytes: [UInt8] = []
        for byte in label.utf8 {
            switch byte {
            case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"):
                continue
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"),
                UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: ")"):
                bytes.append(byte)
            case _ where byte.isASCIIAlphanumeric:
                bytes.append(byte.asciiLowercased)
            default:
                return ""
            }
            if bytes.count > 40 { return "" }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func known(_ label: String) -> CharacterEncoding? {
        switch label {
        case "utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8",
            "x-unicode20utf8", "u8", "utf", "utf8-ucs2", "utf8-ucs4", "utf-8-sig", "cp65001":
            return .utf8
        case "utf-16be", "unicodefffe", "utf-16-be", "unicodebigunmarked", "x-utf-16be":
            return .utf16(isBigEndian: true)
        case "utf-16", "utf-16le", "unicode", "unicodefeff", "csunicode", "iso-10646-ucs-2",
            "ucs-2", "utf16", "u16", "utf-16-le", "unicodelittleunmarked", "x-utf-16le":
            return .utf16(isBigEndian: false)
        case "utf-32be", "utf-32-be":
            return .utf32(isBigEndian: true)
        case "utf-32", "utf-32le", "utf-32-le", "utf32", "u32", "ucs-4", "iso-10646-ucs-4":
            return .utf32(isBigEndian: false)
        default:
            break
        }
        var table = labels.split(separator: "\n")[...]
        while let line = table.popFirst() {
            var words = line.split(separator: " ")[...]
            guard let name = words.popFirst(), let converter = words.popFirst() else { continue }
            guard name == label || words.contains(where: { $0 == label }) else { continue }
            if name == "windows-1252" { return .windows1252 }
            return CharacterEncoding(kind: .converted(String(converter)), name: String(name))
        }
        return nil
    }

    /// The names under which the system's converter may know `label`.
    private static func converterNames(for label: String) -> [String] {
        let upper = label.uppercased()
        let hyphens = String(upper.map { $0 == "_" ? "-" : $0 })
        var names = [upper, hyphens]
        let joined = String(upper.filter { $0 != "_" && $0 != "-" })
        names.append(joined)
        for prefix in ["X-", "CS", "WINDOWS-", "IBM", "EBCDIC-CP-"] where hyphens.hasPrefix(prefix)
        {
            names.append(String(hyphens.dropFirst(prefix.count)))
        }
        let digits = upper.drop { !$0.isNumber }
        if !digits.isEmpty, digits.allSatisfy(\.isNumber) {
            names.append("CP\(digits)")
            names.append("IBM\(digits)")
            if upper.hasPrefix("ISO8859") { names.append("ISO-8859-\(digits.dropFirst(4))") }
        }
        return names
    }

    /// One encoding a line: its name, the converter's name for it, and its other labels.
    private static let labels = """
        windows-1252 CP1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 \
        iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252 \
        latin-1 latin 8859 iso8859 us 646 iso646-us windows1252 ansi iso_8859_1 windows_1252 \
        ansi_x3.4-1986 ansi_x3_4_1968 csascii cp367 ibm367 iso-ir-6 iso_646.irv:1991 l1
        iso-8859-2 ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 \
        iso_8859-2:1987 l2 latin2
        iso-8859-3 ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 \
        iso_8859-3:1988 l3 latin3
        iso-8859-4 ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 \
        iso_8859-4:1988 l4 latin4
        iso-8859-5 ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 \
        iso_8859-5 iso_8859-5:1988
        iso-8859-6 ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic \
        ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 \
        iso_8859-6:1987
        iso-8859-7 ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 \
        iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
        iso-8859-8 ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 \
        iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual csiso88598i iso-8859-8-i logical
        iso-8859-10 ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6 \
        iso_8859-10
        iso-8859-13 ISO-8859-13 iso8859-13 iso885913 latin7 l7 iso_8859-13
        iso-8859-14 ISO-8859-14 iso8859-14 iso885914 latin8 l8 iso_8859-14
        iso-8859-15 ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9 latin9
        iso-8859-16 ISO-8859-16 latin10 l10 iso_8859-16 iso8859-16
        ibm866 CP866 866 cp866 csibm866
        koi8-r KOI8-R cskoi8r koi koi8 koi8_r
        koi8-u KOI8-U koi8-ru koi8_u
        macintosh MACINTOSH csmacintosh mac x-mac-roman mac-roman macroman mac_roman
        windows-874 CP874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 tis620 \
        tis-620-0 tis-620-2529-0 tis-620-2529-1 iso-ir-166 thai cp874
        windows-1250 CP1250 cp1250 x-cp1250 1250 windows1250
        windows-1251 CP1251 cp1251 x-cp1251 1251 windows1251
        windows-1253 CP1253 cp1253 x-cp1253 1253
        windows-1254 CP1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 \
        iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254 1254
        windows-1255 CP1255 cp1255 x-cp1255 1255
        windows-1256 CP1256 cp1256 x-cp1256 1256
        windows-1257 CP1257 cp1257 x-cp1257 1257
        windows-1258 CP1258 cp1258 x-cp1258 1258
        x-mac-cyrillic MAC-CYRILLIC x-mac-ukrainian mac-cyrillic mac_cyrillic maccyrillic
        gbk GB18030 chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 \
        x-gbk 936 cp936 ms936 euc-cn euccn gb2312-1980 gb2312-80 eucgb2312-cn
        gb18030 GB18030 gb18030-2000
        big5 BIG5-HKSCS big5-hkscs cn-big5 csbig5 x-x-big5 big5-tw big5hkscs big5-hkscs:2004 \
        hkscs
        euc-jp EUC-JP-MS cseucpkdfmtjapanese x-euc-jp eucjp ujis u-jis
        iso-2022-jp ISO-2022-JP-2 csiso2022jp iso2022-jp iso2022jp
        shift_jis CP932 csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis \
        shiftjis s_jis 932 mskanji ms-kanji
        euc-kr UHC cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 \
        ksc5601 ksc_5601 windows-949 euckr ks_x_1001 ksx1001 ks_c-5601 949 cp949 ms949 uhc
        iso-2022-kr ISO-2022-KR csiso2022kr iso2022kr
        x-mac-greek MACINTOSH mac-greek mac_greek
        hp-roman8 HP-ROMAN8 roman8 r8 csHPRoman8 hp_roman8
        """
}
