@MainActor open class UIVisualEffect: NSObject, NSCopying {
    public override init() {}

    // An effect never changes after it was made.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
