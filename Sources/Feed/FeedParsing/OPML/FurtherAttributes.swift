internal import FeedMarkup

/// The attributes of an element that only other programs know, in a form that any list can have.
struct FurtherAttributes {
    /// Attributes that FeedHost writes by itself.
    private static let known: [StaticString] = [
        "xmlurl", "url", "type", "text", "title", "iscomment",
    ]
    /// The most attributes of an element, and the most bytes of each.
    private static let (mostAttributes, mostBytes) = (32, 4_096)
    private static let colon = UInt8(ascii: ":")

    /// The declarations of prefixes.
    private(set) var declarations: [OutlineAttribute] = []
    private var others: [OutlineAttribute] = []

    /// Reads the attributes of `token`.
    init(_ token: MarkupToken, limits: ParsingLimits, in bytes: Span<UInt8>) {
        var scanner = MarkupAttributeScanner(token, syntax: .xml)
        var seen: Set<[UInt8]> = []
        while let attribute = scanner.next(in: bytes), seen.count < Self.mostAttributes {
            let name = Array(bytes.string(attribute.name).utf8)
            guard Self.isName(name), attribute.value.count <= Self.mostBytes,
                seen.insert(name).inserted,
                !Self.known.contains(where: { bytes.equalsIgnoringCase(attribute.name, $0) })
            else { continue }
            let value = XMLValue(range: attribute.value).text(in: bytes)
            guard Self.isValue(value) else { continue }
            let read = OutlineAttribute(
                String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
            if name.starts(with: "xmlns:".utf8) {
                declarations.append(read)
            } else if !name.elementsEqual("xmlns".utf8) {
                others.append(read)
            }
        }
    }

    /// Returns the attributes. One with a prefix follows the declaration of that; without one it is
    /// left out, since no program could read it.
    ///
    /// - Parameter outer: declarations of an element around it.
    func attributes(declaredBy outer: [OutlineAttribute]) -> [OutlineAttribute] {
        var all: [OutlineAttribute] = []
        var declared: Set<[UInt8]> = []
        for attribute in others {
            let name = Array(attribute.name.utf8)
            guard let end = name.firstIndex(of: Self.colon) else {
                all.append(attribute)
                continue
            }
            let declaration = Array("xmlns:".utf8) + name[..<end]
            if !name.starts(with: "xml:".utf8) {
                guard
                    let found = (declarations + outer).first(where: {
                        $0.name.utf8.elementsEqual(declaration) && !$0.value.isEmpty
                    })
                else { continue }
                if declared.insert(declaration).inserted { all.append(found) }
            }
            all.append(attribute)
        }
        return all
    }

    /// Returns true for an ASCII name with at most one prefix.
    private static func isName(_ name: [UInt8]) -> Bool {
        let parts = name.split(separator: colon, omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.allSatisfy { part in
                guard let first = part.first, first.isASCIILetter || first == UInt8(ascii: "_")
                else { return false }
                return part.allSatisfy { $0.isASCIIAlphanumeric || "_-.".utf8.contains($0) }
            }
    }

    /// Returns true for text without characters that XML forbids or attributes lose.
    private static func isValue(_ value: [UInt8]) -> Bool {
        value.allSatisfy { $0 >= 0x20 }
            && String(decoding: value, as: UTF8.self).unicodeScalars.allSatisfy {
                $0.value & 0xFFFE != 0xFFFE
            }
    }
}
