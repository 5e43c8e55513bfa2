/// How pictures get onto a terminal.
package enum PictureProtocol: String, Sendable {
    /// Not at all: words stand for them.
    case none
    /// By characters.
    case symbols
    /// As pixels, by the protocols of kitty, iTerm2 and the VT340.
    case kitty, iterm, sixel

    /// True for the protocols that send pixels.
    package var sendsPixels: Bool { self != .none && self != .symbols }
}
