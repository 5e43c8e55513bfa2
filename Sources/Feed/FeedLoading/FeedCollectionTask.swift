import FeedModel
import FeedParsing

/// A collection of feeds that is being loaded.
final class FeedCollectionTask: FeedLoaderTask {
    /// Lists may stand in a list, and no deeper.
    private static let maximumDepth = 2
    /// With so many sources on their way, progress is told now and then, not of each.
    private static let toldOneByOne = 100

    private let standardInput: StandardInputDocument
    private let unpacker: Unpacker?
    private let parser: FeedParser
    private let byteLimit: Int
    private let order: FeedItemOrder?
    private let remote: () throws -> any RemoteDocumentLoader
    private let reports: FeedCollectionLoader.Reports
    private let progress: (FeedLoadingProgress) -> Void
    private let completion: (Result<Feed, any Error>) -> Void
    private var loader: (any RemoteDocumentLoader)?
    private var roots: [FeedCollectionEntry] = []
    private var running: [FeedCollectionEntry] = []
    private var seen: Set<FeedSource> = []
    private var unfinishedCount = 0
    private var finishedCount = 0
    private var totalCount = 0
    private var othersCount = 0
    /// When others' sources were begun first.
    private var othersStart: Int64?
    private var budget: LoadingBudget
    private var receivedBytes: Int64 = 0
    private var ticker: (any FeedLoaderTask)?
    private var tick = 0
    private var isOver = false

    init(
        standardInput: StandardInputDocument, unpacker: Unpacker?, limits: ParsingLimits,
        remoteByteLimit: Int, isThorough: Bool, order: FeedItemOrder?,
        remote: @escaping () throws -> any RemoteDocumentLoader,
        reports: FeedCollectionLoader.Reports, progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) {
        self.standardInput = standardInput
        self.unpacker = unpacker
        parser = FeedParser(
            limits: limits, isThorough: isThorough, converter: SystemEncodingConverter.shared)
        byteLimit = limits.bytes
        self.order = order
        budget = LoadingBudget(
            documentLimit: limits.bytes, remoteDocumentLimit: remoteByteLimit)
        self.remote = remote
        self.reports = reports
        self.progress = progress
        self.completion = completion
    }

    func start(_ sources: [FeedSource]) {
        roots = sources.map { source in
            // Image feeds, as the sample is one, have no title of their own.
            FeedCollectionEntry(
                source: source, namer: .person,
                title: source == .sample ? SampleFeed.title : nil)
        }
        totalCount = roots.count
        // Holds the end back until every source was begun.
        unfinishedCount = 1
        roots.forEach(begin)
        if !isOver, unfinishedCount > 1 {
            ticker = reports.every(SlowSources.tickMilliseconds) { [weak self] in
                self?.didTick()
            }
            report()
        }
        finishOne()
    }

    func cancel() {
        isOver = true
        ticker?.cancel()
        ticker = nil
        for entry in running {
            entry.task?.cancel()
        }
        running = []
    }

    private func begin(_ entry: FeedCollectionEntry) {
        guard !isOver else { return }
        unfinishedCount += 1
        if entry.result != nil { return settle(entry) }
        if let refusal = refusal(of: entry) {
            entry.result = .failure(refusal)
            return settle(entry)
        }
        if entry.isOthers { othersStart = othersStart ?? reports.now() }
        if case .file(let path) = entry.source { reports.willRead(path) }
        do {
            if let document = try LocalDocuments.document(
                of: entry.source, isNamedByDocument: entry.isNamedByDocument,
                standardInput: standardInput, byteLimit: byteLimit)
            {
                return take(.success(document), entry)
            }
            guard case .remote(let url) = entry.source else { return }
            let loader = try self.loader ?? remote()
            self.loader = loader
            running.append(entry)
            let task = loader.loadDocument(from: url, namedBy: entry.namer) { [weak self] in
                self?.take($0, entry)
            }
            if entry.result == nil, entry.children.isEmpty { entry.task = task }
        } catch {
            take(.failure(error), entry)
        }
    }

    private func take(_ result: Result<FeedDocument, any Error>, _ entry: FeedCollectionEntry) {
        guard !isOver else { return }
        let received = Int(clamping: entry.task?.receivedBytes ?? 0)
        entry.task = nil
        running.removeAll { $0 === entry }
        spend(received - ((try? result.get().bytes.count) ?? 0), entry)
        switch result.flatMap({ admitted($0, entry) }) {
        case .success(let document):
            read(document, entry)
            if case .remote(let url) = entry.source {
                loader?.didRead(
                    url, isUnderstood: !entry.isNoFeed,
                    updateInterval: try? entry.result?.get().feed.updateIntervalInSeconds)
            }
        case .failure(let error):
            entry.result = .failure(error)
            if case .remote(let url) = entry.source, entry.isNoFeed {
                loader?.didRead(url, isUnderstood: false, updateInterval: nil)
            }
        }
        settle(entry)
    }

    /// The document itself, unpacked, where the budget has room for it.
    private func admitted(
        _ document: FeedDocument, _ entry: FeedCollectionEntry
    ) -> Result<FeedDocument, any Error> {
        // Looked at first: unpacking is what takes the time.
        if let refusal = refusal(of: entry) { return .failure(refusal) }
        return unpacked(document, entry).flatMap { document in
            let count = document.bytes.count
            if document.origin != .local { receivedBytes += Int64(count) }
            if let limit = budget.limitExceeded(by: count, isOthers: entry.isOthers) {
                spend(count, entry)
                return .failure(FeedLoadingError.tooLargeInAll(entry.source, limit: limit))
            }
            return .success(document)
        }
    }

    /// The document itself, where what came is packed.
    private func unpacked(
        _ document: FeedDocument, _ entry: FeedCollectionEntry
    ) -> Result<FeedDocument, any Error> {
        guard let form = PackedForm(document.bytes) else { return .success(document) }
        guard form == .gzip, let unpacker else {
            spend(document.bytes.count, entry)
            return .failure(FeedLoadingError.packed(entry.source, form))
        }
        var document = document
        let before = unpacker.unpackedBytes
        do throws(UnpackingError) {
            document.bytes = try unpacker.unpack(document.bytes)
        } catch {
            spend(document.bytes.count + unpacker.unpackedBytes - before, entry)
            return .failure(
                error == .tooLarge
                    ? FeedLoadingError.tooLarge(entry.source, limit: unpacker.limit)
                    : FeedLoadingError.notUnpacked(entry.source, error))
        }
        if let inner = PackedForm(document.bytes) {
            spend(document.bytes.count, entry)
            return .failure(FeedLoadingError.packed(entry.source, inner))
        }
        return .success(document)
    }

    /// An entry has its result, or what it stands for.
    private func settle(_ entry: FeedCollectionEntry) {
        if entry.children.isEmpty {
            finishedCount += 1
        } else {
            totalCount += entry.children.count - 1
            entry.children.forEach(begin)
        }
        // With very many, telling of each would cost more than reading it; the ticker tells.
        if ticker != nil, running.count < Self.toldOneByOne { report() }
        finishOne()
    }

    /// Makes of a document what it is: a feed, the sources it stands for, or a failure.
    private func read(_ document: FeedDocument, _ entry: FeedCollectionEntry) {
        let origin = document.origin
        let context = document.context
        do throws(FeedParsingError) {
            switch try parser.parse(document.bytes, context: context) {
            case .feed(var feed):
                // A name that a person's list gives a feed is the one it is known by.
                feed.title = entry.title ?? feed.title
                entry.result = .success(
                    LoadedFeed(
                        source: entry.source, feed: feed, origin: origin, folder: entry.folder))
            case .subscriptions(let subscriptions, let title):
                entry.listTitle = title
                expand(entry, subscriptions, origin)
            }
        } catch {
            if case .notAFeed(.webPage) = error, !entry.isAnnounced,
                let source = WebPage.feed(
                    in: document.bytes, pageURL: context.documentURL, file: ownFile(entry))
            {
                // A file beside the page is as much the person's own as the page is.
                var namer = SourceNamer.document(origin)
                if case .file = source { namer = entry.namer }
                entry.children = [
                    FeedCollectionEntry(
                        source: source, namer: namer, title: entry.title, folder: entry.folder,
                        depth: entry.depth, isAnnounced: true)
                ]
            } else {
                entry.result = .failure(FeedLoadingError.notAFeed(entry.source, error))
            }
        }
    }

    /// The path of an entry's document where that may name other files: a file the person named, or
    /// that a file of theirs did.
    private func ownFile(_ entry: FeedCollectionEntry) -> String? {
        guard case .file(let path) = entry.source, entry.namer == .person else { return nil }
        return path
    }

    /// Puts the feeds of a list in the list's place, each address once in the whole collection.
    private func expand(
        _ entry: FeedCollectionEntry, _ subscriptions: [FeedSubscription],
        _ origin: DocumentOrigin
    ) {
        guard entry.depth < Self.maximumDepth else {
            entry.result = .failure(FeedLoadingError.isListOfFeeds(entry.source))
            return
        }
        // A list in a file is the person's own; one from elsewhere is not.
        let namer: SourceNamer = origin == .local ? .person : .document(origin)
        for subscription in subscriptions {
            let source =
                subscription.isLocal
                ? LocalReference.source(subscription.feedURL, in: ownFile(entry))
                : .remote(url: subscription.feedURL)
            // What may not be named here may well be named elsewhere.
            let isRefused = subscription.isLocal && ownFile(entry) == nil
            guard isRefused ? !seen.contains(source) : seen.insert(source).inserted else {
                continue
            }
            if let limit = limitReached(by: entry.children.count, namer) {
                let rest = FeedCollectionEntry(source: entry.source, namer: namer)
                rest.result = .failure(FeedLoadingError.tooManySources(entry.source, limit: limit))
                entry.children.append(rest)
                break
            }
            if namer != .person { othersCount += 1 }
            let child = FeedCollectionEntry(
                source: source, namer: namer, title: subscription.title,
                // A list in a folder of another lies in it.
                folder: subscription.folder ?? entry.folder, depth: entry.depth + 1)
            if isRefused {
                child.result = .failure(
                    FeedLoadingError.namesFile(source, namedBy: entry.source))
            }
            entry.children.append(child)
        }
        if entry.children.isEmpty {
            entry.result = .failure(FeedLoadingError.isEmptyList(entry.source))
        }
    }

    /// The number of sources there may not be more of, where that is reached.
    private func limitReached(by further: Int, _ namer: SourceNamer) -> Int? {
        if namer != .person, othersCount >= LoadingBudget.othersSources {
            return LoadingBudget.othersSources
        }
        return totalCount + further >= LoadingBudget.sources ? LoadingBudget.sources : nil
    }

    /// Takes from the budget what came for nothing; where that is the last of what others may
    /// take, nothing more of theirs is waited for.
    private func spend(_ count: Int, _ entry: FeedCollectionEntry) {
        guard count > 0, entry.isOthers, !budget.isSpentByOthers else { return }
        budget.spendForOthers(count)
        if budget.isSpentByOthers { endOthers() }
    }

    /// Why nothing is loaded any more that others named, where that is so and they named this.
    private func refusal(of entry: FeedCollectionEntry) -> FeedLoadingError? {
        guard entry.isOthers else { return nil }
        if budget.isSpentByOthers {
            return .tooLargeInAll(entry.source, limit: budget.othersBytes)
        }
        let limit = LoadingBudget.othersMilliseconds
        guard let othersStart, reports.now() - othersStart >= limit else { return nil }
        return .tooLateInAll(entry.source, limit: limit)
    }

    /// Ends what others named, when it has taken too long or too much in all.
    private func endOthers() {
        // The last first: those still wait for their turn, which nobody need get any more.
        for entry in running.reversed() {
            guard let refusal = refusal(of: entry) else { continue }
            entry.task?.cancel()
            take(.failure(refusal), entry)
        }
    }

    private func finishOne() {
        unfinishedCount -= 1
        guard unfinishedCount == 0, !isOver else { return }
        isOver = true
        ticker?.cancel()
        ticker = nil
        complete()
    }

    private func complete() {
        var feeds: [LoadedFeed] = []
        var failures: [(source: FeedSource, error: any Error)] = []
        for entry in roots.flatMap(\.leaves) {
            switch entry.result {
            case .success(let feed)?: feeds.append(feed)
            case .failure(let error)?: failures.append((entry.source, error))
            case nil: break
            }
        }
        if feeds.isEmpty {
            let error =
                failures.count == 1
                ? failures[0].error : FeedLoadingError.allFailed(failures.map(\.error))
            return completion(.failure(error))
        }
        for (source, error) in failures { reports.didFail(source, error) }
        reports.didLoad(feeds)
        let isSingle = feeds.count == 1 && failures.isEmpty
        let title = roots.count == 1 ? roots[0].listTitle : nil
        var drawn = feeds.map { loaded in
            var feed = loaded.feed
            feed.origins = [loaded.source.origin(of: feed)]
            feed.folders = loaded.folder.map { [$0] } ?? []
            return feed
        }
        guard isSingle else {
            return completion(
                .success(FeedMerger.merge(drawn, title: title, order: order ?? .newest)))
        }
        drawn[0].folders = []
        if let order { FeedMerger.sort(&drawn[0].items, by: order) }
        completion(.success(drawn[0]))
    }

    private func didTick() {
        tick += 1
        for entry in running where entry.startedAt == nil && entry.task?.isStarted == true {
            entry.startedAt = tick
        }
        endOthers()
        if !isOver { report() }
    }

    private func report() {
        let slow = SlowSources.named(
            running.filter { SlowSources.isSlow(startedAt: $0.startedAt, tick: tick) }
                .map(\.source))
        progress(
            FeedLoadingProgress(
                slowHosts: slow.hosts, otherSlowSources: slow.otherSources,
                completedSources: finishedCount, totalSources: totalCount,
                receivedBytes: running.reduce(receivedBytes) {
                    $0 + ($1.task?.receivedBytes ?? 0)
                }))
    }
}
