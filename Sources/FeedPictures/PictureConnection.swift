package import FeedModel
import FeedNetwork
import Glibc
import LinuxSandbox

/// A ``PictureProcess`` as the program holds it. Ends with the process ended and reaped.
@safe
package final class PictureConnection {
    private let process: sandbox_process
    /// Readable when ``receive()`` has something to do.
    package let descriptor: Int32
    private var received: [UInt8] = []
    private var isReaped = false

    /// Starts a process for the picture in `bytes`.
    ///
    /// - Parameters:
    ///   - executable: the program.
    ///   - decoder: the file of the decoding library.
    package init(
        bytes: [UInt8], executable: String, decoder: String
    ) throws(PictureShrinkingFailure) {
        var ends: [Int32] = [-1, -1]
        let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        let picture = unsafe bytes.withUnsafeBytes { bytes in
            unsafe sandbox_sealed_copy(bytes.baseAddress, bytes.count)
        }
        let hasPipe = unsafe sandbox_pipe(&ends) == 0
        var process = sandbox_process(id: -1, handle: -1)
        var isStarted = false
        if null >= 0, picture >= 0, hasPipe {
            isStarted = Self.spawn(
                executable, ["feedhost", PictureProcess.argument, String(getpid()), decoder],
                [null, ends[1], null, null, picture], &process)
        }
        for descriptor in [null, picture, ends[1]] where descriptor >= 0 {
            close(descriptor)
        }
        guard isStarted else {
            if hasPipe { close(ends[0]) }
            throw .notStarted
        }
        self.process = process
        descriptor = ends[0]
    }

    deinit {
        if !isReaped {
            // Nothing is left to do for it, whether it is done or not.
            kill(process.id, SIGKILL)
            _ = reap()
        }
        close(descriptor)
    }

    private static func spawn(
        _ executable: String, _ arguments: [String], _ descriptors: [Int32],
        _ process: inout sandbox_process
    ) -> Bool {
        var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
        defer {
            for index in unsafe pointers.indices { unsafe free(pointers[index]) }
        }
        return unsafe sandbox_spawn(executable, &pointers, &variables, descriptors, 0, &process)
            == 0
    }

    /// Takes what has come, without waiting: the picture or why there is none, once that is known.
    package func receive() -> Result<FeedImageData, PictureShrinkingFailure>? {
        while true {
            var count = 0
            let next = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
                count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                initialized = max(0, count)
            }
            if count > 0 {
                received += next
                guard received.count <= PictureShrinkingLimits.outputBytes + 1 else {
                    return .failure(.undecodable)
                }
            } else if count == 0 {
                return result()
            } else if errno != EINTR {
                return errno == EAGAIN ? nil : .failure(.lost)
            }
        }
    }

    /// What the process said. It has seen a stranger's picture: its answer is a stranger's, too.
    private func result() -> Result<FeedImageData, PictureShrinkingFailure> {
        guard let first = received.first else { return .failure(endingFailure()) }
        let bytes = Array(received.dropFirst())
        let expected: ImageType? =
            switch PictureProcess.Status(rawValue: first) {
            case .jpeg: .jpeg
            case .webp: .webp
            default: nil
            }
        guard let header = ImageHeader(bytes.span), header.type == expected,
            header.pixelCount <= PictureShrinkingLimits.outputPixels
        else { return .failure(.lost) }
        return .success(FeedImageData(bytes: bytes, mediaType: header.type.mediaType))
    }

    /// Why nothing came. The pipe is closed: the process is ending, and how is settled by then; or
    /// it goes on without a pipe, which is not waited for.
    private func endingFailure() -> PictureShrinkingFailure {
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
