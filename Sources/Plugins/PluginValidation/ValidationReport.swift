/// The result of validating a plugin.
package struct ValidationReport: Sendable {
    package let path: String
    /// `nil` if the note can't be read.
    package let id: String?
    /// The seed of the random calls.
    package let seed: UInt64
    /// The only stage made; `nil` for all.
    package var only: ValidationStage?
    package let checks: [ValidationCheck]
    /// Notes beside the contract, in sentences.
    package var remarks: [String] = []
    /// What it printed on standard error, in sentences without a subject.
    package var quotations: [String] = []

    /// All findings in order, without duplicates.
    package var findings: [ValidationFinding] {
        var seen: Set<String> = []
        return checks.flatMap(\.findings).filter { seen.insert($0.identity).inserted }
    }

    /// The names of the checks with this finding.
    package func checks(of finding: ValidationFinding) -> [String] {
        checks.filter { $0.findings.contains { $0.identity == finding.identity } }.map(\.name)
    }

    /// Returns the inputs that led to a finding, in order, without duplicates.
    package func inputs(of finding: ValidationFinding) -> [ValidationInput] {
        var seen: Set<ValidationInput> = []
        return checks.filter { $0.findings.contains { $0.identity == finding.identity } }
            .flatMap(\.inputs).filter { seen.insert($0).inserted }
    }

    /// False if the only stage was skipped, so that nothing is known of it.
    package var isMade: Bool { only == nil || checks.allSatisfy { $0.skipped == nil } }

    package var isValid: Bool { findings.isEmpty && isMade }
}

extension ValidationFinding {
    /// Identifies a finding across runs: everything except offsets and addresses, and the numbers of what a
    /// larger feed has more of.
    fileprivate var identity: String {
        let isOfFeed = [.delegate, .descriptors].contains(rule)
        var isInAddress = false
        var last: Character = " "
        let words = evidence.filter { character in
            defer { last = character }
            isInAddress =
                isInAddress ? character.isHexDigit : last == "0" && character == "x"
            return !isInAddress && !(isOfFeed && character.isWholeNumber)
        }
        return "\(rule.rawValue) \(words)"
    }
}
