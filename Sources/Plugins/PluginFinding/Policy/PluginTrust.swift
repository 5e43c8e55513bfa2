/// That a person trusts a plugin's file.
package struct PluginTrust: Sendable, Hashable {
    /// The plugin's id.
    package let id: String
    /// The file's digest: another file of the same id is not trusted.
    package let digest: SHA256Digest

    /// Creates trust in a file.
    package init(id: String, digest: SHA256Digest) {
        self.id = id
        self.digest = digest
    }
}
