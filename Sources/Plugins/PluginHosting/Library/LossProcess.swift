import Glibc
import LinuxSandbox
import PluginTracing
import WorkerProtocol

/// The process that says how a plugin ended the one it shared with its host: the program itself,
/// started anew, since the other may be in any state.
package enum LossProcess {
    /// The first argument of such a process.
    package static let argument = SANDBOX_LOSS_ARGUMENT
    /// The program that is started.
    static let executable = "/proc/self/exe"

    /// Reads what has happened, and has it told.
    ///
    /// - Parameter tell: puts the failure, whose call is the one that was going on, into words; gets
    ///   the word that ``SharedProcess/begin(handing:status:)`` was given.
    package static func run(
        _ arguments: [String], tell: (PluginFailure, String) -> Void
    ) -> Never {
        guard arguments.count == 5, let number = Int(arguments[3]),
            PluginCall.allCases.indices.contains(number), let incident = readIncident()
        else { _exit(1) }
        let symbols = PluginSymbols(path: arguments[2], reader: NameReader(executable: executable))
        let call = PluginCall.allCases[number]
        tell(
            PluginFailure(
                plugin: arguments[1], call: call,
                reason: .lost(loss(by: incident, symbols, isWhileLoading: call == .create))),
            arguments[4])
        _exit(0)
    }

    private static func readIncident() -> WorkerIncident? {
        let bytes = unsafe [UInt8](
            unsafeUninitializedCapacity: WorkerProtocol.maximumMessageLength
        ) { buffer, count in
            count = max(
                0,
                unsafe pread(
                    Int32(SANDBOX_LOSS_DESCRIPTOR), buffer.baseAddress, buffer.count, 0))
        }
        guard case .incident(let incident)? = try? WorkerMessage(decoding: bytes[...]) else {
            return nil
        }
        return incident
    }

    private static func loss(
        by incident: WorkerIncident, _ symbols: PluginSymbols, isWhileLoading: Bool
    ) -> PluginLoss {
        let trace = PluginTrace(incident.frames, of: symbols)
        let cause: PluginLoss.Cause
        if incident.kind == .exit {
            cause = .exited(incident.number & 0xFF)
        } else if incident.flags.contains(.stackOverflow) {
            cause = .stackOverflow
        } else if incident.number == SIGABRT && trace.isThrowing {
            cause = .exception
        } else {
            cause = .signal(incident.number)
        }
        // What it said stands on standard error already.
        return PluginLoss(
            cause: cause, function: trace.function, trace: trace.lines,
            isWhileLoading: isWhileLoading)
    }
}
