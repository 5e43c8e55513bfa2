/// The bytes sent to a terminal once, before the first drawing; the host takes all of it back.
package enum ScreenSetup {
    /// Pasted text is told from keys, and the mouse's buttons and wheel are told.
    package static let modes = "\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"

    /// The questions to a terminal about its abilities. It answers when it likes, among the keys;
    /// what it does not know it passes over, but for the last, which all of them answer.
    package static func questions(isMultiplexed: Bool, asksForUnicode: Bool) -> String {
        var text = ""
        // Whoever shows a letter of two bytes as one has moved on by one.
        if asksForUnicode { text += "\u{1B}[1;1H\u{E9}\u{1B}[6n\u{1B}[1;1H\u{1B}[K" }
        text += "\u{1B}[?2026$p\u{1B}[16t"
        // A multiplexer takes the words of this one for a title.
        if !isMultiplexed { text += "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" }
        return text + "\u{1B}[c"
    }
}
