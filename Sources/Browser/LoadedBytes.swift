/// A document loaded by the page.
struct LoadedBytes {
    let bytes: [UInt8]
    /// The address after redirects.
    let url: String?
    /// The encoding in the `Content-Type` field.
    let charset: String?
}
