/// That no worker could be started.
struct WorkerStartError: Error {
    /// The system's error number.
    let number: Int32
}
