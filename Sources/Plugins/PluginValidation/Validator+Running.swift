import FeedViews
import Glibc
import PluginHosting
import WorkerHosting
import WorkerProtocol

// Checks that need many runs of a plugin, or another order of calls.

extension Validator {
    func leaks() -> ValidationCheck {
        let run = makeRun()
        var findings: [ValidationFinding] = []
        run.withWorker { renderer in
            // Few at first: there may be no memory for more if each leaks much.
            guard let before = renderer.measure(rounds: 0),
                let few = renderer.measure(rounds: Self.few),
                let many = renderer.measure(rounds: 1_000)
            else { return }
            if many.heapGrowth > Self.toleratedGrowth {
                findings.append(
                    .init(
                        .leaks,
                        "each of 1,000 renderers leaves about \(many.heapGrowth) bytes behind"))
            }
            findings += Self.leftovers(before: before, few: few, many: many) {
                // Lets threads end that are about to.
                usleep(100_000)
                return renderer.measure(rounds: 0)
            }
        }
        findings += run.findings()
        return ValidationCheck("1,000 renderers, one after another", findings)
    }

    /// Returns findings about resources that remain after renderers, beside the heap.
    private static func leftovers(
        before: WorkerFootprint, few: WorkerFootprint, many: WorkerFootprint,
        after pause: () -> WorkerFootprint?
    ) -> [ValidationFinding] {
        var findings: [ValidationFinding] = []
        let descriptors = many.descriptors - before.descriptors
        if descriptors > tolerated {
            findings.append(.init(.leaks, "renderers leave \(descriptors) descriptors open"))
        }
        func threads(_ footprint: WorkerFootprint) -> Int {
            (footprint.threads ?? 0) - (before.threads ?? 0)
        }
        if threads(many) > tolerated, let later = pause(), threads(later) > tolerated {
            findings.append(.init(.leaks, "renderers leave \(threads(later)) threads running"))
            // Their stacks are not a separate fault.
            return findings
        }
        guard let atFirst = before.memory, let soon = few.memory, let last = many.memory else {
            return findings
        }
        let early = Int64(clamping: soon) - Int64(clamping: atFirst)
        let each = (Int64(clamping: last) - Int64(clamping: soon)) / 1_000
        if early > toleratedEarlyMemory {
            findings.append(
                .init(
                    .leaks,
                    "\(Self.few) renderers leave \(early >> 20) MiB of memory mapped: of stacks, where threads "
                        + "have ended that nobody has joined"))
        } else if each > toleratedMemory, many.heapGrowth <= toleratedGrowth {
            findings.append(
                .init(.leaks, "each of 1,000 renderers leaves about \(each) bytes of memory mapped")
            )
        }
        return findings
    }

    /// The growth per renderer in bytes that is less than a block of the C library for each.
    private static let toleratedGrowth: Int64 = 16
    /// The renderers made before the first measurement.
    private static let few: UInt32 = 40
    /// The descriptors or threads that a plugin may keep for all renderers.
    private static let tolerated = 8
    /// The bytes that the C library caches for stacks, plus the heap of a few renderers.
    private static let toleratedEarlyMemory: Int64 = 48 << 20
    /// The mapped bytes per renderer, since the heap grows in steps.
    private static let toleratedMemory: Int64 = 2_048

    func places(after checks: [ValidationCheck]) -> ValidationCheck {
        let hasFailed = checks.contains { check in
            check.findings.contains { [.survival, .bounds, .lentMemory].contains($0.rule) }
        }
        guard !hasFailed else {
            return ValidationCheck(
                ValidationStage.places.rawValue, [], skipped: "it does not survive drawing")
        }
        var findings: [ValidationFinding] = []
        let first = makeRun()
        _ = first.draw(SampleFeeds.awkward)
        let second = makeRun()
        _ = second.draw(SampleFeeds.awkward)
        if let difference = first.output.difference(from: second.output) {
            findings.append(.init(.determinism, "two runs differ \(difference)"))
        } else {
            // Like the in-process place: with variables and heap memory. Toolkits may look for files
            // in that home.
            var settings = settings
            settings.variables += ["HOME=/", "PATH=/nonexistent", "TERM=dumb"]
            let here = makeRun(settings)
            here.withWorker { $0.draw(.drawHere) }
            findings += here.findings()
            if findings.isEmpty, let difference = here.output.difference(from: first.output) {
                findings.append(.init(.bothPlaces, "the two places differ \(difference)"))
            }
        }
        if findings.isEmpty { findings = besideOther(comparedWith: first) }
        return ValidationCheck(
            "the same bytes twice, beside another renderer, and in both places", findings,
            with: [.feed(.awkward)])
    }

    /// Draws while another renderer is made, draws and ends.
    private func besideOther(comparedWith alone: RecordedRun) -> [ValidationFinding] {
        let run = makeRun()
        run.withWorker { $0.draw(.drawBesideOther) }
        let findings = run.findings().map {
            ValidationFinding(
                $0.rule == .survival ? .ownState : $0.rule,
                "beside another renderer, \($0.evidence)", at: $0.trace)
        }
        guard findings.isEmpty, let difference = run.output.difference(from: alone.output) else {
            return findings
        }
        return [.init(.ownState, "beside another renderer, it draws otherwise \(difference)")]
    }

    /// Runs the main loop with an immediate request to leave, and after a display.
    func mainLoop() -> [ValidationCheck] {
        var findings: [ValidationFinding] = []
        for displaysBefore in [false, true] {
            let run = makeRun()
            var isInteractive = false
            run.with { renderer in
                isInteractive = renderer.isInteractive
                guard isInteractive else { return }
                if displaysBefore {
                    renderer.feedView?.display(SampleFeeds.small)
                }
                try? renderer.run()
                try? renderer.finish()
            }
            findings += run.findings()
            guard isInteractive || run.failure != nil else { return [] }
        }
        return [
            ValidationCheck(
                "its main loop, left when it is to be", findings, with: [.feed(.small)])
        ]
    }

    /// Reports only faults that were not found before.
    func randomCalls(after checks: [ValidationCheck]) -> ValidationCheck {
        let known = Set(checks.flatMap(\.findings).map(\.rule))
        for round in 0..<24 {
            let seed = self.seed &+ UInt64(round)
            var random = SeededGenerator(seed: seed)
            let run = makeRun()
            var calls: [String] = []
            run.with { renderer in
                for _ in 0..<Int.random(in: 1...20, using: &random) where renderer.failure == nil {
                    calls.append(
                        RandomCall.make(on: renderer, answering: run.requests, using: &random))
                }
                if Bool.random(using: &random) {
                    calls.append("finish")
                    try? renderer.finish()
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
