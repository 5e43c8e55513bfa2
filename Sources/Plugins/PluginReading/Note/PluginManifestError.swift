/// A fault in a note.
package struct PluginManifestError: Error, Sendable, Hashable {
    package enum Fault: Sendable, Hashable {
        case notText
        /// A control character, a line separator, or a character that reorders text.
        case undisplayable(UInt32)
        case tooLong
        case notKeyAndValue
        case repeatedKey(String)
        case missingKey(String)
        case invalidID(String)
        case invalidVersion(String)
        case invalidABI(String)
        case minimumAboveABI(ABIRange)
        case unknownView(String)
        case unknownNeed(String)
        case invalidOption(String)
        case invalidRequirement(String)
        case invalidImages(String)
    }

    package let fault: Fault
    /// The line, counted from one; `nil` for the whole note.
    package let line: Int?

    package init(_ fault: Fault, line: Int? = nil) {
        self.fault = fault
        self.line = line
    }
}
