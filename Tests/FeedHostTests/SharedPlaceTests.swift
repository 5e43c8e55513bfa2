import FeedModel
import Foundation
import ReaderPresentation
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

/// The place that readers of the own list share.
@Suite struct SharedPlaceTests {
    private let folder: TemporaryFolder
    private let place: SharedPlace

    init() throws {
        folder = try TemporaryFolder()
        place = SharedPlace(ProcessEnvironment(["XDG_STATE_HOME": folder.path]))
    }

    private var file: URL { folder.url.appendingPathComponent("feedhost/place") }

    private var position: ReaderPosition {
        var position = ReaderPosition()
        position.item = "ä\u{0}=web:a.example"
        position.list = "/News"
        position.order = ItemOrder(.title, isReversed: true)
        return position
    }

    @Test func `The last one wins, in a private file`() throws {
        #expect(place.position == nil)
        try place.keep(ReaderPosition())
        try place.keep(position)
        #expect(place.position == position)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: file.deletingLastPathComponent().path) == ["place"])
    }

    @Test func `Ignores what is damaged, or of a later version`() throws {
        try place.keep(position)
        let bytes = try Data(contentsOf: file)
        for other in [
            Data(), bytes.dropLast(), Data([200]) + bytes.dropFirst(), bytes + Data(count: 30_000),
        ] {
            try other.write(to: file)
            #expect(place.position == nil)
        }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        #expect(place.position == nil)
        #expect(throws: SystemError.self) { try place.keep(position) }
    }

    @Test func `Keeps nothing without a folder`() {
        let place = SharedPlace(ProcessEnvironment(["HOME": "relative"]))
        #expect(place.position == nil)
        #expect(throws: SystemError.self) { try place.keep(position) }
    }
}
