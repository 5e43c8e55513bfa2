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
    /// Bytes held back until the rendering is whole; `nil` where they go out as they come.
    private var held: HeldOutput?
    /// A plugin has changed how text looks on the terminal this goes to.
    private var hasLooks = false
    /// The file as written on the command line; `nil` for standard output.
    let path: String?
    /// The pager for the whole rendering, where the person reads it on their terminal; no more
    /// where it turns out to be none for a pager.
    var pager: PagerCommand?
    /// The person has left the pager before it had taken all.
    private(set) var isCutShort = false
    /// The pager could not be run, so everything went to the terminal as it is.
    private(set) var lacksPager = false
    /// Nothing of the rendering goes out, and a file stays as it was.
    private var isDiscarded = false
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
    /// - Parameter pager: what shows it when it is whole.
    init(
        path: String?, screen: WatchScreen? = nil, isHeldBack: Bool = false,
        pager: PagerCommand? = nil
    ) throws(SystemError) {
        self.path = path
        self.pager = pager
        held = isHeldBack || pager != nil ? HeldOutput() : nil
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
        guard !isDiscarded else { return true }
        guard let held else { return send(bytes) }
        do throws(SystemError) {
            try held.append(bytes)
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Has what is written from now on go nowhere, and a file stay as it was.
    func discard() {
        isDiscarded = true
    }

    /// Lets out what was held back, and what follows as it comes.
    func release() {
        guard let held else { return }
        self.held = nil
        guard failure == nil else { return }
        do throws(SystemError) {
            try held.release { send($0) }
        } catch {
            failure = error
        }
    }

    /// Shows what there is of a rendering for a pager that is not to be whole any more: without one it
    /// would stand on the terminal as far as it came, too.
    func showRest() {
        guard pager != nil else { return }
        try? page()
        release()
    }

    /// Shows what is held in the pager, where one is to show it, and waits until the person has left.
    private func page() throws(SystemError) {
        guard let pager, let held, !held.isEmpty, failure == nil else { return }
        do throws(SystemError) {
            switch try Paging(command: pager).show(held) {
            case .shown: self.held = nil
            case .leftEarly:
                isCutShort = true
                self.held = nil
            case .notRun: lacksPager = true
            }
        } catch {
            failure = error
            throw error
        }
    }

    /// A plugin is about to change how text looks on the terminal this goes to.
    func noteLooks() {
        hasLooks = true
    }

    /// Gives that terminal its usual looks back, where a plugin has changed them. However a run
    /// ends, what follows on the terminal is not to have them.
    func endLooks() {
        guard hasLooks, held == nil else { return }
        hasLooks = false
        let usual = Array("\(TerminalLooks.usual)".utf8)
        switch target {
        case .standardOutput: try? FileDescriptor.standardOutput.writeAll(usual)
        case .special(let file): try? file.descriptor.writeAll(usual)
        case .screen(let screen) where !screen.isGathering:
            try? FileDescriptor.standardOutput.writeAll(usual)
        case .screen, .replacement: break
        }
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
        try page()
        release()
        if hasBegun, case .standardOutput = target { OutputModes.end() }
        if let failure { throw failure }
        guard !isDiscarded else { return }
        switch target {
        case .replacement(let file): try file.commit()
        case .screen(let screen): screen.commit()
        case .standardOutput, .special: break
        }
    }

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
