/// The text that a terminal shows for bytes. Interprets SGR and OSC 8, and records all other
/// control sequences.
struct DrawnText {
    /// A link as a terminal stores it.
    struct Link: Equatable {
        var parameters: String
        var address: String
        var text: String
    }

    private(set) var lines: [String] = []
    private(set) var links: [Link] = []
    /// Bytes that a correct renderer never writes.
    private(set) var faults: [String] = []
    private var isStyled = false
    private var openLink: Link?
    private var line = ""

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar.value {
            case 0x1B:
                readSequence(scalars, &index)
            case 0x0A:
                if isStyled { faults.append("style open at the end of a line") }
                if openLink != nil { faults.append("link open at the end of a line") }
                lines.append(line)
                line = ""
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
                faults.append("U+\(String(scalar.value, radix: 16))")
            default:
                line.unicodeScalars.append(scalar)
                openLink?.text.unicodeScalars.append(scalar)
            }
        }
        if !line.isEmpty { faults.append("no line end at the end") }
    }

    private mutating func readSequence(_ scalars: [Unicode.Scalar], _ index: inout Int) {
        let rest = scalars[index...]
        if rest.first == "[" {
            let body = rest.dropFirst().prefix { $0 == ";" || ("0"..."9").contains($0) }
            guard scalars.indices.contains(body.endIndex), scalars[body.endIndex] == "m" else {
                return faults.append("a control sequence other than SGR")
            }
            isStyled = Array(body) != ["0"]
            index = body.endIndex + 1
        } else if rest.starts(with: "]8;".unicodeScalars) {
            let body = rest.dropFirst(3).prefix { $0.value >= 0x20 && $0.value < 0x7F }
            guard scalars[body.endIndex...].starts(with: "\u{1B}\\".unicodeScalars) else {
                return faults.append("an operating system command that does not end")
            }
            var parts = String(String.UnicodeScalarView(body)).split(
                separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count < 2 { parts.append("") }
            closeLink()
            if !parts[1].isEmpty {
                openLink = Link(parameters: String(parts[0]), address: String(parts[1]), text: "")
            }
            index = body.endIndex + 2
        } else {
            faults.append("an escape sequence")
        }
    }

    private mutating func closeLink() {
        if let openLink { links.append(openLink) }
        openLink = nil
    }
}
