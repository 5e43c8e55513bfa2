import FeedLoading
import ReaderPresentation
import SystemInterface

/// Changes the user's list of feeds for a reader, by the file that the command line changes.
///
/// Whoever shows the list notices that the file has changed.
final class OwnListEditor: FeedListEditor {
    /// The shortest time between two requests for one feed, in milliseconds.
    private static let refreshInterval: Int64 = 2_000
    /// The most feeds to look at at a time.
    private static let mostLooks = 20

    let isOwnList: Bool
    let isGranted: Bool
    private let adding: SubscriptionAdding?
    private let network: NetworkServices
    private let loop: EventLoop
    private let loadAgain: () -> Void
    /// The looks at feeds that are to be added, by number.
    private var looks: [Int: (task: any FeedLoaderTask, feed: NewSubscription)] = [:]
    /// The last removal, which any of the pages that are open may have asked for.
    private var removal: (feed: String, removed: SubscriptionRemoval)?
    private var nextRefresh: Int64 = 0

    /// - Parameters:
    ///   - isOwnList: whether the list is what is read.
    ///   - isGranted: whether the renderer may change it.
    ///   - options: how feeds are loaded.
    ///   - network: loads a feed that is to be added.
    ///   - loadAgain: begins another round, in which only documents that are due are requested.
    init(
        isOwnList: Bool, isGranted: Bool, _ options: LoadingOptions,
        environment: ProcessEnvironment,
        network: NetworkServices, loop: EventLoop, loadAgain: @escaping () -> Void
    ) {
        adding = UserFolder.feeds(in: environment).map {
            SubscriptionAdding(
                file: SubscriptionFile(path: $0), environment: environment,
                // What concerns the person is in the outcome.
                console: Console(verbosity: .quiet), options: options)
        }
        self.isOwnList = isOwnList && adding != nil
        self.isGranted = isGranted
        self.network = network
        self.loop = loop
        self.loadAgain = loadAgain
    }

    func address(of feed: String) -> String? {
        guard isOwnList, let entry = try? entry(feed) else { return nil }
        return AddressText.withoutCredentials(entry.address)
    }

    func refresh(_ feed: String) {
        guard MonotonicClock.milliseconds >= nextRefresh else { return }
        nextRefresh = MonotonicClock.milliseconds + Self.refreshInterval
        if isOwnList, let entry = try? entry(feed) {
            network.askAnew(only: entry.address)
        } else if feed.hasPrefix("web:") {
            // Without the list, one can't know how the address begins.
            for scheme in ["https://", "http://"] where network.knows(scheme + feed.dropFirst(4)) {
                network.askAnew(only: scheme + feed.dropFirst(4))
            }
        }
        loadAgain()
    }

    func change(_ change: FeedListChange, completion: @escaping (FeedListOutcome) -> Void) {
        guard let adding else { return completion(.refused("")) }
        do {
            if case .add(let address) = change {
                return try add(Self.address(typed: address), by: adding, completion)
            }
            completion(.done(try edit(adding.file, change)))
        } catch {
            completion(.refused(ErrorWording.line(for: error)))
        }
    }

    /// Makes a change, and returns the name of the feed or folder.
    private func edit(_ file: SubscriptionFile, _ change: FeedListChange) throws -> String {
        switch change {
        case .rename(let feed, let title):
            let name = ListedName.title(title) ?? ""
            try file.rename(entry(feed).source, to: name)
            return name
        case .move(let feed, let folder):
            let path = try ListedName.folder(folder, in: file)
            try file.move(entry(feed).source, to: path)
            return path ?? ""
        case .remove(let feed):
            let removed = try entry(feed)
            removal = (feed, try file.remove(removed.source))
            return removed.title ?? removed.source.words
        case .undoRemoval(let feed):
            guard let removal, removal.feed.utf8.elementsEqual(feed.utf8) else {
                throw SubscriptionFileError.changedSince(path: file.path)
            }
            try file.restore(removal.removed)
            self.removal = nil
            return ""
        case .add: return ""
        }
    }

    private func entry(_ feed: String) throws -> SubscriptionEntry {
        let file = adding?.file
        let found = try file?.entries().first { entry in
            entry.identity.map { $0.utf8.elementsEqual(feed.utf8) } ?? false
        }
        guard let found else { throw SubscriptionRefusal.isOfNoEntry(path: file?.path ?? "") }
        return found
    }

    // MARK: Adding

    private func add(
        _ address: String, by adding: SubscriptionAdding,
        _ completion: @escaping (FeedListOutcome) -> Void
    ) throws {
        guard let feed = try adding.wanted(address, title: nil, folder: nil) else {
            return completion(.present(FeedLocation(argument: address).words))
        }
        func add(seeing found: ProbedSources?) {
            do {
                let added = try adding.add(feed, seeing: found)
                completion(
                    added.map { .done($0.title ?? $0.source.words) } ?? .present(feed.source.words))
            } catch {
                completion(.refused(ErrorWording.line(for: error)))
            }
        }
        if adding.options.isOffline { return add(seeing: nil) }
        guard looks.count < Self.mostLooks else {
            return completion(
                .refused("\(looks.count) feeds are being looked at; wait until one is added"))
        }
        let number = (looks.keys.max() ?? 0) + 1
        // One that ends at once is not looked at any more.
        var isDone = false
        let look = adding.probe.look(at: [feed.source], network, loop) { [weak self] found in
            isDone = true
            self?.looks[number] = nil
            add(seeing: found)
        }
        if !isDone { looks[number] = (look, feed) }
    }

    /// Adds the feeds that are still looked at as they are: who leaves meanwhile wants them, too.
    func finish(_ console: Console) {
        for (_, look) in looks.sorted(by: { $0.key < $1.key }) {
            look.task.cancel()
            do {
                guard try adding?.add(look.feed, seeing: nil) != nil else { continue }
                console.warning("\(look.feed.source.words) is added without a look at it")
            } catch {
                console.error(ErrorWording.line(for: error))
            }
        }
        looks = [:]
    }

    /// Returns the address that a person means: one on the network, whose scheme may be missing.
    private static func address(typed text: String) throws(SubscriptionRefusal) -> String {
        let address = text[...].words().joined(separator: " ")
        if case .remote = FeedLocation(argument: address), !address.contains(" ") { return address }
        let name = address.prefix { $0 != "/" }
        // As a name and a port, but not as another scheme.
        let port = name.drop { $0 != ":" }.dropFirst()
        guard name.contains("."), !address.contains(" "),
            port.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw .isNoAddress(address) }
        return "https://" + address
    }
}
