/// The failure to start a worker.
struct WorkerStartError: Error {
    /// The system's error number.
    let number: Int32
}
