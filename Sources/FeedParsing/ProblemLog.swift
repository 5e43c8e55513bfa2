internal import FeedMarkup
internal import FeedModel

/// Collects what was repaired or ignored in a document, and names the lines at the end.
struct ProblemLog: Sendable {
    /// A kind of problem; its raw value is the code that users see, and never changes.
    enum Code: String, Sendable {
        case textBeforeDocument = "text-before-document"
        case textAfterDocument = "text-after-document"
        case documentTypeIgnored = "document-type-ignored"
        case undeclaredPrefix = "undeclared-prefix"
        case missingEndTag = "missing-end-tag"
        case strayEndTag = "stray-end-tag"
        case unterminatedTag = "unterminated-tag"
        case unterminatedComment = "unterminated-comment"
        case unterminatedCharacterData = "unterminated-cdata"
        case truncatedDocument = "truncated-document"
        case unreadableDate = "unreadable-date"
        case unusableURL = "unusable-url"
        case tooDeep = "too-deep"
        case tooManyAttributes = "too-many-attributes"
        case tooManyItems = "too-many-items"
        case tooManyProblems = "too-many-problems"
        case bareAmpersand = "bare-ampersand"
        case bareLessThan = "bare-less-than"
        case undeclaredEntity = "undeclared-entity"
        case illegalCharacter = "illegal-character"
        case missingElement = "missing-element"
        case duplicateIdentifier = "duplicate-id"
        case relativeURL = "relative-url"
    }

    private struct Entry: Sendable {
        var code: Code
        var message: String
        var offset: Int
    }

    private var entries: [Entry] = []
    private var omitted = 0
    private var counts: [Code: Int] = [:]
    private let limit: Int
    private let limitPerCode: Int

    /// Creates a log that keeps `limit` problems, and a tenth of that of each kind: a fault that
    /// is in every item must not hide the others.
    init(limit: Int) {
        self.limit = limit
        limitPerCode = max(limit / 10, min(limit, 3))
    }

    /// Notes a problem with what stands at `offset`.
    mutating func add(_ code: Code, at offset: Int, _ message: @autoclosure () -> String) {
        let count = counts[code, default: 0]
        guard entries.count < limit, count < limitPerCode else {
            omitted += 1
            return
        }
        counts[code] = count + 1
        entries.append(Entry(code: code, message: message(), offset: offset))
    }

    /// The problems, in the order of the lines they are on. O(n) in the size of the document.
    func problems(in bytes: Span<UInt8>) -> [FeedProblem] {
        var counter = LineCounter()
        var problems: [FeedProblem] = []
        let sorted = entries.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        for (_, entry) in sorted {
            problems.append(
                FeedProblem(
                    code: entry.code.rawValue, message: entry.message,
                    line: counter.line(at: entry.offset, in: bytes)))
        }
        if omitted > 0 {
            problems.append(
                FeedProblem(
                    code: Code.tooManyProblems.rawValue,
                    message: "\(omitted) more problems are not listed."))
        }
        return problems
    }
}
