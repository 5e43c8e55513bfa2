import FeedViews
package import PluginFinding
import PluginHosting
import PluginReading
import SystemInterface
package import WorkerHosting
import WorkerProtocol

/// Checks a plugin against the contract, each check in a worker of its own, which protects the
/// validator.
///
/// Long, since the contract has many rules: one function per check, independent of the others.
package struct Validator {
    let path: String
    let seed: UInt64
    let base: WorkerSettings
    private let describe: (PluginFault) -> String
    /// The only stage to make; `nil` for all.
    private let only: ValidationStage?
    /// Runs the plugin in this process, for a debugger; `nil` for workers.
    private let library: ValidatedLibrary?
    /// Its breaches, and what it printed, in all runs.
    private let quoted = RecordedBreaches()

    /// - Parameters:
    ///   - path: the plugin's file.
    ///   - seed: the seed of random calls.
    ///   - settings: the workers' permissions and limits. Deadlines for loading and calls apply;
    ///     output and processor time have lower limits.
    ///   - only: the only stage to make; `nil` for all.
    ///   - isHere: true to run the plugin in this process, for a debugger.
    ///   - describe: describes a fault.
    package init(
        path: String, seed: UInt64, settings: WorkerSettings, only: ValidationStage? = nil,
        isHere: Bool = false,
        describe: @escaping (PluginFault) -> String
    ) {
        self.path = path
        self.seed = seed
        base = settings
        self.only = only
        library = isHere ? ValidatedLibrary(path) : nil
        self.describe = describe
    }

    /// Makes the checks.
    package func run() -> ValidationReport {
        let candidate = PluginCandidate(reading: path)
        if case .refused(let fault) = candidate.verdict {
            let check = ValidationCheck("the file and its note", [.init(fault, describe: describe)])
            return ValidationReport(path: path, id: nil, seed: seed, checks: [check])
        }
        var checks = [
            ValidationCheck(
                "the file and its note",
                candidate.manifest?.remarks.map { .init(.noteWords, $0.words) } ?? []),
            ValidationCheck("the library", LibraryLint.findings(for: path, describe: describe)),
        ]
        var isMade = true
        for stage in only.map({ [$0] }) ?? ValidationStage.allCases {
            let isHanging = checks.contains { $0.findings.contains { $0.rule == .inTime } }
            let reason: String? =
                isHanging && !(isMade && stage == .feeds)
                ? "it does not return in time"
                : isMade ? nil : "it makes no renderer"
            if let reason {
                checks.append(ValidationCheck(stage.rawValue, [], skipped: reason))
                continue
            }
            let found = make(stage, of: candidate.manifest, after: checks)
            if stage == .made {
                isMade = !found.contains {
                    $0.findings.contains { Self.makesNone.contains($0.rule) }
                }
            }
            checks += found
            if only != nil, found.isEmpty {
                checks.append(ValidationCheck(stage.rawValue, [], skipped: "it has none"))
            }
        }
        return ValidationReport(
            path: path, id: candidate.manifest?.id, seed: seed, only: only, checks: checks,
            remarks: LibraryLint.remarks(for: path), quotations: quoted.quotations)
    }

    /// The rules without which there is no renderer.
    private static let makesNone: Set<ValidationRule> = [
        .loading, .tables, .oneExport, .neededLibraries, .textRelocations, .executableStack,
        .inTime,
    ]

    private func make(
        _ stage: ValidationStage, of manifest: PluginManifest?, after checks: [ValidationCheck]
    ) -> [ValidationCheck] {
        switch stage {
        case .made: [lifecycle()]
        case .views: manifest.map { [truth(of: $0)] } ?? []
        case .feeds: feeds()
        case .output: [output()]
        case .pictures: [pictures()]
        case .leaks: [leaks()]
        case .reader: reader()
        case .places: [places(after: checks)]
        case .mainLoop: mainLoop()
        case .random: [randomCalls(after: checks)]
        }
    }

    // MARK: Checks

    var settings: WorkerSettings {
        var settings = base
        settings.lendsTerminal = true
        settings.deadlines.loading = base.deadlines.call
        // Shorter after it has failed to end once, since later runs find nothing new.
        let hasStayed = quoted.texts.contains {
            $0.contains(text: "did not end when it was told to")
        }
        settings.deadlines.closing = hasStayed ? 100 : 1_000
        settings.deadlines.areOfProcessor = true
        settings.lendsSingly = true
        settings.outputLimit = min(512 << 20, base.outputLimit)
        settings.limits.processorTime = min(20, base.limits.processorTime)
        // The lent terminal's type, instead of the user's.
        settings.variables.removeAll { $0.hasPrefix("TERM=") }
        if settings.grants.contains(.terminal) { settings.variables.append("TERM=xterm-256color") }
        settings.variables.append("GLIBC_TUNABLES=glibc.malloc.perturb=165")
        return settings
    }

    func makeRun(
        _ settings: WorkerSettings? = nil, withholdsExtensions: Bool = false
    ) -> RecordedRun {
        RecordedRun(
            path: path, settings: settings ?? self.settings, in: library,
            withholdsExtensions: withholdsExtensions, quoting: quoted, describe: describe)
    }

    /// Makes and ends a renderer, without and with finish.
    private func lifecycle() -> ValidationCheck {
        let unused = makeRun()
        unused.with { _ = $0.isInteractive }
        var findings = unused.findings()
        if findings.isEmpty {
            let finished = makeRun()
            finished.with { try? $0.finish() }
            findings += finished.findings()
        }
        return ValidationCheck("made and ended", findings)
    }

    private func truth(of manifest: PluginManifest) -> ValidationCheck {
        let run = makeRun()
        let views = manifest.views
        let surplus = run.features.map { manifest.differences(from: $0) } ?? []
        run.with { renderer in
            // An image view may depend on an option.
            if views.contains(.loading) {
                renderer.loadingView?.display(
                    FeedLoadingViewModel(
                        isLoading: true, message: "Loading", completedSources: 0, totalSources: 2,
                        receivedBytes: 1_000))
                renderer.loadingView?.display(
                    FeedLoadingViewModel(
                        isLoading: false, message: "", completedSources: 2, totalSources: 2,
                        receivedBytes: 2_000))
            }
            if views.contains(.error) {
                renderer.errorView?.display(
                    FeedErrorViewModel(message: "No route", remedy: "try again", canRetry: true))
                renderer.errorView?.display(
                    FeedErrorViewModel(message: nil, remedy: nil, canRetry: false))
            }
            try? renderer.finish()
        }
        return ValidationCheck(
            "the views its note promises",
            surplus.map { .init(.noteTruth, $0) } + run.findings() + run.textFindings)
    }
}
