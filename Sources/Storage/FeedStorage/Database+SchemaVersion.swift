/// The version of a store's schema, which its file has in `user_version`.
extension Database {
    /// Returns the version of the schema: 0 in a new file, or one from before versions were stored.
    ///
    /// To be called before anything is written, so that a file of a later version stays as it is.
    ///
    /// - Parameter known: the latest version that this program knows.
    /// - Throws: An error if a later version of the program made the file.
    package func schemaVersion(upTo known: Int64) throws(DatabaseError) -> Int64 {
        let found = try number("PRAGMA user_version")
        guard (0...known).contains(found) else { throw .laterVersion }
        return found
    }

    /// Stores the version in a file without one, unless another process is writing: the next one to
    /// open the file stores it.
    package func storeSchemaVersion(_ version: Int64) {
        try? withoutWaiting { () throws(DatabaseError) in
            try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
                // A later version may have migrated the file in the meantime.
                guard try schemaVersion(upTo: version) == 0 else { return }
                try execute("PRAGMA user_version = \(version)")
            }
        }
    }
}
