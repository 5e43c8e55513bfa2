/// The bytes sent before the first drawing; the host resets everything.
package enum ScreenSetup {
    /// Hides the cursor; enables bracketed paste and mouse reports.
    package static let modes = "\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"

    /// Queries about capabilities. Answers arrive among the keys; unknown queries are ignored,
    /// except the last, which all terminals answer.
    package static func questions(isMultiplexed: Bool, asksForUnicode: Bool) -> String {
        var text = ""
        // A terminal that decodes these two bytes as one character moves the cursor by one.
        if asksForUnicode { text += "\u{1B}[1;1H\u{E9}\u{1B}[6n\u{1B}[1;1H\u{1B}[K" }
        text += "\u{1B}[?2026$p\u{1B}[16t"
        // A multiplexer would take this query for a title.
        if !isMultiplexed { text += "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" }
        return text + "\u{1B}[c"
    }
}
