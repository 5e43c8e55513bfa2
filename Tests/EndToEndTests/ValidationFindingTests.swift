import Testing

@testable import PluginValidation

/// The rules of breaches that the host reports in words.
struct ValidationFindingTests {
    @Test(
        arguments: [
            ("tried to open '/tmp/descriptor' (in display); refused", .confinement),
            ("tried to open '/tmp/how signals'; refused", .confinement),
            ("tried to start a process (in make_descriptor); refused", .confinement),
            ("tried to close a descriptor that is not its own; refused", .descriptors),
            ("wants to open 'mailto:a-descriptor', which the feed does not show", .delegate),
            ("asked for the action 'fly', which there is not; refused", .delegate),
            ("asked for 'select' with row 5 of 3; refused", .delegate),
            ("asked for items of a feed that is gone; it gets none", .lentMemory),
        ] as [(String, ValidationRule)])
    func `Tells the rule by the words before what a plugin has named`(
        words: String, rule: ValidationRule
    ) {
        #expect(ValidationFinding(breach: words).rule == rule)
    }
}
