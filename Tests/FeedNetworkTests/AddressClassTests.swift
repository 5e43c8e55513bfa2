import Testing

@testable import FeedNetwork

struct AddressClassTests {
    @Test(
        arguments: [
            ("93.184.216.34", AddressClass.public), ("1.1.1.1", .public), ("172.15.9.9", .public),
            ("172.32.0.1", .public), ("100.63.255.255", .public), ("100.128.0.1", .public),
            ("192.167.1.1", .public), ("11.0.0.1", .public), ("126.255.255.255", .public),
            ("10.0.0.1", .private), ("172.16.0.1", .private), ("172.31.255.255", .private),
            ("192.168.1.1", .private), ("127.0.0.1", .loopback), ("127.255.255.254", .loopback),
            ("169.254.169.254", .linkLocal), ("100.64.0.1", .shared), ("100.127.255.255", .shared),
            ("0.0.0.0", .unspecified), ("0.1.2.3", .unspecified), ("224.0.0.251", .multicast),
            ("255.255.255.255", .reserved), ("240.0.0.1", .reserved), ("192.0.2.7", .reserved),
            ("198.51.100.7", .reserved), ("203.0.113.7", .reserved), ("198.18.0.1", .reserved),
            ("2606:2800:220:1:248:1893:25c8:1946", .public), ("2a00:1450:4001::8a", .public),
            ("::1", .loopback), ("::", .unspecified), ("fe80::1", .linkLocal),
            ("febf::1", .linkLocal), ("fec0::1", .private), ("fc00::1", .uniqueLocal),
            ("fdff:ffff::1", .uniqueLocal), ("ff02::fb", .multicast), ("2001:db8::1", .reserved),
            ("2001::1", .reserved), ("100::1", .reserved), ("4000::1", .reserved),
            ("::ffff:127.0.0.1", .loopback), ("::ffff:10.1.2.3", .private),
            ("::ffff:8.8.8.8", .public), ("::ffff:0:127.0.0.1", .loopback),
            ("::127.0.0.1", .loopback), ("64:ff9b::7f00:1", .loopback),
            ("64:ff9b::808:808", .public), ("64:ff9b:1::1", .private),
            ("2002:7f00:1::", .loopback), ("2002:a9fe:a9fe::1", .linkLocal),
            // At the edges of networks.
            ("::8.8.8.1", .public), ("::0.0.0.2", .unspecified), ("192.88.99.1", .reserved),
            ("198.19.255.255", .reserved), ("198.20.0.0", .public), ("239.255.255.255", .multicast),
            ("2001:1ff::", .reserved), ("2001:200::", .public), ("3fff:fff::", .reserved),
            ("3fff:1000::", .public), ("64:ff9b::1:a00:1", .private),
        ])
    func `Classifies addresses by the registries`(host: String, expected: AddressClass) {
        #expect(IPAddress(host: host)?.addressClass == expected)
    }

    @Test(
        arguments: [
            ("127.1", [127, 0, 0, 1]), ("2130706433", [127, 0, 0, 1]),
            ("0x7f.0.0.1", [127, 0, 0, 1]), ("0177.0.0.01", [127, 0, 0, 1]),
            ("10.258", [10, 0, 1, 2]), ("192.168.257", [192, 168, 1, 1]), ("0", [0, 0, 0, 0]),
            ("127.0.0.1.", [127, 0, 0, 1]),
            ("[::1]", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            // Two colons may replace a single group.
            ("1:2:3:4:5:6:7::", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 0]),
            ("::2:3:4:5:6:7:8", [0, 0, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]),
            ("1:2:3::5:6:7:8", [0, 1, 0, 2, 0, 3, 0, 0, 0, 5, 0, 6, 0, 7, 0, 8]),
            (
                "0000:0000:0000:0000:0000:ffff:255.255.255.255",
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]
            ),
            ("fe80::1%eth0", [254, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
            ("255.255.65535", [255, 255, 255, 255]), ("255.16777215", [255, 255, 255, 255]),
            ("0x00000000000000000000000007f000001", [127, 0, 0, 1]),
        ] as [(String, [UInt8])])
    func `Parses every notation of addresses`(host: String, expected: [UInt8]) {
        #expect(IPAddress(host: host)?.bytes == expected)
    }

    @Test(
        arguments: [
            "example.org", "1.2.3.4.5", "256.1.1.1", "1.2.3.256", "", ".", "1..2", "08.0.0.1",
            "4294967296", "::1::", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "g::1", "12345::",
            "::1.2.3", "1.2.3.4::", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8",
            "255.255.65536", "255.16777216", "1.2.3.4:5::", "0x1ffffffff", "1::+1", "1::00001",
            "-1.2.3.4", "+1.2.3.4", "[::1",
            // Signs in the numbers of an address.
            "0+177.0.0.1", "0-177.0.0.1", "0x0+7f.1", "0x+7f.1", "127.0+1", "-0", "0-0.0.0.0",
            "1::-1",
        ])
    func `Rejects names`(host: String) {
        #expect(IPAddress(host: host) == nil)
    }

    @Test
    func `Allows a source to name addresses on the internet and in its own class`() {
        let named = AddressClassSet.named(bySourceIn: .loopback)
        #expect(named.contains(.public))
        #expect(named.contains(.loopback))
        #expect(!named.contains(.private))
        #expect(!named.contains(.linkLocal))
        #expect(AddressClassSet.named(bySourceIn: nil) == .public)
        #expect(AddressClass.allCases.allSatisfy { AddressClassSet.all.contains($0) })
    }

}
