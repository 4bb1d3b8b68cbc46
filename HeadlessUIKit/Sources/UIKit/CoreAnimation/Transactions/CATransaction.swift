/// Groups changes of layers, and decides how they animate.
///
/// Without `begin()` changes belong to the transaction of the run loop's turn, which is committed with the layout.
/// Values that are set there apply until then.
open class CATransaction: NSObject {
    // Layers, which belong to no actor, are used on the main thread only.
    private static var process: ProcessState { MainActor.assumeIsolated { .current } }
    private static var turn: TransactionLevel {
        get { process.transaction }
        set { process.transaction = newValue }
    }
    nonisolated(unsafe) private static var nested: [TransactionLevel] = []
    nonisolated(unsafe) private static var flushesAtEnd = false
    /// The number of commits so far.
    private(set) static var commitCount: Int {
        get { process.commitCount }
        set { process.commitCount = newValue }
    }

    private static let mutex = NSRecursiveLock()

    // MARK: Groups

    /// Begins a transaction inside the current one.
    open class func begin() {
        nested.append(TransactionLevel())
    }

    /// Ends the innermost transaction. If it has added no animation, its completion block is called now. Without a
    /// matching `begin()` it commits the turn's transaction.
    open class func commit() {
        guard var level = nested.popLast() else { return flush() }
        level.endGroup()
        guard nested.isEmpty, flushesAtEnd else { return }
        flushesAtEnd = false
        flush()
    }

    /// Lays out and commits the turn's transaction now. Inside of `begin()` it waits for the outermost `commit()`.
    open class func flush() {
        guard nested.isEmpty else { return flushesAtEnd = true }
        MainActor.assumeIsolated { MainLoop.current.commit() }
    }

    /// Called when the turn's changes have been laid out.
    static func commitTurn() {
        var level = turn
        turn = TransactionLevel()
        commitCount += 1
        level.endGroup()
    }

    /// Keeps other threads out until `unlock()`. The same thread may lock again.
    open class func lock() { mutex.lock() }
    open class func unlock() { mutex.unlock() }

    // MARK: Values

    /// Sets the duration of animations that have none of their own. Defaults to 0.25 s.
    open class func animationDuration() -> CFTimeInterval {
        // By Core Animation's documentation.
        value(forKey: TransactionLevel.Key.duration) as? CFTimeInterval ?? 0.25
    }
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: TransactionLevel.Key.duration)
    }

    /// Sets the timing function of every animation that is added afterwards. Defaults to `nil`: each has its own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: TransactionLevel.Key.timingFunction) as? CAMediaTimingFunction
    }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: TransactionLevel.Key.timingFunction)
    }

    /// Sets whether changes run no actions. Explicit animations still run. Defaults to `false`.
    open class func disableActions() -> Bool {
        value(forKey: TransactionLevel.Key.disableActions) as? Bool ?? false
    }
    open class func setDisableActions(_ flag: Bool) {
        setValue(flag, forKey: TransactionLevel.Key.disableActions)
    }

    open class func completionBlock() -> (() -> Void)? {
        value(forKey: TransactionLevel.Key.completionBlock) as? () -> Void
    }

    /// Sets a block that is called when all animations that are added from now on in this transaction, and in nested
    /// ones, have ended or have been removed; at the commit if there are none. A block that was set before keeps the
    /// animations so far.
    ///
    /// Here the animation of a push or a presentation is added in the next layout, after the commit, so no block waits
    /// for it.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { $0.setCompletion(block) }
    }

    /// Sets a value by name: one of those above by the name of its getter, or any other.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        guard key != TransactionLevel.Key.completionBlock else { return setCompletionBlock(anObject as? () -> Void) }
        change { $0.set(anObject, for: key) }
    }

    /// Returns the value of the innermost transaction that has one.
    open class func value(forKey key: String) -> Any? {
        for level in nested.reversed() {
            if let value = level.values[key] { return value }
        }
        return turn.values[key]
    }

    private static func change(_ body: (inout TransactionLevel) -> Void) {
        guard var level = nested.popLast() else { return body(&turn) }
        body(&level)
        nested.append(level)
    }

    // MARK: Animations

    /// The completion blocks that wait for an animation that is added now.
    static var openGroups: [CompletionGroup] { ([turn] + nested).compactMap(\.group) }

    /// Sets the transaction's values on an animation that is being added.
    static func prepare(_ animation: CAAnimation) {
        if animation.duration == 0 { animation.duration = animationDuration() }
        if let function = animationTimingFunction() { animation.timingFunction = function }
    }
}
