/// The values of a template's placeholders, such as `@NAME@`.
struct ProjectPlaceholders {
    private let values: [(placeholder: [UInt8], value: [UInt8])]

    /// Creates the values for a project.
    ///
    /// - Parameters:
    ///   - command: the project.
    ///   - kit: the path of the Swift kit's package.
    init(_ command: NewCommand, kit: String) {
        let name = command.name
        // The display name, made from the words of the id.
        let words = name.split(separator: "-").joined(separator: " ")
        let title = words.prefix(1).uppercased() + words.dropFirst()
        let kit = kit.reduce(into: "") { text, character in
            text += character == "\\" || character == "\"" ? "\\\(character)" : "\(character)"
        }
        values = [
            ("@NAME@", name), ("@TITLE@", title), ("@KIT@", kit),
            ("@CRATE@", command.crate),
            ("@PACKAGES@", command.kind.packages),
            ("@ALLOW@", command.kind.allowance),
            ("@LIBRARY@", command.library),
            ("@BUILD@", command.language.build),
            ("@IMAGE@", command.language.image),
            ("@TOOLS@", command.kind.tools),
            ("@RUN@", command.kind.testRunner),
        ].map { (Array($0.utf8), Array($1.utf8)) }
    }

    /// Replaces the placeholders in `bytes`.
    func filled(_ bytes: [UInt8]) -> [UInt8] {
        var filled: [UInt8] = []
        filled.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let first = rest.first {
            if first == UInt8(ascii: "@"),
                let (placeholder, value) = values.first(where: { rest.starts(with: $0.placeholder) }
                )
            {
                filled += value
                rest = rest.dropFirst(placeholder.count)
            } else {
                filled.append(first)
                rest = rest.dropFirst()
            }
        }
        return filled
    }
}
