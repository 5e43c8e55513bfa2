/// The values of placeholders, such as `@NAME@` in a template.
struct Placeholders {
    private let values: [(placeholder: [UInt8], value: [UInt8])]

    init(_ values: [(String, String)]) {
        self.values = values.map { (Array($0.utf8), Array($1.utf8)) }
    }

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
        self.init([
            ("@NAME@", name), ("@TITLE@", title), ("@KIT@", kit),
            ("@CRATE@", command.crate),
            ("@PACKAGES@", command.kind.packages),
            ("@ALLOW@", command.kind.allowance),
            ("@LIBRARY@", command.library),
            ("@BUILD@", command.language.build),
            ("@IMAGE@", command.language.image),
            ("@TOOLS@", command.kind.tools),
            ("@RUN@", command.kind.testRunner),
        ])
    }

    /// Replaces the placeholders in `bytes`, but none in their values.
    func filled(_ bytes: [UInt8]) -> [UInt8] {
        var filled: [UInt8] = []
        filled.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let first = rest.first {
            if let (placeholder, value) = values.first(where: { rest.starts(with: $0.placeholder) })
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
