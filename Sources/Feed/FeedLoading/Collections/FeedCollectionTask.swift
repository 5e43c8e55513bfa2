import FeedModel

/// The loading of a collection: starts each source, handles results, and completes when all have
/// one.
final class FeedCollectionTask: FeedLoaderTask {
    private let means: FeedCollectionMeans
    private let completion: (FeedCollectionOutcome) -> Void
    private let didSettle: () -> Void
    private let progress: FeedCollectionProgress
    private var sources: FeedCollectionSources
    private var budget: LoadingBudget
    private var loader: (any RemoteDocumentLoader)?
    private var running: [FeedCollectionEntry] = []
    private var unfinishedCount = 0
    private var isOver = false
    /// The nesting depth of ``begin(_:)``.
    private var beginnings = 0
    /// True if there are results since the last ``outcomeSoFar()``.
    private(set) var hasNewResults = false

    init(
        _ sources: FeedCollectionSources, by means: FeedCollectionMeans,
        progress: @escaping (FeedLoadingProgress) -> Void, didSettle: @escaping () -> Void,
        completion: @escaping (FeedCollectionOutcome) -> Void
    ) {
        self.sources = sources
        self.means = means
        budget = means.budget
        self.progress = FeedCollectionProgress(progress)
        self.didSettle = didSettle
        self.completion = completion
    }

    /// Returns the results so far, with known feeds for awaited sources.
    func outcomeSoFar() -> FeedCollectionOutcome {
        hasNewResults = false
        return FeedCollectionOutcome(
            of: sources, known: means.known, describe: means.reports.describe)
    }

    func start() {
        // Prevents completion until all sources have started.
        unfinishedCount = 1
        begin(sources.roots)
        if !isOver, unfinishedCount > 1 {
            progress.start(means.reports.every) { [weak self] in self?.didTick() }
            report()
        }
        finishOne()
    }

    func cancel() {
        isOver = true
        progress.stop()
        for entry in running {
            entry.task?.cancel()
        }
        running = []
    }

    /// Starts entries in order.
    private func begin(_ entries: [FeedCollectionEntry]) {
        beginnings += 1
        defer { beginnings -= 1 }
        entries.forEach(begin)
    }

    private func begin(_ entry: FeedCollectionEntry) {
        guard !isOver else { return }
        unfinishedCount += 1
        if entry.result != nil { return settle(entry) }
        if let refusal = refusal(of: entry) {
            entry.result = .failure(refusal)
            return settle(entry)
        }
        if entry.isOthers { budget.beginOthers(at: means.reports.now()) }
        if case .file(let path) = entry.source { means.reports.willRead(path) }
        do throws(FeedLoadingError) {
            let document = try means.localDocuments.document(
                of: entry.source, isNamedByDocument: entry.isNamedByDocument)
            if let document { receive(entry) { document } } else { ask(for: entry) }
        } catch {
            receive(entry) { throw error }
        }
    }

    /// Requests the entry's document from its server, or from its program.
    private func ask(for entry: FeedCollectionEntry) {
        guard let url = entry.source.requestedURL else { return }
        do {
            let loader = try self.loader ?? means.makeLoader()
            self.loader = loader
            running.append(entry)
            entry.isRunning = true
            if let page = entry.page?.requestedURL { loader.didFollow(page, to: url) }
            let task = loader.loadDocument(from: url, namedBy: entry.sourceOrigin) {
                [weak self] result in
                self?.receive(entry) { try result.get() }
            }
            if entry.result == nil, entry.children.isEmpty { entry.task = task }
        } catch {
            receive(entry) { throw error }
        }
    }

    /// Handles the result of loading an entry; `load` returns its document or throws.
    private func receive(_ entry: FeedCollectionEntry, _ load: () throws -> LoadedDocument) {
        guard !isOver else { return }
        let received = Int(clamping: entry.task?.receivedBytes ?? 0)
        entry.task = nil
        entry.isRunning = false
        running.removeAll { $0 === entry }
        do {
            settle(entry, as: try admitted(received, entry, load))
        } catch {
            entry.result = .failure(error)
            if let url = entry.source.requestedURL {
                loader?.didRead(
                    url, as: entry.isNoFeed ? .useless : .unread, updateInterval: nil)
            }
        }
        useCopy(entry)
        sources.goOn(entry)
        settle(entry)
    }

    /// Parses the document of an entry.
    private func settle(_ entry: FeedCollectionEntry, as document: LoadedDocument) {
        let parsed = means.reader.parsed(document)
        sources.settle(entry, document, as: parsed)
        if let url = entry.source.requestedURL {
            loader?.didRead(
                url, as: parsed.verdict(leadsToFeed: !entry.isNoFeed),
                updateInterval: entry.result?.feed?.feed.updateIntervalInSeconds)
        }
    }

    /// Settles an entry by its last copy if the server sent something else, such as a login page.
    private func useCopy(_ entry: FeedCollectionEntry) {
        guard entry.isNoFeed, case .remote(let url) = entry.source,
            case .failure(let error)? = entry.result,
            let copy = loader?.copy(of: url, namedBy: entry.sourceOrigin, insteadOf: error),
            let document = try? admitted(0, entry, { copy })
        else { return }
        entry.result = nil
        sources.settle(entry, document, as: means.reader.parsed(document))
        if case .failure? = entry.result { entry.result = .failure(error) }
    }

    /// Returns the document from `load`, unpacked, if the budget allows it.
    ///
    /// - Parameter received: the number of bytes received.
    private func admitted(
        _ received: Int, _ entry: FeedCollectionEntry, _ load: () throws -> LoadedDocument
    ) throws -> LoadedDocument {
        let document: LoadedDocument
        do {
            document = try load()
        } catch {
            spend(received, entry)
            throw error
        }
        spend(received - document.bytes.count, entry)
        // Before unpacking, which takes the time.
        if let refusal = refusal(of: entry) { throw refusal }
        let unpacked: LoadedDocument
        do throws(FeedDocumentReader.DiscardedDocument) {
            unpacked = try means.reader.unpacked(document, of: entry.source)
        } catch {
            spend(error.byteCount, entry)
            throw error.reason
        }
        let count = unpacked.bytes.count
        if unpacked.origin != .local { progress.receivedBytes += Int64(count) }
        if let limit = budget.limitExceeded(by: count, isOthers: entry.isOthers) {
            spend(count, entry)
            throw FeedLoadingError.tooLargeInAll(entry.source, limit: limit)
        }
        return unpacked
    }

    /// Completes an entry, or starts the sources it resolves to.
    private func settle(_ entry: FeedCollectionEntry) {
        if entry.children.isEmpty {
            progress.finishedCount += 1
        } else {
            begin(entry.children)
        }
        progress.didChange(running, of: sources.count)
        hasNewResults = true
        finishOne()
        if !isOver, beginnings == 0 { didSettle() }
    }

    private func finishOne() {
        unfinishedCount -= 1
        guard unfinishedCount == 0, !isOver else { return }
        isOver = true
        progress.stop()
        means.known?.know(sources)
        completion(FeedCollectionOutcome(of: sources, describe: means.reports.describe))
    }

    // MARK: What others may take

    /// Charges the budget for bytes received in vain; if that exhausts it, cancels all sources that
    /// others named.
    private func spend(_ count: Int, _ entry: FeedCollectionEntry) {
        guard count > 0, entry.isOthers, !budget.isSpentByOthers else { return }
        budget.spendForOthers(count)
        if budget.isSpentByOthers { endOthers() }
    }

    /// Returns the reason for not loading `entry`, if others named it and their budget is
    /// exhausted.
    private func refusal(of entry: FeedCollectionEntry) -> FeedLoadingError? {
        entry.isOthers ? budget.refusalOfOthers(entry.source, now: means.reports.now) : nil
    }

    /// Cancels the sources that others named, once their budget is exhausted.
    private func endOthers() {
        // The last ones first: they are still queued, and so never start.
        for entry in running.reversed() {
            guard let refusal = refusal(of: entry) else { continue }
            entry.task?.cancel()
            receive(entry) { throw refusal }
        }
    }

    // MARK: Progress

    private func didTick() {
        progress.look(at: running)
        endOthers()
        if !isOver { report() }
    }

    /// Reports the progress.
    func report() {
        progress.report(running, of: sources.count)
    }
}
