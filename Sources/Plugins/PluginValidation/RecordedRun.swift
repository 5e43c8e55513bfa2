import FeedViews
import PluginFinding
import PluginHosting
import PluginReading
import WorkerHosting
import WorkerProtocol

/// A renderer in a worker of its own, for one check.
final class RecordedRun {
    let output = RecordedOutput()
    private let breaches = RecordedBreaches()
    private let requests = RecordedRequests()
    /// Whether its output is to be text.
    private var writesText = true
    private let patience: ClosingPatience
    private let describe: (PluginFault) -> String
    private var seat: WorkerSeat?
    private var startFailure: PluginFailure?

    private let events = LeavingEvents()

    /// Starts a worker for the plugin at `path`.
    init(
        path: String, settings: WorkerSettings, patience: ClosingPatience,
        describe: @escaping (PluginFault) -> String
    ) {
        self.patience = patience
        self.describe = describe
        do {
            let file = try SealedFile(copying: path)
            writesText = file.manifest.writesText
            // Withheld, to see whether it is looked for; but not from who may count on it. The
            // worker has one of its own.
            let needsPlainText = file.manifest.requires.contains(.plainText)
            let keepsMemory = file.manifest.requires.contains(.memory)
            let services = PluginHostServices(
                name: "feedhost validate", output: output,
                environment: { Self.environment(in: settings) },
                log: { [breaches] in breaches.record($0) }, events: events,
                plainText: needsPlainText ? { $0 } : nil,
                memory: keepsMemory ? RendererState(recall: { _ in [] }, keep: { _, _ in }) : nil)
            let options = try PluginOptions(for: file.manifest)
            seat = try WorkerSeat(
                of: file, options: options, services: services, settings: settings)
            seat?.delegate = requests
        } catch let failure as PluginFailure {
            startFailure = failure
        } catch {
            // The note was looked at before: the file has changed, or can't be copied whole.
            startFailure = PluginFailure(
                plugin: path, call: .create,
                reason: .refused(error as? PluginFault ?? .cannotCopy(0)))
        }
    }

    /// Two pipes, and a terminal where one is lent.
    private static func environment(in settings: WorkerSettings) -> PluginEnvironment {
        guard settings.grants.contains(.terminal), settings.lendsTerminal else {
            return PluginEnvironment()
        }
        let size = WorkerTerminal.lentSize
        return PluginEnvironment(
            terminal: PluginSurface(
                columns: size.columns, rows: size.rows, colors: 256, isTerminal: true))
    }

    /// The first failure.
    var failure: PluginFailure? { startFailure ?? seat?.failure }

    /// Does something with the renderer, unless it has failed.
    func with(_ body: (WorkerSeat) -> Void) {
        if let seat, seat.failure == nil {
            body(seat)
        }
    }

    /// The features that the renderer turned out to have; `nil` where there is none.
    var features: WorkerFeatures? { seat?.features }

    /// What was written that is no text, where it was to be. What a failure cut short is not held against it.
    ///
    /// - Parameter deed: what was displayed, in a few words.
    func textFindings(of deed: String) -> [ValidationFinding] {
        guard failure == nil else { return [] }
        var findings: [ValidationFinding] = []
        if writesText, !output.isText {
            findings.append(.init(.text, "the output of \(deed) is not UTF-8"))
        }
        if !output.isStatusText {
            findings.append(.init(.text, "what it tells the person of \(deed) is not UTF-8"))
        }
        return findings
    }

    /// Ends the renderer, and tells all that was wrong.
    func findings(allowing isAllowed: (PluginFailure) -> Bool = { _ in false })
        -> [ValidationFinding]
    {
        seat?.close()
        var findings: [ValidationFinding] = []
        if let failure, !isAllowed(failure) {
            findings.append(ValidationFinding(failure, describe: describe))
        }
        patience.adapt(to: breaches.texts)
        findings += (breaches.texts + requests.breaches).map { ValidationFinding(breach: $0) }
        return findings
    }
}

extension RecordedRun {
    /// Displays a feed, finishes, and tells all that was wrong.
    func draw(_ feed: FeedViewModel) -> [ValidationFinding] {
        with { seat in
            seat.feedView?.display(feed)
            try? seat.finish()
        }
        return findings()
    }
}
