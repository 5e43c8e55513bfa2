import FeedViews
import Testing

@testable import WindowRendering

struct WindowKeysTests {
    @Test(
        arguments: [
            (0x6A, 0x6A, "j"), (0x41, 0x41, "A"), (0x20, 0x20, "space"), (0x3B, 0x3B, "semicolon"),
            (0xFF0D, 13, "enter"), (0xFF8D, 13, "enter"), (0xFF09, 9, "tab"), (0xFF55, 0, "pageup"),
            (0xFFBE, 0, "f1"), (0x6CA, 0x44A, "ъ"),
        ] as [(UInt32, UInt32, String)])
    func `Names keys as all readers do`(symbol: UInt32, scalar: UInt32, name: String) {
        #expect(WindowKey(symbol: symbol, scalar: scalar, hasControl: false)?.name == name)
    }

    @Test
    func `Names keys with Control by their letter`() {
        #expect(WindowKey(symbol: 0x71, scalar: 0x71, hasControl: true)?.name == "ctrl-q")
        #expect(WindowKey(symbol: 0x51, scalar: 0x51, hasControl: true)?.name == "ctrl-q")
        #expect(WindowKey(symbol: 0xFFE3, scalar: 0, hasControl: true) == nil)
        #expect(WindowKey(symbol: 0xFFE1, scalar: 0, hasControl: false) == nil)
    }

    @Test
    func `Gives letters the meaning they have in every reader`() {
        let keys = WindowKeys(.standard)
        let others: [ReaderAction] = [.rows, .note, .redraw, .suspend]
        for action in ReaderAction.allCases {
            for name in action.keys where name.utf8.count == 1 {
                #expect(keys.action(of: name) == (others.contains(action) ? nil : action))
            }
        }
    }

    @Test
    func `Leaves Control to the desktop and the tabulator to the focus`() {
        let keys = WindowKeys(.standard)
        #expect(keys.action(of: "ctrl-f") == .filter)
        #expect(keys.action(of: "ctrl-q") == .quit)
        for name in ["ctrl-c", "ctrl-d", "ctrl-z", "tab", "backtab"] {
            #expect(keys.action(of: name) == nil, "\(name)")
        }
    }

    @Test
    func `Prefers what the user has bound`() throws {
        let keys = WindowKeys(
            try ReaderKeys("refresh ctrl-d x; none q j; sort ctrl-f"))
        #expect(keys.action(of: "ctrl-d") == .refresh)
        #expect(keys.action(of: "x") == .refresh)
        #expect(keys.action(of: "q") == nil)
        #expect(keys.action(of: "ctrl-f") == .sort)
        #expect(keys.action(of: "ctrl-q") == .quit)
    }

    @Test
    func `Lists the keys in force`() throws {
        let keys = WindowKeys(try ReaderKeys("refresh x; none q"))
        #expect(keys.labels(of: .refresh) == ["r", "x", "F5"])
        #expect(keys.labels(of: .pageDown) == ["␣", "PgDn"])
        #expect(keys.labels(of: .quit) == ["Q", "Ctrl+Q", "Ctrl+W"])
        #expect(keys.labels(of: .close).isEmpty)
        #expect(keys.labels(of: .nextPane).isEmpty)
        #expect(keys.labels(of: .suspend).isEmpty)
    }
}
