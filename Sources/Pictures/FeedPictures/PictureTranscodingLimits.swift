/// The limits of a process that decodes a picture, and of its result.
package enum PictureTranscodingLimits {
    /// The most pixels of an encoded result: 1,600 by 1,250.
    package static let outputPixels = 2_000_000
    /// The largest encoded result.
    package static let outputBytes = 16 << 20
    /// The process' address space: 768 MB, enough to decode the largest allowed picture at once.
    package static let memory: UInt64 = 768 << 20
    /// The process' processor time.
    package static let processorSeconds: UInt64 = 10
    /// The process' running time, of which a busy machine may give it a small part.
    package static let milliseconds: Int64 = 60_000
}
