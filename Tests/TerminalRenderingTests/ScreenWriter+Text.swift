@testable import TerminalRendering

extension ScreenWriter {
    /// The bytes for a grid as text, in which every picture is drawn by `sequence`.
    mutating func text(
        for grid: CellGrid, _ capabilities: ScreenCapabilities, _ sequence: [UInt8]? = nil
    ) -> String {
        String(decoding: bytes(for: grid, capabilities) { _ in sequence }, as: UTF8.self)
    }
}
