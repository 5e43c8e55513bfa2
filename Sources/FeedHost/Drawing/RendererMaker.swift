import FeedNetwork
import PluginFinding
import PluginHosting
import PluginReading
import SystemInterface
import WorkerHosting
import WorkerProtocol

/// Makes the renderers of plugins by the user's policy, and reports on the console what concerns it.
struct RendererMaker {
    private let finder: PluginFinder
    private let policy: PluginPolicy
    private let settings: WorkerSettings
    private let environment: ProcessEnvironment
    private let console: Console
    private let configurationPath: String?
    let configuration: Configuration
    private let kept: LastWorkingPlugins?
    private let probe: SurfaceProbe
    /// Loads plugins from their own file, without handling crashes, for debuggers.
    private let debugsPlugins: Bool

    /// Reads the configuration; the command line wins.
    init(
        _ command: DrawCommand, environment: ProcessEnvironment, console: Console,
        kept: LastWorkingPlugins?
    ) throws(ConfigurationError) {
        self.kept = kept
        configuration =
            command.loading.usesConfiguration
            ? try Configuration.load(in: environment) : Configuration()
        configurationPath = Configuration.path(in: environment)
        finder = PluginFinder(directories: command.pluginDirectories, environment: environment)
        var policy = configuration.policy
        policy.place = command.debugsPlugins ? .inProcess : command.place ?? policy.place
        policy.trustedIDs = Set(command.trusted)
        policy.grants.formUnion(command.grants)
        self.policy = policy
        var settings = WorkerSettings(configuration)
        let classes: AddressClassSet = command.loading.allowsPrivate ? .all : .public
        settings.reaches = { classes.contains(AddressClass($0.span)) }
        self.settings = settings
        self.environment = environment
        debugsPlugins = command.debugsPlugins
        probe = SurfaceProbe(environment: environment, color: command.color)
        self.console = console
        guard kept == nil else { return }
        // Reported once, not in every round of a watch.
        for directory in command.pluginDirectories {
            if (try? FileStatus.of(directory))?.isDirectory != true {
                console.warning(
                    "there is no folder '\(directory)', which "
                        + configuration.namer(ofPluginPath: directory, path: configurationPath))
            }
        }
        warnOfUnknownRenderers(drawingWith: command.rendererNames)
    }

    /// Reports lines of the configuration for renderers that are not there, which are mistyped or not
    /// installed. Plugins are searched only if a line names one that did not come with FeedHost.
    private func warnOfUnknownRenderers(drawingWith names: [String]) {
        let lines = configuration.lines.filter { line in
            line.namedRenderer.map { !NewCommand.takenNames.contains($0) } ?? false
        }
        guard !lines.isEmpty else { return }
        let ids = finder.ids(with: names)
        for line in lines {
            guard let id = line.namedRenderer, !ids.contains(id) else { continue }
            let known = ids + NewCommand.takenNames
            console.warning(
                "line \(line.number) of '\(configurationPath ?? "")' is for '\(id)', and there is "
                    + "no such renderer"
                    + QuotedWords.suggestion(EditDistance.nearest(to: id, among: known)))
        }
    }

    /// Makes the renderer of a plugin, named by id or path.
    ///
    /// - Parameters:
    ///   - options: options for it, and for others by their ids.
    ///   - drawsOnce: true if the program ends after drawing, unless a terminal is needed.
    func makeRenderer(
        for name: String, options: [RendererOptionArgument], services: PluginHostServices,
        drawsOnce: Bool
    ) throws -> any HostedRenderer {
        do {
            return try findRenderer(for: name, options, services, drawsOnce)
        } catch let failure as PluginFailure {
            throw failure.named(name)
        } catch var error as PluginLookupError {
            let configured = configuration.settings.last { $0.option == .renderer }
            if name == configured?.value { error.configurationPath = configurationPath }
            throw error
        } catch let error as PluginOptionError {
            throw error.named(name)
        }
    }

    private func findRenderer(
        for name: String, _ options: [RendererOptionArgument], _ services: PluginHostServices,
        _ drawsOnce: Bool
    ) throws -> any HostedRenderer {
        if let file = kept?.fallback(for: name) {
            return try run(file, options, services)
        }
        kept?.rememberRequest(for: name)
        let candidate = try finder.candidate(named: name)
        let path = candidate.path
        guard let manifest = candidate.manifest else {
            throw PluginRefusal(path: path, fault: .notAFile)
        }
        if !FilePath.hasFolder(name), finder.isStrangerNamedAsShipped(candidate) {
            console.warning(
                "'\(manifest.id)' of '\(path)' is not feedhost's own: a program that lies elsewhere has none"
            )
        }
        // Taken before the file is copied, so that a change meanwhile is noticed the next time.
        let signature = kept == nil ? nil : FileSignature(path: path)
        do {
            let file =
                try kept?.file(at: path, signature) ?? file(of: candidate, manifest, drawsOnce)
            kept?.remember(file, for: name, ofFileAt: path, signature)
            return try run(file, options, services)
        } catch let fault as PluginFault {
            throw PluginRefusal(path: path, fault: fault)
        } catch let failure as PluginFailure {
            throw fault(inKeysOf: failure, options) ?? failure
        }
    }

    /// Returns the configuration line whose key binding the renderer refuses, found by the word
    /// that it quotes; `nil` if `options` of the command line have that word.
    private func fault(
        inKeysOf failure: PluginFailure, _ options: [RendererOptionArgument]
    ) -> ConfigurationError? {
        guard let words = failure.refusalToMake, words.hasPrefix(Self.keysOption + ":") else {
            return nil
        }
        func isQuoted(from bindings: String) -> Bool {
            bindings.split { $0 == " " || $0 == ";" }.contains { words.contains(text: "'\($0)'") }
        }
        guard !options.contains(where: { $0.key == Self.keysOption && isQuoted(from: $0.value) }),
            let keys = configuration.keys[failure.plugin],
            let line = keys.first(where: { isQuoted(from: $0.value) })?.line
        else { return nil }
        return ConfigurationError(
            path: configurationPath ?? "", line: line,
            fault: .rendererKeys(renderer: failure.plugin, words: words))
    }

    private func file(
        of candidate: PluginCandidate, _ manifest: PluginManifest, _ drawsOnce: Bool
    ) throws(PluginFault) -> PluginFile {
        let isInstalled = finder.isInstalled(candidate)
        let isDigestWanted = isDigestWanted(for: manifest, isInstalled: isInstalled)
        // Copying takes a fifth of the time of a start. A renderer that stays has a copy
        // nevertheless, since an update may overwrite its file.
        if isInstalled, !isDigestWanted, kept == nil, drawsOnce,
            !(manifest.needs + manifest.wants).contains(.terminal)
        {
            return PluginFile(installedAt: candidate.path, manifest)
        }
        // The digest covers the whole file, and the copy that was digested is the one that runs.
        return PluginFile(
            try SealedFile(copying: candidate.path, whole: isDigestWanted),
            isInstalled: isInstalled)
    }

    private func isDigestWanted(for manifest: PluginManifest, isInstalled: Bool) -> Bool {
        policy.isDigestOfGrant(wantedFor: manifest)
            || !isInstalled && policy.place == nil
                && (policy.trust.contains { $0.id == manifest.id }
                    || policy.trustedIDs.contains(manifest.id))
    }

    private func run(
        _ file: PluginFile, _ options: [RendererOptionArgument], _ services: PluginHostServices
    ) throws -> any HostedRenderer {
        let manifest = file.manifest
        let path = file.path
        let isInstalled = file.isInstalled
        do {
            let given = try OptionFile.read(
                withConfigured(
                    options.filter { $0.renderer == nil || $0.renderer == manifest.id }
                        .map { ($0.key, $0.value) },
                    for: manifest), for: manifest)
            let options = try PluginOptions(given, for: manifest)
            let digest =
                isDigestWanted(for: manifest, isInstalled: isInstalled) ? file.digest() : nil
            let decision = policy.decision(on: manifest, isInstalled: isInstalled) { digest }
            report(decision, on: manifest, path)
            var services = services
            services.grants = policy.granted(to: manifest, in: decision.place, digest)
            services = guarded(services)
            if !isInstalled { try file.checkReach() }
            switch decision.place {
            case .inProcess:
                SharedProcess.setStatus(ExitStatus.software.rawValue)
                SharedProcess.begin(takingSignals: !debugsPlugins)
                let library: PluginLibrary
                do {
                    library = try file.library(inPlace: debugsPlugins)
                } catch {
                    throw PluginFailure(
                        plugin: manifest.id, call: .create,
                        reason: .refused(
                            error.explained(
                                at: path, in: debugsPlugins ? .worker : .inProcess)))
                }
                return try PluginRenderer(of: library, options: options, services: services)
            case .worker:
                let missing = policy.missingGrants(for: manifest, digest)
                let isOnX11 = WorkerGrants.isDisplayOfX11 { environment[$0] }
                guard missing.isEmpty else {
                    throw MissingGrant(
                        plugin: manifest.id, needs: missing, changed: digest, isOnX11: isOnX11)
                }
                if let digest { reportGrants(of: manifest, path, digest) }
                if !isInstalled, services.grants.contains(.display), isOnX11 {
                    console.warning(
                        "'\(manifest.id)' has your display: \(MissingGrant.wordsForX11)")
                }
                var settings = settings
                settings.grants = services.grants
                settings.variables = settings.grants.variables { environment[$0] }
                return try WorkerRenderer(
                    of: file.sealed(), options: options, services: services, settings: settings)
            }
        } catch let fault as PluginFault {
            throw PluginRefusal(path: path, fault: fault)
        }
    }

    /// Adds options and keys of the configuration before those of the command line, which win.
    private func withConfigured(
        _ options: [(String, String)], for manifest: PluginManifest
    ) throws(ConfigurationError) -> [(String, String)] {
        let configured = configuration.rendererOptions[manifest.id] ?? []
        for option in configured {
            do {
                _ = try PluginOptions([(option.key, option.value)], for: manifest)
            } catch {
                throw ConfigurationError(
                    path: configurationPath ?? "", line: option.line, fault: .rendererOption(error))
            }
        }
        let all = configured.map { ($0.key, $0.value) } + options
        guard let bound = configuration.keys[manifest.id]?.map(\.value) else { return all }
        let given = all.filter { $0.0 == Self.keysOption }.map(\.1)
        return all.filter { $0.0 != Self.keysOption }
            + [(Self.keysOption, (bound + given).joined(separator: "; "))]
    }

    /// The renderer option that takes the configuration's `key` lines.
    private static let keysOption = "keys"

    /// Filters output to a terminal in both places alike, unless the plugin was granted the
    /// terminal. Adds the terminal, and the desktop's settings, to the environment of a plugin that
    /// was granted that.
    private func guarded(_ services: PluginHostServices) -> PluginHostServices {
        var services = services
        services.environment = { [base = services.environment, grants = services.grants, probe] in
            var environment = base()
            if grants.contains(.terminal) {
                environment.terminal = probe.terminalSurface()
                environment.terminalDescriptor = Terminal.controlling ?? -1
            }
            if grants.contains(.display) { environment.desktop = DesktopPortal.settings }
            return environment
        }
        if !services.grants.contains(.terminal) {
            services.output = TerminalGuard(
                services.output, statusWrites: { [console] in console.statusWrites })
        }
        return services
    }

    /// Tells of optional grants that a plugin had before its file changed.
    private func reportGrants(
        of manifest: PluginManifest, _ path: String, _ digest: SHA256Digest
    ) {
        let lost = policy.grantsOfOtherFiles(to: manifest, digest).map(\.rawValue)
            .joined(separator: " ")
        guard !lost.isEmpty else { return }
        console.warning(
            "'\(path)' is not the file of '\(manifest.id)' that you granted \(lost), so it does without; "
                + "to grant that, put 'allow = \(manifest.id) sha256:\(digest.hexadecimal) \(lost)' into "
                + (configurationPath ?? "the configuration"))
    }

    private func report(
        _ decision: PluginPlaceDecision, on manifest: PluginManifest, _ path: String
    ) {
        let id = manifest.id
        let file = configurationPath ?? "the configuration"
        switch decision.reason {
        case .changed(let digest):
            console.warning(
                "'\(path)' is not the file of '\(id)' that you trusted, so it runs in a worker"
                    + (digest.map {
                        "; to trust it, put 'trust = \(id) sha256:\($0.hexadecimal)' into \(file)"
                    } ?? ""))
        case .trustedNow(let digest?):
            console.debug(
                "to trust '\(id)' for longer, put 'trust = \(id) sha256:\(digest.hexadecimal)' "
                    + "into \(file)")
        default: break
        }
        console.debug(
            "'\(id)' of '\(path)' runs \(decision.place == .worker ? "in a worker" : "here")")
    }
}
