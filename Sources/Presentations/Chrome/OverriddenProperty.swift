import UIKit

/// A property of somebody else's that has another value for a while. What its owner writes meanwhile counts as the
/// owner's value from then on.
struct OverriddenProperty<Value> {
    /// The value that the owner gave it.
    private(set) var own: Value
    /// The value that it was given instead. Also after it was given back: a cancelled animation puts it back.
    private var lent: Value?
    private let isSame: (Value, Value) -> Bool
    private let isBetween: (Value, Value, Value) -> Bool

    /// - Parameters:
    ///   - isSame: Whether two values differ by nothing but rounding.
    ///   - isBetween: Whether the first value is one that an animation from the second to the third shows on its way,
    ///     beyond its end included, where a spring overshoots.
    init(
        _ own: Value, isSame: @escaping (Value, Value) -> Bool,
        isBetween: @escaping (Value, Value, Value) -> Bool = { _, _, _ in false }
    ) {
        self.own = own
        self.isSame = isSame
        self.isBetween = isBetween
    }

    /// Looks whether the owner has written another value.
    ///
    /// - Parameter mayBeStopped: Whether somebody may have stopped the animation of the property, which leaves a value of
    ///   its way (P7) that is nobody's. Then a value on the way is not taken for the owner's.
    mutating func notice(_ current: Value, mayBeStopped: Bool) {
        if isSame(current, own) { return }
        if let lent, isSame(current, lent) || mayBeStopped && isBetween(current, own, lent) { return }
        own = current
    }

    /// A value that is not the owner's is written instead, or is there already.
    mutating func lend(_ value: Value) {
        lent = value
    }

    /// Nothing brings back any more what was lent.
    mutating func finishLending() {
        lent = nil
    }
}

extension OverriddenProperty where Value: Equatable {
    /// A property that is not animated.
    init(_ own: Value) {
        self.init(own, isSame: ==)
    }
}

extension OverriddenProperty where Value == CGFloat {
    /// A number that may be animated.
    ///
    /// - Parameter tolerance: Less than that is rounding.
    init(_ own: CGFloat, tolerance: CGFloat) {
        self.init(own) {
            abs($0 - $1) < tolerance
        } isBetween: { here, own, lent in
            let slack = max(0.01, abs(own - lent) / 2)
            return here >= min(own, lent) - slack && here <= max(own, lent) + slack
        }
    }
}
