import Glibc
import LinuxSandbox

/// Code of a plugin in this process, with the name to use in a crash report.
@safe
struct RunningPlugin {
    private let id: UnsafePointer<CChar>?

    init(id: String) {
        unsafe self.id = UnsafePointer(strdup(id))
    }

    /// Runs `body`, which calls the plugin's code; a crash meanwhile is reported under the plugin's
    /// name.
    func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = unsafe sandbox_enter_plugin(id)
        defer { _ = unsafe sandbox_enter_plugin(before) }
        return try body()
    }
}
