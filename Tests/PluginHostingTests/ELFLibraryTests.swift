import Testing

@testable import PluginReading

@Suite struct ELFLibraryTests {
    private func read(_ bytes: [UInt8]) throws(ELFFault) -> ELFLibrary {
        var file = ArrayBytes(array: bytes)
        return try ELFLibrary(reading: &file)
    }

    private func fault(of image: ELFImage) -> ELFFault? { ELFFault(of: image.bytes) }

    @Test func `Returns the note and the loaded length`() throws {
        let loaded = ELFImage().bytes.count
        let library = try read(ELFImage(unloaded: [UInt8](repeating: 7, count: 999)).bytes)
        #expect(library.noteText == ELFImage.text)
        #expect(library.loadedLength == UInt64(loaded))
    }

    @Test func `Finds its note among others`() throws {
        let others = [
            ELFImage.Note(owner: Array("GNU".utf8) + [0], text: [1, 2, 3, 4, 5], type: 3),
            ELFImage.Note(text: [9], type: 2),
            ELFImage.Note(owner: [], text: []),
        ]
        let own = ELFImage.Note(text: ELFImage.text)
        for alignment: UInt64 in [0, 1, 4, 8] {
            let image = ELFImage(noteAlignment: alignment, notes: others + [own])
            #expect(try read(image.bytes).noteText == ELFImage.text)
        }
    }

    @Test(arguments: [
        ([], ELFFault.notELF),
        (Array("not a library at all".utf8), .notELF),
        ([0x7F, 0x45, 0x4C], .notELF),
        ([0x7F, 0x45, 0x4C, 0x46], .truncated),
        ([UInt8](ELFImage().bytes.prefix(63)), .truncated),
        ([UInt8](ELFImage().bytes.prefix(100)), .truncated),
        ([UInt8](ELFImage().bytes.dropLast(4)), .truncated),
    ])
    func `Rejects truncated files and other formats`(bytes: [UInt8], fault: ELFFault) {
        #expect(throws: fault) { try read(bytes) }
    }

    @Test func `Reports the machine that a file is built for`() {
        var image = ELFImage()
        image.machine = 0xF3
        #expect(
            fault(of: image)
                == .wrongMachine(ELFMachine(number: 0xF3), bits: 64, isBigEndian: false))
        #expect(ELFMachine(number: 0xF3).description == "RISC-V")
        image.fileClass = 1
        image.machine = 40
        #expect(
            fault(of: image) == .wrongMachine(ELFMachine(number: 40), bits: 32, isBigEndian: false))
        image.fileClass = 2
        image.byteOrder = 2
        image.machine = 22
        #expect(
            fault(of: image) == .wrongMachine(ELFMachine(number: 22), bits: 64, isBigEndian: true))
        image.byteOrder = 3
        #expect(fault(of: image) == .malformed)
    }

    @Test func `Rejects executables and object files`() {
        for type: UInt16 in [0, 1, 2, 4, 0xFFFF] {
            #expect(fault(of: ELFImage(type: type)) == .notSharedObject)
        }
    }

    @Test func `Rejects invalid tables`() {
        #expect(fault(of: ELFImage(programHeaderSize: 32)) == .malformed)
        #expect(fault(of: ELFImage(programHeaderCount: 0xFFFF)) == .malformed)
        #expect(fault(of: ELFImage(programHeaderCount: 900)) == .truncated)
        #expect(fault(of: ELFImage(programHeaderOffset: .max)) == .truncated)
        #expect(fault(of: ELFImage(noteOffset: .max)) == .malformed)
        #expect(fault(of: ELFImage(noteOffset: .max / 2)) == .truncated)
        #expect(fault(of: ELFImage(noteSize: .max)) == .malformed)
        #expect(fault(of: ELFImage(noteSize: 1 << 40)) == .malformed)
        #expect(fault(of: ELFImage(noteSize: 128 << 10)) == .truncated)
        #expect(fault(of: ELFImage(noteSize: (128 << 10) + 1)) == .malformed)
    }

    @Test func `Reports a missing note, or one with wrong sizes`() {
        #expect(fault(of: ELFImage(programHeaderCount: 1)) == .noNote)
        #expect(fault(of: ELFImage(notes: [])) == .noNote)
        for note in [
            ELFImage.Note(owner: Array("FeedHosT".utf8) + [0], text: []),
            ELFImage.Note(owner: Array("FeedHost".utf8), text: []),
            ELFImage.Note(ownerSize: .max, text: ELFImage.text),
            ELFImage.Note(text: ELFImage.text, textSize: .max),
            ELFImage.Note(text: ELFImage.text, type: 0x101),
        ] {
            #expect(fault(of: ELFImage(notes: [note])) == .noNote)
        }
    }

    /// Any result is accepted: the test is that parsing ends.
    @Test func `Survives changes of any single byte`() {
        let original = ELFImage().bytes
        var endings: [ELFFault?: Int] = [:]
        for index in original.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var bytes = original
                bytes[index] = value
                endings[ELFFault(of: bytes), default: 0] += 1
            }
            _ = try? read([UInt8](original.prefix(index)))
        }
        #expect(endings.values.reduce(0, +) == original.count * 5)
        #expect(endings[.noNote, default: 0] > 0)
    }
}
