/// A way in which a plugin does not keep the contract.
package struct ValidationFinding: Sendable, Hashable {
    /// The rule, by its name in docs/VALIDATE.md.
    package let rule: ValidationRule
    /// What was seen.
    package let evidence: String

    /// Creates a finding.
    package init(_ rule: ValidationRule, _ evidence: String) {
        self.rule = rule
        self.evidence = evidence
    }

    /// What to do about it.
    package var remedy: String { rule.remedy }
}
