/// The limits of a process that decodes a picture, and of what it may make of it.
package enum PictureTranscodingLimits {
    /// How many pixels a file has that is made of a picture: 1,600 by 1,250.
    package static let outputPixels = 2_000_000
    /// How many bytes they may take encoded.
    package static let outputBytes = 16 << 20
    /// Its address space, in bytes: three quarters of a gigabyte, for the largest picture that is
    /// decoded, all at once.
    package static let memory: UInt64 = 768 << 20
    /// Its time on a processor.
    package static let processorSeconds: UInt64 = 10
    /// Its time in all.
    package static let milliseconds: Int64 = 20_000
}
