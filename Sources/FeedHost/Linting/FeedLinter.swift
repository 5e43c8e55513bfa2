import FeedLoading
import FeedModel
import SystemInterface

/// Reads a feed more carefully than drawing it needs, for what is wrong with it.
struct FeedLinter {
    let command: LintCommand
    let environment: ProcessEnvironment
    let console: Console

    /// Lists the feed's faults, and what could not be read.
    func report() -> LintReport {
        let loop = EventLoop()
        let network = NetworkServices(
            command.loading, environment: environment, loop: loop, console: console)
        network.beginRound()
        defer { network.flush() }
        var report = LintReport(
            source: AddressText.withoutCredentials(command.source), asJSON: command.asJSON)
        var failures: [any Error] = []
        let loader = FeedCollectionLoader(
            sources: [FeedLocation(argument: command.source)],
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, isThorough: true,
            remote: { try network.documentLoader() },
            reports: FeedCollectionLoader.Reports(
                didFail: { failures.append($1) },
                didReadDamagedList: { list, problems in
                    report.addDamagedList(list, problems)
                    LoadedFeedsReport.tell(of: list, problems, on: console)
                },
                didChoose: { LoadedFeedsReport.tell(of: $0, on: console) },
                didLoad: { _ in
                    for group in FailureGroup.groups(failures) { console.error(group.line) }
                },
                didFinish: {
                    network.tellOfCopies()
                    report.add($0)
                },
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
        if case .failure(let error) = outcome { report.failure = error }
        return report
    }
}
