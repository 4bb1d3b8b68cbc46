/// A property of somebody else's that has another value for a while. What its owner writes meanwhile counts as the
/// owner's value from then on.
struct Borrowed<Value> {
    /// The value that the owner gave it.
    private(set) var own: Value
    private var lent: Value?
    private let isSame: (Value, Value) -> Bool
    private let isBetween: (Value, Value, Value) -> Bool

    /// - Parameters:
    ///   - isSame: Whether two values differ by nothing but rounding.
    ///   - isBetween: Whether the first value is one that an animation from the second to the third shows on its way.
    ///     An animation that is stopped leaves such a value (P7), and it is nobody's.
    init(
        _ own: Value, isSame: @escaping (Value, Value) -> Bool,
        isBetween: @escaping (Value, Value, Value) -> Bool = { _, _, _ in false }
    ) {
        self.own = own
        self.isSame = isSame
        self.isBetween = isBetween
    }

    /// The value to write instead of the current one.
    mutating func lend(over current: Value, _ isMoving: Bool, _ change: (Value) -> Value) -> Value {
        look(at: current, isMoving)
        let value = change(own)
        lent = value
        return value
    }

    /// The owner's value, to write instead of the current one.
    mutating func giveBack(over current: Value, _ isMoving: Bool) -> Value {
        look(at: current, isMoving)
        return own
    }

    /// An animation that is cancelled puts back what was lent, so that is remembered also when it was given back.
    private mutating func look(at current: Value, _ isMoving: Bool) {
        if isSame(current, own) { return }
        if let lent, isSame(current, lent) || isMoving && isBetween(current, own, lent) { return }
        own = current
    }
}
