/// The findings of the validation of a plugin.
package struct ValidationReport: Sendable {
    /// The file.
    package let path: String
    /// The plugin's id; `nil` where the note could not be read.
    package let id: String?
    /// With what the random calls began.
    package let seed: UInt64
    /// Every check, in order.
    package let checks: [ValidationCheck]
    /// What is to be known of it beside the contract, in sentences.
    package var remarks: [String] = []

    /// Every finding, each once, in order.
    package var findings: [ValidationFinding] {
        var seen: Set<String> = []
        return checks.flatMap(\.findings).filter { seen.insert($0.identity).inserted }
    }

    /// The names of the checks that a finding came of.
    package func checks(of finding: ValidationFinding) -> [String] {
        checks.filter { $0.findings.contains { $0.identity == finding.identity } }.map(\.name)
    }

    /// Returns the inputs that the plugin was handed where a finding came of it, each once, in
    /// order.
    package func inputs(of finding: ValidationFinding) -> [ValidationInput] {
        var seen: Set<ValidationInput> = []
        return checks.filter { $0.findings.contains { $0.identity == finding.identity } }
            .flatMap(\.inputs).filter { seen.insert($0).inserted }
    }

    /// True where the plugin keeps the contract.
    package var isValid: Bool { findings.isEmpty }
}

extension ValidationFinding {
    /// Tells it from others by all but the places and the addresses, which differ from run to run.
    fileprivate var identity: String {
        var isInAddress = false
        var last: Character = " "
        let words = evidence.filter { character in
            defer { last = character }
            isInAddress =
                isInAddress ? character.isHexDigit : last == "0" && character == "x"
            return !isInAddress
        }
        return "\(rule.rawValue) \(words)"
    }
}
