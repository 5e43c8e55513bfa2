package import FeedStorage

/// Stores responses in a SQLite file, which several processes can share.
///
/// Writes are collected in a transaction until ``flush()``. A damaged file is moved aside and
/// replaced; after a failed write, also one that waited too long for another process, nothing more
/// is stored; each is reported once.
package final class SQLiteResponseStore: ResponseStore {
    /// The default limit on the bytes of bodies.
    package static let defaultLimit: Int64 = 256 << 20

    private let files: DatabaseFiles
    private let limit: Int64
    private let now: () -> Int64
    private let warn: (CacheWarning) -> Void
    private var number: Int
    private var database: CacheDatabase?
    private var isWritable = true
    private var hasStored = false
    private var touched: Set<String> = []

    /// Opens the cache in a folder, which is created if missing.
    ///
    /// - Parameters:
    ///   - files: the folder.
    ///   - limit: the limit on the bytes of bodies.
    ///   - now: returns seconds since 1970.
    ///   - warn: receives warnings.
    package init(
        files: DatabaseFiles, limit: Int64 = defaultLimit,
        now: @escaping () -> Int64, warn: @escaping (CacheWarning) -> Void
    ) {
        self.files = files
        self.limit = limit
        self.now = now
        self.warn = warn
        number = files.currentNumber ?? 0
        guard files.makeFolder() else {
            warn(
                .unusable(
                    folder: files.folder,
                    words: "it cannot be made, or is a link or somebody else's"))
            return
        }
        open(afterDamage: false)
    }

    deinit {
        flush()
    }

    private func open(afterDamage: Bool) {
        do throws(DatabaseError) {
            database = try files.open(number) { file throws(DatabaseError) in
                try CacheDatabase(file)
            }
            if afterDamage { files.remove(below: number - 1) }
        } catch {
            database = nil
            if error.isDamage, !afterDamage {
                setAside()
            } else {
                warn(.unusable(folder: files.folder, words: error.reason))
            }
        }
    }

    /// Moves the file aside and creates a new one, unless another process has done so.
    private func setAside() {
        warn(.setAside(path: files.path(number)))
        database = nil
        number = max(number + 1, files.currentNumber ?? 0)
        open(afterDamage: true)
    }

    private func read<Value>(
        _ body: (CacheDatabase) throws(DatabaseError) -> Value?
    ) -> Value? {
        guard let database else { return nil }
        do {
            return try body(database)
        } catch {
            handle(error)
            return nil
        }
    }

    private func write(_ body: (CacheDatabase) throws(DatabaseError) -> Void) {
        guard isWritable, let database else { return }
        do {
            try database.begin()
            try body(database)
        } catch {
            database.rollBack()
            handle(error)
        }
    }

    private func handle(_ error: DatabaseError) {
        if error.isDamage {
            setAside()
        } else if isWritable {
            isWritable = false
            // The log can't be emptied while another process writes.
            if !error.isBusy { database?.emptyLog() }
            warn(.notWritten(folder: files.folder, words: error.reason))
        }
    }

    /// Commits, and evicts beyond the limit.
    package func flush() {
        // The time of use is not worth a warning that nothing can be written.
        if !touched.isEmpty, database?.isReadOnly == false {
            let urls = touched
            touched = []
            write { database throws(DatabaseError) in
                for url in urls { try database.touch(url, now: now()) }
            }
        }
        guard let database, database.isInTransaction else { return }
        let mustEvict = hasStored
        hasStored = false
        write { database throws(DatabaseError) in
            if mustEvict { try database.evict(limit: limit, now: now()) }
            try database.commit()
            if mustEvict { try database.shrink() }
        }
    }

    package func response(for address: ResourceAddress) -> StoredResponse? {
        read { database throws(DatabaseError) in try database.response(address.text) }
    }

    package func body(for address: ResourceAddress) -> [UInt8]? {
        let body = read { database throws(DatabaseError) in try database.body(address.text) }
        if body != nil { touched.insert(address.text) }
        return body
    }

    package func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress) {
        guard Int64(body.count) <= limit / 2 else { return removeResponse(for: address) }
        hasStored = true
        write { database throws(DatabaseError) in
            try database.store(response, body: body, url: address.text, now: now())
        }
    }

    package func update(_ response: StoredResponse, for address: ResourceAddress) {
        write { database throws(DatabaseError) in
            try database.update(response, url: address.text)
        }
    }

    package func removeResponse(for address: ResourceAddress) {
        write { database throws(DatabaseError) in try database.removeResponse(address.text) }
    }

    package func redirect(for address: ResourceAddress) -> StoredRedirect? {
        read { database throws(DatabaseError) in try database.redirect(address.text) }
    }

    package func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress) {
        write { database throws(DatabaseError) in
            try database.setRedirect(redirect, url: address.text)
        }
    }

    package func hold(for address: ResourceAddress) -> StoredHold? {
        read { database throws(DatabaseError) in try database.hold(address.text) }
    }

    package func setHold(_ hold: StoredHold?, for address: ResourceAddress) {
        write { database throws(DatabaseError) in try database.setHold(hold, url: address.text) }
    }

    package func summary() -> CacheSummary {
        let documents = read { database throws(DatabaseError) in try database.total(.document) }
        let pictures = read { database throws(DatabaseError) in try database.total(.picture) }
        return CacheSummary(
            path: files.path(number), documents: documents?.count ?? 0,
            documentBytes: documents?.bytes ?? 0, pictures: pictures?.count ?? 0,
            pictureBytes: pictures?.bytes ?? 0, limit: limit, sizeOnDisk: files.sizeInBytes)
    }

    /// Deletes everything, including files moved aside.
    ///
    /// - Returns: true on success.
    package func clear() -> Bool {
        database?.rollBack()
        return read { database throws(DatabaseError) in
            try database.clear()
            files.remove(below: number)
            return true
        } ?? false
    }
}
