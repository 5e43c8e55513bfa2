package import PluginReading
package import WorkerProtocol

/// Who decides where plugins run and what they may do: FeedHost by where a plugin comes from, and
/// the person by the command line and the configuration.
package struct PluginPolicy: Sendable {
    /// Where the person wants every plugin; `nil` where each is judged.
    package var seat: PluginSeat?
    /// The ids of plugins to trust in this run, whatever their file.
    package var trustedIDs: Set<String> = []
    /// The files the person trusts.
    package var trust: [PluginTrust] = []
    /// The needs that every plugin is granted.
    package var grants = WorkerGrants()
    /// The needs that single plugins' files are granted.
    package var grantsByFile: [PluginFileGrant] = []

    /// Creates a policy: plugins that came with FeedHost run in its process, others in workers,
    /// and nothing is granted.
    package init() {}

    /// Where a plugin runs, and what the person should hear about it.
    ///
    /// - Parameters:
    ///   - manifest: the plugin's note.
    ///   - isInstalled: whether it came with FeedHost.
    ///   - digest: computes the file's digest; only called where it matters.
    package func decision(
        on manifest: PluginManifest, isInstalled: Bool, digest: () -> SHA256Digest?
    ) -> PluginSeatDecision {
        let id = manifest.id
        if let seat {
            return PluginSeatDecision(seat: seat, reason: .asked)
        }
        if isInstalled {
            return PluginSeatDecision(seat: .inProcess, reason: .installed)
        }
        if trustedIDs.contains(id) {
            return PluginSeatDecision(seat: .inProcess, reason: .trustedNow(digest()))
        }
        let known = trust.filter { $0.id == id }
        guard !known.isEmpty else {
            return PluginSeatDecision(seat: .worker, reason: .droppedIn)
        }
        guard let digest = digest() else {
            return PluginSeatDecision(seat: .worker, reason: .changed(nil))
        }
        return known.contains { $0.digest == digest }
            ? PluginSeatDecision(seat: .inProcess, reason: .trusted)
            : PluginSeatDecision(seat: .worker, reason: .changed(digest))
    }

    /// Returns the needs of a plugin that it is not granted.
    ///
    /// - Parameter digest: the file's; `nil` where ``isDigestOfGrant(wantedFor:)`` denies it.
    package func missingGrants(
        for manifest: PluginManifest, _ digest: SHA256Digest?
    ) -> [PluginNeed] {
        manifest.needs.filter { !isGranted($0, to: manifest.id, digest) }
    }

    /// Returns what a plugin needs or wants and may use where it runs in `seat`.
    ///
    /// - Parameter digest: the file's; `nil` where ``isDigestOfGrant(wantedFor:)`` denies it.
    package func granted(
        to manifest: PluginManifest, in seat: PluginSeat, _ digest: SHA256Digest?
    ) -> [PluginNeed] {
        (manifest.needs + manifest.wants).filter {
            grant(of: $0, to: manifest, in: seat, digest) != .none
        }
    }

    /// Returns what a plugin needs or wants, and may use in a worker.
    package func workerGrants(
        for manifest: PluginManifest, _ digest: SHA256Digest?
    ) -> WorkerGrants {
        WorkerGrants(granted(to: manifest, in: .worker, digest).map(\.grant))
    }

    /// Returns true where a plugin's grants depend on its file's digest: any file can claim an id.
    package func isDigestOfGrant(wantedFor manifest: PluginManifest) -> Bool {
        (manifest.needs + manifest.wants).contains { !isGranted($0, to: manifest.id, nil) }
            && grantsByFile.contains { $0.file.id == manifest.id }
    }

    /// Returns the source of the grant for something that a plugin needs or wants where it runs in `seat`.
    ///
    /// - Parameter digest: the file's; `nil` where it is not known.
    package func grant(
        of need: PluginNeed, to manifest: PluginManifest, in seat: PluginSeat,
        _ digest: SHA256Digest?
    ) -> PluginGrant {
        if seat == .inProcess {
            return .notAskedFor
        }
        if grants.contains(need.grant) {
            return .toAll
        }
        return isGranted(need, to: manifest.id, digest) ? .toFile : .none
    }

    private func isGranted(
        _ need: PluginNeed, to id: String, _ digest: SHA256Digest?
    ) -> Bool {
        if grants.contains(need.grant) { return true }
        guard let digest else { return false }
        let file = PluginTrust(id: id, digest: digest)
        return grantsByFile.contains { $0.file == file && $0.grants.contains(need.grant) }
    }
}
