import PictureFormats
import Testing

struct DataAddressTests {
    @Test(
        arguments: [
            ("data:image/png;base64,iVBO", [0x89, 0x50, 0x4E]),
            ("DATA:image/png;base64,iV\n BO=", [0x89, 0x50, 0x4E]),
            ("data:,a%20b%2", Array("a b%2".utf8)),
            ("data:,", []),
        ] as [(String, [UInt8])])
    func `Decodes data addresses`(address: String, bytes: [UInt8]) {
        #expect(DataAddress.bytes(address) == bytes)
    }

    @Test(arguments: ["data:image/png;base64", "http://example.org/,", ""])
    func `Rejects other addresses`(address: String) {
        #expect(DataAddress.bytes(address) == nil)
    }
}
