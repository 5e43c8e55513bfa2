import FeedModel
import FeedPresentation
package import PluginHosting
import WorkerProtocol

/// Holds a plugin against the contract, each check in a worker of its own: whatever the plugin
/// does, the validator goes on.
package struct Validator {
    let path: String
    let seed: UInt64
    private let callDeadline: Int
    private let describe: (PluginFault) -> String

    /// Creates a validator.
    ///
    /// - Parameters:
    ///   - path: the plugin's file.
    ///   - seed: with what the random calls begin.
    ///   - callDeadline: how long loading and each call may take, in milliseconds.
    ///   - describe: puts into words why a file can't be used.
    package init(
        path: String, seed: UInt64, callDeadline: Int, describe: @escaping (PluginFault) -> String
    ) {
        self.path = path
        self.seed = seed
        self.callDeadline = callDeadline
        self.describe = describe
    }

    /// Makes every check.
    package func run() -> ValidationReport {
        var checks: [ValidationCheck] = []
        let candidate = PluginCandidate(reading: path)
        if case .refused(let fault) = candidate.verdict {
            checks.append(ValidationCheck("the file and its note", [.init(.note, describe(fault))]))
            return ValidationReport(path: path, id: nil, seed: seed, checks: checks)
        }
        checks.append(ValidationCheck("the file and its note", []))
        checks.append(ValidationCheck("the library", LibraryLint.findings(for: path)))
        let beginning = lifecycle()
        checks.append(beginning)
        if beginning.findings.contains(where: {
            [.loading, .tables, .neededLibraries].contains($0.rule)
        })
            || beginning.findings.contains(where: { $0.rule == .inTime })
        {
            for name in ["views", "output", "pictures", "leaks", "seats", "random calls"] {
                checks.append(ValidationCheck(name, [], skipped: "it makes no renderer"))
            }
        } else {
            let views = candidate.manifest?.views ?? []
            checks.append(truth(of: views))
            checks += feeds()
            let isHanging = checks.contains { $0.findings.contains { $0.rule == .inTime } }
            if isHanging {
                for name in ["output", "pictures", "leaks", "seats", "random calls"] {
                    checks.append(ValidationCheck(name, [], skipped: "it does not return in time"))
                }
            } else {
                checks.append(output())
                checks.append(pictures())
                checks.append(leaks())
                checks.append(seats(after: checks))
                checks.append(randomCalls(after: checks))
            }
        }
        return ValidationReport(
            path: path, id: candidate.manifest?.id, seed: seed, checks: checks)
    }

    // MARK: Checks

    private var settings: WorkerSettings {
        var settings = WorkerSettings()
        settings.deadlines.loading = callDeadline
        settings.deadlines.call = callDeadline
        settings.deadlines.closing = 1_000
        settings.outputLimit = 512 << 20
        settings.limits.processorTime = 20
        settings.limits.memory = 512 << 20
        settings.variables = ["GLIBC_TUNABLES=glibc.malloc.perturb=165"]
        return settings
    }

    private func makeRun() -> RecordedRun {
        RecordedRun(path: path, settings: settings)
    }

    /// Made and ended; made, finished and ended.
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

    private func truth(of views: [PluginViewKind]) -> ValidationCheck {
        let run = makeRun()
        run.with { seat in
            // A view of pictures may hang on an option.
            if views.contains(.loading) {
                seat.loadingView?.display(
                    FeedLoadingViewModel(
                        isLoading: true, message: "Loading", completedSources: 0, totalSources: 2,
                        receivedBytes: 1_000))
                seat.loadingView?.display(
                    FeedLoadingViewModel(
                        isLoading: false, message: "", completedSources: 2, totalSources: 2,
                        receivedBytes: 2_000))
            }
            if views.contains(.error) {
                seat.errorView?.display(
                    FeedErrorViewModel(message: "No route", remedy: "try again", canRetry: true))
                seat.errorView?.display(
                    FeedErrorViewModel(message: nil, remedy: nil, canRetry: false))
            }
            try? seat.finish()
        }
        return ValidationCheck("the views its note promises", run.findings())
    }

    private func feeds() -> [ValidationCheck] {
        var checks: [ValidationCheck] = []
        for (name, feed) in [
            ("an empty feed", SampleFeeds.empty), ("a small feed", SampleFeeds.small),
            ("awkward text", SampleFeeds.awkward), ("100,000 items", SampleFeeds.huge),
        ] {
            var settings = settings
            if name == "100,000 items" {
                settings.deadlines.call = 6 * callDeadline
                settings.limits.processorTime = 60
            }
            let run = RecordedRun(path: path, settings: settings)
            var findings = run.draw(feed)
            if String(validating: run.bytes, as: UTF8.self) == nil {
                findings.append(.init(.text, "the output of \(name) is not UTF-8"))
            }
            checks.append(ValidationCheck(name, findings))
            if findings.contains(where: { [.survival, .inTime, .bounds].contains($0.rule) }) {
                return checks
            }
        }
        let run = makeRun()
        run.with { seat in
            seat.feedView?.display(SampleFeeds.small)
            seat.feedView?.display(SampleFeeds.empty)
            seat.feedView?.display(SampleFeeds.small)
            try? seat.finish()
        }
        checks.append(ValidationCheck("one feed after another", run.findings()))
        return checks
    }

    /// The output refuses all, or refuses in the middle.
    private func output() -> ValidationCheck {
        var findings: [ValidationFinding] = []
        for capacity in [0, 1, 40] as [UInt64] {
            var settings = settings
            settings.outputCapacity = capacity
            let run = RecordedRun(path: path, settings: settings)
            run.with { seat in
                seat.feedView?.display(SampleFeeds.small)
                try? seat.finish()
            }
            findings += run.findings { $0.reason == .outputRefused }
        }
        return ValidationCheck("an output that takes no more", findings)
    }

    private func pictures() -> ValidationCheck {
        let run = makeRun()
        run.with { seat in
            guard let view = seat.imageView else { return }
            seat.feedView?.display(SampleFeeds.small)
            func show(_ image: PluginImage?, _ index: Int, loading: Bool, retry: Bool) {
                view.display(
                    FeedImageViewModel(
                        index: index, id: "id-\(index)", title: "Item", image: image,
                        isLoading: loading, shouldRetry: retry))
            }
            show(nil, 0, loading: true, retry: false)
            show(nil, 0, loading: false, retry: true)
            for bytes in [SamplePictures.png, SamplePictures.cut, [], [0xFF, 0xD8, 0xFF]] {
                show(nil, 1, loading: true, retry: false)
                let image = try? seat.makeImage(FeedImageData(bytes: bytes, mediaType: "image/png"))
                show(image, 1, loading: false, retry: image == nil)
            }
            // Late: the feed has become another meanwhile.
            let late = try? seat.makeImage(
                FeedImageData(bytes: SamplePictures.png, mediaType: "image/png"))
            seat.feedView?.display(SampleFeeds.empty)
            show(late, 2, loading: false, retry: late == nil)
            try? seat.finish()
        }
        return ValidationCheck("pictures: loading, failed, damaged, late", run.findings())
    }

    private func leaks() -> ValidationCheck {
        let run = makeRun()
        var findings: [ValidationFinding] = []
        run.with { seat in
            guard let measure = seat.measure(rounds: 1_000) else { return }
            if measure.heapGrowth > Self.toleratedGrowth {
                findings.append(
                    .init(
                        .leaks,
                        "each of 1,000 renderers leaves about \(measure.heapGrowth) bytes behind"))
            }
        }
        findings += run.findings()
        let drawn = makeRun()
        drawn.with { seat in
            seat.feedView?.display(SampleFeeds.small)
            if let measure = seat.measure(rounds: 4), measure.blockedSignals > 0 {
                findings.append(
                    .init(.signals, "display leaves \(measure.blockedSignals) signals blocked"))
            }
        }
        return ValidationCheck("1,000 renderers, one after another", findings)
    }

    /// The host keeps some memory for each renderer, so that late calls meet a refusal; what is
    /// left of a plugin that frees everything is 4,800 bytes.
    private static let toleratedGrowth: Int64 = 5_400

    private func seats(after checks: [ValidationCheck]) -> ValidationCheck {
        let hasFailed = checks.contains { check in
            check.findings.contains { [.survival, .bounds, .lentMemory].contains($0.rule) }
        }
        guard !hasFailed else {
            return ValidationCheck("seats", [], skipped: "it does not survive drawing")
        }
        var findings: [ValidationFinding] = []
        let first = makeRun()
        _ = first.draw(SampleFeeds.awkward)
        let second = makeRun()
        _ = second.draw(SampleFeeds.awkward)
        if first.bytes != second.bytes {
            findings.append(
                .init(.determinism, Self.difference(first.bytes, second.bytes, "two runs")))
        } else {
            // The host's process has variables, and lends memory of its own.
            var settings = settings
            settings.variables += ["HOME=/nonexistent", "PATH=/nonexistent", "TERM=dumb"]
            let here = RecordedRun(path: path, settings: settings)
            here.with { $0.drawHere() }
            findings += here.findings()
            if findings.isEmpty && here.bytes != first.bytes {
                findings.append(
                    .init(.bothSeats, Self.difference(here.bytes, first.bytes, "the two seats")))
            }
        }
        return ValidationCheck("the same bytes twice, and in both seats", findings)
    }

    private static func difference(_ a: [UInt8], _ b: [UInt8], _ what: String) -> String {
        let place = zip(a, b).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
        return "\(what) differ from byte \(place) on (\(a.count) and \(b.count) bytes)"
    }

    /// What was found before is not told again.
    private func randomCalls(after checks: [ValidationCheck]) -> ValidationCheck {
        let known = Set(checks.flatMap(\.findings).map(\.rule))
        for round in 0..<8 {
            let seed = self.seed &+ UInt64(round)
            var random = SeededGenerator(seed: seed)
            let run = makeRun()
            var calls: [String] = []
            run.with { seat in
                for _ in 0..<Int.random(in: 1...12, using: &random) where seat.failure == nil {
                    calls.append(RandomCall.make(on: seat, using: &random))
                }
                if Bool.random(using: &random) {
                    calls.append("finish")
                    try? seat.finish()
                }
            }
            let findings = run.findings().filter { !known.contains($0.rule) }
            if !findings.isEmpty {
                return ValidationCheck(
                    "random calls",
                    findings.map {
                        ValidationFinding(
                            $0.rule,
                            $0.evidence
                                + "; after \(calls.joined(separator: ", ")) (--seed \(seed))")
                    })
            }
        }
        return ValidationCheck("random calls", [])
    }
}
