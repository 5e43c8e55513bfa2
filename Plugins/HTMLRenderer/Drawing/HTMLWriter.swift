import FeedRendering

/// Writes HTML over one buffer of bytes.
///
/// What comes from a feed goes through ``text(_:)`` and ``attribute(_:_:)`` only, which both
/// escape in ``append(escaping:)``; ``markup(_:)`` is for the page's own words.
struct HTMLWriter {
    private static let flushThreshold = 32_768

    /// `nil` where what is written is only gathered.
    private let output: RenderingOutput?
    private var bytes: [UInt8] = []

    init(output: RenderingOutput) {
        self.output = output
        bytes.reserveCapacity(Self.flushThreshold * 2)
    }

    private init() {
        output = nil
    }

    /// The bytes that `body` writes.
    static func bytes(_ body: (inout HTMLWriter) -> Void) -> [UInt8] {
        var writer = HTMLWriter()
        body(&writer)
        return writer.bytes
    }

    /// How many bytes were gathered and not handed on.
    var gatheredCount: Int { bytes.count }

    /// The output takes no more, so going on is of no use.
    var hasFailed: Bool { output?.hasFailed ?? false }

    /// Writes markup as it stands.
    mutating func markup(_ markup: String) {
        bytes.append(contentsOf: markup.utf8)
        flushIfFull()
    }

    /// Writes text, so that it shows as it stands.
    mutating func text(_ text: String) {
        append(escaping: text)
        flushIfFull()
    }

    /// Writes an attribute with a space before it.
    ///
    /// - Parameter name: a name that needs no escaping.
    mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
        append(escaping: value)
        bytes.append(UInt8(ascii: "\""))
        flushIfFull()
    }

    /// Writes an attribute with a space before it.
    mutating func attribute(_ name: String, _ value: Int) {
        attribute(name, String(value))
    }

    /// Writes bytes that are markup already, by letting `body` append them.
    mutating func raw(_ body: (inout [UInt8]) -> Void) {
        body(&bytes)
        flushIfFull()
    }

    /// Writes bytes that are markup already.
    mutating func raw(_ markup: [UInt8]) {
        bytes.append(contentsOf: markup)
        flushIfFull()
    }

    /// Hands on all that was collected.
    mutating func flush() {
        guard let output else { return }
        output.write(bytes)
        output.flush()
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func flushIfFull() {
        if let output, bytes.count >= Self.flushThreshold {
            output.write(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }
}

extension HTMLWriter {
    /// Appends text so that neither an element's content nor a quoted attribute value ends early.
    /// Control characters, which HTML forbids but for white space, are left out.
    ///
    /// Linear in the length of `text`.
    private mutating func append(escaping text: String) {
        let source = text.utf8Span.span
        var isPlain = true
        for index in source.indices where Self.mayNeedEscaping(source[index]) {
            isPlain = false
            break
        }
        guard !isPlain else {
            bytes.append(contentsOf: text.utf8)
            return
        }
        for index in source.indices {
            let byte = source[index]
            guard Self.mayNeedEscaping(byte) else {
                bytes.append(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
            case 0x09, 0x0A: bytes.append(byte)
            case 0x0D: bytes.append(0x0A)
            case 0xC2:
                // U+0080 to U+009F are C2 80 to C2 9F.
                let isControl = index + 1 < source.count && source[index + 1] < 0xA0
                if !isControl { bytes.append(byte) }
            case 0x80...0x9F:
                let isControl = index > 0 && source[index - 1] == 0xC2
                if !isControl { bytes.append(byte) }
            default: break
            }
        }
    }

    private static func mayNeedEscaping(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0x80...0x9F, 0xC2: true
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
        case UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
