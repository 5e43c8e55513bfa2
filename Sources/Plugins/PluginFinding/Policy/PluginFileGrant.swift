package import WorkerProtocol

/// What a person grants one plugin's file.
package struct PluginFileGrant: Sendable, Equatable {
    /// The file.
    package let file: PluginTrust
    /// What it is granted.
    package var grants: WorkerGrants

    /// Creates a grant.
    package init(file: PluginTrust, grants: WorkerGrants) {
        self.file = file
        self.grants = grants
    }
}
