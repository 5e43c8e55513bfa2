import PluginHosting
import PluginValidation

/// A validation's report for people.
enum ValidationText {
    static func text(for report: ValidationReport) -> String {
        var lines: [String] = []
        for check in report.checks {
            if let reason = check.skipped {
                lines.append("  --    \(check.name): not made, \(reason.oneDisplayableLine)")
            } else {
                lines.append("  \(check.findings.isEmpty ? "ok  " : "FAIL")  \(check.name)")
            }
        }
        for finding in report.findings {
            lines.append("")
            lines.append("\(finding.rule.rawValue): \(finding.evidence)")
            lines.append("  \(finding.remedy)")
        }
        lines.append("")
        let path = report.path.oneDisplayableLine
        let name = report.id.map { "'\($0.oneDisplayableLine)' (\(path))" } ?? "'\(path)'"
        let count = report.findings.count
        lines.append(
            report.isValid
                ? "\(name) keeps the contract."
                : "\(name) does not keep the contract: \(count) \(count == 1 ? "finding" : "findings")."
        )
        return lines.joined(separator: "\n") + "\n"
    }
}
