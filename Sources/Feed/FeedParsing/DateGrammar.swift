internal import FeedMarkup

/// The ways of writing a date that the formats ask for, as against those that can be read.
enum DateGrammar {
    /// RFC 822, section 5, with the years of four digits of RFC 1123: what RSS wants.
    case internetMessage
    /// RFC 3339: what Atom and JSON Feed want.
    case internet

    /// An example of it.
    var example: String {
        switch self {
        case .internetMessage: "Sat, 07 Sep 2002 09:42:31 GMT"
        case .internet: "2002-09-07T09:42:31Z"
        }
    }

    /// Compares the shape only; what the numbers say is not looked at.
    func matches(_ text: [UInt8]) -> Bool {
        switch self {
        case .internetMessage:
            // Sat, 7 Sep 02 09:42[:31] zone
            var rest = Rest(text)
            let start = rest.position
            if rest.accept(letters: 3...3) {
                guard rest.accept(","), rest.accept(" ") else { return false }
            } else {
                rest.position = start
            }
            guard rest.accept(digits: 1...2), rest.accept(" "), rest.accept(letters: 3...3),
                rest.accept(" "), rest.accept(digits: 4...4) || rest.accept(digits: 2...2),
                rest.accept(" "), rest.accept(digits: 2...2), rest.accept(":"),
                rest.accept(digits: 2...2)
            else { return false }
            if rest.accept(":"), !rest.accept(digits: 2...2) { return false }
            guard rest.accept(" ") else { return false }
            if rest.accept("+") || rest.accept("-") {
                return rest.accept(digits: 4...4) && rest.isAtEnd
            }
            return rest.accept(letters: 1...4) && rest.isAtEnd
        case .internet:
            var rest = Rest(text)
            guard rest.accept(digits: 4...4), rest.accept("-"), rest.accept(digits: 2...2),
                rest.accept("-"), rest.accept(digits: 2...2), rest.accept("T") || rest.accept("t"),
                rest.accept(digits: 2...2), rest.accept(":"), rest.accept(digits: 2...2),
                rest.accept(":"), rest.accept(digits: 2...2)
            else { return false }
            if rest.accept("."), !rest.accept(digits: 1...18) { return false }
            if rest.accept("Z") || rest.accept("z") { return rest.isAtEnd }
            guard rest.accept("+") || rest.accept("-") else { return false }
            return rest.accept(digits: 2...2) && rest.accept(":") && rest.accept(digits: 2...2)
                && rest.isAtEnd
        }
    }
}

/// The part of a text that was not read yet.
private struct Rest {
    private let text: [UInt8]
    var position = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    var isAtEnd: Bool { position == text.count }

    mutating func accept(_ sign: Unicode.Scalar) -> Bool {
        guard position < text.count, text[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    mutating func accept(digits: ClosedRange<Int>) -> Bool {
        accept(digits) { $0.isASCIIDigit }
    }

    mutating func accept(letters: ClosedRange<Int>) -> Bool {
        accept(letters) { $0.isASCIILetter }
    }

    private mutating func accept(_ count: ClosedRange<Int>, where fits: (UInt8) -> Bool) -> Bool {
        var end = position
        while end < text.count, fits(text[end]) { end += 1 }
        guard count.contains(end - position) else { return false }
        position = end
        return true
    }
}
