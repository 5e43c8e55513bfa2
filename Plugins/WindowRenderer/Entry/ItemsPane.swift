import FeedViews
import WindowWidgets

/// The pane with the item list, or a message if it is empty.
final class ItemsPane {
    /// The actions of the bar.
    struct Actions {
        var back: () -> Void
        var refresh: () -> Void
        var markAllRead: () -> Void
        var retry: () -> Void
        /// Opens or closes the field for a filter.
        var filter: () -> Void
        /// Takes the text of the field while it is typed.
        var type: (String) -> Void
        /// Takes the confirmed text of the field.
        var confirm: (String) -> Void
    }

    let header = HeaderBar()
    let widget: Box
    let list: RecyclingList<ItemRow>
    let area: ScrolledArea
    let search: SearchField
    private let back: Button
    private let banner: Banner
    private let progress = ProgressBar().style("osd")
    private let spinner = Spinner()
    private let empty = StatusPage(icon: "mail-read-symbolic")
    private let failed = StatusPage(icon: "dialog-warning-symbolic")
    private let waiting: Box
    private let waitingWords = Label().wrap().style("dim-label")
    private let waitingSpinner = Spinner()
    private let pages: Pages
    private let retryButton: Button

    init(_ list: RecyclingList<ItemRow>, words: FeedWords, _ actions: Actions) {
        self.list = list
        area = ScrolledArea(list)
        search = SearchField(change: actions.type, end: actions.confirm)
        banner = Banner(actions.retry)
        back = Button(icon: "go-previous-symbolic", words[.readerFeeds], actions.back)
        retryButton = Button(words[.retry], actions.retry).align(across: .center)
        retryButton.style("pill", "suggested-action")
        waitingSpinner.size(width: 32, height: 32)
        waiting = Box(down: true, spacing: 12, [waitingSpinner, waitingWords])
        waiting.align(across: .center, down: .center).margins(start: 12, end: 12)
        pages = Pages([waiting, area, empty, failed])
        pages.expand(down: true)
        let refresh = Button(
            icon: "view-refresh-symbolic", words[.readerRefresh], actions.refresh)
        let filter = Button(icon: "system-search-symbolic", words[.readerFilter], actions.filter)
        let allRead = Button(
            icon: "object-select-symbolic", words[.readerMarkAllRead], actions.markAllRead)
        header.add(start: [back, refresh, spinner], end: [filter, allRead])
        widget = Box(down: true, [header, search, banner, progress, pages])
        widget.expand(across: false).size(width: 300)
        spinner.isSpinning = false
        progress.isVisible = false
        waitingSpinner.isSpinning = true
    }

    /// Shows or hides the button that leads to the sources.
    func showBack(_ isShown: Bool) { back.isVisible = isShown }

    /// Shows the list, or `words` and the reason if it is empty.
    func showList(isEmpty: Bool, words: String, reason: String) {
        waitingSpinner.isSpinning = false
        if isEmpty { empty.show(words, reason) }
        pages.show(isEmpty ? empty : area)
    }

    func show(_ loading: FeedLoadingViewModel, hasFeed: Bool) -> String {
        spinner.isSpinning = loading.isLoading && hasFeed
        progress.isVisible = loading.isLoading && loading.totalSources > 1
        progress.fraction =
            Double(loading.completedSources) / Double(max(loading.totalSources, 1))
        let words = [loading.message, loading.amount].filter { !$0.isEmpty }
            .joined(separator: " · ")
        if loading.isLoading { banner.hide() }
        if !hasFeed {
            if loading.isLoading {
                pages.show(waiting)
                waitingSpinner.isSpinning = true
            }
            waitingWords.words = words
        }
        return loading.isLoading ? words : ""
    }

    func show(_ error: FeedErrorViewModel, hasFeed: Bool) {
        guard let message = error.message else { return banner.hide() }
        if hasFeed {
            banner.show(error.words, press: error.canRetry ? error.retryLabel : "")
        } else {
            waitingSpinner.isSpinning = false
            failed.show(message, error.remedy ?? "", error.canRetry ? retryButton : nil)
            pages.show(failed)
        }
    }
}
