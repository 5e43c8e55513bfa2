import Foundation
import Testing

@testable import FeedNetwork

final class RemotePictureTests: ResourceLoading {
    @Test
    func `Rejects a picture with too many pixels before decoding`() {
        #expect(
            throws: PictureFailure.tooManyPixels(
                address: "x", width: 60_000, height: 60_000, limit: 64_000_000)
        ) {
            try RemoteImageFileLoader.picture(Self.picture(60_000, 60_000), from: "x").get()
        }
    }

    private static func picture(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let size = [width, height].flatMap { number in
            (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        }
        return header + Array("IHDR".utf8) + size + [8, 2, 0, 0, 0]
    }

    @Test(
        arguments: [
            (8_000, 8_000, true), (8_000, 8_001, false), (32_767, 1, true), (1, 32_767, true),
            (32_768, 1, false), (1, 32_768, false),
        ] as [(UInt32, UInt32, Bool)])
    func `A picture has at most so many pixels, and a side of so many`(
        width: UInt32, height: UInt32, isAllowed: Bool
    ) {
        let picture = RemoteImageFileLoader.picture(Self.picture(width, height), from: "x")
        #expect(((try? picture.get()) != nil) == isAllowed)
    }

    @Test func `Holds no picture that was handed on`() throws {
        func residentPages() throws -> Int {
            let counts = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            return try #require(Int(counts.split(separator: " ")[1]))
        }
        let resources = ResourceLoader(
            transport: transport, store: nil, settings: ResourceSettings(), now: { 0 })
        let loader = RemoteImageFileLoader(
            resources: { resources }, allowedClasses: { _ in .all })
        let before = try residentPages()
        for number in 0..<24 {
            _ = loader.loadImageFile(from: "http://a.example/\(number)") { _ in }
            transport.answer(
                200, bytes: Self.picture(10, 10) + [UInt8](repeating: 1, count: 8 << 20))
        }
        // Half of what they are, in pages of 4 KiB.
        #expect(try residentPages() - before < 24 << 10)
    }

    @Test(arguments: [true, false])
    func `Remembers a redirect only if it leads to a picture`(isPicture: Bool) {
        let resources = makeLoader()
        let loader = RemoteImageFileLoader(
            resources: { resources }, allowedClasses: { _ in .all })
        _ = loader.loadImageFile(from: "http://a.example/1") { _ in }
        transport.answer(301, [("Location", "/2")])
        let body = isPicture ? Self.picture(10, 10) : Array("log in".utf8)
        transport.answer(200, bytes: body)
        #expect(store.redirects.count == (isPicture ? 1 : 0))
        #expect(store.responses.count == (isPicture ? 1 : 0))
    }
}
