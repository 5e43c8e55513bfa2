extension ResourceLoad {
    /// A failure, and the address that it happened at.
    struct Failed {
        let address: ResourceAddress
        let failure: ResourceFailure
    }
}
