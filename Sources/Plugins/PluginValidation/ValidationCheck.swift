/// A check that was made, and what it found.
package struct ValidationCheck: Sendable, Hashable {
    /// The subject of the check, in a few words.
    package let name: String
    /// The faults it found; empty where all is well.
    package let findings: [ValidationFinding]
    /// The inputs that the plugin was handed; empty where all is well.
    package let inputs: [ValidationInput]
    /// Why it was not made; `nil` where it was.
    package let skipped: String?

    /// Creates a check.
    package init(
        _ name: String, _ findings: [ValidationFinding], with inputs: [ValidationInput] = [],
        skipped: String? = nil
    ) {
        self.name = name
        self.findings = findings
        self.inputs = findings.isEmpty ? [] : inputs
        self.skipped = skipped
    }
}
