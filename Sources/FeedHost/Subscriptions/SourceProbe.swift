import FeedLoading
import FeedModel
import FeedParsing
import SystemInterface

/// Loads sources to examine them.
struct SourceProbe {
    let environment: ProcessEnvironment
    let console: Console
    let options: LoadingOptions
    /// Find problems that don't prevent reading.
    var checks: FeedChecks?
    /// False for a command that says itself what has moved for good.
    var reportsMoves = true
    /// False for a command that says itself of what only an older copy was read.
    var reportsCopies = true

    /// Loads `sources` in parallel and returns what was found.
    func look(at sources: [FeedLocation], namedBy sourceOrigin: SourceOrigin = .user)
        -> ProbedSources
    {
        let loop = EventLoop()
        let network = NetworkServices(
            options, environment: environment, loop: loop, console: console)
        network.reportsMoves = reportsMoves
        network.beginRound()
        defer { network.flush() }
        var found: ProbedSources?
        let task = look(at: sources, namedBy: sourceOrigin, network, loop) {
            if reportsCopies { _ = network.reportCopies() }
            found = $0
        }
        loop.run(while: { network.isBusy })
        task.cancel()
        guard let found else {
            preconditionFailure("a loader answers before there is nothing left to do")
        }
        return found
    }

    /// Loads `sources` in parallel, and calls `completion` with what was found.
    func look(
        at sources: [FeedLocation], namedBy sourceOrigin: SourceOrigin = .user,
        _ network: NetworkServices, _ loop: EventLoop,
        completion: @escaping (ProbedSources) -> Void
    ) -> any FeedLoaderTask {
        var found = ProbedSources()
        var reports = FeedCollectionLoader.Reports(every: { milliseconds, work in
            RepeatedWork(after: loop.after, delay: { milliseconds }, work: work)
        })
        reports.didFail = { found.failures.append($1) }
        reports.didReadDamagedList = { found.damagedLists.append(($0, $1)) }
        reports.didChoose = { found.announcements.append($0) }
        reports.didFinish = { found.results = $0 }
        let loader = FeedCollectionLoader(
            sources: sources, namedBy: sourceOrigin, unpacker: options.makeUnpacker(),
            limits: options.parsingLimits,
            remoteByteLimit: options.remoteMaximumBytes, checks: checks,
            clock: FeedClock.local(),
            remote: { try network.documentLoader(usesCopies: false) }, reports: reports)
        return loader.load(
            progress: { _ in },
            completion: {
                if case .failure(let error) = $0 { found.failure = error }
                found.moves = network.moves
                completion(found)
            })
    }
}
