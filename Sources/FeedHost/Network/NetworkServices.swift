import FeedLoading
import FeedNetwork
import FeedStorage
import SystemInterface

/// The network for one run: opened on demand, and driven by the event loop.
final class NetworkServices {
    /// The open network; without a store where there is no cache.
    private typealias OpenNetwork = (
        client: HTTPClient, resources: ResourceLoader, store: SQLiteResponseStore?
    )

    private let options: LoadingOptions
    private let environment: ProcessEnvironment
    private let loop: EventLoop
    private let console: Console
    let pictures = PicturePolicy()
    private var opened: Result<OpenNetwork, LibraryError>?
    private var schedule: RefreshSchedule
    private var isAskingAnew = false
    /// The only document to request in the next round, even if fresh.
    private var onlyAsked: String?
    /// The kinds to request in this round even if fresh.
    private var requestedKinds: Set<ResourceKind> = []
    private var roundBegan: Int64 = 0
    /// The number of running programs.
    private var programCount = 0
    /// Older copies used instead of failed loads.
    private var copies: [(since: Int64, failure: any Error)] = []
    /// True if a server has answered in this round.
    private var isAnswered = false
    /// New addresses of feeds after permanent redirects, by requested address.
    private(set) var moves: [FeedLocation: String] = [:]
    /// False if permanent redirects are only noted, in ``moves``.
    var reportsMoves = true
    /// Permanent redirects to documents that are not parsed yet, by requested address.
    private var unreadMoves: [FeedLocation: ResourceNotice] = [:]

    init(
        _ options: LoadingOptions, environment: ProcessEnvironment, loop: EventLoop,
        console: Console
    ) {
        self.options = options
        schedule = RefreshSchedule(defaultSeconds: RefreshPolicy.defaultSeconds(options))
        self.environment = environment
        self.loop = loop
        self.console = console
    }

    var isBusy: Bool {
        guard case .success(let network)? = opened else { return false }
        return network.client.isBusy || programCount > 0
    }

    /// True if the next drawing belongs to the same round, without new requests.
    var repeatsRound = false

    /// Requests even fresh documents in the next round, since the user asked for it.
    func askAnew() {
        isAskingAnew = true
        repeatsRound = false
    }

    /// Returns true if a document was loaded from an address.
    func knows(_ url: String) -> Bool { schedule.knows(url) }

    /// Requests one document in the next round, even if it is fresh, and none that was loaded before, or failed.
    func askAnew(only url: String) { onlyAsked = url }

    func beginRound() {
        guard !repeatsRound else { return }
        if isAskingAnew { onlyAsked = nil }
        // Who asks for one document asks for no other, even if each round requests all.
        requestedKinds =
            onlyAsked != nil
            ? [] : options.reloads ? [.document, .picture] : isAskingAnew ? [.document] : []
        isAskingAnew = false
        isAnswered = false
        copies = []
        let now = SystemClock.secondsSince1970
        roundBegan = now
        let spared = schedule.beginRound(
            asksAll: !requestedKinds.isEmpty, only: onlyAsked, now: now)
        if case .success(let network)? = opened {
            useSettings(in: network.resources)
            network.resources.beginRound(
                askingFor: requestedKinds, asking: onlyAsked, sparing: spared)
        }
        onlyAsked = nil
    }

    /// Writes the cache.
    func flush() {
        if case .success(let network)? = opened { network.store?.flush() }
    }

    /// The seconds until the first document of this round is stale; `nil` without any.
    var secondsToNextChange: Int64? {
        schedule.next.map {
            // Even if the clock was changed meanwhile.
            min(
                max(RefreshPolicy.shortestSeconds, $0 - SystemClock.secondsSince1970),
                RetryAfter.longest)
        }
    }

    /// The seconds until the next round may begin: without a cache it requests everything.
    var secondsToNextRound: Int64 {
        guard opened != nil, !options.usesCache else { return 0 }
        let rest = roundBegan + RefreshPolicy.shortestSeconds - SystemClock.secondsSince1970
        return min(max(rest, 0), RefreshPolicy.shortestSeconds)
    }

    /// - Parameter usesCopies: true to use the last copy of a document if its server sends
    ///   something else, such as a login page.
    func documentLoader(usesCopies: Bool = true) throws -> any RemoteDocumentLoader {
        let loader = RemoteFeedDocumentLoader(
            resources: try network().resources,
            report: { [weak self] in self?.didLoad($1, from: $0) },
            reportReading: { [weak self] in self?.didRead($0, as: $1, updateInterval: $2) },
            reportCopy: usesCopies
                ? { [weak self] in self?.didUseCopy(of: $0, since: $1, insteadOf: $2) } : nil)
        return withPrograms(loader, runsSources: !options.isOffline)
    }

    /// Lets the user's programs write and change documents.
    private func withPrograms(
        _ loader: any RemoteDocumentLoader, runsSources: Bool
    ) -> any RemoteDocumentLoader {
        guard options.usesConfiguration else { return loader }
        var filters: [[UInt8]: String?] = [:]
        for (entry, settings) in FeedSettings.listed(in: environment) {
            guard case .remote(let url) = entry.source else { continue }
            let key = Array(url.utf8)
            // A feed may be listed twice, and set once.
            if settings.values.isEmpty, filters[key] != nil { continue }
            filters[key] = .some(settings.values[.filter])
        }
        return ProgramDocumentLoader(
            loader, configuration: { [environment] in try Configuration.load(in: environment) },
            filters: filters, runsSources: runsSources,
            milliseconds: options.timeoutMilliseconds ?? ResourceSettings().timeoutMilliseconds,
            limit: options.remoteMaximumBytes,
            after: { [weak self, loop] milliseconds, look in
                self?.programCount += 1
                loop.after(milliseconds: milliseconds) {
                    self?.programCount -= 1
                    look()
                    // The document is stored after its transfer: others could store nothing meanwhile.
                    self?.flush()
                }
            })
    }

    private func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {
        settleMove(of: url, to: verdict)
        let now = SystemClock.secondsSince1970
        // A program's is asked for again as one of a server that says nothing.
        if verdict == .cutShort || !schedule.knows(url) {
            schedule.didLoad(url, freshUntil: nil, isCurrent: true, now: now)
        }
        schedule.didRead(url, updateInterval: updateInterval, now: now)
    }

    private func didUseCopy(of url: String, since: Int64, insteadOf error: any Error) {
        copies.append((since, error))
        schedule.didLoad(
            url, freshUntil: nil, isCurrent: false, now: SystemClock.secondsSince1970)
    }

    func keptDocumentLoader() throws -> any RemoteDocumentLoader {
        withPrograms(try keptPageLoader(), runsSources: false)
    }

    /// Makes the loader of pages behind items, which are no sources: nothing is scheduled for them.
    func pageLoader() throws -> any RemoteDocumentLoader {
        RemoteFeedDocumentLoader(
            resources: try network().resources,
            report: { [console] in console.debug($1.words) },
            reportFailure: { [console] in console.debug(ErrorWording.line(for: $0)) })
    }

    func keptPageLoader() throws -> any RemoteDocumentLoader {
        RemoteFeedDocumentLoader(
            resources: try network().resources, asksServers: false)
    }

    func imageFileLoader() -> any ImageFileLoader {
        RemoteImageFileLoader(
            resources: { [self] in try network().resources },
            allowedClasses: { [pictures, options] url in
                options.allowsPrivate ? .all : pictures.allowedClasses(for: url)
            })
    }

    /// Schedules a retry for a failed document.
    func didFail(_ error: any Error) {
        if case FeedLoadingError.allFailed(let errors) = error { return errors.forEach(didFail) }
        switch error {
        case ResourceFailure.heldUntil(let until, _, _): schedule.didFail(until: until)
        case is ResourceFailure, is ProgramFailure:
            schedule.didFail(until: SystemClock.secondsSince1970 + RefreshPolicy.defaultSeconds)
        default: break
        }
    }

    private func didLoad(_ resource: Resource, from url: String) {
        let now = SystemClock.secondsSince1970
        console.debug(resource.words)
        var isCurrent = true
        for notice in resource.notices {
            switch notice {
            case .moved: unreadMoves[.remote(url: url)] = notice
            case .lostSecurity, .brokeAtEnd: console.warning(notice.words)
            case .stale(let since, let failure):
                isCurrent = false
                copies.append((since, failure))
            }
        }
        if isCurrent, resource.way != .kept { isAnswered = true }
        schedule.didLoad(
            url, freshUntil: resource.freshUntil, isKept: resource.way == .kept,
            isCurrent: isCurrent, now: now)
    }

    /// Reports a permanent redirect if it has led to a feed, rather than to a login page.
    private func settleMove(of url: String, to verdict: DocumentVerdict) {
        let source = FeedLocation.remote(url: url)
        guard let notice = unreadMoves.removeValue(forKey: source),
            verdict == .whole || verdict == .cutShort, case .moved(_, let target) = notice
        else { return }
        // Told once, though servers are asked often.
        guard moves.updateValue(target.text, forKey: source) != target.text else { return }
        if reportsMoves { console.warning(notice.words) }
    }

    /// Reports older copies after a load: one line per cause, and one line for all, also for many
    /// missing documents, if the network is down.
    ///
    /// - Parameters:
    ///   - failures: other failures of the load.
    ///   - isNew: returns false for the failure of a copy that was told before, and need not be again.
    /// - Returns: the failures left to report.
    func reportCopies(
        beside failures: [any Error] = [], isNew: (any Error) -> Bool = { _ in true }
    ) -> [any Error] {
        let copies = copies
        self.copies = []
        let outage = outage(copies.map(\.failure) + failures)
        var missing: [any Error] = []
        if let outage {
            let old = copies.filter { outage.isPart($0.failure) }
            missing = failures.filter(outage.isPart)
            if missing.count <= FailureGroup.mostNamed { missing = [] }
            if !old.isEmpty || !missing.isEmpty {
                console.note(
                    outage.words(
                        copiesFrom: old.map(\.since).max(), missing: missing.count,
                        now: SystemClock.secondsSince1970, ReaderLocale.phrases(in: environment)),
                    isError: !missing.isEmpty)
            }
            for error in missing { console.debug(ErrorWording.line(for: error)) }
            old.forEach(reportEach)
        }
        let reported = copies.filter { outage?.isPart($0.failure) != true && isNew($0.failure) }
        for group in FailureGroup.groups(reported.map(\.failure), namesFew: false) {
            let copies = group.indices.map { reported[$0] }
            let oldest = copies.map(\.since).min() ?? SystemClock.secondsSince1970
            console.notifying.warning(
                copies.count == 1
                    ? ErrorWording.line(for: copies[0].failure, copyOf: oldest)
                    : group.message + "; these are copies, the oldest of "
                        + ClockWording.words(oldest))
            if copies.count > 1 { copies.forEach(reportEach) }
        }
        return missing.isEmpty ? failures : failures.filter { outage?.isPart($0) != true }
    }

    /// Reports a copy with `-v`, beside the line for all.
    private func reportEach(_ copy: (since: Int64, failure: any Error)) {
        console.debug(ErrorWording.line(for: copy.failure, copyOf: copy.since))
    }

    /// The outage that explains failures of this round, if any.
    func outage(_ failures: [any Error]) -> Outage? {
        Outage(failures, isAnswered: isAnswered)
    }

    private func network() throws(LibraryError) -> OpenNetwork {
        if let opened { return try opened.get() }
        let result = Result { () throws(LibraryError) in try open() }
        opened = result
        return try result.get()
    }

    private func open() throws(LibraryError) -> OpenNetwork {
        let client = try HTTPClient(
            libraryPath: ProgramLibrary.network.path, userAgent: FeedHostVersion.userAgent,
            proxies: ProxySettings { [environment] in environment[$0] },
            // The file that curl and OpenSSL take; empty for the system's.
            certificates: environment["CURL_CA_BUNDLE"] ?? environment["SSL_CERT_FILE"] ?? "",
            maximumTransfers: options.jobs, schedule: { [loop] in loop.schedule($0) })
        let store = options.usesCache ? makeStore() : nil
        var settings = ResourceSettings()
        settings.isOffline = options.isOffline
        settings.timeoutMilliseconds = options.timeoutMilliseconds ?? settings.timeoutMilliseconds
        settings.maximumDocumentBytes = options.remoteMaximumBytes
        settings.maximumPictureBytes = min(
            options.maximumBytes ?? .max, settings.maximumPictureBytes)
        settings.allowsAllClasses = options.allowsPrivate
        settings.acceptedAgeSeconds = options.acceptedAgeSeconds
        settings.pauseAfterFailureSeconds = RefreshPolicy.shortestSeconds
        let resources = ResourceLoader(
            transport: client, store: store,
            settings: settings, now: { SystemClock.secondsSince1970 })
        useSettings(in: resources)
        resources.beginRound(askingFor: requestedKinds)
        loop.add(descriptor: client.descriptor) {
            client.process()
            store?.flush()
        }
        return (client, resources, store)
    }

    /// Takes what the user has set for feeds of the list.
    private func useSettings(in resources: ResourceLoader) {
        resources.documentSettings = [:]
        for (entry, settings) in FeedSettings.listed(in: environment) {
            guard case .remote(let url) = entry.source, let address = ResourceAddress(url) else {
                continue
            }
            if settings.values.isEmpty, resources.documentSettings[address] != nil { continue }
            var own = DocumentSettings()
            own.acceptedAgeSeconds = settings.reloadSeconds
            own.userAgent = settings.values[.userAgent]
            resources.documentSettings[address] = own
        }
    }

    private func makeStore() -> SQLiteResponseStore? {
        guard let files = DatabaseFiles.cache(variable: { environment[$0] }) else {
            console.debug("nothing is kept: neither XDG_CACHE_HOME nor HOME names a folder")
            return nil
        }
        return SQLiteResponseStore(
            files: files,
            now: { SystemClock.secondsSince1970 },
            warn: { [console] in console.warning($0.words) })
    }
}
