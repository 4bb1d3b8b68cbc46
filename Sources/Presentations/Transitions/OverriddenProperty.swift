import UIKit

/// A property of the app's that has another value for a while. A value that the app writes meanwhile becomes the app's
/// value.
struct OverriddenProperty<Value> {
    /// The app's value.
    private(set) var own: Value
    /// The value that replaces it. Kept after reverting, too: a cancelled animation puts it back.
    private var replacement: Value?
    private let isSame: (Value, Value) -> Bool
    private let isBetween: (Value, Value, Value) -> Bool

    /// - Parameters:
    ///   - isSame: Whether two values differ by nothing but rounding.
    ///   - isBetween: Whether an animation from the second to the third value passes through the first, or overshoots to it.
    init(
        _ own: Value, isSame: @escaping (Value, Value) -> Bool,
        isBetween: @escaping (Value, Value, Value) -> Bool = { _, _, _ in false }
    ) {
        self.own = own
        self.isSame = isSame
        self.isBetween = isBetween
    }

    /// Notes a value that the app has written.
    ///
    /// - Parameter mayBeStopped: Whether others may have stopped the animation of the property. That leaves a value between
    ///   the two ends (P7), which the app has not written.
    mutating func noteChange(to current: Value, mayBeStopped: Bool) {
        if isSame(current, own) { return }
        if let replacement {
            if isSame(current, replacement) { return }
            if mayBeStopped, isBetween(current, own, replacement) { return }
        }
        own = current
    }

    /// Records a value that is not the app's: it is about to be written, or is there already.
    mutating func override(with value: Value) {
        replacement = value
    }

    /// Forgets the value that replaced the app's, when no animation can put it back.
    mutating func finish() {
        replacement = nil
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
    /// - Parameter tolerance: The difference below which two numbers differ by rounding only.
    init(_ own: CGFloat, tolerance: CGFloat) {
        self.init(own) {
            abs($0 - $1) < tolerance
        } isBetween: { here, own, replacement in
            let slack = max(0.01, abs(own - replacement) / 2)
            return here >= min(own, replacement) - slack && here <= max(own, replacement) + slack
        }
    }
}
