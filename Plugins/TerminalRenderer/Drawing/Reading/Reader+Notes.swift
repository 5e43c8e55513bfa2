import FeedViews
import TextRendering

// The notes of an article.
extension Reader {
    /// Goes to a note by number; without one, back from a note, else to the first note that visible
    /// text refers to.
    func followNote(_ number: Int?) {
        guard side == .article, let article else { return }
        if number == nil, let before = topBeforeNote {
            topBeforeNote = nil
            self.article?.scroll(to: before)
            return
        }
        let note =
            if let number { article.notes.first { $0.mark == "\(number)" } } else {
                article.notes.first { article.line(ofPart: $0.reference) >= article.top }
                    ?? article.notes.first
            }
        guard let note else {
            notice = words[phrase: .readerNoNote].around(number.map { "\($0)" } ?? "")
            return
        }
        follow(note)
    }

    /// Goes to the note that an article's cells link to. Returns false for other links.
    func follow(noteAt address: String) -> Bool {
        guard let note = article?.notes.first(where: { $0.address == address }) else {
            return false
        }
        follow(note)
        return true
    }

    private func follow(_ note: NumberedArticle.Note) {
        guard let open = article else { return }
        let line = open.firstText(from: open.line(ofPart: note.target))
        topBeforeNote = open.top
        article?.scroll(to: line)
        noteLine = line
    }
}
