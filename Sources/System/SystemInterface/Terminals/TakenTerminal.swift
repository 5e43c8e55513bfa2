import LinuxSystem

/// The controlling terminal while a renderer uses it: on its alternate screen, and restored however
/// the process ends.
///
/// Modes are reset by sequences that have no effect if a mode was not set. They are xterm's
/// (`ctlseqs`), which current emulators share.
package final class TakenTerminal {
    /// Saves the title.
    private static let enteringInPlace: StaticString = "\u{1B}[22;0t"
    /// Enters the alternate screen, and saves the cursor and the title.
    private static let entering: StaticString = "\u{1B}[22;0t\u{1B}[?1049h\u{1B}[H\u{1B}[2J"
    /// In this order: emulation of other terminals (Tektronix, VT52); synchronised output; mouse,
    /// focus and paste events, and attention at a bell; keyboard protocols and keypad; xterm's modes from older terminals,
    /// and its own for pasting; keyboard lock and echo; reverse video, margins, reverse wrapping,
    /// origin, insertion; link and colours. Then screen, cursor and title; and a soft reset, after
    /// which modes that it clears are set again. Leaves out modes that users configure, such as
    /// what Alt and Backspace send: their default is unknown.
    private static let leaving: StaticString =
        "\u{1B}\u{03}\u{1B}<\u{1B}[?2026l\u{1B}[?9l\u{1B}[?1000l\u{1B}[?1001l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1005l\u{1B}[?1006l\u{1B}[?1015l\u{1B}[?1016l\u{1B}[?1007l\u{1B}[?1004l\u{1B}[?1042l\u{1B}[?1043l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?2048l\u{1B}[=0u\u{1B}[>4m\u{1B}[?1l\u{1B}>\u{1B}[?4l\u{1B}[?18l\u{1B}[?19l\u{1B}[?40l\u{1B}[?41l\u{1B}[?42l\u{1B}[?44l\u{1B}[?1050l\u{1B}[?1051l\u{1B}[?1052l\u{1B}[?1053l\u{1B}[?1060l\u{1B}[?1061l\u{1B}[?2001l\u{1B}[?2002l\u{1B}[?2003l\u{1B}[?2005l\u{1B}[?2006l\u{1B}[2l\u{1B}[12h\u{1B}[20l\u{1B}[?5l\u{1B}[?69l\u{1B}[?45l\u{1B}[?6l\u{1B}[4l\u{1B}[r\u{1B}]8;;\u{1B}\\\u{1B}]104\u{1B}\\\u{1B}]110\u{1B}\\\u{1B}]111\u{1B}\\\u{1B}]112\u{1B}\\\u{1B}]117\u{1B}\\\u{1B}]119\u{1B}\\\u{1B}[?1049l\u{1B}[!p\u{1B}(B\u{0F}\u{1B}[0m\u{1B}[0 q\u{1B}[?12l\u{1B}[?7h\u{1B}[?25h\u{1B}[23;0t"

    /// The same on the user's own screen: leaves another screen, and keeps the cursor.
    private static let leavingInPlace: StaticString =
        "\u{1B}\u{03}\u{1B}<\u{1B}[?2026l\u{1B}[?9l\u{1B}[?1000l\u{1B}[?1001l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1005l\u{1B}[?1006l\u{1B}[?1015l\u{1B}[?1016l\u{1B}[?1007l\u{1B}[?1004l\u{1B}[?1042l\u{1B}[?1043l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?2048l\u{1B}[=0u\u{1B}[>4m\u{1B}[?1l\u{1B}>\u{1B}[?4l\u{1B}[?18l\u{1B}[?19l\u{1B}[?40l\u{1B}[?41l\u{1B}[?42l\u{1B}[?44l\u{1B}[?1050l\u{1B}[?1051l\u{1B}[?1052l\u{1B}[?1053l\u{1B}[?1060l\u{1B}[?1061l\u{1B}[?2001l\u{1B}[?2002l\u{1B}[?2003l\u{1B}[?2005l\u{1B}[?2006l\u{1B}[2l\u{1B}[12h\u{1B}[20l\u{1B}[?5l\u{1B}7\u{1B}[?69l\u{1B}[?45l\u{1B}[?6l\u{1B}[4l\u{1B}[r\u{1B}8\u{1B}]8;;\u{1B}\\\u{1B}]104\u{1B}\\\u{1B}]110\u{1B}\\\u{1B}]111\u{1B}\\\u{1B}]112\u{1B}\\\u{1B}]117\u{1B}\\\u{1B}]119\u{1B}\\\u{1B}[?1047l\u{1B}[!p\u{1B}(B\u{0F}\u{1B}[0m\u{1B}[0 q\u{1B}[?12l\u{1B}[?7h\u{1B}[?25h\u{1B}[23;0t"

    /// Open for reading and writing; never closed.
    package let descriptor: Int32

    /// Takes the terminal; `nil` if the process has none.
    ///
    /// - Parameters:
    ///   - isScreen: whether the terminal has screens, unlike with `TERM=dumb`; if not, nothing is
    ///     written to it.
    ///   - inPlace: whether to stay on the user's screen.
    package init?(isScreen: Bool, inPlace: Bool = false) {
        descriptor = unsafe linux_terminal_take(
            Self.text(!isScreen ? "" : inPlace ? Self.enteringInPlace : Self.entering),
            Self.text(!isScreen ? "" : inPlace ? Self.leavingInPlace : Self.leaving))
        guard descriptor >= 0 else { return nil }
    }

    /// Restores the terminal.
    package func giveBack() {
        linux_terminal_give_back()
    }

    deinit {
        if descriptor >= 0 { giveBack() }
    }

    private static func text(_ text: StaticString) -> UnsafePointer<CChar> {
        unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
