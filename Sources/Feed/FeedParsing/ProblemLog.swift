internal import FeedMarkup
internal import FeedModel

/// Collects problems of a document by offset, and converts offsets to lines at the end.
struct ProblemLog: Sendable {
    /// A kind of problem. The raw value is shown to users and never changes.
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
        case unreadableValue = "unreadable-value"
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
        case misplacedDeclaration = "misplaced-declaration"
        case unquotedAttribute = "unquoted-attribute"
        case duplicateAttribute = "duplicate-attribute"
        case unusualDate = "unusual-date"
        case incompleteEnclosure = "incomplete-enclosure"
        case unknownZone = "unknown-zone"
        case placeholderDate = "placeholder-date"
        case doublyEscaped = "doubly-escaped"
        case emptyElement = "empty-element"
        case noPermalink = "no-permalink"
        case unknownNamespace = "unknown-namespace"
        case wrongType = "wrong-type"
        case malformedTag = "malformed-tag"
        case malformedComment = "malformed-comment"
        case malformedDeclaration = "malformed-declaration"
        case invalidName = "invalid-name"
        case strayCharacterDataEnd = "stray-cdata-end"
        case secondRoot = "second-root"
        case duplicateElement = "duplicate-element"
        case spaceInURL = "space-in-url"
        case authorWithoutAddress = "author-without-address"
        case unknownElement = "unknown-element"
        case unknownAttribute = "unknown-attribute"
        case missingAttribute = "missing-attribute"
        case invalidValue = "invalid-value"
        case strayText = "stray-text"
        case unescapedMarkup = "unescaped-markup"
    }

    private struct Entry: Sendable {
        var code: Code
        var message: String
        var offset: Int
    }

    /// The maximum length of a message in bytes.
    private static let messageLength = 400

    private var entries: [Entry] = []
    private var omitted = 0
    private var counts: [Code: Int] = [:]
    private let limit: Int
    private let limitPerCode: Int

    /// Creates a log for at most `limit` problems, and a tenth of that of each kind, so that a
    /// fault repeated in every item does not hide the others.
    init(limit: Int) {
        self.limit = limit
        limitPerCode = max(limit / 10, min(limit, 3))
    }

    /// The kinds that a stricter check reports instead.
    var ignored: [Code] = []

    /// Adds a problem at `offset`.
    mutating func add(_ code: Code, at offset: Int, _ message: @autoclosure () -> String) {
        if takes(code) { append(code, at: offset, message()) }
    }

    /// Returns true if a problem of this kind is listed; else counts it.
    // It is called in many places, and would be large code in each.
    @inline(never)
    private mutating func takes(_ code: Code) -> Bool {
        if !ignored.isEmpty, ignored.contains(code) { return false }
        if entries.count >= limit || counts[code, default: 0] >= limitPerCode {
            omitted += 1
            return false
        }
        return true
    }

    @inline(never)
    private mutating func append(_ code: Code, at offset: Int, _ message: String) {
        counts[code, default: 0] += 1
        entries.append(Entry(code: code, message: Self.cleaned(message), offset: offset))
    }

    /// `message`, which quotes the document, as one line without control characters.
    private static func cleaned(_ message: String) -> String {
        let text = Array(message.utf8)
        guard text.count > messageLength else { return TextCleaning.collapsed(text.span) }
        var end = messageLength
        while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        return TextCleaning.collapsed(text.span.extracting(0..<end)) + "…"
    }

    /// The problems in line order. O(n) in the size of the document.
    func problems(in bytes: Span<UInt8>) -> [FeedProblem] {
        var counter = LineCounter()
        let sorted = entries.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        var problems = sorted.map { _, entry in
            FeedProblem(
                code: entry.code.rawValue, message: entry.message,
                line: counter.line(at: entry.offset, in: bytes))
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
