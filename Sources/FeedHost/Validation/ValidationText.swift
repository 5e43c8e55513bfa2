import PluginReading
import PluginValidation
import SystemInterface

/// A validation report as text.
enum ValidationText {
    /// The number of frames in a short report.
    private static let frames = 4

    /// - Parameters:
    ///   - showsAll: whether to show all frames, and what the plugin printed on standard error.
    ///   - kept: the files with inputs.
    static func text(
        for report: ValidationReport, showsAll: Bool, kept: FailingInputs?
    ) -> String {
        var lines: [String] = []
        for check in report.checks {
            if let reason = check.skipped {
                lines.append("  --    \(check.name): not made, \(reason.oneDisplayableLine)")
            } else {
                lines.append("  \(check.findings.isEmpty ? "ok  " : "FAIL")  \(check.name)")
            }
        }
        for finding in report.findings {
            lines += ["", "\(finding.rule.rawValue): \(finding.evidence)"]
            lines += finding.trace.prefix(showsAll ? .max : frames).map { "    at \($0)" }
            if !showsAll && finding.trace.count > frames {
                lines.append("    … \(finding.trace.count - frames) more with --verbose")
            }
            lines.append("  seen with: \(report.checks(of: finding).joined(separator: "; "))")
            let files = kept?.files(for: report.inputs(of: finding)) ?? []
            if !files.isEmpty {
                lines.append("  kept: \(files.map(\.oneDisplayableLine).joined(separator: ", "))")
            }
            lines.append("  \(finding.remedy)")
        }
        if showsAll, !report.quotations.isEmpty {
            lines += [""] + report.quotations.map { "it \($0)" }
        }
        if !report.remarks.isEmpty { lines.append("") }
        lines += report.remarks.map { "to know: \($0)".oneDisplayableLine }
        lines.append("")
        let path = SystemText.shown(report.path).oneDisplayableLine
        let name = report.id.map { "'\($0.oneDisplayableLine)' (\(path))" } ?? "'\(path)'"
        let count = report.findings.count
        let verdict =
            if count > 0 {
                "does not keep the contract: \(count) \(count == 1 ? "finding" : "findings")"
            } else if let only = report.only {
                report.isMade ? "passes '\(only.rawValue)'" : "was not tested"
            } else {
                "keeps the contract"
            }
        lines.append("\(name) \(verdict).")
        return lines.joined(separator: "\n") + "\n"
    }
}
