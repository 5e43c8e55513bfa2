/// A check and its findings.
package struct ValidationCheck: Sendable, Hashable {
    package let name: String
    package let findings: [ValidationFinding]
    /// The inputs that led to findings.
    package let inputs: [ValidationInput]
    /// Why it was skipped; `nil` if it was not.
    package let skipped: String?

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
