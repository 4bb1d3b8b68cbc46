@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    public override init() {}

    // Most effects never change after they were made.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
