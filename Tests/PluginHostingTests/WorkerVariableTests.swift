import Testing
import WorkerProtocol

@testable import WorkerHosting

/// The environment variables that a worker has.
struct WorkerVariableTests {
    private static let environment = [
        "HOME": "/home/me", "TERM": "xterm", "DISPLAY": ":7", "GDK_SCALE": "2",
        "QT_SCALE_FACTOR": "1.5", "SECRET": "s",
    ]

    private func variables(_ grants: WorkerGrants) -> [String] {
        grants.variables { Self.environment[$0] }
    }

    @Test func `Has only those of its grants`() {
        #expect(variables([]) == [])
        #expect(variables(.terminal) == ["TERM=xterm"])
        #expect(
            variables(.display) == [
                "GDK_SCALE=2", "QT_SCALE_FACTOR=1.5", "DISPLAY=:7",
                "XAUTHORITY=/home/me/.Xauthority",
            ])
        #expect(variables([.display, .network]).last == "RES_OPTIONS=use-vc")
    }
}
