package import FeedModel
import Glibc
import LinuxSandbox
import PictureFormats
import SystemInterface

/// The program's side of a ``PictureProcess``. Kills and reaps the process when it is released.
@safe
package final class PictureConnection {
    /// The size of an answer's header.
    private static let headLength = 9

    private let process: sandbox_process
    private let target: PictureTarget
    /// Readable when ``receive()`` has work to do.
    package let descriptor: Int32
    private var received: [UInt8] = []
    private var isReaped = false

    /// Starts a process for the picture in `bytes`.
    ///
    /// - Parameters:
    ///   - target: the form to convert it to.
    ///   - executable: the program.
    ///   - decoder: the file of the decoding library.
    package init(
        bytes: [UInt8], target: PictureTarget, executable: String, decoder: String
    ) throws(PictureTranscodingFailure) {
        let words = [
            "feedhost", PictureProcess.argument, String(getpid()), decoder, target.argument,
        ]
        var process = sandbox_process(id: -1, handle: -1)
        descriptor = unsafe SystemText.withPaths(words) { words in
            unsafe bytes.withUnsafeBytes {
                unsafe sandbox_start_computing(
                    executable, words, $0.baseAddress, $0.count, &process)
            }
        }
        guard descriptor >= 0 else { throw .notStarted }
        self.process = process
        self.target = target
    }

    deinit {
        if !isReaped {
            // Nothing more is expected of it.
            kill(process.id, SIGKILL)
            _ = reap()
        }
        close(descriptor)
    }

    /// Reads available data without blocking. Returns the result, once known.
    package func receive() -> Result<FeedImageData, PictureTranscodingFailure>? {
        while true {
            var count = 0
            let next = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
                count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                initialized = max(0, count)
            }
            if count > 0 {
                received += next
                guard received.count <= Self.headLength + target.maximumBytes else {
                    return .failure(.undecodable)
                }
            } else if count == 0 {
                return result()
            } else if errno != EINTR {
                return errno == EAGAIN ? nil : .failure(.lost)
            }
        }
    }

    /// Parses the answer. It is untrusted, since the process has decoded an untrusted picture.
    private func result() -> Result<FeedImageData, PictureTranscodingFailure> {
        guard let first = received.first else { return .failure(endingFailure()) }
        let data: FeedImageData?
        switch (PictureProcess.Status(rawValue: first), target) {
        case (.jpeg, .file(let types)) where types.contains(.jpeg): data = file(of: .jpeg)
        case (.webp, .file(let types)) where types.contains(.webp): data = file(of: .webp)
        case (.png, .file(let types)) where types.contains(.png): data = file(of: .png)
        case (.pixels, .pixels(let width, let height)): data = pixels(upTo: width, height)
        default: data = nil
        }
        return data.map { .success($0) } ?? .failure(.lost)
    }

    private func file(of type: ImageType) -> FeedImageData? {
        let bytes = Array(received.dropFirst())
        guard let header = ImageHeader(bytes.span), header.type == type,
            header.pixelCount <= PictureTranscodingLimits.outputPixels
        else { return nil }
        return FeedImageData(bytes: bytes, mediaType: type.mediaType)
    }

    private func pixels(upTo maximumWidth: Int, _ maximumHeight: Int) -> FeedImageData? {
        guard received.count > Self.headLength else { return nil }
        let width = side(at: 1)
        let height = side(at: 5)
        guard (1...maximumWidth).contains(width), (1...maximumHeight).contains(height),
            received.count == Self.headLength + width * height * 4
        else { return nil }
        received.removeFirst(Self.headLength)
        let pixels = FeedImagePixels(width: width, height: height, bytes: received)
        return Self.isPremultiplied(pixels.bytes.span) ? .pixels(pixels) : nil
    }

    /// Returns true if no channel exceeds its alpha. O(*n*).
    private static func isPremultiplied(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index + 3 < bytes.count {
            let opacity = bytes[index + 3]
            guard bytes[index] <= opacity, bytes[index + 1] <= opacity, bytes[index + 2] <= opacity
            else { return false }
            index += 4
        }
        return true
    }

    private func side(at position: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(received[position + $1]) << (8 * $1) }
    }

    /// Returns the reason for a missing answer. The pipe is closed: either the process has ended,
    /// or it goes on without a pipe and is not waited for.
    private func endingFailure() -> PictureTranscodingFailure {
        kill(process.id, SIGKILL)
        let status = reap()
        // WIFEXITED and WEXITSTATUS, which are macros.
        guard status & 0x7F == 0 else { return .lost }
        switch UInt8(exactly: status >> 8 & 0xFF).flatMap(PictureProcess.Status.init) {
        case .noDecoder: return .noDecoder
        case .notConfined: return .notStarted
        case .unknownFormat: return .unknownFormat
        case .undecodable: return .undecodable
        default: return .lost
        }
    }

    private func reap() -> Int32 {
        var status: Int32 = 0
        _ = unsafe sandbox_reap(process, &status, nil)
        isReaped = true
        return status
    }
}
