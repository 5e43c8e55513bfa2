/// How pictures are drawn on a terminal.
package enum PictureProtocol: String, Sendable {
    /// Not drawn: replaced by text.
    case none
    /// With characters.
    case symbols
    /// As pixels, with the protocols of kitty, iTerm2 and the VT340.
    case kitty, iterm, sixel
}
