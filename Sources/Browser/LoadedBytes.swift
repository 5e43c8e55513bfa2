/// A document as the page has loaded it.
struct LoadedBytes {
    /// Its bytes.
    let bytes: [UInt8]
    /// Where it is, after redirects.
    let url: String?
    /// The encoding that the server names.
    let charset: String?
}
