import FeedRendering

/// Draws the heading of a folder's items: its path, underlined if there are no styles.
struct FolderHeading {
    let page: TextPage

    /// Draws the heading of `folder`; nothing for items without one.
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
