/// What the validation of a plugin found.
package struct ValidationReport: Sendable {
    /// The file.
    package let path: String
    /// The plugin's id; `nil` where the note could not be read.
    package let id: String?
    /// With what the random calls began.
    package let seed: UInt64
    /// Every check, in order.
    package let checks: [ValidationCheck]

    /// Every finding, each once, in order.
    package var findings: [ValidationFinding] {
        var seen: Set<ValidationFinding> = []
        return checks.flatMap(\.findings).filter { seen.insert($0).inserted }
    }

    /// Whether the plugin keeps the contract.
    package var isValid: Bool { findings.isEmpty }
}
