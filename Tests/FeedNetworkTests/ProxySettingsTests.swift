import Testing

@testable import FeedNetwork

struct ProxySettingsTests {
    private func proxy(_ variables: [String: String], _ address: String) -> String? {
        ResourceAddress(address).flatMap {
            ProxySettings { variables[$0] }.proxy(for: $0)
        }
    }

    @Test
    func `Chooses the proxy by scheme`() {
        let variables = ["http_proxy": "http://p:1", "HTTPS_PROXY": "http://q:2"]
        #expect(proxy(variables, "http://example.org/") == "http://p:1")
        #expect(proxy(variables, "https://example.org/") == "http://q:2")
        #expect(proxy([:], "https://example.org/") == nil)
        #expect(proxy(["ALL_PROXY": "socks5://r:3"], "https://example.org/") == "socks5://r:3")
    }

    @Test
    func `Ignores HTTP_PROXY, which a request header can set in CGI programs`() {
        #expect(proxy(["HTTP_PROXY": "http://evil:1"], "http://example.org/") == nil)
    }

    @Test(
        arguments: [
            ("*", "http://example.org/", true), ("example.org", "http://example.org/", true),
            ("example.org", "http://www.example.org/", true),
            (".example.org", "http://example.org/", true),
            ("example.org", "http://notexample.org/", false),
            ("a, EXAMPLE.org", "http://example.org./", true),
            ("10.0.0.0/8", "http://10.9.9.9/", true), ("10.0.0.0/8", "http://11.0.0.1/", false),
            ("127.0.0.1", "http://127.0.0.1:8/", true), ("10.0.0.0/99", "http://10.0.0.1/", false),
            ("fe80::/10", "http://[fe80::5]/", true), ("1", "http://example.org/", false),
            ("example.org", "http://10.0.0.1/", false), ("fe80::/10", "http://10.0.0.1/", false),
            ("10.0.0.0/x", "http://10.0.0.1/", false),
        ])
    func `Connects directly to exceptions`(exceptions: String, address: String, isDirect: Bool) {
        let found = proxy(["http_proxy": "http://p:1", "no_proxy": exceptions], address)
        #expect((found == nil) == isDirect)
    }
}
