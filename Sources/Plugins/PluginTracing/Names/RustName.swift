/// Reads the names that Rust's compiler makes: those of the "v0" scheme (RFC 2603 of Rust), and, of
/// the older one, what is left when they were read as names of C++.
///
/// A name is a stranger's: reading it ends after a bounded number of steps, depth and length.
///
/// It is longer than other types since it is one grammar: its rules call each other, and all of them count
/// the same steps.
struct RustName {
    private struct Unreadable: Error {}

    /// How a name of the "v0" scheme begins.
    static let prefix = "_R"
    private static let depthLimit = 64
    private static let stepLimit = 4_096

    private let bytes: [UInt8]
    private var position = 0
    private var text: [UInt8] = []
    private var depth = 0
    private var steps = 0
    private var boundLifetimes: UInt64 = 0
    /// The part that is read is only skipped.
    private var isSilent = false

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A name of the "v0" scheme as people write it, without its hashes; `nil` where it is none.
    static func readable(_ name: ArraySlice<UInt8>) -> [UInt8]? {
        guard name.starts(with: prefix.utf8) else { return nil }
        var reader = RustName(Array(name.dropFirst(prefix.utf8.count)))
        do {
            try reader.readPath(inValue: true)
            if !reader.isAtEnd {
                // The crate it was made for.
                reader.isSilent = true
                try reader.readPath(inValue: false)
            }
        } catch {
            return nil
        }
        return reader.isAtEnd && !reader.text.isEmpty ? reader.text : nil
    }

    // MARK: The older scheme

    private static let escapes: [(name: String, text: String)] = [
        ("SP", "@"), ("BP", "*"), ("RF", "&"), ("LT", "<"), ("GT", ">"), ("LP", "("), ("RP", ")"),
        ("C", ","), ("u20", " "), ("u22", "\""), ("u27", "'"), ("u2b", "+"), ("u3b", ";"),
        ("u5b", "["), ("u5d", "]"), ("u7b", "{"), ("u7d", "}"), ("u7e", "~"),
    ]

    /// The Rust name behind `a::b::h0123456789abcdef`, without the hash; `nil` where it is no such
    /// name.
    static func readable(older name: [UInt8]) -> [UInt8]? {
        let hash = name.suffix(19)
        guard hash.count == 19, hash.starts(with: "::h".utf8),
            hash.dropFirst(3).allSatisfy({ isHex($0) })
        else { return nil }
        var text: [UInt8] = []
        var rest = name.dropLast(19)
        while let byte = rest.first {
            let isStart = text.isEmpty || text.suffix(2).elementsEqual("::".utf8)
            if isStart, rest.starts(with: "_$".utf8) {
                rest = rest.dropFirst()
            } else if rest.starts(with: "..".utf8) {
                text += "::".utf8
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "$"), let end = rest.dropFirst().firstIndex(of: byte),
                let escape = escapes.first(where: {
                    $0.name.utf8.elementsEqual(rest[(rest.startIndex + 1)..<end])
                })
            {
                text += escape.text.utf8
                rest = rest[(end + 1)...]
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return text
    }

    // MARK: Parts

    private var isAtEnd: Bool { position == bytes.count }

    private var next: UInt8? { isAtEnd ? nil : bytes[position] }

    private mutating func readByte() throws(Unreadable) -> UInt8 {
        guard let next else { throw Unreadable() }
        position += 1
        return next
    }

    private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private mutating func write(_ string: String) {
        write(Array(string.utf8)[...])
    }

    private mutating func write(_ string: ArraySlice<UInt8>) {
        if !isSilent {
            text += string
        }
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x61...0x66 ~= byte
    }

    private mutating func readDecimal() throws(Unreadable) -> Int {
        let first = try readByte()
        guard 0x30...0x39 ~= first else { throw Unreadable() }
        var value = Int(first - 0x30)
        // No number begins with a zero but zero itself.
        while value > 0, let digit = next, 0x30...0x39 ~= digit {
            position += 1
            value = value * 10 + Int(digit - 0x30)
            guard value <= bytes.count else { throw Unreadable() }
        }
        return value
    }

    private mutating func readBase62() throws(Unreadable) -> UInt64 {
        var value: UInt64 = 0
        var isFirst = true
        while true {
            let byte = try readByte()
            let digit: UInt64
            switch byte {
            case UInt8(ascii: "_"):
                guard !isFirst else { return 0 }
                let (result, overflows) = value.addingReportingOverflow(1)
                guard !overflows else { throw Unreadable() }
                return result
            case 0x30...0x39: digit = UInt64(byte - 0x30)
            case 0x61...0x7A: digit = UInt64(byte - 0x61 + 10)
            case 0x41...0x5A: digit = UInt64(byte - 0x41 + 36)
            default: throw Unreadable()
            }
            isFirst = false
            let (product, overflows) = value.multipliedReportingOverflow(by: 62)
            let (sum, overflowsToo) = product.addingReportingOverflow(digit)
            guard !overflows, !overflowsToo else { throw Unreadable() }
            value = sum
        }
    }

    /// A number after a mark; 0 without the mark.
    private mutating func readOptionalBase62(after mark: Unicode.Scalar) throws(Unreadable)
        -> UInt64
    {
        guard skip(mark) else { return 0 }
        let (value, overflows) = try readBase62().addingReportingOverflow(1)
        guard !overflows else { throw Unreadable() }
        return value
    }

    /// An identifier without what tells it from others of the name.
    private mutating func readPlainIdentifier() throws(Unreadable) -> [UInt8] {
        let isPunycode = skip("u")
        let length = try readDecimal()
        _ = skip("_")
        guard length <= bytes.count - position else { throw Unreadable() }
        let name = Array(bytes[position..<position + length])
        position += length
        return isPunycode ? Array("punycode{".utf8) + name + Array("}".utf8) : name
    }

    private mutating func readIdentifier() throws(Unreadable) -> (name: [UInt8], number: UInt64) {
        let number = try readOptionalBase62(after: "s")
        return (try readPlainIdentifier(), number)
    }

    /// Reads on at a place before this one, and then goes on here.
    private mutating func readBack(
        _ read: (inout RustName) throws(Unreadable) -> Void
    ) throws(Unreadable) {
        let start = position - 1
        guard let place = Int(exactly: try readBase62()), place < start else { throw Unreadable() }
        guard !isSilent else { return }
        let end = position
        position = place
        try read(&self)
        position = end
    }

    /// Bounds what is read within.
    private mutating func descend(
        _ read: (inout RustName) throws(Unreadable) -> Void
    ) throws(Unreadable) {
        depth += 1
        steps += 1
        guard depth <= Self.depthLimit, steps <= Self.stepLimit,
            text.count <= NameProcess.answerLimit
        else { throw Unreadable() }
        try read(&self)
        depth -= 1
    }

    private mutating func readList(
        separatedBy separator: String = ", ",
        _ read: (inout RustName) throws(Unreadable) -> Void
    ) throws(Unreadable) -> Int {
        var count = 0
        while !skip("E") {
            if count > 0 { write(separator) }
            try read(&self)
            count += 1
        }
        return count
    }

    // MARK: Paths

    private mutating func readPath(inValue: Bool) throws(Unreadable) {
        try descend { reader throws(Unreadable) in try reader.readPathHere(inValue: inValue) }
    }

    private mutating func readPathHere(inValue: Bool) throws(Unreadable) {
        let kind = try readByte()
        switch kind {
        case UInt8(ascii: "C"): write(try readIdentifier().name[...])
        case UInt8(ascii: "N"): try readNested(inValue: inValue)
        case UInt8(ascii: "M"), UInt8(ascii: "X"), UInt8(ascii: "Y"):
            if kind != UInt8(ascii: "Y") {
                // Where it is written, which is not told.
                _ = try readOptionalBase62(after: "s")
                let wasSilent = isSilent
                isSilent = true
                try readPath(inValue: false)
                isSilent = wasSilent
            }
            write("<")
            try readType()
            if kind != UInt8(ascii: "M") {
                write(" as ")
                try readPath(inValue: false)
            }
            write(">")
        case UInt8(ascii: "I"):
            try readPath(inValue: inValue)
            write(inValue ? "::<" : "<")
            _ = try readList { reader throws(Unreadable) in try reader.readGenericArgument() }
            write(">")
        case UInt8(ascii: "B"):
            try readBack { reader throws(Unreadable) in try reader.readPath(inValue: inValue) }
        default: throw Unreadable()
        }
    }

    private mutating func readNested(inValue: Bool) throws(Unreadable) {
        let namespace = try readByte()
        guard 0x41...0x5A ~= namespace || 0x61...0x7A ~= namespace else { throw Unreadable() }
        try readPath(inValue: inValue)
        let (name, number) = try readIdentifier()
        guard 0x41...0x5A ~= namespace else {
            if !name.isEmpty {
                write("::")
                write(name[...])
            }
            return
        }
        write("::{")
        switch namespace {
        case UInt8(ascii: "C"): write("closure")
        case UInt8(ascii: "S"): write("shim")
        default: write([namespace])
        }
        if !name.isEmpty {
            write(":")
            write(name[...])
        }
        write("#\(number)}")
    }

    private mutating func readGenericArgument() throws(Unreadable) {
        if skip("L") {
            try readLifetime()
        } else if skip("K") {
            try readConstant()
        } else {
            try readType()
        }
    }

    // MARK: Types

    private static let basicTypes: [Unicode.Scalar: String] = [
        "a": "i8", "b": "bool", "c": "char", "d": "f64", "e": "str", "f": "f32", "h": "u8",
        "i": "isize", "j": "usize", "l": "i32", "m": "u32", "n": "i128", "o": "u128", "p": "_",
        "s": "i16", "t": "u16", "u": "()", "v": "...", "x": "i64", "y": "u64", "z": "!",
    ]

    private mutating func readType() throws(Unreadable) {
        try descend { reader throws(Unreadable) in try reader.readTypeHere() }
    }

    private mutating func readTypeHere() throws(Unreadable) {
        let kind = Unicode.Scalar(try readByte())
        if let name = Self.basicTypes[kind] { return write(name) }
        switch kind {
        case "A", "S":
            write("[")
            try readType()
            if kind == "A" {
                write("; ")
                try readConstant()
            }
            write("]")
        case "T":
            write("(")
            let count = try readList { reader throws(Unreadable) in try reader.readType() }
            write(count == 1 ? ",)" : ")")
        case "R", "Q":
            write("&")
            if skip("L") {
                let start = text.count
                try readLifetime()
                if text[start...].elementsEqual("'_".utf8) {
                    text.removeLast(2)
                } else {
                    write(" ")
                }
            }
            if kind == "Q" { write("mut ") }
            try readType()
        case "P", "O":
            write(kind == "P" ? "*const " : "*mut ")
            try readType()
        case "F": try readBound { reader throws(Unreadable) in try reader.readFunction() }
        case "D":
            write("dyn ")
            try readBound { reader throws(Unreadable) in
                _ = try reader.readList(separatedBy: " + ") { reader throws(Unreadable) in
                    try reader.readTrait()
                }
            }
            guard skip("L") else { throw Unreadable() }
            let start = text.count
            write(" + ")
            try readLifetime()
            if text[start...].elementsEqual(" + '_".utf8) { text.removeLast(5) }
        case "B": try readBack { reader throws(Unreadable) in try reader.readType() }
        default:
            position -= 1
            try readPath(inValue: false)
        }
    }

    private mutating func readFunction() throws(Unreadable) {
        if skip("U") { write("unsafe ") }
        if skip("K") {
            write("extern \"")
            if skip("C") {
                write("C")
            } else {
                let name = try readPlainIdentifier()
                write(name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }[...])
            }
            write("\" ")
        }
        write("fn(")
        _ = try readList { reader throws(Unreadable) in try reader.readType() }
        write(")")
        guard !skip("u") else { return }
        write(" -> ")
        try readType()
    }

    private mutating func readTrait() throws(Unreadable) {
        try readPath(inValue: false)
        var count = 0
        while skip("p") {
            write(count == 0 ? "<" : ", ")
            write(try readPlainIdentifier()[...])
            write(" = ")
            try readType()
            count += 1
        }
        if count > 0 { write(">") }
    }

    // MARK: Lifetimes and constants

    private mutating func readBound(
        _ read: (inout RustName) throws(Unreadable) -> Void
    ) throws(Unreadable) {
        let count = try readOptionalBase62(after: "G")
        guard count <= 26 else { throw Unreadable() }
        if count > 0 {
            write("for<")
            for index in 0..<count {
                if index > 0 { write(", ") }
                boundLifetimes += 1
                writeLifetime(1)
            }
            write("> ")
        }
        try read(&self)
        boundLifetimes -= count
    }

    private mutating func readLifetime() throws(Unreadable) {
        let index = try readBase62()
        guard index <= boundLifetimes else { throw Unreadable() }
        writeLifetime(index)
    }

    private mutating func writeLifetime(_ index: UInt64) {
        guard index > 0 else { return write("'_") }
        let place = boundLifetimes - index
        write(place < 26 ? "'\(Unicode.Scalar(UInt8(0x61 + place)))" : "'_\(place)")
    }

    private mutating func readConstant() throws(Unreadable) {
        try descend { reader throws(Unreadable) in try reader.readConstantHere() }
    }

    private mutating func readConstantHere() throws(Unreadable) {
        let kind = Unicode.Scalar(try readByte())
        switch kind {
        case "p": write("_")
        case "B": try readBack { reader throws(Unreadable) in try reader.readConstant() }
        case "a", "b", "c", "h", "i", "j", "l", "m", "n", "o", "s", "t", "x", "y":
            if skip("n") { write("-") }
            let start = position
            while let digit = next, Self.isHex(digit) { position += 1 }
            let digits = bytes[start..<position]
            guard skip("_") else { throw Unreadable() }
            writeConstant(digits, of: kind)
        default: throw Unreadable()
        }
    }

    private mutating func writeConstant(_ digits: ArraySlice<UInt8>, of kind: Unicode.Scalar) {
        let value = UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
        switch (kind, value) {
        case ("b", 0): write("false")
        case ("b", 1): write("true")
        case ("c", let value?):
            let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
            write(scalar.map { "'\($0)'" } ?? String(value))
        case (_, let value?): write(String(value))
        default:
            write("0x")
            write(digits)
        }
    }
}
