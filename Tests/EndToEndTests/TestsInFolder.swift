/// Tests that each have a folder, which is removed after them.
class TestsInFolder {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }
}
