/// Which parts of the confinement are there.
package struct ConfinementReport: Sendable, Hashable, MessageMember {
    /// A part that could not be had.
    package struct Absence: Sendable, Hashable, MessageMember {
        /// The part.
        package var part: ConfinementPart
        /// The system's error number.
        package var error: Int32

        /// Creates an absence.
        package init(part: ConfinementPart, error: Int32) {
            self.part = part
            self.error = error
        }

        func write(to writer: inout MessageWriter) {
            writer.write(part, error)
        }

        init(from reader: inout MessageReader) throws(WorkerProtocolError) {
            self.init(part: try reader.next(), error: try reader.next())
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
        writer.write(list: absences)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        landlockVersion = try reader.next()
        absences = try reader.list(limit: ConfinementPart.allCases.count)
    }
}
