internal import FeedMarkup
package import FeedModel

extension OutlineDocument {
    /// Returns the document with feeds appended to folders.
    ///
    /// - Parameter groups: The path of each folder, which is created if missing, or `nil` for the top
    ///   level; and its new feeds: their addresses, titles and further attributes. Without a title, the
    ///   feed's own counts.
    package func adding(_ groups: [(folder: String?, feeds: [FeedSubscription])]) -> [UInt8] {
        applying(insertions(of: groups.map { ($0.folder, $0.feeds.map(Self.tag)) }))
    }

    private static func tag(_ feed: FeedSubscription) -> [UInt8] {
        var attributes = [("type", "rss"), ("text", feed.title ?? feed.feedURL)]
        if let title = feed.title { attributes.append(("title", title)) }
        attributes.append(("xmlUrl", feed.feedURL))
        attributes += feed.attributes.map { ($0.name, $0.value) }
        return outlineTag(attributes)
    }

    /// Returns the document with searches appended, each as an outline that other programs take for an
    /// empty folder.
    package func adding(_ searches: [FeedSearch]) -> [UInt8] {
        let tags = searches.map { search in
            Self.outlineTag([("type", "search"), ("text", search.name), ("query", search.query)])
        }
        return applying(insertions(of: [(nil, tags)]))
    }

    /// Returns the document without feeds or searches, and without folders that they leave empty; keeps what
    /// is nested in their outlines, such as other feeds or comments.
    ///
    /// - Parameter indices: The indices of their outlines.
    package func removing(_ indices: [Int]) -> [UInt8] {
        applying(removals(of: indices))
    }

    /// Returns the document with a feed moved to the end of a folder, with all its attributes.
    ///
    /// - Parameters:
    ///   - indices: The ``Entry/index`` of each entry of the feed, at least one; the first is
    ///     moved, the others are removed.
    ///   - folder: The path of the folder, created if missing; `nil` for the top level.
    package func moving(_ indices: [Int], to folder: String?) -> [UInt8] {
        guard let first = indices.first else { return bytes }
        var tag = Array(bytes[outlines[first].startTag])
        if !outlines[first].isEmptyTag {
            // The nested elements stay at the old position.
            tag.removeLast()
            tag += "/>".utf8
        }
        return applying(removals(of: indices, beside: insertions(of: [(folder, [tag])])))
    }

    /// Returns the document with other values for attributes of a feed or search.
    ///
    /// - Parameters:
    ///   - values: The attributes' names and values; missing ones are appended, and those without a value
    ///     are removed.
    ///   - indices: The indices of its outlines.
    package func setting(_ values: [(name: String, value: String?)], at indices: [Int]) -> [UInt8] {
        applying(indices.flatMap { index in setting(values, at: index) })
    }

    private func setting(_ values: [(name: String, value: String?)], at index: Int) -> [Edit] {
        let tag = outlines[index].startTag
        var edits: [Edit] = []
        var added: [UInt8] = []
        for (name, value) in values {
            let range = ranges(ofAttribute: name, in: tag)
            guard let value else {
                // With the quotation mark, and what parts it from the one before.
                if let (whole, _) = range {
                    var start = whole.lowerBound
                    while bytes[start - 1].isHTMLWhiteSpace { start -= 1 }
                    edits.append(Edit(range: start..<whole.upperBound + 1, text: []))
                }
                continue
            }
            if let (_, range) = range {
                var text: [UInt8] = []
                MarkupEscaping.appendAttribute(Array(value.utf8).span, into: &text)
                // In a value in apostrophes they need escaping too.
                let mark = bytes[range.lowerBound - 1]
                if mark == UInt8(ascii: "'") {
                    text = text.flatMap { $0 == mark ? Array("&#39;".utf8) : [$0] }
                }
                edits.append(Edit(range: range, text: text))
            } else {
                added += Self.attribute(name, value)
            }
        }
        var end = tag.upperBound - (outlines[index].isEmptyTag ? 2 : 1)
        while bytes[end - 1].isHTMLWhiteSpace { end -= 1 }
        return edits + [Edit(range: end..<end, text: added)]
    }

    // MARK: Edits

    /// A replacement of a range of bytes.
    private struct Edit {
        let range: Range<Int>
        let text: [UInt8]
    }

    /// Returns the document, or a part of it, with `edits`, without those nested in others.
    private func applying(_ edits: [Edit], in part: Range<Int>? = nil) -> [UInt8] {
        let part = part ?? bytes.indices
        let edits = edits.filter {
            $0.range.lowerBound >= part.lowerBound && $0.range.upperBound <= part.upperBound
        }
        var result: [UInt8] = []
        result.reserveCapacity(part.count + edits.reduce(0) { $0 + $1.text.count })
        var position = part.lowerBound
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        return result + bytes[position..<part.upperBound]
    }

    /// Returns `others` and the edits that remove outlines, and the folders, up to the depth of a path, that
    /// are empty with all of them.
    private func removals(of indices: [Int], beside others: [Edit] = []) -> [Edit] {
        var edits = others + indices.flatMap(removal)
        var left = Set(indices.compactMap { outlines[$0].parent })
        for _ in 0..<OpenFolders.depthLimit {
            let emptied = left.filter {
                outlines[$0].isFolder
                    && applying(edits, in: outlines[$0].content).allSatisfy { $0.isHTMLWhiteSpace }
            }
            edits += emptied.map { Edit(range: widened(outlines[$0].element), text: []) }
            left = Set(emptied.compactMap { outlines[$0].parent })
        }
        return edits
    }

    /// The edits that remove an outline but not its children.
    private func removal(of index: Int) -> [Edit] {
        let outline = outlines[index]
        let isBlank = bytes[outline.content].allSatisfy { $0.isHTMLWhiteSpace }
        return (isBlank ? [outline.element] : [outline.startTag, outline.endTag])
            .map { Edit(range: widened($0), text: []) }
    }

    /// The ranges of an attribute in a start tag, from its name to its value, and of its value, without
    /// the last quotation mark.
    private func ranges(
        ofAttribute name: String, in tag: Range<Int>
    ) -> (whole: Range<Int>, value: Range<Int>)? {
        var scanner = MarkupScanner(tag, syntax: .xml)
        let span = bytes.span
        guard let token = scanner.next(in: span) else { return nil }
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        while let attribute = attributes.next(in: span) {
            if bytes[attribute.name].elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
                return (
                    attribute.name.lowerBound..<attribute.value.upperBound, attribute.value
                )
            }
        }
        return nil
    }

    // MARK: Insertion

    /// What is appended to a folder.
    private enum Addition {
        case tag([UInt8])
        /// A new folder, and the path at which its own additions are found.
        case folder(name: String, path: ExactText<String>)
    }

    private typealias Additions = [ExactText<String>: [Addition]]

    /// The edits that append tags to folders, which are created if missing.
    private func insertions(of groups: [(folder: String?, tags: [[UInt8]])]) -> [Edit] {
        let top = ExactText("")
        var containers = [top: body]
        for outline in outlines where outline.isFolder {
            guard let path = outline.path, containers[ExactText(path)] == nil else { continue }
            containers[ExactText(path)] = outline
        }
        var additions: Additions = [:]
        for (folder, tags) in groups {
            var path = top
            // By scalars: a slash before an accent separates, too.
            let names = (folder ?? "").unicodeScalars.split(separator: "/").map { String($0) }
            for name in names.prefix(OpenFolders.depthLimit) {
                let outer = path
                path = ExactText(
                    outer == top
                        ? name : "\(outer.wrappedValue)\(OpenFolders.separator)\(name)")
                if containers[path] == nil, additions[path] == nil {
                    additions[outer, default: []].append(.folder(name: name, path: path))
                }
            }
            additions[path, default: []] += tags.map(Addition.tag)
        }
        return additions.keys.compactMap { path in
            containers[path].map { insertion(of: additions, at: path, in: $0) }
        }
    }

    /// The edit that inserts the additions of `path` at the end of `container`.
    private func insertion(
        of additions: Additions, at path: ExactText<String>, in container: Outline
    ) -> Edit {
        let lineEnd = lineEnd
        let unit = unit
        let outer = indentation(at: container.startTag.lowerBound)
        var text: [UInt8] = []
        func append(_ path: ExactText<String>, _ indentation: [UInt8]) {
            for addition in additions[path] ?? [] {
                text += indentation
                switch addition {
                case .tag(let tag): text += tag
                case .folder(let name, let path):
                    text += Self.outlineTag([("text", name)], isEmpty: false)
                    text += lineEnd
                    append(path, indentation + unit)
                    text += indentation + Array("</outline>".utf8)
                }
                text += lineEnd
            }
        }
        append(path, indentation(in: container) ?? outer + unit)
        if container.isEmptyTag {
            let start = container.startTag
            let closing = outer + Array("</".utf8) + bytes[container.name] + Array(">".utf8)
            return Edit(
                range: (start.upperBound - 2)..<start.upperBound,
                text: [UInt8(ascii: ">")] + lineEnd + text + closing)
        }
        let end = container.endTag.lowerBound
        guard let line = lineStart(ofBlankBefore: end), line > container.startTag.upperBound else {
            // The end tag is not on a line of its own.
            return Edit(range: end..<end, text: lineEnd + text + outer)
        }
        return Edit(range: line..<line, text: text)
    }

    private static func outlineTag(
        _ attributes: [(String, String)], isEmpty: Bool = true
    ) -> [UInt8] {
        let written = attributes.flatMap { name, value in attribute(name, value) }
        return Array("<outline".utf8) + written + Array((isEmpty ? "/>" : ">").utf8)
    }

    /// An attribute and the space before it.
    private static func attribute(_ name: String, _ value: String) -> [UInt8] {
        var output = Array(" \(name)=\"".utf8)
        MarkupEscaping.appendAttribute(Array(value.utf8).span, into: &output)
        return output + [UInt8(ascii: "\"")]
    }

    // MARK: Layout

    /// The document's line ending.
    private var lineEnd: [UInt8] {
        guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")), feed > 0,
            bytes[feed - 1] == UInt8(ascii: "\r")
        else { return [UInt8(ascii: "\n")] }
        return Array("\r\n".utf8)
    }

    /// The indentation of one level.
    private var unit: [UInt8] {
        let outer = indentation(at: body.startTag.lowerBound)
        guard let inner = indentation(in: body), inner.count > outer.count,
            inner.starts(with: outer)
        else { return Array("  ".utf8) }
        return Array(inner[outer.count...])
    }

    /// The indentation of the last element in `container`, if it begins a line.
    private func indentation(in container: Outline) -> [UInt8]? {
        let content = container.content
        guard
            let last = outlines.last(where: {
                $0.startTag.lowerBound >= content.lowerBound
                    && $0.endTag.upperBound <= content.upperBound
                    && isChild($0, of: container)
            }), let line = lineStart(ofBlankBefore: last.startTag.lowerBound),
            line >= content.lowerBound
        else { return nil }
        return Array(bytes[line..<last.startTag.lowerBound])
    }

    private func isChild(_ outline: Outline, of container: Outline) -> Bool {
        guard let parent = outline.parent else {
            return container.startTag == body.startTag
        }
        return outlines[parent].startTag == container.startTag
    }

    /// The white space at the beginning of the line of `offset`.
    private func indentation(at offset: Int) -> [UInt8] {
        let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        return Array(
            bytes[start..<offset].prefix {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
            })
    }

    /// The beginning of the line of `offset`, if only white space is between. O(the white space).
    private func lineStart(ofBlankBefore offset: Int) -> Int? {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") {
            guard bytes[start - 1].isHTMLWhiteSpace else { return nil }
            start -= 1
        }
        return start
    }

    /// `range` extended to whole lines if nothing else is on them.
    private func widened(_ range: Range<Int>) -> Range<Int> {
        guard let start = lineStart(ofBlankBefore: range.lowerBound) else { return range }
        var end = range.upperBound
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            guard bytes[end].isHTMLWhiteSpace else { return range }
            end += 1
        }
        return end < bytes.count ? start..<(end + 1) : range
    }
}
