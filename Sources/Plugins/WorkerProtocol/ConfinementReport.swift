/// The active and missing parts of a confinement.
package struct ConfinementReport: Sendable, Hashable, MessageMember {
    /// A missing part.
    package struct Absence: Sendable, Hashable, MessageMember {
        package var part: ConfinementPart
        /// The system's error number.
        package var error: Int32

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

    package var absences: [Absence]
    /// The version of Landlock; 0 without it.
    package var landlockVersion: UInt32

    package init(absences: [Absence], landlockVersion: UInt32) {
        self.absences = absences
        self.landlockVersion = landlockVersion
    }

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
