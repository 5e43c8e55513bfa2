import FeedPicturesAPI
import Glibc
import LinuxSandbox
import SystemInterface

/// A process that decodes one picture: the program itself, started again.
///
/// Decoders of untrusted pictures are a common point of attack. So the process has only the picture
/// and a pipe; it loads the decoder, drops all other rights, and only then reads the picture. It
/// handles one picture.
package enum PictureProcess {
    /// The first byte of the answer, which is the library's result, or the exit status.
    enum Status: UInt8 {
        case jpeg = 1
        case webp = 2
        case png = 3
        case pixels = 4
        case noDecoder = 64
        case notConfined = 65
        case unknownFormat = 66
        case undecodable = 67
    }

    /// The first argument of the process.
    package static let argument = "@picture"
    /// The descriptor for the answer.
    static let output = Int32(SANDBOX_PRINTED_DESCRIPTOR)
    /// The descriptor of the picture, a sealed memory file.
    static let picture = Int32(SANDBOX_LIBRARY_DESCRIPTOR)

    /// Decodes the picture. Called before anything else in `main`.
    package static func run(_ arguments: [String]) -> Never {
        guard arguments.count == 4, let parent = pid_t(arguments[1]),
            let target = PictureTarget(argument: arguments[3]),
            sandbox_isolate(parent, Int32(SANDBOX_FIRST_FREE_DESCRIPTOR)) == 0
        else { end(.notConfined) }
        guard let table = unsafe openDecoder(arguments[2]) else { end(.noDecoder) }
        guard let bytes = unsafe mapPicture() else { end(.undecodable) }
        guard confine() else { end(.notConfined) }

        var limits = target.limits
        var output = unsafe feed_pictures_output()
        let result = unsafe table.pointee.transcode(
            bytes.baseAddress, bytes.count, &limits, target.forms, &output)
        if let form = UInt8(exactly: result).flatMap(Status.init) { unsafe send(form, output) }
        end(Int(result) == Int(FEED_PICTURES_UNKNOWN_FORMAT) ? .unknownFormat : .undecodable)
    }

    private static func end(_ status: Status) -> Never {
        _exit(Int32(status.rawValue))
    }

    @unsafe
    private static func openDecoder(_ path: String) -> UnsafePointer<feed_pictures_table>? {
        unsafe try? LibraryTable.open(
            path, entry: FEED_PICTURES_ENTRY, version: FEED_PICTURES_VERSION)
    }

    @unsafe
    private static func mapPicture() -> UnsafeBufferPointer<UInt8>? {
        var status = stat()
        guard unsafe fstat(picture, &status) == 0, status.st_size > 0,
            let memory = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, picture, 0),
            unsafe memory != MAP_FAILED
        else { return nil }
        return unsafe UnsafeBufferPointer(
            start: memory.assumingMemoryBound(to: UInt8.self), count: Int(status.st_size))
    }

    /// Drops all rights that decoding does not need. Without Landlock, the system call filter alone
    /// prevents opening files.
    private static func confine() -> Bool {
        let limits: [(Int, UInt64)] = [
            (Int(SANDBOX_LIMIT_MEMORY), PictureTranscodingLimits.memory),
            (Int(SANDBOX_LIMIT_ADDRESSES), PictureTranscodingLimits.memory),
            (Int(SANDBOX_LIMIT_CPU_SECONDS), PictureTranscodingLimits.processorSeconds),
            (Int(SANDBOX_LIMIT_FILE_SIZE), 0),
            (Int(SANDBOX_LIMIT_CORE), 0),
            // From this number on the filter lets code be mapped, such as the picture's bytes.
            (Int(SANDBOX_LIMIT_OPEN_FILES), UInt64(SANDBOX_FIRST_OFFER)),
        ]
        guard limits.allSatisfy({ sandbox_limit(Int32($0), $1) == 0 }),
            sandbox_refuse_privileges() == 0, sandbox_drop_privileges() == 0,
            sandbox_filter_prepare(0) == 0
        else { return false }
        let version = sandbox_landlock_version()
        if version > 0 {
            let ruleset = sandbox_landlock_make(version)
            guard ruleset >= 0, sandbox_landlock_enter(ruleset) == 0 else { return false }
        }
        let threads = sandbox_filter_enter()
        // Without an owner of the descriptor no thread can be created; none is needed.
        return threads >= 0 && close(threads) == 0
    }

    /// Sends the result: its type, its size if the bytes don't contain it, and the bytes.
    @unsafe
    private static func send(_ status: Status, _ made: feed_pictures_output) -> Never {
        var head = [status.rawValue]
        if status == .pixels {
            let sides = unsafe [made.width, made.height]
            head += sides.flatMap { side in
                [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: side >> UInt32($0)) }
            }
        }
        guard let bytes = unsafe made.bytes, unsafe write(output, head, head.count) == head.count
        else { _exit(1) }
        var sent = 0
        while unsafe sent < made.length {
            let result = unsafe write(output, bytes + sent, made.length - sent)
            guard result > 0 else { _exit(1) }
            sent += result
        }
        _exit(0)
    }
}
