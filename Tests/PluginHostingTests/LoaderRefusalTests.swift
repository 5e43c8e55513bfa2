import Testing

@testable import PluginHosting

/// The reason why the dynamic loader refused a library, from its message.
struct LoaderRefusalTests {
    @Test(arguments: [
        (
            "libnowhere.so: cannot open shared object file: No such file or directory",
            LoaderRefusal.missingLibrary
        ),
        ("/x/p.so: undefined symbol: draw_all", .missingSymbol),
        ("/lib/libc.so.6: version `GLIBC_2.99' not found (required by /x/p.so)", .missingSymbol),
        (
            "/x/p.so: cannot make segment writable for relocation: Permission denied",
            .textRelocations
        ),
        (
            "p.so: cannot enable executable stack as shared object requires: Permission denied",
            .executableStack
        ),
        ("p.so: ELF load command alignment not page-aligned", .other),
    ])
    func `Classifies the loader's message`(words: String, refusal: LoaderRefusal) {
        #expect(LoaderRefusal(words) == refusal)
    }
}
