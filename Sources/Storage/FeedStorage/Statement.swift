import FeedStorageAPI

/// A prepared statement. Finalized when its owner lets go of it.
@safe
package final class Statement {
    private let handle: OpaquePointer
    // Keeps the connection open for as long as the statement lives.
    private let database: Database

    @unsafe
    init(_ handle: OpaquePointer, database: Database) {
        unsafe self.handle = handle
        self.database = database
    }

    deinit {
        unsafe database.table.pointee.statement_finalize(handle)
    }

    /// Runs the statement with `values` for its parameters, and hands each row to `row`.
    // The optimizer of Swift 6.3.1 crashes when it inlines a closure that borrows a row.
    @inline(never)
    package func run(
        _ values: [Value], row: (borrowing Row) -> Void = { _ in }
    ) throws(DatabaseError) {
        defer { unsafe database.table.pointee.statement_reset(handle) }
        for (index, value) in values.enumerated() {
            try bind(value, at: Int32(index + 1))
        }
        while true {
            let code = unsafe database.table.pointee.statement_step(handle)
            switch Int(code) {
            case Int(FEED_STORAGE_ROW): row(Row(statement: self))
            case Int(FEED_STORAGE_DONE): return
            default: throw database.error(code)
            }
        }
    }

    /// Runs the statement as ``run(_:row:)`` does, likewise never inlined, and returns what `make` makes of the last row, if any.
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
            case .null: Int32(0)
            case .integer(let number):
                unsafe database.table.pointee.statement_bind_integer(handle, index, number)
            case .text(let text): bind(text, at: index)
            case .bytes(let bytes):
                unsafe bytes.withUnsafeBufferPointer {
                    unsafe database.table.pointee.statement_bind_bytes(
                        handle, index, $0.baseAddress, $0.count)
                }
            }
        guard code == 0 else { throw database.error(code) }
    }

    private func bind(_ text: String, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { utf8 in
            unsafe utf8.withMemoryRebound(to: CChar.self) {
                unsafe database.table.pointee.statement_bind_text(
                    handle, index, $0.baseAddress ?? nil, $0.count)
            }
        }
    }

    fileprivate func isNull(_ column: Int32) -> Bool {
        unsafe database.table.pointee.statement_is_null(handle, column) == 1
    }

    fileprivate func integer(_ column: Int32) -> Int64 {
        unsafe database.table.pointee.statement_integer(handle, column)
    }

    fileprivate func bytes(_ column: Int32) -> [UInt8] {
        var count = 0
        let start = unsafe database.table.pointee.statement_bytes(handle, column, &count)
        return unsafe Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
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

    /// A row of the result, valid while it is being handed over.
    package struct Row: ~Copyable {
        fileprivate let statement: Statement

        /// The number in a column, counted from zero.
        package func integer(_ column: Int32) -> Int64 { statement.integer(column) }

        /// The bytes in a column.
        package func bytes(_ column: Int32) -> [UInt8] { statement.bytes(column) }

        /// The text in a column; `nil` where it is NULL.
        package func text(_ column: Int32) -> String? {
            statement.isNull(column)
                ? nil : String(decoding: statement.bytes(column), as: UTF8.self)
        }

        /// The number in a column; `nil` where it is NULL.
        package func optionalInteger(_ column: Int32) -> Int64? {
            statement.isNull(column) ? nil : statement.integer(column)
        }
    }
}
