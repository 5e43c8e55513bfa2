package import FeedViews

// Members leave out unknown values: none becomes `null`, `""`, `[]` or `{}`.
extension JSONWriter {
    /// Writes a string unless it is `nil` or empty.
    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        key(name)
        string(value)
    }

    /// Writes a UTF-8 text unless it is empty.
    mutating func member(_ name: StaticString, _ text: [UInt8]) {
        guard !text.isEmpty else { return }
        key(name)
        string(text.span)
    }

    /// Writes a text unless it is `nil` or empty.
    package mutating func member(_ name: StaticString, _ text: FeedText?) {
        guard let text, !text.isEmpty else { return }
        key(name)
        string(text)
    }

    /// Writes a count unless it is `nil` or negative.
    package mutating func member(_ name: StaticString, _ value: Int64?) {
        guard let value, value >= 0 else { return }
        key(name)
        number(value)
    }

    /// Writes `true`, or nothing for false.
    package mutating func member(_ name: StaticString, ifTrue value: Bool) {
        guard value else { return }
        key(name)
        truth()
    }

    /// Writes a count unless it is `nil` or negative.
    package mutating func member(_ name: StaticString, _ value: Int?) {
        member(name, value.map(Int64.init))
    }

    /// Writes an amount unless it is `nil`, negative or not finite.
    mutating func member(_ name: StaticString, _ value: Double?) {
        guard let value, value.isFinite, value >= 0 else { return }
        key(name)
        number(value)
    }

    /// Writes a list without its empty texts.
    package mutating func member(_ name: StaticString, _ values: [String]) {
        guard !values.isEmpty else { return }
        array(name) { writer in
            for value in values where !value.isEmpty {
                writer.string(value)
            }
        }
    }

    /// Writes a list without its empty texts.
    mutating func member(_ name: StaticString, _ texts: [FeedText]) {
        guard !texts.isEmpty else { return }
        array(name) { writer in
            for text in texts where !text.isEmpty { writer.string(text) }
        }
    }

    /// Writes a list of people, without empty ones.
    ///
    /// - Parameter isExtension: whether the list is in an extension object, whose keys are ours.
    ///   Elsewhere keys that JSON Feed lacks begin with an underscore.
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
    /// JSON Feed 1.1 requires a name, a page or a picture of every author, and allows `mailto:` as
    /// the page.
    fileprivate var isOnlyAddressKnown: Bool {
        [$name, $url, $avatarURL].allSatisfy { $0?.isEmpty ?? true } && $email?.isEmpty == false
    }
}
