/// The parts of a picture's address that indicate its purpose.
struct PictureAddress {
    /// The maximum length examined, in bytes.
    private static let lengthLimit = 1_024

    /// A word of each rule below; an address with none of them needs no parsing.
    private static let keywords = PackedNameTable(
        longestWordsOf: hosts + hostBeginnings + counters + doubtfulPaths + signs + blankStems
            + ornamentWords + blankWords + formulas + formulaNames + emojiPaths
            + ["tr", "republication-pixel", "badge", "badges", "stats."])

    /// Returns true if the address in `range` contains a keyword.
    static func hasKeyword(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let range = range.prefix(lengthLimit)
        return isBroken(range, in: bytes)
            || bytes.anyName(in: range) { name in
                keywords.index(of: name.prefix(16), in: bytes) != nil
                    || bytes[name.lowerBound] | 0x20 == UInt8(ascii: "l")
                        && bytes.begins(name, with: "lazy")
            }
    }

    /// Returns true for an empty address, a fragment, and a `data:` address.
    static func isBlank(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] <= 0x20 { start += 1 }
        let range = start..<range.upperBound
        if isBroken(range.prefix(longestBlank), in: bytes) {
            let clean = PictureAddress(bytes.extracting(range)).bytes
            return isBlank(0..<clean.count, in: clean.span)
        }
        return range.isEmpty || blanks.contains { bytes.begins(range, with: $0) }
    }

    private static let blanks: [StaticString] = ["#", "data:", "about:", "javascript:", "blob:"]
    private static let longestBlank = 11

    /// Returns true if resolving the address removes line breaks.
    private static func isBroken(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.firstIndex(of: 0x09, or: 0x0A, in: range) != nil
            || bytes.firstIndex(of: 0x0D, in: range) != nil
    }

    private let bytes: [UInt8]
    private let host: Range<Int>
    private let path: Range<Int>
    /// The last path segment without its extension.
    private let stem: Range<Int>
    private let suffix: Range<Int>

    init(_ address: Span<UInt8>) {
        var bytes: [UInt8] = []
        // Removes what resolving removes, so that a resolved address is judged alike (URL Standard,
        // basic URL parser).
        var first = 0
        while first < address.count, address[first] <= 0x20 { first += 1 }
        var last = address.count
        while last > first, address[last - 1] <= 0x20 { last -= 1 }
        bytes.append(address, (first..<last).prefix(Self.lengthLimit))
        bytes.removeAll { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        // Like browsers, accepts any number of slashes of either kind before a host.
        let colon = URLComponents.schemeEnd(bytes.span)
        let slashes = colon.map { $0 + 1 } ?? 0
        var start = slashes
        while start < bytes.count, bytes[start].isSlash { start += 1 }
        let isWeb =
            (colon == 4 || colon == 5)
            && bytes.span.hasCaseInsensitivePrefix("http", at: 0, before: bytes.count)
        if start - slashes < (colon == nil ? 2 : isWeb ? 0 : 1) { start = 0 }
        var end = start
        while end < bytes.count, !Self.endsPath(bytes[end]), bytes[end] != UInt8(ascii: "/") {
            end += 1
        }
        host = start > 0 ? start..<end : 0..<0
        let pathStart = start > 0 ? end : 0
        var pathEnd = pathStart
        while pathEnd < bytes.count, !Self.endsPath(bytes[pathEnd]) { pathEnd += 1 }
        path = pathStart..<pathEnd
        let slash = bytes[pathStart..<pathEnd].lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { $0 + 1 } ?? pathStart
        let dot = bytes[name..<pathEnd].lastIndex(of: UInt8(ascii: ".")) ?? pathEnd
        stem = name..<dot
        suffix = dot..<pathEnd
        self.bytes = bytes
    }

    private static func endsPath(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// The picture's worth by its host and name, for a picture of unknown size.
    var worth: PictureWorth {
        if isOfKnownService || isFormula { return .none }
        let isNamedBlank = Self.blankStems.contains(where: isStem)
        if isNamedBlank || isOfCounterHost { return isPhoto ? .unlikely : .none }
        if isStem("badge") || isStem("badges") { return isDrawing ? .none : .unlikely }
        if isDrawing,
            hasWord(in: stem, of: Self.badges)
                || hasDirectory(Self.badges) && !equals(suffix, ".png")
        {
            return .unlikely
        }
        if hasSegment(Self.signs) || Self.doubtfulPaths.contains(where: { contains($0, in: path) })
        {
            return .unlikely
        }
        return isDrawing && (hasWord(in: stem, of: Self.ornamentWords) || isBlankName)
            ? .unlikely : .photo
    }

    /// Returns true for a counter, a badge, a button or a portrait of a known service.
    var isOfKnownService: Bool {
        Self.hosts.contains { ends(host, with: $0) }
            || Self.counters.contains { contains($0, in: path) }
            || (ends(host, with: "facebook.com") && isStem("tr"))
            || contains("republication-pixel", in: path.upperBound..<bytes.count)
    }

    /// Returns true for the name of a placeholder shown until a script loads a picture.
    var isPlaceholder: Bool {
        if path.isEmpty, host.isEmpty || suffix.isEmpty && stem.isEmpty { return true }
        return isDrawing
            && (Self.blankStems.contains(where: isStem) || isBlankName
                || hasWord(in: stem, of: Self.ornamentWords) || contains("lazyload", in: stem))
    }

    /// Returns true for a host without a path, which can't be a picture.
    var isHostAlone: Bool { !host.isEmpty && path.isEmpty }

    /// Returns true for a possible placeholder if another address is known.
    var mayBePlaceholder: Bool {
        isPlaceholder || Self.blankStems.contains(where: isStem)
            || isDrawing && Self.lazyStems.contains(where: isStem)
    }

    /// Returns true for the directories of emoji pictures.
    var isOfEmoji: Bool { hasSegment(Self.emoji) || contains("twemoji", in: path) }

    /// Returns true for hosts or directories that have only emoji pictures.
    var isSurelyEmoji: Bool {
        ends(host, with: "s.w.org") && contains("/emoji/", in: path)
            || Self.emojiPaths.contains { contains($0, in: 0..<path.upperBound) }
    }

    /// Returns true for an absolute or host-relative address with a picture's extension.
    var looksLikePicture: Bool { isAddress && hasPictureSuffix }

    /// Returns true for file types of photos.
    var isPhoto: Bool {
        let kinds: [StaticString] = [".jpg", ".jpeg", ".webp", ".avif"]
        return kinds.contains { equals(suffix, $0) }
    }

    /// Returns true for an address with a host, a host-relative one, or one with a picture's
    /// extension.
    var isWhole: Bool { isAddress || hasPictureSuffix }

    private var isAddress: Bool {
        !host.isEmpty || (!path.isEmpty && bytes[path.lowerBound] == UInt8(ascii: "/"))
    }

    private var hasPictureSuffix: Bool { Self.hasPictureSuffix(suffix, in: bytes.span) }

    /// Returns true for a file extension of pictures, with its dot.
    static func hasPictureSuffix(_ suffix: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        pictureSuffixes.contains { bytes.equalsIgnoringCase(suffix, $0) }
    }

    /// Returns true for file types of rules, symbols and placeholders.
    private var isDrawing: Bool {
        let kinds: [StaticString] = [".gif", ".png", ".svg"]
        return suffix.isEmpty || kinds.contains { equals(suffix, $0) }
    }

    /// Returns true for hosts of counters, badges and portraits, by their first label.
    private var isOfCounterHost: Bool {
        Self.hostBeginnings.contains(where: isAtHostsBeginning)
            // Statistics have pictures, too, but what is counted is in a query.
            || isAtHostsBeginning("stats.") && path.upperBound < bytes.count
                && bytes[path.upperBound] == UInt8(ascii: "?")
    }

    private func isAtHostsBeginning(_ word: StaticString) -> Bool {
        bytes.span.begins(host, with: word)
    }

    private var isFormula: Bool {
        hasSegment(Self.formulaNames) && !isPhoto || equals(suffix, ".latex")
            || Self.formulas.contains { contains($0, in: path.lowerBound..<bytes.count) }
    }

    /// Returns true if all words of the name are those of blank drawings, as in `blank-16x9`.
    private var isBlankName: Bool {
        var hasBlank = false
        let hasOther = bytes.span.anyName(in: stem) { word in
            if Self.blankWords.contains(where: { equals(word, $0) }) {
                hasBlank = true
                return false
            }
            return !bytes[word.lowerBound].isASCIIDigit
                && !Self.blankKinds.contains { equals(word, $0) }
        }
        return hasBlank && !hasOther
    }

    private func isStem(_ word: StaticString) -> Bool { equals(stem, word) }

    private func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
        bytes.span.equalsIgnoringCase(range, word)
    }

    private func ends(_ range: Range<Int>, with word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard equals(range.suffix(count), word) else { return false }
        return range.count == count || bytes[range.upperBound - count - 1] == UInt8(ascii: ".")
    }

    private func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
        bytes.span.containsIgnoringCase(word, in: range)
    }

    /// Returns true if one of `words` is a directory in the path.
    private func hasDirectory(_ words: [StaticString]) -> Bool {
        var start = path.lowerBound
        for index in path where bytes[index] == UInt8(ascii: "/") {
            if words.contains(where: { equals(start..<index, $0) }) { return true }
            start = index + 1
        }
        return false
    }

    /// Returns true if one of `words` is a directory in the path, or the name.
    private func hasSegment(_ words: [StaticString]) -> Bool {
        hasDirectory(words) || words.contains(where: isStem)
    }

    private func hasWord(in range: Range<Int>, of words: [StaticString]) -> Bool {
        bytes.span.hasName(in: range, of: words)
    }

    private static let hosts: [StaticString] = [
        "gravatar.com", "avatars.githubusercontent.com", "s.w.org", "twemoji.maxcdn.com",
        "shields.io", "badge.fury.io", "badgen.net", "travis-ci.org", "travis-ci.com",
        "codecov.io", "coveralls.io", "circleci.com", "komarev.com", "hits.dwyl.com",
        "doubleclick.net", "google-analytics.com", "googlesyndication.com", "statcounter.com",
        "scorecardresearch.com", "quantserve.com", "pixel.wp.com", "stats.wordpress.com",
        "stats.wp.com", "feeds.wordpress.com", "feedsportal.com", "pheedo.com",
        "latex.codecogs.com", "quicklatex.com", "math.now.sh", "assoc-amazon.com",
        "amazon-adsystem.com", "met.vgwort.de", "bat.bing.com", "gc.zgo.at", "goatcounter.com",
        "simpleanalyticscdn.com", "mc.yandex.ru", "parsely.com", "px.ads.linkedin.com",
        "awin1.com", "ad.linksynergy.com", "buymeacoffee.com", "ko-fi.com", "paypalobjects.com",
        "appveyor.com", "api.flattr.com", "feedblitz.com", "addtoany.com", "addthis.com",
        "licensebuttons.net", "i.creativecommons.org", "ga-beacon.appspot.com", "plausible.io",
        "favicon.st-hatena.com",
    ]
    private static let hostBeginnings: [StaticString] = [
        "pixel.", "pixels.", "counter.", "tracker.", "tracking.", "beacon.", "badge.", "badges.",
        "avatar.", "avatars.", "emoji.", "analytics.", "matomo.", "piwik.",
    ]
    private static let counters: [StaticString] = [
        "/~r/", "/~ff/", "/~4/", "/_/stat", "piwik.php", "matomo.php", "/b.gif", "/track/open",
        "/wf/open", "/beacon.gif", "/hit.gif", "/count.gif", "/__utm.gif", "/noscript.gif",
        "/plugins/like",
    ]
    private static let formulas: [StaticString] = [
        "quicklatex", "/math/render", "/render/math", "cht=tx",
    ]
    private static let formulaNames: [StaticString] = ["latex", "mathtex", "mimetex"]
    private static let emojiPaths: [StaticString] = [
        "twemoji", "emojione", "/emoji.php", "/images/emoji/", "/icons/emoji/", "/smilies/",
        "/emoticons/",
    ]
    private static let doubtfulPaths: [StaticString] = [
        "/tracker/", "latex", "/btn_", "88x31", "/beacon.",
    ]
    private static let badges: [StaticString] = ["badge", "badges"]
    private static let emoji: [StaticString] = [
        "emoji", "emojis", "smilies", "smileys", "smiley", "emoticon", "emoticons",
        "custom_emojis", "twemoji",
    ]
    private static let signs: [StaticString] =
        emoji + [
            "avatar", "avatars", "userpic", "userpics", "icon", "icons", "favicon", "favicons",
            "spacers", "dividers", "logo", "rss",
        ]
    /// Whole names of blank pictures.
    private static let blankStems: [StaticString] = [
        "spacer", "blank", "pixel", "1x1", "placeholder", "transparent", "clear", "divider",
        "separator", "hr", "loading", "loader", "lazyload", "spinner", "favicon", "trans",
        "1px", "1pixel", "clearpixel", "shim", "lazy", "dot_clear", "blank1x1", "cleardot",
    ]
    /// Words in the names of ornaments and placeholders.
    private static let ornamentWords: [StaticString] = [
        "spacer", "1x1", "1px", "placeholder", "divider", "separator", "lazyload",
    ]
    /// Words in the names of blank drawings, and words that may stand beside them.
    private static let blankWords: [StaticString] = [
        "blank", "pixel", "transparent", "clear", "loading", "loader", "lazy", "spinner", "counter",
    ]
    private static let blankKinds: [StaticString] = [
        "img", "image", "bg", "gif", "default", "small", "large", "wide", "square", "white",
        "black", "grey", "gray", "dark", "light", "blue", "trans", "load", "hit", "visitor", "dot",
        "circle", "animated", "icon", "wheel", "ajax", "empty", "px", "x",
    ]
    private static let lazyStems: [StaticString] = [
        "ph", "lqip", "default", "dummy", "grey", "gray", "empty", "preload", "ajax", "load",
        "white", "black", "t", "s", "p", "b", "x", "0", "1", "img", "image", "none", "null",
    ]
    private static let pictureSuffixes: [StaticString] = [
        ".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".svg", ".bmp", ".jfif", ".jxl",
    ]
}
