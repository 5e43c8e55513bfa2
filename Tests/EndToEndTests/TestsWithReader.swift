/// Tests that each have a user with a cache, and a server.
class TestsWithReader {
    let reader: NetworkReader

    init() throws {
        reader = try NetworkReader()
    }
}
