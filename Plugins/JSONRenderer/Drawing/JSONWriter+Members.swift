import FeedViews

// What is unknown is left out: no member here ever becomes `null`, `""`, `[]` or `{}`.
extension JSONWriter {
    /// Writes a string member, unless it is unknown or empty.
    mutating func member(_ name: StaticString, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        key(name)
        string(value)
    }

    /// Writes a text of `item` as a member, unless it is unknown or empty.
    mutating func member(_ name: StaticString, _ range: Range<Int>?, of item: FeedItemBytes) {
        guard let range, !range.isEmpty else { return }
        key(name)
        string(item.bytes.span.extracting(range))
    }

    /// Writes a number of things, unless it is unknown or less than none.
    mutating func member(_ name: StaticString, _ value: Int64?) {
        guard let value, value >= 0 else { return }
        key(name)
        number(value)
    }

    /// Writes a number of things, unless it is unknown or less than none.
    mutating func member(_ name: StaticString, _ value: Int?) {
        member(name, value.map(Int64.init))
    }

    /// Writes an amount, unless it is unknown, less than nothing or no number at all.
    mutating func member(_ name: StaticString, _ value: Double?) {
        guard let value, value.isFinite, value >= 0 else { return }
        key(name)
        number(value)
    }

    /// Writes a date in the form of RFC 3339, unless it is unknown.
    mutating func member(_ name: StaticString, _ value: DateViewModel?) {
        member(name, value?.rfc3339)
    }

    /// Writes a list of texts, those that are empty left out.
    mutating func member(_ name: StaticString, _ values: [String]) {
        guard !values.isEmpty else { return }
        array(name) { writer in
            for value in values where !value.isEmpty {
                writer.string(value)
            }
        }
    }

    /// Writes a list of people, those of whom nothing is known left out.
    ///
    /// - Parameter isExtension: whether the list stands in an object that is an extension. There keys are
    ///   ours; elsewhere one that JSON Feed does not have begins with an underscore.
    mutating func member(
        _ name: StaticString, _ people: [PersonViewModel], isExtension: Bool = false
    ) {
        guard !people.isEmpty else { return }
        array(name) { writer in
            for person in people {
                writer.object {
                    $0.member("name", person.name)
                    $0.member("url", person.jsonURL)
                    $0.member("avatar", person.avatar)
                    $0.member(isExtension ? "email" : "_email", person.email)
                }
            }
        }
    }
}

extension PersonViewModel {
    /// The person's page. JSON Feed 1.1 wants a name, a page or a picture of every author, and
    /// allows a `mailto:` page, so that one of whom only the address is known has that.
    fileprivate var jsonURL: String? {
        let isOnlyAddressKnown = [name, url, avatar].allSatisfy { ($0 ?? "").isEmpty }
        guard isOnlyAddressKnown, let email, !email.isEmpty else { return url }
        return "mailto:" + email
    }
}
