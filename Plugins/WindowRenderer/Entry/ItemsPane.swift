import FeedViews
import WindowWidgets

/// The pane with the item list, or a message if it is empty.
final class ItemsPane {
    let header = HeaderBar()
    let widget: Box
    let list: RecyclingList<ItemRow>
    let area: ScrolledArea
    let search: SearchField
    /// Leads to the sources.
    let back: Button
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

    init(_ reader: WindowReader) {
        let height = RowHeight()
        list = RecyclingList(
            make: { ItemRow(height: height) },
            fill: { [unowned reader] in reader.fill($0, at: $1) },
            clear: { [unowned reader] row in
                row.clear()
                reader.updatePictures()
            },
            open: { [unowned reader] in reader.request(.enter, row: $0) })
        area = ScrolledArea(list)
        search = SearchField(
            change: { [unowned reader] in reader.didType($0) },
            end: { [unowned reader] in reader.didConfirm($0) })
        func button(_ icon: String, _ word: FeedWord, _ action: ReaderAction) -> Button {
            Button(icon: icon, reader.words[word]) { [unowned reader] in reader.request(action) }
        }
        let retry = { [unowned reader] in reader.perform(.retry) }
        banner = Banner(retry)
        back = button("go-previous-symbolic", .readerFeeds, .toFeeds)
        retryButton = Button(reader.words[.retry], retry).align(across: .center)
        retryButton.style("pill", "suggested-action")
        waitingSpinner.size(width: 32, height: 32)
        waiting = Box(down: true, spacing: 12, [waitingSpinner, waitingWords])
        waiting.align(across: .center, down: .center).margins(start: 12, end: 12)
        pages = Pages([waiting, area, empty, failed])
        pages.expand(down: true)
        let refresh = button("view-refresh-symbolic", .readerRefresh, .refresh)
        let filter = Button(icon: "system-search-symbolic", reader.words[.readerFilter]) {
            [unowned reader] in reader.toggleFilter()
        }
        let allRead = button("object-select-symbolic", .readerMarkAllRead, .allRead)
        header.add(start: [back, refresh, spinner], end: [filter, allRead])
        widget = Box(down: true, [header, search, banner, progress, pages])
        widget.expand(across: false).size(width: 300)
        spinner.isSpinning = false
        progress.isVisible = false
        waitingSpinner.isSpinning = true
    }

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
        if loading.isLoading { banner.hide() }
        if !hasFeed {
            if loading.isLoading {
                pages.show(waiting)
                waitingSpinner.isSpinning = true
            }
            waitingWords.words = loading.words
        }
        return loading.isLoading ? loading.words : ""
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
