/// Which parts of the confinement are there.
package struct ConfinementReport: Sendable, Hashable {
    /// A part that could not be had.
    package struct Absence: Sendable, Hashable {
        /// The part.
        package var part: ConfinementPart
        /// The system's error number.
        package var error: Int32

        /// Creates an absence.
        package init(part: ConfinementPart, error: Int32) {
            self.part = part
            self.error = error
        }
    }

    /// The parts that could not be had.
    package var absences: [Absence]
    /// The version of Landlock; 0 without it.
    package var landlockVersion: UInt32

    /// Creates a report.
    package init(absences: [Absence], landlockVersion: UInt32) {
        self.absences = absences
        self.landlockVersion = landlockVersion
    }

    /// The parts that hold.
    package var active: [ConfinementPart] {
        ConfinementPart.allCases.filter { part in !absences.contains { $0.part == part } }
    }

    func write(to writer: inout MessageWriter) {
        writer.write(landlockVersion)
        writer.write(UInt32(absences.count))
        for absence in absences {
            writer.write(absence.part.rawValue)
            writer.write(absence.error)
        }
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        landlockVersion = try reader.number()
        absences = try reader.list(limit: ConfinementPart.allCases.count) {
            reader throws(WorkerProtocolError) in
            Absence(part: try ConfinementPart(from: &reader), error: try reader.number())
        }
    }
}
