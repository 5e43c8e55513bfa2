package import FeedMarkup
import FeedModel

/// Converts runs of text to Pango markup for labels.
package enum PangoMarkup {
    /// The maximum bytes for one label, since layout time grows faster than the text.
    package static let limit = 16_384

    /// The longest address of a link in bytes; the host opens none that is longer.
    private static let longestAddress = 8_192

    /// Returns the markup of `runs` in pieces of at most ``limit`` bytes of text.
    package static func pieces(of runs: [HTMLTextRun]) -> [String] {
        var pieces: [String] = []
        var output: [UInt8] = []
        var room = limit
        // An address is written once for runs side by side: a link may have very many.
        var open: ExactText<String>?
        func go(to link: ExactText<String>?) {
            guard link != open else { return }
            if open != nil { output += "</a>".utf8 }
            open = link
            guard let link else { return }
            output += "<a href=\"".utf8
            MarkupEscaping.appendAttribute(link.wrappedValue.utf8Span.span, into: &output)
            output += "\">".utf8
        }
        func end() {
            go(to: nil)
            pieces.append(String(decoding: output, as: UTF8.self))
            output = []
            room = limit
        }
        for run in runs {
            let link: ExactText<String>? = run.link.flatMap {
                $0.utf8.count <= longestAddress ? ExactText(wrappedValue: $0) : nil
            }
            var rest = Substring(run.text)
            while !rest.isEmpty {
                go(to: link)
                let part = prefix(of: rest, upTo: room)
                append(part, in: run.style, to: &output)
                room -= part.utf8.count
                rest = rest[part.endIndex...]
                // A character that does not fit begins the next piece.
                if room < 64 { end() }
            }
        }
        if !output.isEmpty { end() }
        return pieces
    }

    private static func prefix(of text: Substring, upTo count: Int) -> Substring {
        guard text.utf8.count > count else { return text }
        // Cut at a scalar boundary, since a grapheme cluster can be arbitrarily long.
        var end = text.utf8.index(text.startIndex, offsetBy: count)
        while end > text.startIndex, text.utf8[end] & 0xC0 == 0x80 {
            end = text.utf8.index(before: end)
        }
        return text[..<end]
    }

    private static func append(
        _ text: Substring, in style: HTMLTextRun.Style, to output: inout [UInt8]
    ) {
        let names = tags(of: style)
        if style.contains(.marked) { output += markedStart.utf8 }
        for name in names { output += "<\(name)>".utf8 }
        MarkupEscaping.appendAttribute(String(text).utf8Span.span, into: &output)
        for name in names.reversed() { output += "</\(name)>".utf8 }
        if style.contains(.marked) { output += "</span>".utf8 }
    }

    /// Dark on yellow, in a dark window, too.
    private static let markedStart = "<span background=\"#f8e45c\" foreground=\"#1d1c1a\">"

    private static func tags(of style: HTMLTextRun.Style) -> [String] {
        var names: [String] = []
        if style.contains(.emphasis) || style.contains(.picture) { names.append("i") }
        if style.contains(.strong) { names.append("b") }
        if style.contains(.code) { names.append("tt") }
        if style.contains(.struck) { names.append("s") }
        return names
    }
}
