import FeedViews
import PluginHosting
import PluginTestSupport
import Testing

@Suite struct DotsExampleTests {
    @Test func `Draws with the default of its option and with a given value`() throws {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make("Examples/dots.c", name: "dots", in: folder)
        let library = try PluginLibrary(opening: path)
        let plain = try OpenedPlugin(library)
        try plain.draw(.titled("First", "Second"))
        #expect(plain.output == "• First\n• Second\n")
        let starred = try OpenedPlugin(library, options: ["dot": "*"])
        try starred.draw(.titled("First"))
        #expect(starred.output == "* First\n")
        #expect(plain.log.messages.isEmpty)
    }
}
