import FeedPictures
import Glibc
import PluginTracing
import PluginWorker
import SystemInterface
import WorkerHosting
import WorkerProtocol

/// The entry point of `feedhost`.
///
/// The same executable also starts the confined child processes: workers, name demangling, and
/// picture decoding.
@main
enum FeedHostMain {
    static func main() {
        let arguments = ProcessArguments.all
        switch arguments.first {
        case WorkerProtocol.argument:
            WorkerProcess.run(arguments, plainText: PlainTextService.text)
        case NameProcess.argument: NameProcess.run(arguments)
        case PictureProcess.argument: PictureProcess.run(arguments)
        default: break
        }
        StandardDescriptors.prepare()
        Signals.prepare()
        HostStopping.stopWorkersToo()
        let status = CommandRunner.run(
            arguments, environment: .current())
        // Not `return`: atexit handlers and static destructors would run plugins' code.
        fflush(nil)
        _exit(status.rawValue)
    }
}
