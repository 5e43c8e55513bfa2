package import PluginReading
package import WorkerProtocol

/// Decides where plugins run and what they may do, by their origin, the command line and the
/// configuration.
package struct PluginPolicy: Sendable, Equatable {
    /// The place that the user chose for all plugins, or `nil`.
    package var place: PluginPlace?
    /// Ids trusted in this run, whatever the file.
    package var trustedIDs: Set<String> = []
    /// Files that the user trusts.
    package var trust: [PluginTrust] = []
    /// Permissions granted to all plugins.
    package var grants = WorkerGrants()
    /// Permissions granted to single files.
    package var grantsByFile: [PluginTrust: WorkerGrants] = [:]

    /// Creates a policy that runs shipped plugins in process and others in workers, and grants
    /// nothing.
    package init() {}

    /// Returns where a plugin runs, and the reason to report.
    ///
    /// - Parameters:
    ///   - manifest: the plugin's note.
    ///   - isInstalled: true for shipped plugins.
    ///   - digest: computes the file's digest; called only if needed.
    package func decision(
        on manifest: PluginManifest, isInstalled: Bool, digest: () -> SHA256Digest?
    ) -> PluginPlaceDecision {
        let id = manifest.id
        if let place { return PluginPlaceDecision(place: place) }
        if manifest.needsWorker { return PluginPlaceDecision(place: .worker) }
        if isInstalled { return PluginPlaceDecision(place: .inProcess) }
        if trustedIDs.contains(id) {
            return PluginPlaceDecision(place: .inProcess, reason: .trustedNow(digest()))
        }
        let known = trust.filter { $0.id == id }
        guard !known.isEmpty else { return PluginPlaceDecision(place: .worker) }
        let digest = digest()
        return known.contains { $0.digest == digest }
            ? PluginPlaceDecision(place: .inProcess)
            : PluginPlaceDecision(place: .worker, reason: .changed(digest))
    }

    /// Returns the needs that are not granted.
    ///
    /// - Parameter digest: the file's digest; `nil` if ``isDigestOfGrant(wantedFor:)`` is false.
    package func missingGrants(
        for manifest: PluginManifest, _ digest: SHA256Digest?
    ) -> [PluginNeed] {
        manifest.needs.filter { !isGranted($0, to: manifest.id, digest) }
    }

    /// Returns the wants that only other files with this id are granted.
    ///
    /// - Parameter digest: the file's digest.
    package func grantsOfOtherFiles(
        to manifest: PluginManifest, _ digest: SHA256Digest
    ) -> [PluginNeed] {
        manifest.wants.filter { want in
            !isGranted(want, to: manifest.id, digest)
                && grantsByFile.contains {
                    $0.key.id == manifest.id && $0.value.contains(want.grant)
                }
        }
    }

    /// Returns the needs and wants that a plugin may use in `place`, and what its note alone allows.
    ///
    /// - Parameter digest: the file's digest; `nil` if ``isDigestOfGrant(wantedFor:)`` is false.
    package func granted(
        to manifest: PluginManifest, in place: PluginPlace, _ digest: SHA256Digest?
    ) -> WorkerGrants {
        let own: WorkerGrants = manifest.needsWorker ? .runtime : []
        return (manifest.needs + manifest.wants).reduce(into: own) { granted, need in
            if grant(of: need, to: manifest, in: place, digest) != .none {
                granted.formUnion(need.grant)
            }
        }
    }

    /// Returns true if grants depend on the file's digest, since any file can claim an id.
    package func isDigestOfGrant(wantedFor manifest: PluginManifest) -> Bool {
        (manifest.needs + manifest.wants).contains { !isGranted($0, to: manifest.id, nil) }
            && grantsByFile.keys.contains { $0.id == manifest.id }
    }

    /// Returns how a need is granted in `place`.
    ///
    /// - Parameter digest: the file's digest; `nil` if unknown.
    package func grant(
        of need: PluginNeed, to manifest: PluginManifest, in place: PluginPlace,
        _ digest: SHA256Digest?
    ) -> PluginGrant {
        if place == .inProcess {
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
        return grantsByFile[PluginTrust(id: id, digest: digest)]?.contains(need.grant) == true
    }
}
