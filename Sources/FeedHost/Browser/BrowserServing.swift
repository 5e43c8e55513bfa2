import FeedLoading
import FeedNetwork
import ReaderPresentation
import SystemInterface

/// Serves the page for browsers until a signal ends the program.
///
/// Everything runs on the event loop's thread. The page may fetch only the sources, and possible
/// pictures of feeds that it was sent; the host parses those feeds itself to know.
final class BrowserServing {
    /// Nothing is fetched while clients have to receive more bytes than this.
    private static let heldLimit = 256 << 20

    private var sources: BrowserSources
    private let site: BrowserSite
    private let server: LoopbackServer
    private let gate: BrowserGate
    private let opener: LinkOpener?
    private var handover: BrowserHandover?
    private let environment: ProcessEnvironment
    private let console: Console
    private let loop = EventLoop()
    private let network: NetworkServices
    private let states: BrowserStates
    /// The user's rules that mark items.
    private let rules: ItemRules?
    private let additions: BrowserAdditions
    private let articles: BrowserArticles
    private let documents: SourceDocumentLoader
    private let editor: OwnListEditor
    private var timer: LoopTimer?
    private var isTurnDue = false

    /// Reads the list of sources, finds the page, and listens.
    init(_ values: OptionValues, environment: ProcessEnvironment, console: Console) throws {
        sources = try BrowserSources(values.draw.sources, environment: environment)
        site = try BrowserSite()
        server = try Self.listen(at: BrowserPort(environment), telling: console)
        gate = BrowserGate(port: server.port)
        opener =
            values.opensPage
            ? LinkOpener(
                BrowserCommands(environment),
                programs: StartedPrograms(after: { [loop] in loop.after(milliseconds: $0, $1) }),
                console: console) : nil
        self.environment = environment
        self.console = console
        let stored = ItemStates(environment: environment, console: console)
        states = BrowserStates(stored)
        rules = values.draw.choice.rules(marking: stored)
        let loading = values.draw.loading
        let network = NetworkServices(
            loading, environment: environment, loop: loop, console: console)
        self.network = network
        var sent: () -> [LoadedFeed] = { [] }
        let kept =
            sources.ownList == nil
            ? nil
            : ItemArchive.make(
                values.draw.archive, states: stored, environment: environment, console: console,
                feeds: { sent() })
        articles = BrowserArticles(environment, network)
        additions = BrowserAdditions(
            kept, articles: articles, states: states, hidden: values.draw.choice.hidden,
            listed: ListedItemStates(stored), pictures: network.pictures, loop: loop,
            console: console)
        sent = { [weak additions] in additions.map { Array($0.sent.values) } ?? [] }
        documents = SourceDocumentLoader(
            standardInput: StandardInputDocument(keepsBytes: true),
            unpacker: loading.makeUnpacker(), limits: loading.parsingLimits,
            remote: { try network.documentLoader() })
        // The page loads what has changed.
        editor = OwnListEditor(
            isOwnList: sources.ownList != nil, isGranted: true, loading,
            environment: environment, network: network, loop: loop, loadAgain: {})
    }

    /// Listens at the port of the last time, or where that is taken at another one.
    private static func listen(
        at port: BrowserPort, telling console: Console
    ) throws(BrowserUnavailable) -> LoopbackServer {
        let library = ProgramLibrary.server.path
        if let last = port.last,
            let server = try? LoopbackServer(libraryPath: library, port: last)
        {
            return server
        }
        let server: LoopbackServer
        do throws(LoopbackServerError) {
            server = try LoopbackServer(libraryPath: library, port: 0)
        } catch {
            throw .noServer(error)
        }
        if let last = port.last {
            console.warning(
                "port \(last) is taken, perhaps by another 'feedhost browser'; this page has "
                    + "another")
            return server
        }
        do throws(SystemError) {
            try port.keep(server.port)
        } catch {
            console.warning(
                "the page will have another port at the next start, since its port can't be kept "
                    + "(\(error.words)); set XDG_STATE_HOME or HOME")
        }
        return server
    }

    /// The page's address.
    var address: String { gate.address }

    /// Serves. Returns only if nothing is left to wait for, which doesn't happen.
    func run() {
        loop.add(descriptor: server.descriptor) { [unowned self] in turn() }
        if let opener { openPage(with: opener) }
        turn()
        loop.run(while: { true })
    }

    private func openPage(with opener: LinkOpener) {
        do throws(SystemError) {
            let made = try BrowserHandover(
                to: address, port: gate.port, environment: environment)
            handover = made
            opener.open(made.url)
        } catch {
            console.warning(
                "the page is not opened, since there is no folder for a file that only you can "
                    + "read (\(error.words)); open the address, or set XDG_RUNTIME_DIR or HOME")
        }
    }

    /// Processes requests and responses.
    private func turn() {
        isTurnDue = false
        let due = server.process()
        while let request = server.nextRequest() { take(request) }
        timer?.cancel()
        timer = due.map { loop.after(milliseconds: $0) { [unowned self] in turn() } }
    }

    private func take(_ request: ServerRequest) {
        switch gate.verdict(on: request) {
        case .refused(let status, let reason):
            answer(request, .refusal(status, reason), isAuthorized: false)
        case .sources:
            // A list that can't be read stays as it was.
            try? sources.readAgain()
            articles.readAgain()
            answer(request, .data(Array(sources.json.utf8), mediaType: "application/json"))
        case .file(let names):
            guard let file = site.file(names) else {
                return answer(request, .refusal(404, "nothing here"))
            }
            answer(request, .page(file))
        case .fetch(let url, let asksAnew):
            guard server.heldBytes < Self.heldLimit else { return answer(request, .busy) }
            fetch(url, asksAnew: asksAnew, for: request)
        case .states(let url):
            answer(request, states.response(for: url, known: request.fields["if-none-match"]))
        case .archive(let url):
            let known = request.fields["if-none-match"]
            answer(request, additions.response(for: url, known: known))
        case .article(let page, let url):
            guard server.heldBytes < Self.heldLimit else { return answer(request, .busy) }
            additions.article(at: page, of: url) { [unowned self] in answer(request, $0) }
        case .chooseArticle(let page, let url, let limit):
            withBody(of: request, limit: limit) {
                answer(request, additions.choose($0, at: page, of: url))
            }
        case .place:
            let bytes = sources.ownList.flatMap { _ in SharedPlace(environment).position?.bytes }
            answer(request, .data(bytes ?? [], mediaType: "application/octet-stream"))
        case .changePlace(let limit):
            withBody(of: request, limit: limit) { answer(request, keepPlace($0)) }
        case .played:
            let lines = sources.ownList.map { _ in PlayedTimes(environment).lines }
            answer(request, .lines(200, lines ?? [], version: nil))
        case .changePlayed(let limit):
            withBody(of: request, limit: limit) { answer(request, keepPlayed($0)) }
        case .changeStates(let limit):
            withBody(of: request, limit: limit) {
                answer(request, states.change($0, known: request.fields["if-match"]))
            }
        case .changeList(let limit):
            withBody(of: request, limit: limit) { change($0, for: request) }
        }
    }

    /// Calls `work` with the body of a request; until that is read, the request comes again.
    private func withBody(of request: ServerRequest, limit: Int, _ work: ([UInt8]) -> Void) {
        if let body = request.body { return work(body) }
        server.readBody(of: request.number, limit: limit)
        turnSoon()
    }

    /// Keeps where the user is in the own list.
    private func keepPlace(_ body: [UInt8]) -> ServerResponse {
        guard sources.ownList != nil, let place = ReaderPosition(body) else {
            return .refusal(400, "not a place in your list")
        }
        do throws(SystemError) {
            try SharedPlace(environment).keep(place)
            return .lines(204, version: nil)
        } catch {
            return .failure(error)
        }
    }

    /// Keeps how far a recording was played.
    private func keepPlayed(_ body: [UInt8]) -> ServerResponse {
        do throws(SystemError) {
            guard sources.ownList != nil, try PlayedTimes(environment).keep(body) else {
                return .refusal(400, "not the time of a recording")
            }
            return .lines(204, version: nil)
        } catch {
            return .failure(error)
        }
    }

    /// Makes a change of the user's list of feeds.
    private func change(_ body: [UInt8], for request: ServerRequest) {
        guard editor.isOwnList, let change = FeedListChange(line: body) else {
            return answer(request, .refusal(400, "not a change of your list"))
        }
        editor.change(change) { [unowned self] outcome in
            let response: ServerResponse =
                switch outcome {
                case .done(let name): .words(200, name)
                case .present(let name): .words(208, name)
                case .refused(let reason): .words(422, Console.clean(reason))
                }
            answer(request, response)
        }
    }

    private func answer(
        _ request: ServerRequest, _ response: ServerResponse, isAuthorized: Bool = true
    ) {
        server.answer(request.number, response, isAuthorized: isAuthorized)
        turnSoon()
    }

    private func turnSoon() {
        guard !isTurnDue else { return }
        isTurnDue = true
        loop.schedule { [unowned self] in turn() }
    }

    private func fetch(_ url: String, asksAnew: Bool, for request: ServerRequest) {
        if let entry = sources.entry(url) {
            return fetch(entry, asksAnew: asksAnew, for: request)
        }
        guard network.pictures.isNamed(url) else {
            return answer(request, .refusal(403, "not in the list"))
        }
        _ = network.imageFileLoader().loadImageFile(from: url) { [unowned self] result in
            answer(request, by: result.map { .data($0.bytes, mediaType: $0.mediaType) })
        }
    }

    private func fetch(
        _ entry: BrowserSources.Entry, asksAnew: Bool, for request: ServerRequest
    ) {
        if asksAnew { network.askAnew() }
        // Each source is a round of its own.
        network.beginRound()
        documents.load(entry.location) { [unowned self] result in
            switch result {
            case .success(let loaded):
                if let feed = loaded.feed { note(feed, of: entry) }
            case .failure: additions.note(missing: entry)
            }
            answer(request, by: result.map { .document($0.document, isFeed: $0.feed != nil) })
        }
    }

    /// Notes a feed that is sent.
    private func note(_ loaded: LoadedFeed, of entry: BrowserSources.Entry) {
        var loaded = loaded
        loaded.feed.title = entry.title ?? loaded.feed.title
        loaded.feed.sources = [
            FeedSource(
                of: loaded.feed, identity: loaded.source.identity, folder: entry.folder)
        ]
        if let rules {
            loaded.feed = rules.applied(to: loaded.feed) { [console] in
                console.warning(ErrorWording.line(for: $0))
            }
        } else {
            loaded.feed.noteSharedIDs()
        }
        network.pictures.setFeed(loaded)
        states.note(loaded.feed, from: entry.url, of: entry.location)
        additions.note(loaded, from: entry.url)
    }

    private func answer(_ request: ServerRequest, by result: Result<ServerResponse, any Error>) {
        switch result {
        case .success(let response): answer(request, response)
        case .failure(let error): answer(request, .failure(error))
        }
    }
}
