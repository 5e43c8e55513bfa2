import FeedModel
import FeedRendering
import TerminalDevice
import TerminalRendering
import TextRendering

/// Draws pictures with Chafa.
final class ChafaCanvas: PictureCanvas {
    /// The Linux console's fonts have few characters.
    private let isConsole: Bool

    init(isConsole: Bool) {
        self.isConsole = isConsole
    }

    func cells(
        of picture: FeedImagePixels, columns: Int, rows: Int, colors: ColorDepth, isUnicode: Bool
    ) -> [Cell] {
        let symbols =
            !isUnicode
            ? TERMINAL_CANVAS_ASCII : isConsole ? TERMINAL_CANVAS_HALVES : TERMINAL_CANVAS_BLOCKS
        var drawn = [terminal_canvas_cell](
            repeating: terminal_canvas_cell(), count: columns * rows)
        unsafe drawn.withUnsafeMutableBufferPointer { drawn in
            unsafe Self.withPicture(picture) { picture in
                unsafe terminal_canvas_draw(
                    picture, UInt32(columns), UInt32(rows), UInt32(colors.rawValue),
                    Int32(symbols), drawn.baseAddress)
            }
        }
        return drawn.map { cell in
            let scalar = Unicode.Scalar(cell.scalar) ?? " "
            let foreground = Self.color(cell.foreground, colors)
            let background = Self.color(cell.background, colors)
            // A transparent foreground on a coloured background becomes the reverse.
            let isTurned = foreground == .standard && background != .standard
            let style =
                isTurned
                ? CellStyle(.reversed, foreground: background)
                : CellStyle(foreground: foreground, background: background)
            // Dimmed, so that shapes don't outshine the text.
            return Cell(
                String(Character(scalar)),
                style: colors < .ansi256 ? CellStyle(.dim) : style)
        }
    }

    func sequence(
        of picture: FeedImagePixels, by output: PictureProtocol, columns: Int, rows: Int,
        cellWidth: Int, cellHeight: Int
    ) -> [UInt8]? {
        let number =
            switch output {
            case .kitty: TERMINAL_CANVAS_KITTY
            case .iterm: TERMINAL_CANVAS_ITERM
            default: TERMINAL_CANVAS_SIXEL
            }
        var length = 0
        let text = unsafe Self.withPicture(picture) { picture in
            unsafe terminal_canvas_sequence(
                picture, Int32(number), UInt32(columns), UInt32(rows), UInt32(cellWidth),
                UInt32(cellHeight), &length)
        }
        guard let text = unsafe text else { return nil }
        defer { unsafe terminal_canvas_release(text) }
        return unsafe UnsafeRawBufferPointer(start: text, count: length).map { $0 }
    }

    private static func color(_ value: Int32, _ colors: ColorDepth) -> CellColor {
        if value < 0 { return .standard }
        return colors == .trueColor
            ? .rgb(UInt32(value)) : .palette(UInt8(truncatingIfNeeded: value))
    }

    private static func withPicture<Result>(
        _ picture: FeedImagePixels, _ body: (UnsafePointer<terminal_canvas_picture>) -> Result
    ) -> Result {
        unsafe picture.bytes.withUnsafeBufferPointer { bytes in
            var lent = unsafe terminal_canvas_picture(
                bytes: bytes.baseAddress, width: UInt32(picture.width),
                height: UInt32(picture.height), stride: picture.bytesPerRow)
            return unsafe withUnsafePointer(to: &lent) { unsafe body($0) }
        }
    }
}
