internal import FeedMarkup

/// Tells the next page of one article from that of the next article, by its number.
enum NextPage {
    /// The first of `links` that is the page after `page`: the same address with the next number at
    /// its end, or in `page=`.
    static func address(
        among links: [[UInt8]], of page: String, base: URLBase?
    ) -> String? {
        let current = parts(of: page)
        for link in links {
            guard let url = URLReference.resolved(link.span, against: base, for: .resource) else {
                continue
            }
            let next = parts(of: url)
            if next.number == (current.number ?? 1) + 1, next.stem == current.stem {
                return url
            }
        }
        return nil
    }

    /// Returns true for the address of a page after the first, or of an article of a series.
    static func isNumbered(_ page: String) -> Bool { parts(of: page).number ?? 1 > 1 }

    /// An address without its page number.
    private static func parts(of address: String) -> (stem: [UInt8], number: Int?) {
        let bytes = Array(address.utf8.prefix { $0 != UInt8(ascii: "#") })
        var stem = bytes
        var ending: [UInt8] = []
        // "story-2.html", "story/2/": what follows the number stays in the stem.
        if let query = stem.firstIndex(of: UInt8(ascii: "?")) {
            let names: [StaticString] = ["?page=", "&page=", "?p=", "&p=", "?seite=", "&seite="]
            for name in names {
                guard
                    let mark = (query..<stem.count).first(where: {
                        bytes.span.hasPrefix(name, at: $0, before: bytes.count)
                    })
                else { continue }
                let start = mark + name.utf8CodeUnitCount
                var end = start
                while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
                guard let number = number(bytes[start..<end]) else { continue }
                let rest = bytes[end...].dropFirst(mark == query && end < bytes.count ? 1 : 0)
                stem = Array(bytes[..<(mark == query && !rest.isEmpty ? mark + 1 : mark)]) + rest
                return (trimmed(stem), number)
            }
            return (trimmed(stem), nil)
        }
        while stem.last == UInt8(ascii: "/") { stem.removeLast() }
        let slash = stem.lastIndex(of: UInt8(ascii: "/")) ?? 0
        if let dot = stem.lastIndex(of: UInt8(ascii: ".")), dot > slash {
            ending = Array(stem[dot...])
            stem.removeSubrange(dot...)
        }
        var start = stem.count
        while start > 0, stem[start - 1].isASCIIDigit { start -= 1 }
        guard start < stem.count, start > 0, let number = number(stem[start...]),
            // A first page is not called "story-1", but the first article of a series is.
            stem[start - 1] == UInt8(ascii: "/")
                || [UInt8(ascii: "-"), UInt8(ascii: "_")].contains(stem[start - 1]) && number > 1
        else { return (stem + ending, nil) }
        stem.removeSubrange((start - 1)...)
        let page = Array("/page".utf8)
        if stem.suffix(page.count).elementsEqual(page) { stem.removeLast(page.count) }
        return (stem + ending, number)
    }

    private static func trimmed(_ stem: [UInt8]) -> [UInt8] {
        var stem = stem
        while stem.last == UInt8(ascii: "/") || stem.last == UInt8(ascii: "?") { stem.removeLast() }
        return stem
    }

    /// A page number: 1 to 99.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        WholeNumber.parse(Array(digits).span, digits: 2).flatMap { $0 > 0 ? Int($0) : nil }
    }
}
