import Foundation
import Glibc
import PluginTestSupport
import Testing
import WorkerProtocol

@testable import PluginFinding
@testable import PluginReading

struct PluginGrantTests {
    private let digest = SHA256Digest(hexadecimal: String(repeating: "1", count: 64))!
    private let other = SHA256Digest(hexadecimal: String(repeating: "2", count: 64))!

    private func manifest(
        _ id: String = "a", lines: String = "license=MIT\nsummary=S\nneeds=network\n"
    ) throws -> PluginManifest {
        let text = "abi=1\nabi-minimum=1\nid=\(id)\nname=A\nversion=1.0\nviews=feed\n" + lines
        return try PluginManifest.parse(Array(text.utf8))
    }

    @Test func `Grants to a file do not apply to other files with its id`() throws {
        var policy = PluginPolicy()
        policy.grantsByFile = [PluginTrust(id: "a", digest: digest): .network]
        let known = try manifest("a")
        #expect(policy.isDigestOfGrant(wantedFor: known))
        #expect(policy.missingGrants(for: known, digest) == [])
        #expect(policy.granted(to: known, in: .worker, digest) == .network)
        for digest: SHA256Digest? in [other, nil] {
            #expect(policy.missingGrants(for: known, digest) == [.network])
            #expect(policy.granted(to: known, in: .worker, digest) == [])
        }
        let wanting = try manifest(lines: "wants=network files\n")
        #expect(policy.grantsOfOtherFiles(to: wanting, digest) == [])
        #expect(policy.grantsOfOtherFiles(to: wanting, other) == [.network])
        let stranger = try manifest("b")
        #expect(!policy.isDigestOfGrant(wantedFor: stranger))
        #expect(policy.missingGrants(for: stranger, digest) == [.network])
    }

    @Test func `Rejects files over the size limit without copying`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(ELFImage().bytes, to: "large.so").path
        #expect(unsafe truncate(path, off_t(ELFLibrary.sizeLimit) + 1) == 0)
        #expect(throws: PluginFault.tooLarge(limit: ELFLibrary.sizeLimit)) {
            _ = try SealedFile(copying: path, whole: true)
        }
        #expect(throws: Never.self) { _ = try SealedFile(copying: path) }
        let loaded = try folder.write(
            ELFImage(loadedSize: ELFLibrary.sizeLimit + 1).bytes, to: "loaded.so"
        ).path
        #expect(unsafe truncate(loaded, off_t(ELFLibrary.sizeLimit) + 1) == 0)
        #expect(throws: PluginFault.tooMuchToLoad(limit: ELFLibrary.sizeLimit)) {
            _ = try SealedFile(copying: loaded)
        }
    }

    @Test func `Runs no plugin in-process whose note asks for a worker`() throws {
        var policy = PluginPolicy()
        policy.trustedIDs = ["a"]
        policy.trust = [PluginTrust(id: "a", digest: digest)]
        func place(_ lines: String, isInstalled: Bool) throws -> PluginPlace {
            let known = try manifest(lines: lines)
            return policy.decision(on: known, isInstalled: isInstalled) { digest }.place
        }
        for isInstalled in [false, true] {
            #expect(try place("", isInstalled: isInstalled) == .inProcess)
            #expect(try place("seat=worker\n", isInstalled: isInstalled) == .worker)
        }
        #expect(try policy.granted(to: manifest(lines: ""), in: .worker, nil) == [])
        let confined = try manifest(lines: "seat=worker\n")
        #expect(policy.granted(to: confined, in: .worker, nil) == .runtime)
        // For debuggers.
        policy.place = .inProcess
        #expect(try place("seat=worker\n", isInstalled: false) == .inProcess)
    }

    @Test func `Needs no digest for grants to every plugin`() throws {
        var policy = PluginPolicy()
        policy.grants = [.network]
        policy.grantsByFile = [PluginTrust(id: "a", digest: digest): .network]
        #expect(try !policy.isDigestOfGrant(wantedFor: manifest("a")))
        #expect(try policy.missingGrants(for: manifest("a"), nil) == [])
    }
}
