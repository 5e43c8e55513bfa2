import FeedViews
import TextRendering

// The notes of an article.
extension Reader {
    /// Goes to the note of a number; without one, back from the note that was gone to, else to the first note
    /// that the text in view refers to.
    func followNote(_ number: Int?) {
        guard side == .article, let article else { return }
        if number == nil, let before = placeBeforeNote {
            placeBeforeNote = nil
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

    /// Goes to the note that cells of the article lead to; answers whether they lead to one.
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
        placeBeforeNote = open.top
        article?.scroll(to: line)
        noteLine = line
    }
}
