/// A user's trust in a plugin's file.
package struct PluginTrust: Sendable, Hashable {
    package let id: String
    /// Other files with the same id are not trusted.
    package let digest: SHA256Digest

    package init(id: String, digest: SHA256Digest) {
        self.id = id
        self.digest = digest
    }
}
