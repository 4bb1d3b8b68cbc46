/// Takes a value that belongs to no actor to the main thread, where layers and their animations are used anyway.
struct OnMain<Value>: @unchecked Sendable {
    // Unchecked because it is only made and opened on the main thread.
    let value: Value
}
