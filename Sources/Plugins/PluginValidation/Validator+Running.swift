import FeedViews
import PluginHosting
import WorkerHosting

// What is seen of a plugin only over many runs of it, or in another order of calls.

extension Validator {
    func leaks() -> ValidationCheck {
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
        return ValidationCheck(
            "1,000 renderers, one after another", findings, with: [.feed(.small)])
    }

    /// The growth of the heap by the C library's caches now and then, in bytes, spread over the
    /// renderers.
    private static let toleratedGrowth: Int64 = 16

    func seats(after checks: [ValidationCheck]) -> ValidationCheck {
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
        if let difference = first.output.difference(from: second.output) {
            findings.append(.init(.determinism, "two runs differ \(difference)"))
        } else {
            // The host's process has variables, and lends memory of its own.
            var settings = settings
            settings.variables += ["HOME=/nonexistent", "PATH=/nonexistent", "TERM=dumb"]
            let here = makeRun(settings)
            here.with { $0.drawHere() }
            findings += here.findings()
            if findings.isEmpty, let difference = here.output.difference(from: first.output) {
                findings.append(.init(.bothSeats, "the two seats differ \(difference)"))
            }
        }
        return ValidationCheck(
            "the same bytes twice, and in both seats", findings, with: [.feed(.awkward)])
    }

    /// Left at once, since the person wants to; and begun after a feed was displayed.
    func mainLoop() -> [ValidationCheck] {
        var findings: [ValidationFinding] = []
        for displaysBefore in [false, true] {
            let run = makeRun()
            var isInteractive = false
            run.with { seat in
                isInteractive = seat.isInteractive
                guard isInteractive else { return }
                if displaysBefore {
                    seat.feedView?.display(SampleFeeds.small)
                }
                try? seat.run()
                try? seat.finish()
            }
            findings += run.findings()
            guard isInteractive else { return [] }
        }
        return [
            ValidationCheck(
                "its main loop, left when it is to be", findings, with: [.feed(.small)])
        ]
    }

    /// Tells only faults that were not found before.
    func randomCalls(after checks: [ValidationCheck]) -> ValidationCheck {
        let known = Set(checks.flatMap(\.findings).map(\.rule))
        for round in 0..<24 {
            let seed = self.seed &+ UInt64(round)
            var random = SeededGenerator(seed: seed)
            let run = makeRun()
            var calls: [String] = []
            run.with { seat in
                for _ in 0..<Int.random(in: 1...20, using: &random) where seat.failure == nil {
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
                                + "; after \(calls.joined(separator: ", ")) (--seed \(seed))",
                            at: $0.trace)
                    }, with: [.calls(calls, seed: seed)])
            }
        }
        return ValidationCheck("random calls", [])
    }
}
