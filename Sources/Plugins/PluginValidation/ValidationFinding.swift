import PluginReading

/// A breach of the contract by a plugin.
package struct ValidationFinding: Sendable, Hashable {
    /// The rule, as listed in docs/plugins/validate.md.
    package let rule: ValidationRule
    /// One line, with control characters escaped.
    package let evidence: String
    /// The stack, innermost first, one line per frame; empty if unknown.
    package let trace: [String]

    package init(_ rule: ValidationRule, _ evidence: String, at trace: [String] = []) {
        self.rule = rule
        self.evidence = evidence.oneDisplayableLine
        self.trace = trace
    }

    /// Advice to the author.
    package var remedy: String { rule.remedy }
}
