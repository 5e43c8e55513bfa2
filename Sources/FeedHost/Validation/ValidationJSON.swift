import FeedLoading
import PluginValidation
import SystemInterface

/// A validation report as JSON.
enum ValidationJSON {
    /// The report on a plugin that could not be validated.
    static func text(for error: any Error, path: String) -> String {
        PrintedJSON.object([
            ("path", .string(SystemText.shown(path))), ("valid", .boolean(false)),
            ("error", ErrorWording.json(for: error)),
        ]).document
    }

    /// - Parameter kept: the files with inputs.
    static func text(for report: ValidationReport, kept: FailingInputs?) -> String {
        let checks = report.checks.map { check in
            let outcome =
                check.skipped != nil ? "skipped" : check.findings.isEmpty ? "passed" : "failed"
            return PrintedJSON.object([
                ("name", .string(check.name)), ("outcome", .string(outcome)),
            ])
        }
        let findings = report.findings.map { finding in
            PrintedJSON.object([
                ("rule", .string(finding.rule.rawValue)),
                ("evidence", .string(finding.evidence)),
                ("trace", .strings(finding.trace)),
                ("checks", .strings(report.checks(of: finding))),
                ("kept", .strings(kept?.files(for: report.inputs(of: finding)) ?? [])),
                ("remedy", .string(finding.remedy)),
            ])
        }
        return PrintedJSON.object([
            ("path", .string(SystemText.shown(report.path))),
            ("id", .text(report.id) ?? .null),
            ("valid", .boolean(report.isValid)),
            ("seed", .number(report.seed)),
            ("checks", .array(checks)),
            ("findings", .array(findings)),
            ("remarks", .strings(report.remarks)),
        ]).document
    }
}
