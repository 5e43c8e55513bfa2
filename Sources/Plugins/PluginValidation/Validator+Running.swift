import FeedViews
import Glibc
import PluginHosting
import WorkerHosting

// What is seen of a plugin only over many runs of it, or in another order of calls.

extension Validator {
    func leaks() -> ValidationCheck {
        let run = makeRun()
        var findings: [ValidationFinding] = []
        run.with { seat in
            // Few at first: where each leaves much behind, there is soon no room for more.
            guard let before = seat.measure(rounds: 0), let few = seat.measure(rounds: Self.few),
                let many = seat.measure(rounds: 1_000)
            else { return }
            if many.heapGrowth > Self.toleratedGrowth {
                findings.append(
                    .init(
                        .leaks,
                        "each of 1,000 renderers leaves about \(many.heapGrowth) bytes behind"))
            }
            findings += Self.leftovers(before: before, few: few, many: many) {
                // Threads that are about to end may do so.
                usleep(100_000)
                return seat.measure(rounds: 0)
            }
        }
        findings += run.findings()
        return ValidationCheck("1,000 renderers, one after another", findings)
    }

    /// What is there after renderers that was not before, beside the heap.
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
            // Their stacks are no other fault.
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

    /// The growth of the heap by the C library's caches now and then, in bytes, spread over the
    /// renderers.
    private static let toleratedGrowth: Int64 = 16
    /// How many renderers are made before it is looked at what they leave.
    private static let few: UInt32 = 40
    /// How many descriptors or threads a plugin may keep for all its renderers.
    private static let tolerated = 8
    /// How many bytes the C library keeps of stacks, beside what a few renderers' heap takes.
    private static let toleratedEarlyMemory: Int64 = 48 << 20
    /// How many bytes more a renderer may have mapped, since the heap grows in steps.
    private static let toleratedMemory: Int64 = 2_048

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
            // The host's process has variables, and lends memory of its own. Toolkits look for what they keep in that
            // home, which is customary where there is none.
            var settings = settings
            settings.variables += ["HOME=/", "PATH=/nonexistent", "TERM=dumb"]
            let here = makeRun(settings)
            here.with { $0.drawHere() }
            findings += here.findings()
            if findings.isEmpty, let difference = here.output.difference(from: first.output) {
                findings.append(.init(.bothSeats, "the two seats differ \(difference)"))
            }
        }
        if findings.isEmpty { findings = besideAnother(comparedWith: first) }
        return ValidationCheck(
            "the same bytes twice, beside another renderer, and in both seats", findings,
            with: [.feed(.awkward)])
    }

    /// Drawn while another renderer of the plugin is made, draws and ends.
    private func besideAnother(comparedWith alone: RecordedRun) -> [ValidationFinding] {
        let run = makeRun()
        run.with { $0.drawBesideAnother() }
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
