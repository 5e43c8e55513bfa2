import FeedViews
import WindowRendering
import WindowWidgets

/// A recycled row of the item list.
final class ItemRow: RecycledRow {
    /// The width and height of the picture.
    static let pictureSide = 56

    private static let lineSpacing = 4
    private static let margin = 8

    private let box = Box(down: false, spacing: 10)
    private let height: RowHeight
    private lazy var row = UniformRow(box) { [unowned self] in height.value(measure) }
    private let dot = Label("●").style("unread").align(down: .center)
    private let picture = Thumbnail(side: ItemRow.pictureSide)
    private let title = Label().cut(lines: 2).letters(28)
    private let facts = Label().cut().letters(28).style("dim-label", "caption").expand(across: true)
    private let star = Icon("starred-symbolic").style("star")
    /// The picture that it shows or waits for.
    private(set) var request: FeedImageRequest?
    private var item: FeedItemViewModel.ID?
    /// The item whose picture it shows; `nil` if it shows none.
    private var pictured: FeedItemViewModel.ID?
    private var press: () -> Void = {}
    private var retry: () -> Void = {}

    init(height: RowHeight) {
        self.height = height
        let line = Box(down: false, spacing: 6, [facts, star])
        let texts = Box(down: true, spacing: Self.lineSpacing, [title, line])
        texts.expand(across: true).align(down: .center)
        for part in [dot, picture, texts] as [Widget] { box.append(part) }
        box.margins(start: 4, end: 8, top: Self.margin, bottom: Self.margin).onPress {
            [unowned self] in press()
        }
        picture.onPress { [unowned self] in retry() }
    }

    var widget: Widget { row }

    /// The height with letters of common height: that of three lines or of the picture.
    private func measure() -> Int {
        let texts = title.height(ofLines: 2) + Self.lineSpacing + facts.height(ofLines: 1)
        return max(texts, Self.pictureSide) + 2 * Self.margin
    }

    func show(
        _ item: FeedItemViewModel, language: String?, now: Int64, request: FeedImageRequest?,
        press: @escaping () -> Void, retry: @escaping () -> Void
    ) {
        let text = RowText(item, now: now)
        title.words = text.title
        facts.words = text.facts
        row.isCommon = text.isOfCommonHeight
        let isRightToLeft = BaseDirection.isRightToLeft(text.title, language: language)
        for label in [title, facts] { label.direct(rightToLeft: isRightToLeft) }
        let isUnread = !item.states.contains(.read)
        dot.setStyle("read", !isUnread)
        title.setStyle("heading", isUnread)
        star.isVisible = item.states.contains(.starred)
        self.request = request
        // Items of several feeds may have one identifier.
        self.item = FeedItemViewModel.ID(item.$identifier, sourceIndex: item.sourceIndex)
        self.press = press
        self.retry = retry
        picture.isVisible = request != nil
    }

    /// Shows the state of the picture.
    func show(_ state: PictureState<Texture>?) {
        switch state {
        case .shown(let texture):
            picture.show(texture)
            pictured = item
        case .failed:
            picture.show(icon: "dialog-warning-symbolic")
            pictured = nil
        // A reload shows the same item again: its picture stays until it is loaded again.
        case .loading, nil: if pictured != item { clearPicture() }
        }
    }

    private func clearPicture() {
        picture.show(nil)
        pictured = nil
    }

    /// Clears the row.
    func clear() {
        request = nil
        item = nil
        clearPicture()
        press = {}
        retry = {}
    }
}
