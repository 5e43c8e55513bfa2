/// How a provider of players, posts or charts is recognised, and the address of what it shows.
///
/// ``all`` has a row for each; nothing else names a provider.
struct EmbedRule: Sendable {
    /// What a rule applies to.
    enum Use: Equatable {
        /// A frame or plug-in of this kind. An empty address stands for its own.
        case player(EmbeddedPage.Kind)
        /// A frame around another provider's page.
        case frame
        /// A script that embeds a page.
        case script
        /// A page that has a picture.
        case picture
        /// An attribute that names what a script draws in its element.
        case mark
    }

    let use: Use
    /// The hosts, without `www.`; one that begins with a dot is the end of a host. Empty for
    /// software that anybody may run.
    private let hosts: [String]
    /// Makes the address; `nil` if the rule doesn't apply.
    let page: @Sendable (EmbedAddress) -> String?
    /// A word of the marked element's name, class or script.
    private var word: StaticString = ""
    private var attributes: [StaticString] = []
    /// The address around the attribute's value.
    private var start = "", end = ""

    init(_ use: Use, _ hosts: [String], page: @escaping @Sendable (EmbedAddress) -> String?) {
        self.use = use
        self.hosts = hosts
        self.page = page
    }

    /// Creates a rule with a pattern and a template of ``EmbedAddress/page(_:_:)``.
    init(_ use: Use, _ hosts: [String], _ pattern: String = "", _ template: String = "") {
        self.init(use, hosts) { $0.page(pattern, template) }
    }

    init(
        mark word: StaticString, _ attributes: [StaticString], _ start: String, _ end: String = ""
    ) {
        self.init(.mark, [])
        self.word = word
        self.attributes = attributes
        self.start = "https://" + start
        self.end = end
    }

    /// Returns true if the rule applies to addresses of `host`.
    func serves(_ host: String) -> Bool {
        hosts.isEmpty
            || hosts.contains {
                $0.hasPrefix(".") ? host.hasSuffix($0) : host.utf8.elementsEqual($0.utf8)
            }
    }

    /// The address that the first rule for `use` makes of `address`.
    static func page(_ use: Use, for address: String) -> String? {
        guard let parts = EmbedAddress(address) else { return nil }
        for rule in all where rule.use == use && rule.serves(parts.host) {
            if let page = rule.page(parts) { return page }
        }
        return nil
    }

    /// The address that a start tag's attributes name; `nil` if there is none.
    static func address(
        of token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> String? {
        var account: Range<Int>?
        var film: Range<Int>?
        var seen: Set<Int> = []
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            if bytes.equalsIgnoringCase(found.name, "data-account") { account = found.value }
            if bytes.equalsIgnoringCase(found.name, "data-video-id") { film = found.value }
            let value = bytes.trimmingWhiteSpace(found.value)
            for (index, mark) in marks.enumerated() {
                // Only the first attribute of a name counts.
                guard
                    let place = mark.attributes.firstIndex(where: {
                        bytes.equalsIgnoringCase(found.name, $0)
                    }), seen.insert(index * 16 + place).inserted, isIdentifier(value, in: bytes),
                    bytes.containsIgnoringCase(mark.word, in: token.name.prefix(64))
                        || bytes.containsIgnoringCase(mark.word, in: token.content.prefix(1_000))
                else { continue }
                return mark.start + TextCleaning.collapsed(bytes.extracting(value)) + mark.end
            }
        }
        // Brightcove needs two.
        guard let account, (6...20).contains(account.count),
            account.allSatisfy({ bytes[$0].isASCIIDigit }), let film, isIdentifier(film, in: bytes)
        else { return nil }
        return "https://players.brightcove.net/\(TextCleaning.collapsed(bytes.extracting(account)))"
            + "/default_default/index.html?videoId="
            + TextCleaning.collapsed(bytes.extracting(film))
    }

    private static let marks = all.filter { $0.use == .mark }

    /// Returns true for a value that can be inserted into the path of an address.
    private static func isIdentifier(_ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        (1...100).contains(value.count)
            && value.allSatisfy {
                bytes[$0].isASCIIAlphanumeric || "-_/".utf8.contains(bytes[$0])
            }
    }
}
