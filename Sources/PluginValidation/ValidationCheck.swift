/// A check that was made, and what it found.
package struct ValidationCheck: Sendable, Hashable {
    /// What was checked, in a few words.
    package let name: String
    /// What it found; nothing where all is well.
    package let findings: [ValidationFinding]
    /// Why it was not made; `nil` where it was.
    package let skipped: String?

    /// Creates a check.
    package init(_ name: String, _ findings: [ValidationFinding], skipped: String? = nil) {
        self.name = name
        self.findings = findings
        self.skipped = skipped
    }
}
