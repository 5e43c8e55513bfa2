// The user's list of feeds.
extension ReaderPresenter {
    /// Performs an action on the list of feeds; without its text, asks for that.
    func manageFeeds(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        let removed = removedFeed
        removedFeed = nil
        guard let editor, editor.isOwnList else {
            return refuse(words[.readerNotOwnList])
        }
        guard editor.isGranted else { return refuse(words[.readerListNotGranted]) }
        if request.action == .addFeed {
            guard let address = request.text else { return ask(request.action, "") }
            if SearchText(address) == nil { return .refused }
            show(words[phrase: .readerLookingAt].around(address), .progress)
            change(by: editor, .add(address: address)) { $0[phrase: .readerFeedAdded].around($1) }
            return .done
        }
        if request.action == .removeFeed, let removed {
            if removed.wasChosen {
                returningFeed = removed.identity
                if let list = feed?.scope(ofFeed: removed.identity) { choose(list) }
            }
            change(by: editor, .undoRemoval(feed: removed.identity)) { words, _ in
                words[.readerMarkingUndone]
            }
            return .done
        }
        // An answer is about the feed of the question, wherever a reload has led meanwhile.
        guard let source = (request.text == nil ? nil : asked) ?? actedOn,
            let feed = source.identity
        else {
            return refuse(words[.readerNoFeed])
        }
        asked = request.action == .removeFeed ? nil : source
        switch request.action {
        case .renameFeed:
            guard let title = request.text else { return ask(request.action, source.title) }
            if SearchText(title) == nil { return refuse(words[.readerNeedsTitle]) }
            change(by: editor, .rename(feed: feed, title: title)) {
                $0[phrase: .readerFeedRenamed].around($1)
            }
        case .moveFeed:
            guard let folder = request.text else { return ask(request.action, source.path) }
            change(by: editor, .move(feed: feed, folder: folder)) {
                $1.isEmpty ? $0[.readerFeedUnfiled] : $0[phrase: .readerFeedMoved].around($1)
            }
        default: return remove(feed, by: editor)
        }
        return .done
    }

    func refreshFeed() -> FeedRequestOutcome {
        guard let feed = actedOn?.identity, let editor else {
            return refuse(words[.readerNoFeed])
        }
        editor.refresh(feed)
        return .done
    }

    func copyFeed() -> FeedRequestOutcome {
        guard let source = actedOn,
            let address = source.identity.flatMap({ editor?.address(of: $0) }) ?? source.feedURL
        else { return refuse(words[.readerNoFeed]) }
        return copy(address)
    }

    /// The feed that an action is about: the chosen one, else that of the selected item.
    private var actedOn: FeedSourceViewModel? {
        if let chosenSource { return chosenSource }
        if pane == .feeds { return nil }
        let shown = gone?.feed ?? feed
        guard let shown, let index = gone?.index ?? selectedItem else {
            return feed?.sources.count == 1 ? feed?.sources[0] : nil
        }
        return shown.source(at: shown.feed.items[index].sourceIndex)
    }

    private func remove(_ feed: String, by editor: any FeedListEditor) -> FeedRequestOutcome {
        // The same key twice in haste removes no other feed.
        guard !isRemovingFeed else { return .refused }
        isRemovingFeed = true
        editor.change(.remove(feed: feed)) { [self] outcome in
            isRemovingFeed = false
            changing {
                guard case .done(let name) = outcome else { return tell(outcome) { _, _ in "" } }
                // Unless the user has gone on meanwhile.
                let wasChosen = chosenSource?.identity?.utf8.elementsEqual(feed.utf8) == true
                removedFeed = (feed, wasChosen)
                show(
                    phrases.removed(name, undoneBy: keys.names(of: .removeFeed).first), .undoable,
                    action: .removeFeed)
                if pane == .feeds, wasChosen { chooseNeighbor() }
            }
        }
        return .done
    }

    /// Chooses the next feed, or else the one before, as in any list that something is removed from.
    private func chooseNeighbor() {
        guard let tree, let row = chosenListRow else { return }
        let rows = Array(row + 1..<shownLists.count) + (0..<row).reversed()
        let next = rows.first { row in
            if case .source = tree.scope(at: shownLists[row]) { true } else { false }
        }
        if let next { chooseList(row: next) }
    }

    private func change(
        by editor: any FeedListEditor, _ change: FeedListChange,
        done: @escaping (FeedWords, String) -> String
    ) {
        editor.change(change) { [self] outcome in changing { tell(outcome, done: done) } }
    }

    private func tell(_ outcome: FeedListOutcome, done: (FeedWords, String) -> String) {
        switch outcome {
        case .done(let name): show(done(words, name))
        case .present(let name): show(words[phrase: .readerFeedPresent].around(name), .nothing)
        case .refused(let reason): show(reason, .nothing)
        }
    }

    private func ask(_ action: ReaderAction, _ text: String) -> FeedRequestOutcome {
        show(action.description(in: words), .question, action: action, text: text)
        return .done
    }

    func refuse(_ reason: String) -> FeedRequestOutcome {
        show(reason, .nothing)
        return .refused
    }
}
