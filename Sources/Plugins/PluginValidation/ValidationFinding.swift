import PluginReading

/// A way in which a plugin does not keep the contract.
package struct ValidationFinding: Sendable, Hashable {
    /// The rule, by its name in docs/plugins/validate.md.
    package let rule: ValidationRule
    /// The observation, on one line, with nothing in it that acts on a terminal.
    package let evidence: String
    /// Where it was, innermost first, one line a frame; empty where that is not known.
    package let trace: [String]

    /// Creates a finding.
    package init(_ rule: ValidationRule, _ evidence: String, at trace: [String] = []) {
        self.rule = rule
        self.evidence = evidence.oneDisplayableLine
        self.trace = trace
    }

    /// Advice on the finding.
    package var remedy: String { rule.remedy }
}
