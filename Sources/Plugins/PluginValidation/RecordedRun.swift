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
    let requests = RecordedRequests()
    private var writesText = true
    private let describe: (PluginFault) -> String
    private var renderer: (any HostedRenderer)?
    private var startFailure: PluginFailure?

    private let events = EmptyEventSource()

    /// Starts a worker for the plugin at `path`.
    ///
    /// - Parameters:
    ///   - library: runs it in this process instead, if not `nil`.
    ///   - withholdsExtensions: true to offer only the extensions that the note requires of those that
    ///     a host may lack.
    ///   - quoted: records the breaches and quotations of all runs.
    init(
        path: String, settings: WorkerSettings, in library: ValidatedLibrary?,
        withholdsExtensions: Bool, quoting quoted: RecordedBreaches,
        describe: @escaping (PluginFault) -> String
    ) {
        self.describe = describe
        do {
            let file = try SealedFile(copying: path)
            writesText = file.manifest.writesText
            let isOffered = { [required = file.manifest.requires] (offered: PluginRequirement) in
                !withholdsExtensions || required.contains(offered)
            }
            let services = PluginHostServices(
                name: "feedhost validate", output: output,
                environment: { Self.environment(in: settings) },
                log: { [breaches] in
                    breaches.record($0)
                    quoted.record($0)
                }, events: events,
                // The worker has its own.
                plainText: isOffered(.plainText) ? { $0 } : nil,
                memory: isOffered(.memory)
                    ? RendererState(recall: { _ in [] }, keep: { _, _ in }) : nil)
            let options = try PluginOptions(for: file.manifest)
            renderer =
                if let library {
                    try library.renderer(of: file.manifest, options, services)
                } else {
                    try WorkerRenderer(
                        of: file, options: options, services: services, settings: settings)
                }
            renderer?.delegate = requests
        } catch let failure as PluginFailure {
            startFailure = failure
        } catch {
            // The note was valid before, so the file has changed or can't be copied.
            startFailure = PluginFailure(
                plugin: path, call: .create,
                reason: .refused(error as? PluginFault ?? .cannotCopy(0)))
        }
    }

    /// Two pipes, and a terminal if one is lent.
    private static func environment(in settings: WorkerSettings) -> PluginEnvironment {
        guard settings.grants.contains(.terminal), settings.lendsTerminal else {
            return PluginEnvironment()
        }
        let size = WorkerTerminal.lentSize
        return PluginEnvironment(
            terminal: PluginSurface(
                columns: size.columns, rows: size.rows, colors: 256, isTerminal: true))
    }

    var failure: PluginFailure? { startFailure ?? renderer?.failure }

    /// Calls `body` unless the renderer has failed.
    func with(_ body: (any HostedRenderer) -> Void) {
        if let renderer, renderer.failure == nil {
            body(renderer)
        }
    }

    /// Calls `body` unless the renderer has failed, or runs in this process.
    func withWorker(_ body: (WorkerRenderer) -> Void) {
        with { renderer in
            if let worker = renderer as? WorkerRenderer { body(worker) }
        }
    }

    /// `nil` if there is no renderer, or it runs in this process.
    var features: WorkerFeatures? { (renderer as? WorkerRenderer)?.features }

    /// Findings about output that should be text. Ignores text cut short by a failure.
    var textFindings: [ValidationFinding] {
        guard failure == nil else { return [] }
        var findings: [ValidationFinding] = []
        if writesText, !output.isText {
            findings.append(.init(.text, "its output is not UTF-8"))
        }
        if !output.isStatusText {
            findings.append(.init(.text, "what it tells the person is not UTF-8"))
        }
        return findings
    }

    /// Ends the renderer and returns all findings.
    func findings(allowing isAllowed: (PluginFailure) -> Bool = { _ in false })
        -> [ValidationFinding]
    {
        renderer?.close()
        var findings: [ValidationFinding] = []
        if let failure, !isAllowed(failure) {
            findings.append(ValidationFinding(failure, describe: describe))
        }
        findings += (breaches.texts + requests.breaches).map { ValidationFinding(breach: $0) }
        return findings
    }

    /// Displays a feed, finishes, and returns all findings.
    func draw(
        _ feed: FeedViewModel, allowing isAllowed: (PluginFailure) -> Bool = { _ in false }
    ) -> [ValidationFinding] {
        with { renderer in
            renderer.feedView?.display(feed)
            try? renderer.finish()
        }
        return findings(allowing: isAllowed)
    }
}
