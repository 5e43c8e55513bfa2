/// A check that was made, and what it found.
package struct ValidationCheck: Sendable, Hashable {
    /// What was checked, in a few words.
    package let name: String
    /// What it found; nothing where all is well.
    package let findings: [ValidationFinding]
    /// What the plugin was handed; nothing where all is well.
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
