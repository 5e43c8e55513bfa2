import PluginTestSupport
import Testing

@testable import PluginTracing

/// Mangled names, chosen by the plugin, are demangled in a separate process.
@Suite struct PluginNameTests {
    private func symbols(_ executable: String? = nil) throws -> PluginSymbols {
        PluginSymbols(
            path: "/nonexistent/plugin.so",
            executable: try executable ?? BuiltPlugin.program())
    }

    @Test func `Demangles names of C++, Swift and Rust`() throws {
        let read = try symbols().readable([
            "display", "_Z4drawRKSsPKc", "$s4Dots4drawyyF", "_RNvC6plugin4draw",
            "_ZN6plugin4draw17h0123456789abcdefE",
            "_ZN53_$LT$plugin..Digest$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE",
            "_ZN6plugin4draw28_$u7b$$u7b$closure$u7d$$u7d$17h0123456789abcdefE",
            "_ZN6plugin7a$none$17h0123456789abcdefE",
        ])
        #expect(
            read == [
                "display", "draw(std::string const&, char const*)", "Dots.draw() -> ()",
                "_RNvC6plugin4draw", "plugin::draw",
                "<plugin::Digest as core::fmt::Display>::fmt", "plugin::draw::{{closure}}",
                "plugin::a$none$",
            ])
    }

    /// Names that make the demangler abort, crash, hang or allocate gigabytes.
    @Test(arguments: [
        "$sRvs", "$ss5SwiftfMa_",
        "_Z1fPiPFvS_S_S_EPFvS1_S1_S1_EPFvS3_S3_S3_EPFvS5_S5_S5_EPFvS7_S7_S7_EPFvS9_S9_S9_E"
            + "PFvSB_SB_SB_EPFvSD_SD_SD_EPFvSF_SF_SF_EPFvSH_SH_SH_EPFvSJ_SJ_SJ_EPFvSL_SL_SL_E"
            + "PFvSN_SN_SN_EPFvSP_SP_SP_EPFvSR_SR_SR_EPFvST_ST_ST_EPFvSV_SV_SV_EPFvSX_SX_SX_E",
    ])
    func `Leaves an undemanglable name, and those after it, as they are`(name: String) throws {
        let symbols = try symbols()
        #expect(
            symbols.readable(["_Z4drawv", name, "_Z4showv", "show"])
                == ["draw()", name, "_Z4showv", "show"])
        // No more time is spent on that plugin, but cached names remain.
        #expect(symbols.readable(["_Z4hidev", "_Z4drawv"]) == ["_Z4hidev", "draw()"])
    }

    @Test func `Caches names, including those that fail`() throws {
        let memory = NameCache()
        let program = try BuiltPlugin.program()
        let first = PluginSymbols(path: "/nonexistent", executable: program, memory: memory)
        #expect(
            first.readable(["_Z4drawv", "$sRvs", "_Z4showv"]) == ["draw()", "$sRvs", "_Z4showv"])
        let second = PluginSymbols(
            path: "/nonexistent", executable: "/nonexistent", memory: memory)
        #expect(second.readable(["_Z4drawv", "$sRvs"]) == ["draw()", "$sRvs"])
        // Names after a failed one are tried next time.
        let third = PluginSymbols(path: "/nonexistent", executable: program, memory: memory)
        #expect(third.readable(["$sRvs", "_Z4showv"]) == ["$sRvs", "show()"])
    }

    @Test func `Leaves invalid names as they are and demangles those after them`() throws {
        #expect(
            try symbols().readable(["_Znone", "_Z4drawv", "_Rnone", "$none", "_Z4showv"])
                == ["_Znone", "draw()", "_Rnone", "$none", "show()"])
    }

    @Test(arguments: ["/bin/true", "/bin/false", "/nonexistent", "/usr/bin/yes"])
    func `Leaves names as they are if the process gives no valid answer`(program: String) throws {
        let read = try symbols(program).readable(["_Z4drawv", "_Z4showv"])
        let isNonsense = program == "/usr/bin/yes"
        #expect(isNonsense || read == ["_Z4drawv", "_Z4showv"])
        #expect(read.allSatisfy { $0.utf8.count <= NameProcess.answerLimit })
    }

    @Test func `Sends only short mangled names to the process`() {
        #expect(NameReader.isMade("_Z" + String(repeating: "a", count: 254)))
        #expect(!NameReader.isMade("_Z" + String(repeating: "a", count: 255)))
        #expect(NameReader.isMade("$s4Dots4drawyyF") && !NameReader.isMade("_RNvC1a1b"))
        for name in ["", "display", "Z1a", "_Z\u{7}", "_Z a", "_Zé", "_Z1a\n_Z1b", "__Z1a"] {
            #expect(!NameReader.isMade(name))
        }
    }

    @Test func `Limits the number of names`() throws {
        let names = (0..<NameProcess.countLimit + 2).map { "_Z\(String($0).count + 1)f\($0)v" }
        #expect(
            try NameReader(executable: BuiltPlugin.program()).read(names)
                == (0..<NameProcess.countLimit).map { "f\($0)()" })
    }

    @Test func `Leaves a name as it is if its demangled form is too long`() throws {
        let name = "_Z1f" + String(repeating: "Ss", count: 100)
        #expect(try symbols().readable([name, "_Z4drawv"]) == [name, "draw()"])
    }
}
