import FeedPluginAPI
import FeedPresentation
import PresentationTestSupport
import Testing

@testable import FeedPluginKit

/// Texts that a host lends lie anywhere; what is copied in one piece says the same as each by itself.
@Suite struct LentPieceTests {
    private static let texts = [
        "https://e.org/a", "audio/mpeg", "A", "https://e.org/v", "video/mp4", "video", "T", "", "D",
        "https://e.org/t", "Größe",
    ]

    private func lent(_ range: Range<Int>, of memory: UnsafeRawBufferPointer) -> feed_string {
        unsafe feed_string(
            bytes: (memory.baseAddress! + range.lowerBound).assumingMemoryBound(to: CChar.self),
            length: range.count)
    }

    /// Lends a picture, a file and a piece of media, with texts at places of `memory`.
    private func copied(
        _ places: [Range<Int>], of memory: [UInt8]
    ) -> (copied: FeedItemDetailViewModel, expected: [String]) {
        var copy = FeedItemDetailBytes()
        unsafe memory.withUnsafeBytes { memory in
            func text(_ index: Int) -> feed_string { unsafe lent(places[index], of: memory) }
            var file = unsafe feed_attachment()
            unsafe file.url = text(1)
            unsafe file.mime_type = text(2)
            unsafe file.title = text(3)
            unsafe file.label = text(4)
            unsafe file.facts = text(5)
            var medium = unsafe feed_media()
            unsafe medium.url = text(6)
            unsafe medium.mime_type = text(7)
            unsafe medium.thumbnail = text(8)
            unsafe withUnsafePointer(to: file) { file in
                unsafe withUnsafePointer(to: medium) { medium in
                    var detail = unsafe feed_item_detail()
                    unsafe detail.image_url = text(0)
                    unsafe detail.attachments = feed_list(
                        first: UnsafeRawPointer(file), count: 1,
                        stride: MemoryLayout<feed_attachment>.stride)
                    unsafe detail.media = feed_list(
                        first: UnsafeRawPointer(medium), count: 1,
                        stride: MemoryLayout<feed_media>.stride)
                    unsafe copy.copy(detail, isSummary: false)
                }
            }
        }
        let expected = places.map { String(decoding: memory[$0], as: UTF8.self) }
        return (FeedItemDetailViewModel(copy, texts: FeedItemTexts { _ in nil }), expected)
    }

    @Test(arguments: 0..<40)
    func `texts in any order are the same as each by itself`(seed: UInt64) throws {
        var random = seed &+ 1
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        for _ in 0..<50 {
            var memory: [UInt8] = []
            var places: [Range<Int>] = []
            for _ in 0..<9 {
                // Behind the one before, with something between, within it, or before all.
                if next(4) == 0 { memory += Array(repeating: 0xFF, count: next(3)) }
                if next(5) == 0, !places.isEmpty, case let last = places[next(places.count)],
                    last.count > 0, memory[last].allSatisfy({ $0 < 0x80 })
                {
                    let start = last.lowerBound + next(last.count)
                    places.append(start..<start + next(last.upperBound - start + 1))
                    continue
                }
                let text = Array(Self.texts[next(Self.texts.count)].utf8)
                places.append(memory.count..<memory.count + text.count)
                memory += text
            }
            if next(3) == 0 { places.reverse() }
            memory.append(0)
            let (copied, expected) = copied(places, of: memory)
            let file = try #require(copied.attachments.first)
            let medium = try #require(copied.media.first)
            #expect(
                [
                    copied.image?.url, file.url, file.mimeType, file.title, file.label, file.facts,
                    medium.url, medium.mimeType, medium.thumbnail,
                ] == expected)
        }
    }

    @Test(arguments: [
        ("A (audio, 9\u{A0}MB)", 3..<16, true), ("A (audio, 9\u{A0}MB)", 13..<15, true),
        // Half a character, and what is no UTF-8 at all.
        ("A (audio, 9\u{A0}MB)", 12..<16, false), ("A (audio, 9\u{A0}MB)", 3..<12, false),
        ("A (audio, 9\u{A0}MB)", 0..<17, false), ("", 0..<0, true),
    ])
    func `what stands in a label is found there`(label: String, part: Range<Int>, isText: Bool) {
        let memory = Array(label.utf8) + [0xFF]
        var copy = FeedItemDetailBytes()
        unsafe memory.withUnsafeBytes { memory in
            func text(_ range: Range<Int>) -> feed_string { unsafe lent(range, of: memory) }
            var file = unsafe feed_attachment()
            unsafe file.label = text(0..<label.utf8.count)
            unsafe file.facts = text(part)
            unsafe file.size_words = text(label.utf8.count..<memory.count)
            unsafe withUnsafePointer(to: file) { file in
                var detail = unsafe feed_item_detail()
                unsafe detail.attachments = feed_list(
                    first: UnsafeRawPointer(file), count: 1,
                    stride: MemoryLayout<feed_attachment>.stride)
                unsafe copy.copy(detail, isSummary: false)
            }
        }
        let file = copy.attachments[0]
        #expect(copy.text(file.label) == label)
        #expect(copy.text(file.facts) == String(decoding: memory[part], as: UTF8.self))
        #expect(file.label.contains(file.facts.lowerBound) == (isText && !label.isEmpty))
        #expect(file.sizeWords.map(copy.text) == "\u{FFFD}")
    }

    @Test func `a piece holds what touches, and nothing else`() {
        let memory = Array("https://e.org/iaudio/mpeg~~https://e.org/t".utf8)
        unsafe memory.withUnsafeBytes { memory in
            func text(_ range: Range<Int>) -> feed_string { unsafe lent(range, of: memory) }
            var detail = unsafe feed_item_detail()
            unsafe detail.image_url = text(0..<15)
            var file = unsafe feed_attachment()
            unsafe file.url = text(15..<25)
            unsafe file.title = text(27..<42)
            unsafe withUnsafePointer(to: file) { file in
                unsafe detail.attachments = feed_list(
                    first: UnsafeRawPointer(file), count: 1,
                    stride: MemoryLayout<feed_attachment>.stride)
                let piece = unsafe LentPiece(of: detail)
                #expect(unsafe piece.bytes.count == 25)
                #expect(unsafe piece.range(of: text(15..<25)) == 15..<25)
                #expect(unsafe piece.range(of: text(20..<26)) == nil)
                #expect(unsafe piece.range(of: text(27..<42)) == nil)
                #expect(unsafe piece.range(of: feed_string()) == nil)
            }
        }
    }
}
