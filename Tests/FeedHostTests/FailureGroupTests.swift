import FeedNetwork
import Testing

@testable import FeedHost

/// Messages about failures of many sources.
@Suite struct FailureGroupTests {
    private func failures(
        _ outcome: HTTPResult.Outcome, hosts: Int, paths: Int, detail: String = ""
    ) throws -> [ResourceFailure] {
        try (0..<hosts).flatMap { host in
            try (0..<paths).map { path in
                .transfer(
                    outcome,
                    address: try #require(ResourceAddress("http://h\(host).example/\(path)")),
                    detail: detail)
            }
        }
    }

    private func lines(_ errors: [any Error]) -> [String] {
        FailureGroup.groups(errors).map(\.line)
    }

    @Test func `Groups feeds missing in the cache`() throws {
        let address = try #require(ResourceAddress("http://a.example/"))
        let failure = ResourceFailure.notInCache(address: address)
        #expect(
            lines([failure, failure, failure, failure]) == [
                "nothing is kept of 4 feeds; try again without --offline"
            ])
        #expect(
            lines([failure]) == [
                "nothing is kept of http://a.example/; try again without --offline"
            ])
    }

    @Test func `Groups feeds of hosts that are not found`() throws {
        let lines = lines(try failures(.hostNotFound, hosts: 100, paths: 2))
        #expect(
            lines == [
                "the hosts h0.example, h1.example, h2.example and 97 more were not found (200 feeds); "
                    + "check its name, and whether there is a network"
            ])
    }

    @Test(
        arguments: [
            .connectionFailed, .deadlinePassed, .tooSlow, .cutShort, .untrusted,
            .secureConnectionFailed,
            .proxyFailed,
        ] as [HTTPResult.Outcome])
    func `Groups feeds of an unreachable server`(outcome: HTTPResult.Outcome) throws {
        let lines = lines(try failures(outcome, hosts: 1, paths: 100))
        #expect(lines.count == 1)
        #expect(lines[0].contains("h0.example") && lines[0].contains("(100 feeds)"), "\(lines)")
    }

    @Test func `Names each of up to three failures of one cause, in order`() throws {
        let refused = try failures(.connectionFailed, hosts: 1, paths: 3)
        let missing = ResourceFailure.notInCache(
            address: try #require(ResourceAddress("http://a.example/")))
        let errors = [refused[0], missing, refused[1], refused[2]]
        #expect(lines(errors) == errors.map(ErrorWording.line))
        #expect(FailureGroup.groups(refused, namesFew: false).count == 1)
    }

    @Test func `Reports each cause in order of first occurrence`() throws {
        let address = try #require(ResourceAddress("http://h0.example/"))
        let errors: [any Error] =
            try failures(.connectionFailed, hosts: 1, paths: 2) as [any Error]
            + [ResourceFailure.status(404, address: address)]
            + [ResourceFailure.status(404, address: address)]
            + Array(repeating: ResourceFailure.status(500, address: address), count: 4)
            + (try failures(.connectionFailed, hosts: 1, paths: 2) as [any Error])
        let lines = lines(errors)
        #expect(lines.count == 4)
        #expect(lines[0].contains("nobody answers at h0.example (4 feeds)"))
        #expect(lines[1].contains("404") && lines[2].contains("404"))
        #expect(lines[3].contains("HTTP 500) (4 feeds)"))
    }

    @Test(arguments: [
        "SSL certificate problem: self-signed certificate",
        "SSL certificate problem: self signed certificate in certificate chain",
        "SSL certificate problem: unable to get local issuer certificate",
    ])
    func `Names CURL_CA_BUNDLE for an untrusted certificate`(detail: String) throws {
        let lines = lines(try failures(.untrusted, hosts: 1, paths: 1, detail: detail))
        #expect(lines[0].contains("CURL_CA_BUNDLE"))
        let expired = self.lines(
            try failures(.untrusted, hosts: 1, paths: 1, detail: "certificate has expired"))
        #expect(!expired[0].contains("CURL_CA_BUNDLE"))
    }

    @Test func `Names the first and the last time for servers that are left alone`() throws {
        let address = try #require(ResourceAddress("http://a.example/"))
        func held(_ until: Int64) -> ResourceFailure {
            .heldUntil(until, status: 429, address: address)
        }
        let first = ClockWording.words(1_795_305_600)
        let last = ClockWording.words(1_795_309_200)
        #expect(
            lines([Int64](repeating: 1_795_305_600, count: 3).map(held) + [held(1_795_309_200)])
                .first?.hasSuffix(
                    "they will be asked again after \(first), the last after \(last)") == true)
        #expect(
            lines([held(1_795_305_600), held(1_795_305_600)]).first?.hasSuffix(
                "it will be asked again after \(first)") == true)
    }
}
