import FeedMarkup
import FeedPresentation
import SystemInterface

/// The user's clipboard: through `wl-copy` or `xclip` on a desktop, through tmux inside it, else through
/// the terminal.
final class Clipboard {
    /// The longest text, in bytes.
    static let limit = 1 << 20

    private let environment: ProcessEnvironment
    private let console: Console
    private let programs: StartedPrograms
    private let writeToTerminal: ([UInt8]) throws(SystemError) -> Void

    /// - Parameter writeToTerminal: writes to the user's terminal.
    init(
        environment: ProcessEnvironment, programs: StartedPrograms, console: Console,
        writeToTerminal: @escaping ([UInt8]) throws(SystemError) -> Void = {
            (bytes) throws(SystemError) in
            try FileDescriptor.open(writingTo: "/dev/tty").writeAll(bytes)
        }
    ) {
        self.environment = environment
        self.console = console
        self.programs = programs
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
        guard !programs.isFull else {
            console.debug("not copied: too many programs are running")
            return .failed
        }
        return hand(bytes, to: commands[...])
    }

    /// Hands the text to the first program that starts; if it fails, as without its display, to the next.
    private func hand(_ bytes: [UInt8], to lines: ArraySlice<[String]>) -> FeedRequestOutcome {
        for (index, line) in zip(lines.indices, lines) {
            do throws(SystemError) {
                // One that holds the text for others runs on.
                try programs.run(line, input: bytes, checkCount: 1) { [weak self] _ in
                    _ = self?.hand(bytes, to: lines[(index + 1)...])
                }
            } catch { continue }
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

    private var commands: [[String]] {
        (environment["WAYLAND_DISPLAY"] == nil ? [] : [["wl-copy"]])
            + (environment["DISPLAY"] == nil ? [] : [["xclip", "-selection", "clipboard"]])
            // Unless told otherwise tmux drops what programs write for the clipboard. Asked like this
            // it keeps the text, and hands it to its terminal.
            + (environment["TMUX"] == nil ? [] : [["tmux", "load-buffer", "-w", "-"]])
    }
}
