package import FeedViews

// What is unknown is left out: no member here ever becomes `null`, `""`, `[]` or `{}`.
extension JSONWriter {
    /// Writes a string member, unless it is unknown or empty.
    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        key(name)
        string(value)
    }

    /// Writes a text in UTF-8 as a member, unless it is empty.
    mutating func member(_ name: StaticString, _ text: [UInt8]) {
        guard !text.isEmpty else { return }
        key(name)
        string(text.span)
    }

    /// Writes a text as a member, unless it is unknown or empty.
    package mutating func member(_ name: StaticString, _ text: FeedText?) {
        guard let text, !text.isEmpty else { return }
        key(name)
        string(text)
    }

    /// Writes a number of things, unless it is unknown or less than none.
    package mutating func member(_ name: StaticString, _ value: Int64?) {
        guard let value, value >= 0 else { return }
        key(name)
        number(value)
    }

    /// Writes that something is so, unless it is not.
    package mutating func member(_ name: StaticString, ifTrue value: Bool) {
        guard value else { return }
        key(name)
        truth()
    }

    /// Writes a number of things, unless it is unknown or less than none.
    package mutating func member(_ name: StaticString, _ value: Int?) {
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
        member(name, value?.$rfc3339)
    }

    /// Writes a list of texts, those that are empty left out.
    package mutating func member(_ name: StaticString, _ values: [String]) {
        guard !values.isEmpty else { return }
        array(name) { writer in
            for value in values where !value.isEmpty {
                writer.string(value)
            }
        }
    }

    /// Writes a list of texts, those that are empty left out.
    mutating func member(_ name: StaticString, _ texts: [FeedText]) {
        guard !texts.isEmpty else { return }
        array(name) { writer in
            for text in texts where !text.isEmpty { writer.string(text) }
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
                    $0.member("name", person.$name)
                    if person.isOnlyAddressKnown {
                        $0.member("url", "mailto:" + (person.email ?? ""))
                    } else {
                        $0.member("url", person.$url)
                    }
                    $0.member("avatar", person.$avatarURL)
                    $0.member(isExtension ? "email" : "_email", person.$email)
                }
            }
        }
    }

    private mutating func string(_ text: FeedText) {
        text.withUTF8 { string($0) }
    }
}

extension PersonViewModel {
    /// JSON Feed 1.1 wants a name, a page or a picture of every author, and allows a `mailto:` page, so
    /// that one of whom only the address is known has that.
    fileprivate var isOnlyAddressKnown: Bool {
        [$name, $url, $avatarURL].allSatisfy { $0?.isEmpty ?? true } && $email?.isEmpty == false
    }
}
