import FeedModel
import FeedPluginKit
import Note

/// @TITLE@: a reader in the terminal. The host keeps what is selected, filtered and open.
final class Renderer: TerminalReader {
    private let host: RendererHost
    let view: TerminalView

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        view = TerminalView(host: host)
    }

    func run() throws(RendererError) {
        guard let terminal = host.terminalDescriptor else {
            throw RendererError("there is no terminal to read keys from")
        }
        feed_terminal_take(terminal)
        while true {
            if view.isStale { show(on: terminal) }
            let ready = feed_terminal_wait(host.eventDescriptor ?? -1, terminal)
            if ready & Int32(FEED_TERMINAL_EVENTS) != 0, !host.dispatch() { return }
            guard ready & Int32(FEED_TERMINAL_KEYS) != 0 else { continue }
            var names = [CChar](repeating: 0, count: FEED_TERMINAL_NAMES)
            guard feed_terminal_read(terminal, &names) != 0 else { return }
            let keys = names.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            for key in String(decoding: keys, as: UTF8.self).split(separator: "\n") {
                view.press(String(key))
                while view.awaitsAnswer {
                    _ = feed_terminal_wait(host.eventDescriptor ?? -1, -1)
                    if !host.dispatch() { return }
                }
            }
        }
    }

    private func show(on terminal: Int32) {
        let lines = draw().map { $0 + "\n" }.joined()
        feed_terminal_show(
            terminal, UInt32(view.columns), UInt32(view.rows), lines, lines.utf8.count, view.status)
        view.isStale = false
    }

    /// The lines of the screen but for the last one. ESC [ and its like may begin a colour.
    private func draw() -> [String] {
        let (items, sources) = (view.items, view.sources)
        var lines = [
            "\u{1B}[7m\(items.title)\u{1B}[0m \(items.conditionWords) \(items.failure ?? "")"
        ]
        if view.showsHelp {
            lines += view.scrolled(view.help)
        } else if view.article.isOpen, let article = view.article.article {
            lines += view.scrolled(text(of: article))
        } else if sources.isActive {
            lines += view.rows(sources.rows.count, selected: sources.selectedRow) { index in
                let row = sources.rows[index]
                return String(repeating: "  ", count: row.depth) + (row.failure == nil ? "" : "! ")
                    + "\(row.title) \(row.count)"
            }
        } else if items.indices.isEmpty {
            lines.append(items.emptyWords)
        } else {
            lines += view.rows(items.indices.count, selected: items.selectedRow) { index in
                let item = items.items[items.indices[index]]
                return (item.states.contains(.starred) ? "* " : "")
                    + (item.states.contains(.read) ? "" : "\u{1B}[1m") + item.title
            }
        }
        return lines
    }

    private func text(of article: FeedArticleViewModel) -> String {
        var text = (article.showsTitle ? article.title : "") + "\n\(article.factsLine)\n\n"
        text += article.bodyHTML.flatMap(host.plainText) ?? article.bodyText ?? ""
        text += "\n\(article.caption ?? "")\n"
        for subject in article.subjects { text += subject + "\n" }
        for (index, link) in article.links.enumerated() { text += "\(index + 1) \(link.words)\n" }
        return text
    }
}
