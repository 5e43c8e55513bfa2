import FeedRendering
import Testing

@testable import TerminalRendering

@Suite struct TerminalKindTests {
    @Test func `Without colours pictures are shapes, unless pixels are asked for`() {
        func pictures(_ option: String, _ colors: ColorDepth) -> PictureProtocol {
            TerminalKind(terminal: "xterm-kitty", program: "", locale: "C.UTF-8", pictures: option)
                .surface(in: RenderingEnvironment(colorDepth: colors)).pictures
        }
        #expect(pictures("auto", .ansi16) == .kitty)
        #expect(pictures("auto", .none) == .symbols)
        #expect(pictures("kitty", .none) == .kitty)
    }
}
