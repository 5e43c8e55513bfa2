/// An ELF file's processor (`e_machine`).
package struct ELFMachine: Sendable, Hashable, CustomStringConvertible {
    /// As assigned by the ELF specification.
    package let number: UInt16

    package static var host: ELFMachine {
        #if arch(x86_64)
            ELFMachine(number: 62)
        #elseif arch(arm64)
            ELFMachine(number: 183)
        #else
            #error("name the number of this processor")
        #endif
    }

    package var description: String {
        switch number {
        case 2: "SPARC"
        case 3: "x86"
        case 8: "MIPS"
        case 20: "PowerPC"
        case 21: "PowerPC 64"
        case 22: "S/390"
        case 40: "ARM"
        case 43: "SPARC 64"
        case 62: "x86-64"
        case 183: "AArch64"
        case 243: "RISC-V"
        case 258: "LoongArch"
        default: "processor \(number)"
        }
    }
}
