import FeedMarkup
import FeedPresentation
import SystemInterface

/// The user's clipboard: through `wl-copy` or `xclip` on a desktop, through tmux inside it, else through
/// the terminal.
final class Clipboard {
    /// The longest text, in bytes.
    static let limit = 1 << 20
    /// The number of running programs that hold a text.
    private static let runningLimit = 20

    private let environment: ProcessEnvironment
    private let console: Console
    private let start: ([String], [UInt8]) throws(SystemError) -> () -> Bool
    private let writeToTerminal: ([UInt8]) throws(SystemError) -> Void
    private var running: [() -> Bool] = []

    /// - Parameters:
    ///   - start: starts a program with a text as input, and returns a function that tells whether
    ///     it is running.
    ///   - writeToTerminal: writes to the user's terminal.
    init(
        environment: ProcessEnvironment, console: Console,
        start: @escaping ([String], [UInt8]) throws(SystemError) -> () -> Bool = {
            (arguments, input) throws(SystemError) in
            let program = try StartedProgram(arguments, input: input)
            return { program.isRunning }
        },
        writeToTerminal: @escaping ([UInt8]) throws(SystemError) -> Void = {
            (bytes) throws(SystemError) in
            try FileDescriptor.open(writingTo: "/dev/tty").writeAll(bytes)
        }
    ) {
        self.environment = environment
        self.console = console
        self.start = start
        self.writeToTerminal = writeToTerminal
    }

    /// Copies `text` without control characters, which a terminal would obey where it is pasted, and
    /// reports failures.
    @discardableResult
    func copy(_ text: String) -> FeedRequestOutcome {
        let shown = text.unicodeScalars.filter {
            $0 == "\n" || $0 == "\t" || !("\0"..<" " ~= $0 || "\u{7F}"..<"\u{A0}" ~= $0)
        }
        let bytes = Array(String(shown).utf8)
        guard bytes.count <= Self.limit else {
            console.warning("a text of more than \(Self.limit) bytes is not copied")
            return .refused
        }
        running = running.filter { $0() }
        guard running.count < Self.runningLimit else {
            console.debug("not copied: too many texts are being copied at a time")
            return .failed
        }
        for line in programs {
            guard let isRunning = try? start(line, bytes) else { continue }
            running.append(isRunning)
            console.debug("copied \(bytes.count) bytes with '\(line[0])'")
            return .done
        }
        do throws(SystemError) {
            // OSC 52: sets the clipboard, in base64.
            try writeToTerminal(Array("\u{1B}]52;c;\(Base64.text(bytes.span))\u{1B}\\".utf8))
            console.debug("copied \(bytes.count) bytes by the terminal")
            return .done
        } catch {
            console.warning(
                "the text is not copied: there is no terminal (\(error.words)); install wl-copy or "
                    + "xclip")
            return .failed
        }
    }

    private var programs: [[String]] {
        (environment["WAYLAND_DISPLAY"] == nil ? [] : [["wl-copy"]])
            + (environment["DISPLAY"] == nil ? [] : [["xclip", "-selection", "clipboard"]])
            // Unless told otherwise tmux drops what programs write for the clipboard. Asked like this
            // it keeps the text, and hands it to its terminal.
            + (environment["TMUX"] == nil ? [] : [["tmux", "load-buffer", "-w", "-"]])
    }
}
