package import WorkerProtocol

/// The permissions that a user grants to one plugin file.
package struct PluginFileGrant: Sendable, Equatable {
    package let file: PluginTrust
    package var grants: WorkerGrants

    package init(file: PluginTrust, grants: WorkerGrants) {
        self.file = file
        self.grants = grants
    }
}
