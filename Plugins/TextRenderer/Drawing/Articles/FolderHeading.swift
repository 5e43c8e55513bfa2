import FeedRendering

/// Draws what stands above the items of a folder: its names, and a line under them where nothing else
/// sets them apart.
struct FolderHeading {
    private let page: TextPage

    /// Creates headings on `page`.
    init(page: TextPage) {
        self.page = page
    }

    /// Draws the heading of `folder`; nothing for items that lie in none.
    func draw(_ folder: String?) {
        guard let folder else { return }
        page.separate()
        page.writeParagraph(folder, style: [.bold, .accent])
        if !page.isStyled {
            let length = min(folder.displayable.cellWidth, page.availableWidth)
            page.write(StyledLine(repeating: "─", count: max(length, 1)))
        }
    }
}
