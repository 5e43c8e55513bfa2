import PluginReading

/// A breach of the contract by a plugin.
package struct ValidationFinding: Sendable, Hashable {
    /// The rule, as listed in docs/plugins/validate.md.
    package let rule: ValidationRule
    /// One line, with control characters escaped.
    package let evidence: String
    /// The stack, innermost first, one line per frame; empty if unknown.
    package let trace: [String]
    /// Advice that fits better than that of the rule.
    private let cure: String?

    package init(
        _ rule: ValidationRule, _ evidence: String, at trace: [String] = [], cure: String? = nil
    ) {
        self.rule = rule
        self.cure = cure
        self.evidence = evidence.oneDisplayableLine
        self.trace = trace
    }

    /// Advice to the author.
    package var remedy: String { cure ?? rule.remedy }
}
