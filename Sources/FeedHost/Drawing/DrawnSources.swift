import FeedLoading
import FeedNetwork
import FeedPresentation
import FeedStorage
import SystemInterface

/// The sources of a drawing, composed into one loader, and the filters for their items.
final class DrawnSources {
    private let command: DrawCommand
    private let context: DrawingContext
    /// True if some sources of the last feed failed.
    private(set) var someFailed = false
    /// True if the last feed is incomplete; the next load continues it.
    private(set) var isPartial = false
    /// Failures of the load that is about to end.
    private var failures: [any Error] = []
    /// The failures of the last load, in words: only new ones are told.
    private var told: Set<String> = []
    /// What was delivered last.
    private var part: FeedCollectionPart? {
        didSet { origins = nil }
    }
    /// The origins of its feeds, by identity.
    private var origins: [ExactText<String>: DocumentOrigin]?
    /// True if cached documents of the network were asked for.
    private var isFromNetwork = false
    /// Delivers feeds in parts to a reader.
    private var collection: FeedCollectionLoader?
    /// Writes the archive.
    private var archiving: ArchivingFeedLoader?
    private let keeping: DeferredWork
    /// The version of the archive that is shown.
    private var archiveVersion: String?
    private lazy var archive: SQLiteFeedItemArchive? = makeArchive()
    /// Called when whole articles are to be shown, after the feed was delivered.
    var didLoadArticles: () -> Void = {}
    /// The whole articles of items, and the loader that gives them to items.
    private lazy var articles: WholeArticles = {
        let articles = WholeArticles { [weak self] feed in
            guard let self else { return false }
            return isReader && command.showsArticles || wholeFeeds.contains(ExactText(feed))
        }
        articles.chosen = chosen
        return articles
    }()
    private let chosenTexts: ChosenTexts
    /// Which texts of items are shown. One drawing of other feeds looks at nothing that is kept.
    private var chosen: [PageKey: Bool] { isReader || ownList != nil ? chosenTexts.all : [:] }
    private var isReader = false
    private var articling: WholeFeedLoader?
    /// The identities of the feeds whose items are shown whole.
    private lazy var wholeFeeds = FeedSettings.identities(
        in: context.environment, where: \.isWhole)

    init(_ command: DrawCommand, _ context: DrawingContext) {
        self.command = command
        self.context = context
        chosenTexts = ChosenTexts(context.environment)
        keeping = DeferredWork(loop: context.loop, milliseconds: Self.keepingMilliseconds)
        warnAboutMissingFeeds()
    }

    /// Warns about files of `--exclude-from` that don't exist: they may be words of a title. Once,
    /// not in every round of a watch.
    private func warnAboutMissingFeeds() {
        guard context.kept == nil else { return }
        for feed in command.choice.excluded.compactMap(\.feed) {
            guard case .file(let path) = FeedLocation(argument: feed),
                (try? FileStatus.of(path)) == nil
            else { continue }
            context.console.warning(
                "--exclude-from excludes nothing of '\(feed)', which is no file; "
                    + "name the feed by its address or file")
        }
    }

    /// Delay before a shown feed is archived, so that it is drawn first.
    private static let keepingMilliseconds: Int64 = 300

    var isSample: Bool { sources == [.sample] }

    private var sources: [FeedLocation] {
        SourceSelection.sources(for: command, environment: context.environment)
    }

    private var userList: String? { UserFolder.feeds(in: context.environment) }

    /// The user's list, if that is drawn, or would be if there were one.
    var ownList: String? {
        guard let path = userList, command.sources.isEmpty,
            [[.file(path: path)], [.sample]].contains(sources)
        else { return nil }
        return path
    }

    /// Makes the loader of the drawn feed.
    func makeLoader() -> any FeedLoader {
        let listed = OwnListLoader(makeCollection(), list: userList)
        // The archive has what is set for all drawings; what is asked for this one is loaded of drawn items.
        let isWholeAnywhere = !wholeFeeds.isEmpty || !articles.chosen.isEmpty
        let whole: any FeedLoader = isWholeAnywhere ? makeWhole(listed, articles) : listed
        let drawn = chosen(of: archiving(whole, keep: { $0() }) ?? whole)
        return command.showsArticles ? makeWhole(drawn, WholeArticles { _ in true }) : drawn
    }

    /// Makes the loader for a renderer that stays open: cached documents first, then those of
    /// servers, in parts, so that a slow server delays no other.
    func makeLoaderForReader() -> any FeedLoader {
        isReader = true
        let known = KnownFeeds()
        let collection = makeCollection(known: known, isInParts: true)
        self.collection = collection
        let listed = OwnListLoader(collection, list: userList, staysOpen: true)
        let whole = makeWhole(listed, articles) { [weak self] in
            if self?.articling?.repeatLast() == true { self?.didLoadArticles() }
        }
        articling = whole
        archiving = archiving(whole, keep: { [keeping] in keeping.set($0) })
        // Items that are only in the archive get the articles that were asked for, too.
        let fresh = MappedFeedLoader(chosen(of: archiving ?? whole)) { [articles] in
            articles.applied(to: $0)
        }
        // Standard input can be read only once, and without the network there is nothing to wait
        // for.
        if command.loading.isOffline || sources.contains(.standardInput) { return fresh }
        let listedKept = OwnListLoader(
            makeCollection(known: known, isOfKept: true), list: userList)
        let kept = makeWhole(listedKept, articles, onlyKept: true)
        let keptItems = archiving(kept) { [weak self, keeping] work in
            if self?.isFromNetwork == false { keeping.set(work) }
        }
        return CachedFirstFeedLoader(
            cached: chosen(of: keptItems ?? kept), fresh: fresh,
            isCacheSufficient: { [weak self] in self?.isFromNetwork != true })
    }

    // MARK: Whole articles

    /// What shows whole articles to a user who asks for them.
    var pages: ItemPages {
        ItemPages(
            articles, pages: makePages(),
            origin: { [weak self] in self?.origin(of: $0) ?? .network(nil) },
            didChoose: { [weak self] in self?.didChoose($0, isWhole: $1) })
    }

    /// Keeps what the user has chosen for an item, and shows it.
    private func didChoose(_ page: PageKey, isWhole: Bool) {
        do throws(SystemError) {
            try chosenTexts.keep(whole: isWhole, page)
        } catch {
            context.console.warning(
                "which text of '\(page.url)' is shown can't be kept: \(error.words)")
        }
        // Without waiting for servers that are still asked.
        if articling?.repeatLast() == true { didLoadArticles() } else { collection?.endWait() }
    }

    private func origin(of feed: String) -> DocumentOrigin {
        let known =
            origins
            ?? Dictionary(
                (part?.feeds ?? []).compactMap { loaded in
                    loaded.source.identity.map { (ExactText($0), loaded.origin) }
                }, uniquingKeysWith: { first, _ in first })
        origins = known
        return known[ExactText(feed)] ?? .network(nil)
    }

    private func makePages(onlyKept: Bool = false) -> PageArticleLoader {
        let network = context.network
        return PageArticleLoader(
            fresh: { try onlyKept ? network.keptPageLoader() : network.pageLoader() },
            kept: { try network.keptPageLoader() })
    }

    /// Gives the items of a loader's feed the whole articles that are wanted.
    private func makeWhole(
        _ loader: any FeedLoader, _ articles: WholeArticles, onlyKept: Bool = false,
        didLoadMore: (() -> Void)? = nil
    ) -> WholeFeedLoader {
        WholeFeedLoader(
            loader, articles: articles, pages: makePages(onlyKept: onlyKept),
            origin: { [weak self] in self?.origin(of: $0) ?? .network(nil) },
            now: { MonotonicClock.milliseconds }, didLoadMore: didLoadMore)
    }

    /// Has the next load ask all servers again, even while one is under way.
    ///
    /// - Parameter hasOtherList: true to show first, with known feeds, that the list has changed.
    func startOver(hasOtherList: Bool = false) {
        collection?.startOver(hasOtherList: hasOtherList)
    }

    /// Has the next load deliver the last feed with what other programs have archived since; returns false if
    /// that is nothing, or a feed is being loaded.
    func repeatsForArchive() -> Bool {
        // That this reader begins its archive is no news.
        guard let version = try? archive?.version() else { return false }
        defer { archiveVersion = version }
        guard version != archiveVersion, archiveVersion != nil else { return false }
        return archiving?.repeatLast() ?? false
    }

    /// Archives pending feeds, and those received too late to be shown.
    func finish() {
        keeping.finish()
        if let feed = collection?.feedSoFar { archiving?.keep(articles.applied(to: feed)) }
        collection = nil
    }

    /// - Parameter isOfKept: true for cached documents only.
    private func makeCollection(
        known: KnownFeeds? = nil, isInParts: Bool = false, isOfKept: Bool = false
    ) -> FeedCollectionLoader {
        let environment = context.environment
        let first = sources
        return FeedCollectionLoader(
            // The sample, until there is a list.
            sources: first == [.sample]
                ? SourceSelection.sources(for: DrawCommand(), environment: environment) : first,
            standardInput: context.standardInput,
            // The user's own list is not named on the command line.
            onlyRegularFiles: command.sources.isEmpty,
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, order: command.choice.order,
            clock: FeedClock.local(), known: known, isInParts: isInParts,
            remote: { [weak self, network = context.network] in
                guard isOfKept else { return try network.documentLoader() }
                self?.isFromNetwork = true
                return try network.keptDocumentLoader()
            }, reports: makeReports(isOfKept: isOfKept))
    }

    /// Marks items of a loader's feed by the user's rules, and filters it by the command's options.
    private func chosen(of loader: any FeedLoader) -> any FeedLoader {
        let choice = command.choice
        var loader = loader
        if let rules = choice.rules(marking: context.states) {
            loader = MappedFeedLoader(loader) { [console = context.console] feed in
                rules.applied(to: feed) { console.warning(ErrorWording.line(for: $0)) }
            }
        }
        guard !choice.isForAll || choice.marksRead else { return loader }
        let clock = FeedClock.local()
        // What marks items needs to know, before any is left out, which share their identifiers.
        let states =
            choice.needsStates || choice.marksRead || isReader
            ? ListedItemStates(context.states) : nil
        return MappedFeedLoader(loader) { [weak self, console = context.console] feed in
            try choice.filter.applied(to: feed, at: clock(), in: states) { count in
                guard self?.isPartial == false else { return }
                console.warning(
                    "--since leaves out \(count) item\(count == 1 ? "" : "s") without a date")
            }
        }
    }

    private func makeArchive() -> SQLiteFeedItemArchive? {
        guard let list = ownList, sources == [.file(path: list)] else { return nil }
        return ItemArchive.make(
            command.archive, states: context.states, environment: context.environment,
            console: context.console, feeds: { [weak self] in self?.part?.feeds ?? [] })
    }

    /// Adds the archive to a loader, where the user's own list is drawn.
    ///
    /// - Parameter keep: runs the work of archiving.
    private func archiving(
        _ loader: any FeedLoader, keep: @escaping (@escaping () -> Void) -> Void
    ) -> ArchivingFeedLoader? {
        archive.map { archive in
            ArchivingFeedLoader(
                loader, archive: archive, order: command.choice.order,
                clock: FeedClock.local(),
                missing: { [weak self] in self?.part }, keep: keep,
                didFail: { [console = context.console] in
                    console.warning(ErrorWording.line(for: $0))
                },
                didStandIn: { [weak self] in self?.didStandIn(for: $0) })
        }
    }

    /// The archive alone is shown, since no source could be loaded.
    private func didStandIn(for error: any Error) {
        guard !isPartial else { return }
        context.network.didFail(error)
        var errors = [error]
        if case FeedLoadingError.allFailed(let all) = error { errors = all }
        report(errors.map { OwnListLoader.explained($0, userList) })
    }

    /// Reports failed sources, one line for each cause.
    private func report(_ errors: [any Error]) {
        someFailed = !errors.isEmpty
        let known = told
        told = []
        let isNew = { (error: any Error) in
            // Without what changes by itself, such as the time until which a server is left alone.
            let words = ErrorWording.words(for: error).message
            self.told.insert(words)
            return !known.contains(words)
        }
        let left = context.network.reportCopies(beside: errors, isNew: isNew).filter(isNew)
        for group in FailureGroup.groups(left) {
            context.console.notifying.error(group.line)
            for line in group.detailLines { context.console.debug(line) }
        }
    }

    /// - Parameter isOfKept: true while cached documents are loaded. Those of the network will be
    ///   loaded again, so nothing is reported of them.
    private func makeReports(isOfKept: Bool) -> FeedCollectionLoader.Reports {
        let reports: () -> Bool =
            isOfKept ? { [weak self] in self?.isFromNetwork == false } : { true }
        let console = context.console
        let network = context.network
        var made = FeedCollectionLoader.Reports(every: { [loop = context.loop] milliseconds, work in
            RepeatedWork(after: loop.after, delay: { milliseconds }, work: work)
        })
        made.didFail = { [weak self, list = userList] _, error in
            guard reports() else { return }
            network.didFail(error)
            self?.failures.append(OwnListLoader.explained(error, list))
        }
        made.describe = { [list = userList] errors in
            guard reports() else { return [] }
            let outage = network.outage(errors)
            return errors.map { error in
                // A network that is away is told once.
                guard outage?.isPart(error) != true else { return nil }
                let words = ErrorWording.words(for: OwnListLoader.explained(error, list))
                return DescribedFailure(words.message, remedy: words.remedy)
            }
        }
        made.didReadDamagedList = { list, problems in
            if reports() { LoadedFeedsReport.report(of: list, problems, on: console.notifying) }
        }
        made.didChoose = { if reports() { LoadedFeedsReport.report(of: $0, on: console) } }
        made.willBegin = { [weak self] in
            if let self { articles.chosen = chosen }
            if !isOfKept { network.beginRound() }
        }
        made.willHandOn = { [weak self] part in
            // No other load begins the round of pictures if everything is cached.
            if isOfKept, reports() { network.beginRound() }
            network.pictures.setFeeds(part.feeds)
            guard let self else { return }
            self.part = part
            isPartial = !(part.isWhole && reports())
            wholeFeeds = FeedSettings.identities(
                in: context.environment, of: part.feeds, where: \.isWhole)
        }
        made.willRead = context.willRead
        made.didLoad = { [weak self] feeds in
            guard reports(), let self else { return }
            report(failures)
            failures = []
            LoadedFeedsReport.report(feeds, moves: network.moves, on: console)
        }
        return made
    }
}
