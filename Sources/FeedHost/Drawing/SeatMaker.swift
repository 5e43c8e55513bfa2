import PluginHosting
import SystemInterface
import WorkerProtocol

/// Seats plugins where the person's policy wants them, and says on the console what the person
/// should know about it.
struct SeatMaker {
    private let finder: PluginFinder
    private let policy: PluginPolicy
    private let settings: WorkerSettings
    private let console: Console
    private let configurationPath: String?
    private let kept: KeptPlugins?

    /// Reads the configuration, and puts the command line above it.
    init(
        _ command: DrawCommand, environment: ProcessEnvironment, console: Console,
        kept: KeptPlugins?
    ) throws(ConfigurationError) {
        self.kept = kept
        let configuration = try Configuration.load(in: environment)
        configurationPath = Configuration.path(in: environment)
        finder = PluginFinder(directories: command.pluginDirectories, environment: environment)
        policy = PluginPolicy(configuration, command)
        settings = WorkerSettings(configuration)
        self.console = console
    }

    /// The renderer of a plugin, named by its id or its path.
    func makeSeat(
        for name: String, options: [(String, String)], services: PluginHostServices
    ) throws -> any RendererSeat {
        if let copy = kept?.fallback(for: name), let file = copy.file.duplicate() {
            return try seat(file, isInstalled: copy.isInstalled, options, services)
        }
        let candidate = try finder.candidate(named: name)
        let path = candidate.path
        guard let manifest = candidate.manifest else {
            throw PluginRefusal(path: path, fault: .notAFile)
        }
        let isInstalled = finder.isInstalled(candidate)
        do {
            // The digest is of the whole file; the copy that is digested is the one that runs.
            let file = try SealedFile(
                copying: path, whole: isDigestWanted(for: manifest, isInstalled: isInstalled))
            if let kept, let copy = file.duplicate() {
                kept.note(KeptPlugins.Copy(copy, isInstalled: isInstalled), for: name)
            }
            return try seat(file, isInstalled: isInstalled, options, services)
        } catch let fault as PluginFault {
            throw PluginRefusal(path: path, fault: fault)
        }
    }

    private func isDigestWanted(for manifest: PluginManifest, isInstalled: Bool) -> Bool {
        !isInstalled && policy.seat == nil
            && (policy.trust.contains { $0.id == manifest.id }
                || policy.trustedIDs.contains(manifest.id))
    }

    private func seat(
        _ file: consuming SealedFile, isInstalled: Bool, _ options: [(String, String)],
        _ services: PluginHostServices
    ) throws -> any RendererSeat {
        let manifest = file.manifest
        let path = file.path
        do {
            let options = try PluginOptions(options, for: file.manifest)
            let digest =
                isDigestWanted(for: manifest, isInstalled: isInstalled) ? file.digest() : nil
            let decision = policy.decision(on: file.manifest, isInstalled: isInstalled) { digest }
            report(decision, on: manifest, path)
            switch decision.seat {
            case .inProcess:
                let library = try PluginLibrary(loading: file)
                return try PluginRenderer(of: library, options: options, services: services)
            case .worker:
                let missing = policy.missingGrants(for: file.manifest)
                guard missing.isEmpty else {
                    throw MissingGrant(plugin: manifest.id, needs: missing)
                }
                var settings = settings
                settings.grants = policy.workerGrants(for: file.manifest)
                return try WorkerSeat(
                    of: file, options: options, services: services, settings: settings)
            }
        } catch let fault as PluginFault {
            throw PluginRefusal(path: path, fault: fault)
        }
    }

    private func report(
        _ decision: PluginSeatDecision, on manifest: PluginManifest, _ path: String
    ) {
        let id = manifest.id
        let place = configurationPath ?? "the configuration"
        switch decision.reason {
        case .changed(let digest):
            console.warning(
                "'\(path)' is not the file of '\(id)' that you trusted, so it runs in a worker"
                    + (digest.map {
                        "; to trust it, put 'trust = \(id) sha256:\($0.hexadecimal)' into \(place)"
                    } ?? ""))
        case .trustedNow(let digest?):
            console.debug(
                "to trust '\(id)' for longer, put 'trust = \(id) sha256:\(digest.hexadecimal)' "
                    + "into \(place)")
        default: break
        }
        console.debug(
            "'\(id)' of '\(path)' runs \(decision.seat == .worker ? "in a worker" : "here")")
    }
}

extension PluginPolicy {
    fileprivate init(_ configuration: Configuration, _ command: DrawCommand) {
        self.init()
        seat = command.seat ?? configuration.seat
        trustedIDs = Set(command.trusted)
        trust = configuration.trust
        grants = configuration.grants.union(command.grants)
        grantsByID = configuration.grantsByID
    }
}

extension WorkerSettings {
    fileprivate init(_ configuration: Configuration) {
        self.init()
        acceptsMissingParts = configuration.acceptsMissingConfinement
        limits.memory = configuration.memoryLimit ?? limits.memory
        limits.processorTime = configuration.processorLimit ?? limits.processorTime
        outputLimit = configuration.outputLimit ?? outputLimit
        deadlines.loading = configuration.loadDeadline ?? deadlines.loading
        deadlines.call = configuration.callDeadline ?? deadlines.call
        deadlines.total = configuration.totalDeadline ?? deadlines.total
    }
}
