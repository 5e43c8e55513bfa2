import SQLite

/// A prepared statement, finalised when it is released.
@safe
package final class Statement {
    private let handle: OpaquePointer
    // Keeps the connection open.
    private let database: Database

    @unsafe
    init(_ handle: OpaquePointer, database: Database) {
        unsafe self.handle = handle
        self.database = database
    }

    deinit {
        unsafe sqlite3_finalize(handle)
    }

    /// Runs the statement with the parameters `values`, and calls `row` for each row.
    // The optimizer of Swift 6.3.1 crashes when it inlines a closure that borrows a row.
    @inline(never)
    package func run(
        _ values: [Value], row: (borrowing Row) -> Void = { _ in }
    ) throws(DatabaseError) {
        defer {
            unsafe sqlite3_reset(handle)
            unsafe sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() {
            try bind(value, at: Int32(index + 1))
        }
        while true {
            switch unsafe sqlite3_step(handle) {
            case SQLITE_ROW: row(Row(statement: self))
            case SQLITE_DONE: return
            case let code: throw DatabaseError(code)
            }
        }
    }

    /// Runs the statement like ``run(_:row:)``, likewise never inlined, and returns the result of
    /// `make` for the last row, if any.
    @inline(never)
    package func value<Made>(
        _ values: [Value], _ make: (borrowing Row) -> Made?
    ) throws(DatabaseError) -> Made? {
        var made: Made?
        try run(values) { row in made = make(row) }
        return made
    }

    private func bind(_ value: Value, at index: Int32) throws(DatabaseError) {
        let code =
            switch value {
            case .null: SQLITE_OK
            case .integer(let number): unsafe sqlite3_bind_int64(handle, index, number)
            case .text(let text):
                unsafe sqlite3_bind_text64(
                    handle, index, text, UInt64(text.utf8.count), sqlite_transient(),
                    UInt8(SQLITE_UTF8))
            case .bytes(let bytes):
                unsafe bytes.withUnsafeBytes {
                    // An empty value needs a non-null pointer: a null pointer binds NULL.
                    unsafe $0.isEmpty
                        ? sqlite3_bind_zeroblob(handle, index, 0)
                        : sqlite3_bind_blob64(
                            handle, index, $0.baseAddress, UInt64($0.count), sqlite_transient())
                }
            }
        guard code == SQLITE_OK else { throw DatabaseError(code) }
    }

    /// A parameter's value.
    package enum Value {
        case null
        case integer(Int64)
        case text(String)
        case bytes([UInt8])

        package static func text(_ text: String?) -> Value {
            guard let text else { return .null }
            return .text(text)
        }

        package static func integer(_ number: Int32?) -> Value {
            guard let number else { return .null }
            return .integer(Int64(number))
        }
    }

    /// A row of the result, valid during the callback.
    package struct Row: ~Copyable {
        fileprivate let statement: Statement

        /// Returns the number in a column, from zero.
        package func integer(_ column: Int32) -> Int64 {
            unsafe sqlite3_column_int64(statement.handle, column)
        }

        /// Returns the bytes in a column.
        package func bytes(_ column: Int32) -> [UInt8] {
            guard let start = unsafe sqlite3_column_blob(statement.handle, column) else {
                return []
            }
            let count = unsafe Int(sqlite3_column_bytes(statement.handle, column))
            return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
        }

        /// Returns the text in a column; `nil` if it is NULL.
        package func text(_ column: Int32) -> String? {
            isNull(column) ? nil : String(decoding: bytes(column), as: UTF8.self)
        }

        /// Returns the number in a column; `nil` if it is NULL.
        package func optionalInteger(_ column: Int32) -> Int64? {
            isNull(column) ? nil : integer(column)
        }

        private func isNull(_ column: Int32) -> Bool {
            unsafe sqlite3_column_type(statement.handle, column) == SQLITE_NULL
        }
    }
}
