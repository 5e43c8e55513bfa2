import SystemInterface

/// Where the rendering goes: standard output, or a file that is replaced whole or not at all.
///
/// The first failure is kept; after it nothing more is taken.
final class RenderingDestination {
    private enum Target {
        case standardOutput
        case replacement(ReplacementFile)
        case special(SpecialFile)
        case screen(WatchScreen)
    }

    private let target: Target
    private var hasBegun = false
    /// What is held back until the rendering is whole; `nil` where bytes go out as they come.
    private var held: [UInt8]?
    /// The file as written on the command line; `nil` for standard output.
    let path: String?
    /// Why writing failed, if it did.
    private(set) var failure: SystemError?

    /// Opens the destination: standard output where `path` is `nil`.
    ///
    /// A path that names no regular file, such as a device or a pipe, is written to as it is; so is
    /// what is open already, such as `/dev/stdout`, where it stands.
    ///
    /// - Parameter screen: what stands on the terminal, where that is standard output, and rounds
    ///   take each other's place on it.
    /// - Parameter isHeldBack: whether nothing goes out before ``commit()``, since another rendering
    ///   may yet take the place of this one.
    init(
        path: String?, screen: WatchScreen? = nil, isHeldBack: Bool = false
    ) throws(SystemError) {
        self.path = path
        held = isHeldBack ? [] : nil
        guard let path else {
            target = screen.map { .screen($0) } ?? .standardOutput
            return
        }
        if let number = OwnDescriptor.number(of: path) {
            target = .special(SpecialFile(try FileDescriptor.duplicate(of: number)))
            return
        }
        let status: FileStatus?
        do {
            status = try FileStatus.of(path)
        } catch .notFound {
            status = nil
        }
        switch status?.kind {
        case nil, .regular?:
            target = .replacement(try ReplacementFile(path: path))
            held = nil
        case .directory?: throw .isDirectory
        default: target = .special(SpecialFile(try FileDescriptor.open(writingTo: path)))
        }
    }

    /// Writes all of `bytes`, and answers whether it could.
    func write(_ bytes: borrowing RawSpan) -> Bool {
        guard failure == nil else { return false }
        if held != nil {
            unsafe bytes.withUnsafeBytes { bytes in unsafe held?.append(contentsOf: bytes) }
            return true
        }
        return send(bytes)
    }

    /// Lets out what was held back, and what follows as it comes.
    func release() {
        guard let bytes = held else { return }
        held = nil
        _ = unsafe send(bytes.span.bytes)
    }

    private func send(_ bytes: borrowing RawSpan) -> Bool {
        begin()
        do throws(SystemError) {
            switch target {
            case .standardOutput: try FileDescriptor.standardOutput.writeAll(bytes)
            case .replacement(let file): try file.write(bytes)
            case .special(let file): try file.descriptor.writeAll(bytes)
            case .screen(let screen) where screen.isGathering: screen.gather(bytes)
            case .screen: try FileDescriptor.standardOutput.writeAll(bytes)
            }
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Says, before the first bytes go out, what a terminal is told where they are cut off: what
    /// follows on it is not to have their looks.
    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if case .standardOutput = target { OutputModes.begin() }
    }

    /// Everything is written: a file now takes the place of the old one.
    func commit() throws(SystemError) {
        release()
        if hasBegun, case .standardOutput = target { OutputModes.end() }
        if let failure { throw failure }
        switch target {
        case .replacement(let file): try file.commit()
        case .screen(let screen): screen.commit()
        case .standardOutput, .special: break
        }
    }

    /// Whether the rendering goes to a terminal.
    var isTerminal: Bool {
        switch target {
        case .standardOutput, .screen: Terminal.isTerminal(FileDescriptor.standardOutput)
        case .replacement: false
        case .special(let file): Terminal.isTerminal(file.descriptor)
        }
    }

    /// The size of the terminal the rendering goes to, where it goes to one.
    var terminalSize: (columns: Int, rows: Int)? {
        switch target {
        case .standardOutput, .screen: Terminal.size(of: FileDescriptor.standardOutput)
        case .replacement: nil
        case .special(let file): Terminal.size(of: file.descriptor)
        }
    }
}
