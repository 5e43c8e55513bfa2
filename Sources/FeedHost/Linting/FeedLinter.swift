import FeedLoading
import FeedModel
import SystemInterface

/// Reads a feed more carefully than drawing it needs, for what is wrong with it.
struct FeedLinter {
    let command: LintCommand
    let environment: ProcessEnvironment
    let console: Console

    /// Lists the feed's faults; throws where the source cannot be read or is no feed.
    func report() throws -> LintReport {
        let (feeds, someFailed) = try feeds()
        return LintReport(
            source: AddressText.withoutCredentials(command.source), feeds: feeds,
            someFailed: someFailed, asJSON: command.asJSON)
    }

    private func feeds() throws -> (loaded: [LoadedFeed], someFailed: Bool) {
        let loop = EventLoop()
        let network = NetworkServices(
            command.loading, environment: environment, loop: loop, console: console)
        network.beginRound()
        defer { network.flush() }
        var loaded: [LoadedFeed] = []
        var someFailed = false
        let loader = FeedCollectionLoader(
            sources: [FeedLocation(argument: command.source)],
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, isThorough: true,
            remote: { try network.documentLoader() },
            reports: FeedCollectionLoader.Reports(
                didFail: { _, error in
                    someFailed = true
                    console.error(ErrorWording.line(for: error))
                },
                didReadDamagedList: { list, problems in
                    someFailed = true
                    LoadedFeedsReport.tell(of: list, problems, on: console)
                },
                didLoad: { loaded = $0 },
                every: { milliseconds, work in
                    RepeatedWork(loop: loop, milliseconds: milliseconds, work: work)
                }))
        var outcome: Result<Feed, any Error>?
        let task = loader.load(progress: { _ in }, completion: { outcome = $0 })
        loop.run(while: { network.isBusy })
        task.cancel()
        guard let outcome else {
            preconditionFailure("a loader answers before there is nothing left to do")
        }
        _ = try outcome.get()
        return (loaded, someFailed)
    }
}
