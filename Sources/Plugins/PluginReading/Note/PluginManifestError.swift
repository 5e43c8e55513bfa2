/// A fault of a note's text.
package struct PluginManifestError: Error, Sendable, Hashable {
    /// The kinds of faults.
    package enum Fault: Sendable, Hashable {
        case notText
        case tooLong
        case notKeyAndValue
        case repeatedKey(String)
        case missingKey(String)
        case invalidID(String)
        case invalidVersion(String)
        case invalidABI(String)
        case unknownView(String)
        case unknownNeed(String)
        case invalidOption(String)
        case invalidRequirement(String)
        case invalidImages(String)
    }

    /// The fault.
    package let fault: Fault
    /// The line it stands on, counted from one as the author counts them; `nil` where it concerns the whole.
    package let line: Int?

    /// Creates an error.
    package init(_ fault: Fault, line: Int? = nil) {
        self.fault = fault
        self.line = line
    }
}
