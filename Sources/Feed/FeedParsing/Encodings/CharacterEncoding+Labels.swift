import FeedMarkup

extension CharacterEncoding {
    /// Creates the encoding for a label, ignoring case; `nil` if the label is unknown.
    ///
    /// Labels of the WHATWG Encoding Standard mean what they mean to browsers (`iso-8859-1` is
    /// windows-1252); others are looked up with `converter`.
    init?(label: String, converter: (any EncodingConverter)?) {
        let label = Self.normalized(label)
        guard !label.isEmpty else { return nil }
        if let known = Self.known(label) {
            self = known
            return
        }
        guard let converter else { return nil }
        for iconv in Self.converterNames(for: label) {
            let name = EncodingName(iconv: iconv, whatwg: label)
            guard converter.knows(name) else { continue }
            self = .converted(name)
            return
        }
        return nil
    }

    /// `label` in lower case without surrounding white space and quotes; empty if it can't be a
    /// label.
    private static func normalized(_ label: String) -> String {
        var bytes: [UInt8] = []
        for byte in label.utf8 {
            switch byte {
            case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"):
                continue
            case _ where byte.isASCIIAlphanumeric || "-_.:+()".utf8.contains(byte):
                bytes.append(byte.asciiLowercased)
            default:
                return ""
            }
            if bytes.count > 40 { return "" }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Looks up a label by its letters and digits: punctuation is ignored, since feeds write it in
    /// many ways (Unicode Technical Standard 22, section 1.4).
    private static func known(_ label: String) -> CharacterEncoding? {
        let key = squeezed(label)
        var lines = labels.utf8[...]
        while !lines.isEmpty {
            let line = lines.prefix { $0 != UInt8(ascii: "\n") }
            lines = lines.dropFirst(line.count + 1)
            var words = line.split(separator: UInt8(ascii: " "))[...]
            guard let name = words.popFirst().map({ String(Substring($0)) }),
                let converter = words.popFirst().map({ String(Substring($0)) }),
                squeezed(name) == key || words.contains(where: { $0.elementsEqual(key.utf8) })
            else { continue }
            if converter != "-" {
                return .converted(EncodingName(iconv: converter, whatwg: name))
            }
            return MacintoshEncoding(rawValue: name).map { .macintosh($0) }
                ?? own.first { $0.name == name }
        }
        return nil
    }

    /// The encodings that need no converter, apart from Apple's.
    private static let own: [CharacterEncoding] = [
        .utf8, .utf16(isBigEndian: true), .utf16(isBigEndian: false), .utf32(isBigEndian: true),
        .utf32(isBigEndian: false), .hz, .windows1252,
    ]

    /// The letters and digits of `label`, in lower case.
    private static func squeezed(_ label: String) -> String {
        let kept = label.utf8.filter { $0.isASCIIAlphanumeric }.map { $0.asciiLowercased }
        return String(decoding: kept, as: UTF8.self)
    }

    /// The names under which a converter may know `label`.
    private static func converterNames(for label: String) -> [String] {
        let upper = label.uppercased()
        let hyphens = String(upper.map { $0 == "_" ? "-" : $0 })
        var names = [upper, hyphens, String(upper.filter { $0 != "_" && $0 != "-" })]
        for prefix in ["X-", "CS", "WINDOWS-", "IBM", "EBCDIC-CP-"] where hyphens.hasPrefix(prefix)
        {
            names.append(String(hyphens.dropFirst(prefix.count)))
        }
        let digits = upper.drop { !$0.isNumber }
        if !digits.isEmpty, digits.allSatisfy({ $0.isNumber }) {
            names.append("CP\(digits)")
            names.append("IBM\(digits)")
            if upper.hasPrefix("ISO8859") { names.append("ISO-8859-\(digits.dropFirst(4))") }
        }
        return names
    }

    /// One encoding a line: its name, its `iconv` name or a hyphen if it needs no converter, and the
    /// letters and digits of its other labels.
    private static let labels = """
        utf-8 - cp65001 u8 unicode11utf8 unicode20utf8 utf utf8sig utf8ucs2 utf8ucs4 xunicode20utf8
        utf-16be - unicodebigunmarked unicodefffe xutf16be
        utf-16le - csunicode iso10646ucs2 u16 ucs2 unicode unicodefeff unicodelittleunmarked utf16 \
        xutf16le
        utf-32be -
        utf-32le - iso10646ucs4 u32 ucs4 utf32
        hz-gb-2312 - cshzgb2312 hz hzgb
        macintosh - csmacintosh mac macroman xmacroman
        mac-latin2 - maccenteuro maccentraleurope xmacce xmaccentraleurope xmaccentraleurroman
        mac-croatian - xmaccroatian
        x-mac-cyrillic - maccyrillic xmacukrainian
        mac-greek - xmacgreek
        mac-iceland - macicelandic macis xmacicelandic
        mac-romanian - macromania xmacromania xmacromanian
        mac-turkish - xmacturkish
        windows-1252 - 646 8859 ansi ansix341968 ansix341986 ascii cp1252 cp367 cp819 \
        csascii csisolatin1 ibm367 ibm819 iso646irv1991 iso646us iso8859 iso88591 iso885911987 \
        isoir100 isoir6 l1 latin latin1 us usascii xcp1252
        iso-8859-2 ISO-8859-2 csisolatin2 iso885921987 isoir101 l2 latin2
        iso-8859-3 ISO-8859-3 csisolatin3 iso885931988 isoir109 l3 latin3
        iso-8859-4 ISO-8859-4 csisolatin4 iso885941988 isoir110 l4 latin4
        iso-8859-5 ISO-8859-5 csisolatincyrillic cyrillic iso885951988 isoir144
        iso-8859-6 ISO-8859-6 arabic asmo708 csiso88596e csiso88596i csisolatinarabic ecma114 \
        iso885961987 iso88596e iso88596i isoir127
        iso-8859-7 ISO-8859-7 csisolatingreek ecma118 elot928 greek greek8 iso885971987 isoir126 \
        suneugreek
        iso-8859-8 ISO-8859-8 csiso88598e csiso88598i csisolatinhebrew hebrew iso885981988 \
        iso88598e iso88598i isoir138 logical visual
        iso-8859-10 ISO-8859-10 csisolatin6 iso8859101992 isoir157 l6 latin6
        iso-8859-13 ISO-8859-13 l7 latin7
        iso-8859-14 ISO-8859-14 iso8859141998 isoceltic isoir199 l8 latin8
        iso-8859-15 ISO-8859-15 csisolatin9 l9 latin9
        iso-8859-16 ISO-8859-16 iso8859162001 l10 latin10
        ibm866 CP866 866 cp866 csibm866
        koi8-r KOI8-R cskoi8r koi koi8
        koi8-u KOI8-U koi8ru
        windows-874 CP874 cp874 dos874 iso885911 iso8859112001 isoir166 thai tis620 tis6200 \
        tis62025290 tis62025291
        windows-1250 CP1250 1250 cp1250 xcp1250
        windows-1251 CP1251 1251 cp1251 xcp1251
        windows-1253 CP1253 1253 cp1253 xcp1253
        windows-1254 CP1254 1254 cp1254 csisolatin5 iso88599 iso885991989 isoir148 l5 latin5 \
        xcp1254
        windows-1255 CP1255 1255 cp1255 xcp1255
        windows-1256 CP1256 1256 cp1256 xcp1256
        windows-1257 CP1257 1257 cp1257 xcp1257
        windows-1258 CP1258 1258 cp1258 xcp1258
        gbk GB18030 936 chinese cp936 csgb2312 csiso58gb231280 euccn eucgb2312cn gb2312 \
        gb23121980 gb231280 isoir58 ms936 xgbk xmacsimpchinese
        gb18030 GB18030 gb180302000
        big5 BIG5-HKSCS big5hkscs big5hkscs2004 big5tw cnbig5 csbig5 hkscs xmactradchinese \
        xxbig5
        euc-jp EUC-JP-MS cseucpkdfmtjapanese ujis xeucjp
        iso-2022-jp ISO-2022-JP-2 csiso2022jp
        iso-2022-jp-1 ISO-2022-JP-2
        iso-2022-jp-2 ISO-2022-JP-2 csiso2022jp2
        iso-2022-jp-ext ISO-2022-JP-2
        shift_jis CP932 932 csshiftjis ms932 mskanji sjis windows31j xmacjapanese xsjis
        euc-kr UHC 949 cp949 cseuckr csksc56011987 isoir149 korean ksc5601 ksc56011987 \
        ksc56011989 ksx1001 ms949 uhc windows949 xmackorean
        iso-2022-kr ISO-2022-KR csiso2022kr
        hp-roman8 HP-ROMAN8 cp1051 cshproman8 ibm1051 r8 roman8
        iso-2022-jp-3 ISO-2022-JP-3
        iso-2022-jp-2004 ISO-2022-JP-3
        euc-jisx0213 EUC-JISX0213 eucjis2004 jisx0213
        shift_jisx0213 SHIFT_JISX0213 shiftjis2004 sjis2004 sjisx0213
        ptcp154 PT154 cp154 csptcp154 cyrillicasian pt154
        kz-1048 RK1048 rk1048 strk10482002
        cp1125 CP1125 cp866u ibm1125 ruscii
        ibm861 CP861 861 cp861 cpis
        utf-7 UTF-7 csutf7 u7 unicode11utf7
        """
}
