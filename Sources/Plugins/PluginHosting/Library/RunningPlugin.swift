import Glibc
import LinuxSandbox

/// A plugin whose code is in this process, for ever, by the name under which its end is told.
@safe
struct RunningPlugin {
    private let id: UnsafePointer<CChar>?

    init(id: String) {
        unsafe self.id = UnsafePointer(strdup(id))
    }

    /// Does something that runs the plugin's code.
    func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = unsafe sandbox_enter_plugin(id)
        defer { _ = unsafe sandbox_enter_plugin(before) }
        return try body()
    }
}
