import FeedPictures
import Glibc
import PluginTracing
import PluginWorker
import SystemInterface
import WorkerHosting
import WorkerProtocol

/// The program `feedhost`: reads the command line, does what it says, and ends with the status
/// the command line's contract gives for the outcome.
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
        HostStopping.takeWorkersAlong()
        let status = CommandRunner.run(
            arguments, environment: .current())
        // Not `return`: atexit handlers and static destructors would run plugins' code.
        fflush(nil)
        _exit(status.rawValue)
    }
}
