internal import FeedMarkup

extension OutlineDocument {
    /// The document with a feed more, as the last of its folder.
    ///
    /// - Parameters:
    ///   - address: what its `xmlUrl` is to be.
    ///   - title: what the list calls it; `nil` where the feed is to be called as it calls itself.
    ///   - folder: the folder's path; what is not there yet of it is made. `nil` for none.
    package func adding(_ address: String, title: String?, folder: String?) -> [UInt8] {
        var tag = [("type", "rss"), ("text", title ?? address)]
        if let title { tag.append(("title", title)) }
        tag.append(("xmlUrl", address))
        var names: [String] = []
        var container = body
        if let folder {
            let found = deepestFolder(on: folder)
            if let outline = found.outline { container = outline }
            names = found.missing
        }
        return inserting(tag, in: names, of: container)
    }

    /// The document without what lists a feed; what lies within it, such as other feeds or a comment,
    /// stays.
    ///
    /// - Parameter places: the ``Entry/place`` of each entry.
    package func removing(_ places: [Int]) -> [UInt8] {
        var cuts: [Range<Int>] = []
        for place in places {
            let outline = outlines[place]
            if isBlank(outline.content) {
                cuts.append(widened(outline.element))
            } else {
                cuts.append(widened(outline.startTag))
                cuts.append(widened(outline.endTag))
            }
        }
        cuts.sort { $0.lowerBound < $1.lowerBound }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for cut in cuts where cut.upperBound > position {
            result += bytes[position..<max(position, cut.lowerBound)]
            position = cut.upperBound
        }
        return result + bytes[position...]
    }

    /// The folder that the most of `path` leads to, and the names that are missing from there on.
    private func deepestFolder(on path: String) -> (outline: Outline?, missing: [String]) {
        var best: Outline?
        var length = 0
        for (outline, folder) in zip(outlines, folderPaths)
        where outline.folderName != nil && (folder?.utf8.count ?? 0) > length {
            guard let folder,
                path.utf8.elementsEqual(folder.utf8)
                    || path.utf8.starts(with: "\(folder)\(FolderPath.separator)".utf8)
            else { continue }
            best = outline
            length = folder.utf8.count
        }
        let rest = path.utf8.dropFirst(length)
        let names = String(decoding: rest, as: UTF8.self).split(separator: FolderPath.separator)
        return (best, names.map(String.init))
    }

    /// The document with a tag more at the end of `container`, within new folders of `names`.
    private func inserting(
        _ tag: [(String, String)], in names: [String], of container: Outline
    ) -> [UInt8] {
        let lineEnd = lineEnd
        let outer = indentation(at: container.startTag.lowerBound)
        let inner = indentation(in: container) ?? outer + unit
        var text: [UInt8] = []
        for (depth, name) in names.enumerated() {
            text += inner + Array(repeatElement(unit, count: depth).joined())
            Self.append([("text", name)], isEmpty: false, to: &text)
            text += lineEnd
        }
        text += inner + Array(repeatElement(unit, count: names.count).joined())
        Self.append(tag, isEmpty: true, to: &text)
        text += lineEnd
        for depth in names.indices.reversed() {
            text += inner + Array(repeatElement(unit, count: depth).joined())
            text += "</outline>".utf8
            text += lineEnd
        }
        if container.isEmptyTag {
            let start = container.startTag
            let end = start.upperBound - 2
            return bytes[..<end] + [UInt8(ascii: ">")] + lineEnd + text + outer
                + Array("</".utf8) + bytes[container.name] + Array(">".utf8)
                + bytes[start.upperBound...]
        }
        let end = container.endTag.lowerBound
        guard let line = lineStart(ofBlankBefore: end), line > container.startTag.upperBound else {
            // The end tag stands behind something on its line.
            return bytes[..<end] + lineEnd + text + outer + bytes[end...]
        }
        return bytes[..<line] + text + bytes[line...]
    }

    private static func append(
        _ attributes: [(String, String)], isEmpty: Bool, to output: inout [UInt8]
    ) {
        output += "<outline".utf8
        for (name, value) in attributes {
            output += " \(name)=\"".utf8
            MarkupEscaping.appendAttribute(Array(value.utf8).span, into: &output)
            output += "\"".utf8
        }
        output += (isEmpty ? "/>" : ">").utf8
    }

    // MARK: How it is laid out

    /// How lines end.
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

    /// How the last element in `container` is set in, where it begins a line.
    private func indentation(in container: Outline) -> [UInt8]? {
        let content = container.content
        guard
            let last = outlines.last(where: {
                $0.startTag.lowerBound >= content.lowerBound
                    && $0.endTag.upperBound <= content.upperBound
                    && isChild($0, of: container)
            })
        else { return nil }
        guard let line = lineStart(ofBlankBefore: last.startTag.lowerBound),
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

    /// The white space at the beginning of the line that `offset` stands on.
    private func indentation(at offset: Int) -> [UInt8] {
        let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        return Array(
            bytes[start..<offset].prefix {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
            })
    }

    /// Where the line begins that has nothing but white space before `offset`; looks at no more than that.
    private func lineStart(ofBlankBefore offset: Int) -> Int? {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") {
            guard bytes[start - 1].isHTMLWhiteSpace else { return nil }
            start -= 1
        }
        return start
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0.isHTMLWhiteSpace }
    }

    /// `range` with the whole of its lines, where nothing else stands on them.
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
