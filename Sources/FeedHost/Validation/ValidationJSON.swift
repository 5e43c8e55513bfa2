import PluginValidation
import SystemInterface

/// A validation report as JSON.
enum ValidationJSON {
    /// - Parameter kept: the files with inputs.
    static func text(for report: ValidationReport, kept: FailingInputs?) -> String {
        let checks = report.checks.map { check in
            let outcome =
                check.skipped != nil ? "skipped" : check.findings.isEmpty ? "passed" : "failed"
            return "    {\"name\": \(PrintedJSON.quoted(check.name)), \"outcome\": \"\(outcome)\"}"
        }
        let findings = report.findings.map { finding in
            "    {\"rule\": \(PrintedJSON.quoted(finding.rule.rawValue)), "
                + "\"evidence\": \(PrintedJSON.quoted(finding.evidence)), "
                + "\"trace\": [\(quoted(finding.trace))], "
                + "\"checks\": [\(quoted(report.checks(of: finding)))], "
                + "\"kept\": [\(quoted(kept?.files(for: report.inputs(of: finding)) ?? []))], "
                + "\"remedy\": \(PrintedJSON.quoted(finding.remedy))}"
        }
        return """
            {
              "path": \(PrintedJSON.quoted(SystemText.shown(report.path))),
              "id": \(report.id.map(PrintedJSON.quoted) ?? "null"),
              "valid": \(report.isValid),
              "seed": \(report.seed),
              "checks": [\(list(checks))],
              "findings": [\(list(findings))],
              "remarks": [\(quoted(report.remarks))]
            }

            """
    }

    private static func quoted(_ texts: [String]) -> String {
        texts.map(PrintedJSON.quoted).joined(separator: ", ")
    }

    private static func list(_ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    }
}
