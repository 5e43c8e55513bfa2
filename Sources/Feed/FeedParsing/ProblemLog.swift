internal import FeedMarkup
internal import FeedModel

/// Collects what was repaired or ignored in a document, and names the lines at the end.
struct ProblemLog: Sendable {
    /// A kind of problem.
    enum Code: UInt8, CaseIterable, Sendable {
        case textBeforeDocument
        case textAfterDocument
        case documentTypeIgnored
        case undeclaredPrefix
        case missingEndTag
        case strayEndTag
        case unterminatedTag
        case unterminatedComment
        case unterminatedCharacterData
        case truncatedDocument
        case unreadableDate
        case unreadableValue
        case unusableURL
        case tooDeep
        case tooManyAttributes
        case tooManyItems
        case tooManyProblems
        case bareAmpersand
        case bareLessThan
        case undeclaredEntity
        case illegalCharacter
        case missingElement
        case duplicateIdentifier
        case relativeURL
        case misplacedDeclaration
        case unquotedAttribute
        case duplicateAttribute
        case unusualDate
        case incompleteEnclosure
        case placeholderDate
        case doublyEscaped
        case emptyElement
        case noPermalink
        case unknownNamespace
        case wrongType
        case malformedTag
        case malformedComment
        case malformedDeclaration
        case invalidName
        case strayCharacterDataEnd
        case secondRoot
        case duplicateElement
        case spaceInURL
        case authorWithoutAddress

        /// The name that users see; it never changes.
        var name: String {
            switch self {
            case .textBeforeDocument: "text-before-document"
            case .textAfterDocument: "text-after-document"
            case .documentTypeIgnored: "document-type-ignored"
            case .undeclaredPrefix: "undeclared-prefix"
            case .missingEndTag: "missing-end-tag"
            case .strayEndTag: "stray-end-tag"
            case .unterminatedTag: "unterminated-tag"
            case .unterminatedComment: "unterminated-comment"
            case .unterminatedCharacterData: "unterminated-cdata"
            case .truncatedDocument: "truncated-document"
            case .unreadableDate: "unreadable-date"
            case .unreadableValue: "unreadable-value"
            case .unusableURL: "unusable-url"
            case .tooDeep: "too-deep"
            case .tooManyAttributes: "too-many-attributes"
            case .tooManyItems: "too-many-items"
            case .tooManyProblems: "too-many-problems"
            case .bareAmpersand: "bare-ampersand"
            case .bareLessThan: "bare-less-than"
            case .undeclaredEntity: "undeclared-entity"
            case .illegalCharacter: "illegal-character"
            case .missingElement: "missing-element"
            case .duplicateIdentifier: "duplicate-id"
            case .relativeURL: "relative-url"
            case .misplacedDeclaration: "misplaced-declaration"
            case .unquotedAttribute: "unquoted-attribute"
            case .duplicateAttribute: "duplicate-attribute"
            case .unusualDate: "unusual-date"
            case .incompleteEnclosure: "incomplete-enclosure"
            case .placeholderDate: "placeholder-date"
            case .doublyEscaped: "doubly-escaped"
            case .emptyElement: "empty-element"
            case .noPermalink: "no-permalink"
            case .unknownNamespace: "unknown-namespace"
            case .wrongType: "wrong-type"
            case .malformedTag: "malformed-tag"
            case .malformedComment: "malformed-comment"
            case .malformedDeclaration: "malformed-declaration"
            case .invalidName: "invalid-name"
            case .strayCharacterDataEnd: "stray-cdata-end"
            case .secondRoot: "second-root"
            case .duplicateElement: "duplicate-element"
            case .spaceInURL: "space-in-url"
            case .authorWithoutAddress: "author-without-address"
            }
        }
    }

    private struct Entry: Sendable {
        var code: Code
        var message: String
        var offset: Int
    }

    /// How long a message may be, in bytes.
    private static let messageLength = 400

    private var entries: [Entry] = []
    private var omitted = 0
    private var counts = [Int](repeating: 0, count: Code.allCases.count)
    private let limit: Int
    private let limitPerCode: Int

    /// Creates a log that keeps `limit` problems, and a tenth of that of each kind: a fault that
    /// is in every item must not hide the others.
    init(limit: Int) {
        self.limit = limit
        limitPerCode = max(limit / 10, min(limit, 3))
    }

    /// The kinds that something else looks for, and more closely.
    var ignored: [Code] = []

    /// Notes a problem with what stands at `offset`.
    mutating func add(_ code: Code, at offset: Int, _ message: @autoclosure () -> String) {
        if !ignored.isEmpty, ignored.contains(code) { return }
        let kind = Int(code.rawValue)
        guard entries.count < limit, counts[kind] < limitPerCode else {
            omitted += 1
            return
        }
        counts[kind] += 1
        entries.append(Entry(code: code, message: Self.cleaned(message()), offset: offset))
    }

    /// Adds the problems of `other`, which began empty and with the same limit, as if they had been
    /// noted here. What it has left out would have been left out here, too.
    mutating func append(_ other: ProblemLog) {
        for entry in other.entries {
            append(entry)
        }
        omitted += other.omitted
    }

    private mutating func append(_ entry: Entry) {
        let kind = Int(entry.code.rawValue)
        guard entries.count < limit, counts[kind] < limitPerCode else {
            omitted += 1
            return
        }
        counts[kind] += 1
        entries.append(entry)
    }

    /// `message`, which quotes the document, as one line of text that acts on no terminal.
    private static func cleaned(_ message: String) -> String {
        let text = Array(message.utf8)
        guard text.count > messageLength else { return TextCleaning.collapsed(text.span) }
        var end = messageLength
        while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        return TextCleaning.collapsed(text.span.extracting(0..<end)) + "…"
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
                    code: entry.code.name, message: entry.message,
                    line: counter.line(at: entry.offset, in: bytes)))
        }
        if omitted > 0 {
            problems.append(
                FeedProblem(
                    code: Code.tooManyProblems.name,
                    message: "\(omitted) more problems are not listed."))
        }
        return problems
    }
}
