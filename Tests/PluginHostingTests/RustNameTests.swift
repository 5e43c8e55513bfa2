import Testing

@testable import PluginHosting
@testable import PluginTracing

/// The names of Rust's compiler: the examples are made after RFC 2603's grammar.
@Suite struct `A name of Rust` {
    private func readable(_ name: String) -> String? {
        RustName.readable(Array(name.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("_RNvC6plugin4draw", "plugin::draw"),
        ("_RNvCs1234_6plugin4draw", "plugin::draw"),
        ("_RNvNtC6plugin5pages4draw", "plugin::pages::draw"),
        ("_RNCNvC6plugin4draw0", "plugin::draw::{closure#0}"),
        ("_RNCNvC6plugin4draws_0", "plugin::draw::{closure#1}"),
        ("_RNSNvC6plugin4draw6vtable", "plugin::draw::{shim:vtable#0}"),
        ("_RINvC6plugin4drawlE", "plugin::draw::<i32>"),
        ("_RINvC6plugin4drawReNtC6plugin4PageE", "plugin::draw::<&str, plugin::Page>"),
        ("_RINvC6plugin4drawReNtB2_4PageE", "plugin::draw::<&str, plugin::Page>"),
        ("_RNvMC6pluginNtC6plugin4Page4draw", "<plugin::Page>::draw"),
        ("_RNvXC1aNtC1a4PageNtC1a4View4draw", "<a::Page as a::View>::draw"),
        ("_RNvYlNtC6plugin4View4draw", "<i32 as plugin::View>::draw"),
        ("_RINvC1a1bTlhEE", "a::b::<(i32, u8)>"), ("_RINvC1a1bTlEE", "a::b::<(i32,)>"),
        ("_RINvC1a1bAhj10_E", "a::b::<[u8; 16]>"), ("_RINvC1a1bShE", "a::b::<[u8]>"),
        ("_RINvC1a1bPhOhQhE", "a::b::<*const u8, *mut u8, &mut u8>"),
        ("_RINvC1a1bFUKChEuE", "a::b::<unsafe extern \"C\" fn(u8)>"),
        ("_RINvC1a1bFEhE", "a::b::<fn() -> u8>"),
        ("_RINvC1a1bFG_RL0_hEuE", "a::b::<for<'a> fn(&'a u8)>"),
        ("_RINvC1a1bDNtC1a1TEL_E", "a::b::<dyn a::T>"),
        ("_RINvC1a1bDNtC1a1Tp1IlEL_E", "a::b::<dyn a::T<I = i32>>"),
        ("_RINvC1a1bKlna_Kb1_Kc61_E", "a::b::<-10, true, 'a'>"),
        ("_RINvC1a1bL_E", "a::b::<'_>"),
        ("_RNvC1au8gdel_5qa", "a::punycode{gdel_5qa}"),
        ("_RNvC6plugin4drawC3app", "plugin::draw"),
    ])
    func `is read`(name: String, text: String) {
        #expect(readable(name) == text)
    }

    @Test(arguments: [
        "_R", "_RN", "_RNvC6plugin9draw", "_RNvC6plugin4draw!", "_RB_", "_RNvB0_1a", "_RC0",
        "_RINvC1a1bl", "_RNvC99999999999999999999991a", "_RNvCszzzzzzzzzzzzzzzzzzzz_1a1b",
        "_RINvC1a1bL0_E", "_RINvC1a1bFGzz_EuE", "plugin::draw",
    ])
    func `that is none is not read`(name: String) {
        #expect(readable(name) == nil)
    }

    @Test func `that refers back without end, or nests, is not read for ever`() {
        // Each type is two of the one before.
        var name = "_RINvC1a1bTllE"
        var start = 8
        for _ in 0..<40 {
            let reference = start == 0 ? "_" : Self.base62(start - 1)
            start = name.utf8.count - 2
            name += "TB\(reference)B\(reference)E"
        }
        #expect(readable(name + "E") == nil)
        #expect(readable("_RINvC1a1b" + String(repeating: "R", count: 2_000) + "hE") == nil)
        #expect(readable("_RNvC1a1b" + String(repeating: "B_", count: 100)) == nil)
    }

    @Test func `is read as deep as anybody nests, and no deeper`() {
        func nested(_ depth: Int) -> String? {
            readable("_RINvC1a1b" + String(repeating: "R", count: depth) + "hE")
        }
        #expect(nested(62) == "a::b::<" + String(repeating: "&", count: 62) + "u8>")
        #expect(nested(63) == nil)
    }

    private static func base62(_ value: Int) -> String {
        let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        var text = ""
        var rest = value
        repeat {
            text = String(digits[rest % 62]) + text
            rest /= 62
        } while rest > 0
        return text + "_"
    }

    @Test func `is read whatever it holds`() {
        var random = SystemRandomNumberGenerator()
        let alphabet = Array("CNMXYIBEvtlhjRQPOFDLKTASGs_n0123aupU".utf8)
        for _ in 0..<20_000 {
            let bytes = (0..<40).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            if let text = RustName.readable((Array("_R".utf8) + bytes)[...]) {
                #expect(text.count < 8_192)
            }
        }
    }

    @Test(
        arguments: [
            ("core::fmt::write::h0123456789abcdef", "core::fmt::write"),
            (
                "_$LT$alloc..string..String$u20$as$u20$core..fmt..Write$GT$::write_str::"
                    + "h0123456789abcdef", "<alloc::string::String as core::fmt::Write>::write_str"
            ),
            ("a::b$u7b$$u7b$closure$u7d$$u7d$::h0123456789abcdef", "a::b{{closure}}"),
            ("a::$odd::h0123456789abcdef", "a::$odd"),
            ("a::b::h0123456789abcdeg", nil), ("a::b", nil), ("h0123456789abcdef", nil),
        ] as [(String, String?)])
    func `of the older kind loses its hash and its escapes`(name: String, text: String?) {
        let read = RustName.readable(older: Array(name.utf8))
        #expect(read.map { String(decoding: $0, as: UTF8.self) } == text)
    }
}
