import FeedPictures
import Glibc
import PluginHosting
import PluginTracing
import PluginWorker
import SystemInterface
import WorkerHosting

/// The program `feedhost`: reads the command line, does what it says, and ends with the status
/// the command line's contract gives for the outcome.
@main
enum FeedHostMain {
    static func main() {
        let arguments = ProcessArguments.all
        if WorkerProcess.isMeant(by: arguments) {
            WorkerProcess.run(arguments, plainText: PlainTextService.text)
        }
        if NameProcess.isMeant(by: arguments) {
            NameProcess.run(arguments)
        }
        if LossProcess.isMeant(by: arguments) {
            LossProcess.run(arguments) { PluginLossReport.tell($0, word: $1) }
        }
        if PictureProcess.isMeant(by: arguments) {
            PictureProcess.run(arguments)
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
