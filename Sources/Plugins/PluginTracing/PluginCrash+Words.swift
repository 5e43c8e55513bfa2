import Glibc
import LinuxSandbox

extension PluginCrash {
    /// Words to follow the plugin's name: "crashed (SIGSEGV in draw)".
    package var words: String {
        let location = function.map { " in \($0)" } ?? ""
        let quote =
            !quotesErrorOutput || errorOutput.isEmpty
            ? "" : "; it said '\(errorOutput.joined(separator: " / "))'"
        return switch cause {
        case .signal(SIGABRT): "aborted (SIGABRT\(location)\(quote))"
        case .signal(SIGSYS): "was stopped at a forbidden system call (SIGSYS\(location))"
        case .signal(SIGKILL): "was killed (SIGKILL), by itself or from outside"
        case .signal(let number): "crashed (\(Self.name(ofSignal: number))\(location)\(quote))"
        case .stackOverflow:
            "ran out of stack (SIGSEGV\(location), which likely calls itself for ever or keeps too much there: a worker has 8 MiB)"
        case .lentMemory:
            "used memory that was lent to it and taken back, read past its end, or wrote to it (SIGSEGV\(location))"
        case .exception: "let an exception out (thrown\(location)\(quote))"
        case .outOfMemory:
            "ran out of the memory it may use\(location.isEmpty ? "" : " (\(location.dropFirst()))")"
        case .outOfProcessorTime:
            "used up the processor time it may use\(location.isEmpty ? "" : " (\(location.dropFirst()))")"
        case .exited(let status): "ended the process (exit \(status)\(location)\(quote))"
        case .hung(let milliseconds):
            "did not answer for \(Self.seconds(milliseconds))"
                + (location.isEmpty ? "" : " (it was\(location))")
        case .ranOn(let milliseconds):
            "ran for \(Self.seconds(milliseconds)) with no terminal, display, network or listen granted"
        case .flood(.output): "wrote more than it may"
        case .flood(.log): "logged without end"
        case .flood(.requests): "asked for pictures or actions without end"
        case .flood(.refreshes): "asked for refreshes without end"
        case .flood(.printed): "printed without end past the host"
        case .flood(.messages): "sent messages without end"
        case .noMemoryToLend: "can't be shown the feed: there is no memory to lend to it"
        case .brokeProtocol: "broke the protocol of workers"
        case .brokeOff: "broke off the conversation with the host; it likely closed descriptors"
        }
    }

    /// True if ``words`` quote what it printed.
    package var quotesErrorOutput: Bool {
        switch cause {
        case .signal(SIGSYS), .signal(SIGKILL): false
        case .signal, .exception, .exited: true
        default: false
        }
    }

    /// Advice to the user.
    package var remedy: String {
        switch cause {
        case .outOfMemory: "raise memory-limit in the configuration, or tell its author"
        case .outOfProcessorTime: "raise processor-limit in the configuration, or tell its author"
        case .hung where isWhileLeaving: "tell its author"
        case .hung:
            "tell its author; if it had much to do, raise "
                + "\(isWhileLoading ? "load" : isOfAllCalls ? "total" : "call")-deadline in the configuration"
        case .ranOn: "raise total-deadline in the configuration, or tell its author"
        case .flood(.output): "raise output-limit in the configuration, or tell its author"
        case .noMemoryToLend: "raise the limit on open files (ulimit -n), or free memory"
        case .signal(SIGKILL): "try again; where it happens again, tell its author"
        default:
            trace.isEmpty
                ? "try another renderer, or tell its author"
                : "try another renderer, or send its author the trace of --verbose"
        }
    }

    private static func seconds(_ milliseconds: Int) -> String {
        milliseconds % 1_000 == 0
            ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
    }

    private static func name(ofSignal number: Int32) -> String {
        guard let name = unsafe sandbox_signal_name(number) else { return "signal \(number)" }
        return unsafe "SIG" + String(cString: name)
    }
}
