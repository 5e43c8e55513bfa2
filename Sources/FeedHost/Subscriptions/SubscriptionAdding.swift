import FeedLoading
import FeedModel
import SystemInterface

/// Adds a feed to the user's list, after loading it.
struct SubscriptionAdding {
    let file: SubscriptionFile
    let environment: ProcessEnvironment
    let console: Console
    let options: LoadingOptions

    /// Adds the feed at `name` and returns it; `nil` if it is listed already.
    ///
    /// Replaces a page by the feed that it announces, and an address by the target of a permanent
    /// redirect. The default title is the feed's own. A source that can't be reached is added
    /// unchanged.
    func add(_ name: String, title: String?, folder: String?) throws -> NewSubscription? {
        guard let feed = try wanted(name, title: title, folder: folder) else { return nil }
        return try add(feed, seeing: options.isOffline ? nil : probe.look(at: [feed.source]))
    }

    /// Loads sources; asks again for a feed that was gone.
    var probe: SourceProbe {
        var options = options
        options.reloads = true
        return SourceProbe(
            environment: environment, console: console, options: options, reportsMoves: false)
    }

    /// Returns the feed to look at; `nil` if it is listed already.
    func wanted(_ name: String, title: String?, folder: String?) throws -> NewSubscription? {
        let source = FeedLocation(argument: name)
        try check(source)
        guard source.listedAddress != nil else { throw SubscriptionFileError.notListable(source) }
        let feed = NewSubscription(source, title: title, folder: folder)
        return try isListed(feed) ? nil : feed
    }

    /// Adds a feed, as a look at it has found it, and returns that; `nil` if it is listed already.
    func add(_ wanted: NewSubscription, seeing found: ProbedSources?) throws -> NewSubscription? {
        var feed = wanted
        if let found {
            try improve(&feed, by: found)
            let named = NewSubscription(feed.source, title: wanted.title, folder: wanted.folder)
            if feed.source != wanted.source, try isListed(named) { return nil }
        }
        return try file.add([feed]).isEmpty ? feed : nil
    }

    private func check(_ source: FeedLocation) throws {
        guard case .file(let path) = source else { return }
        guard let status = try? FileStatus.of(path) else {
            throw FeedLoadingError.unreadable(source, .notFound)
        }
        if status.isDirectory { throw FeedLoadingError.unreadable(source, .isDirectory) }
        guard status.kind == .regular else { throw SubscriptionRefusal.isNoRegularFile(path) }
    }

    /// Returns true if the feed is listed; throws if it is listed under another title, or in
    /// another folder, than the user asks for.
    private func isListed(_ feed: NewSubscription) throws -> Bool {
        let (source, title, folder) = (feed.source.asListed, feed.title, feed.folder)
        let entries = try file.entries().filter { $0.isSame(as: source) }
        guard let first = entries.first else { return false }
        // It may be in several folders.
        let asked = entries.first {
            (title?.hasSameUTF8(as: $0.title ?? "") ?? true)
                && (folder?.hasSameUTF8(as: $0.folder ?? "") ?? true)
        }
        guard let known = asked else {
            throw SubscriptionRefusal.isListedOtherwise(first, path: file.path)
        }
        console.warning("\(known.words) is in '\(file.path)' already; nothing is changed")
        return true
    }

    private func improve(_ feed: inout NewSubscription, by found: ProbedSources) throws {
        for feeds in found.announcements { LoadedFeedsReport.report(of: feeds, on: console) }
        if let failure = found.failure {
            guard [.temporaryFailure, .unavailable].contains(ExitStatus(failure)) else {
                console.hint("nothing is added; with --offline it is added without a look at it")
                throw failure
            }
            console.warning("it is added without a look at it: \(ErrorWording.line(for: failure))")
            return
        }
        // A list contains many feeds, and is added as it is.
        guard found.results.count == 1, case .feed(let loaded)? = found.results.first?.result,
            !loaded.isListed
        else { return }
        feed.source = found.move(of: loaded.source) ?? loaded.source
        feed.title = feed.title ?? loaded.feed.title
    }
}
