import PluginValidation

/// A validation's report for programs.
enum ValidationJSON {
    static func text(for report: ValidationReport) -> String {
        let checks = report.checks.map { check in
            let outcome =
                check.skipped != nil ? "skipped" : check.findings.isEmpty ? "passed" : "failed"
            return "    {\"name\": \(quoted(check.name)), \"outcome\": \"\(outcome)\"}"
        }
        let findings = report.findings.map { finding in
            "    {\"rule\": \(quoted(finding.rule.rawValue)), "
                + "\"evidence\": \(quoted(finding.evidence)), "
                + "\"remedy\": \(quoted(finding.remedy))}"
        }
        return """
            {
              "path": \(quoted(report.path)),
              "id": \(report.id.map(quoted) ?? "null"),
              "valid": \(report.isValid),
              "seed": \(report.seed),
              "checks": [\(list(checks))],
              "findings": [\(list(findings))]
            }

            """
    }

    private static func list(_ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    }

    /// A string by RFC 8259, section 7.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
