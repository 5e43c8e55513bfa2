import LinuxSandbox
import LinuxSystem
import PluginReading
import SystemInterface

/// The host's own process, as far as plugins are loaded into it: a crash of theirs, or an exit, ends
/// it, and is told as a worker's end is. Belongs to the plugins' thread.
package enum SharedProcess {
    /// From now on the end that a plugin brings about is told by a ``LossProcess``, and has an exit
    /// status. Does nothing the second time.
    ///
    /// - Parameters:
    ///   - word: what the one that tells is handed.
    ///   - status: with which the process then ends.
    package static func begin(handing word: String, status: Int32) {
        // Where there is no memory for that, the end is the system's.
        _ = unsafe sandbox_share_process(
            LossProcess.executable, word, linux_ending_tidy, status, PluginCall.destroy.number)
    }

    /// With which status the process ends where a plugin ends it when it is only to be closed: what it
    /// drew is complete.
    package static func setClosingStatus(_ status: Int32) {
        sandbox_set_closing_status(status)
    }

    /// Makes a library known that is about to be loaded; its number for ``call(_:of:_:)``.
    static func add(_ manifest: PluginManifest, at path: String, loadedFrom location: String)
        -> Int32
    {
        unsafe SystemText.withPath(location) { location in
            unsafe SystemText.withPath(path) { path in
                unsafe sandbox_share_with(location, manifest.id, path)
            }
        }
    }

    /// Takes the signals again, which a runtime that came with a library may have taken.
    static func takeSignalsAgain() {
        _ = sandbox_take_signals_again()
    }

    /// Does something that runs a plugin's code.
    static func call<Result, Failure: Error>(
        _ call: PluginCall, of library: Int32, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = sandbox_begin_shared_call(
            sandbox_shared_call(library: library, call: call.number))
        defer { sandbox_end_shared_call(before) }
        return try body()
    }
}
