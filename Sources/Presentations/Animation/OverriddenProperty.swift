import UIKit

/// A property of the app that temporarily has another value. A value that the app writes in between becomes the app's
/// value.
struct OverriddenProperty<Value> {
    /// The app's value.
    private(set) var own: Value
    /// The value that replaces it. It is kept after reverting, because a cancelled animation may restore it.
    private var replacement: Value?
    private let isSame: (Value, Value) -> Bool
    private let isBetween: (Value, Value, Value) -> Bool

    /// - Parameters:
    ///   - isSame: Returns whether two values differ only by rounding.
    ///   - isBetween: Returns whether an animation from the second to the third value passes through the first, or
    ///     overshoots to it.
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
    /// - Parameter mayBeStopped: Whether others may have stopped the animation of the property. This leaves a value
    ///   between the two ends (P7), which the app has not written.
    mutating func noteChange(to current: Value, mayBeStopped: Bool) {
        if isSame(current, own) { return }
        if let replacement {
            if isSame(current, replacement) { return }
            if mayBeStopped, isBetween(current, own, replacement) { return }
        }
        own = current
    }

    /// Records a value that is not the app's and that is about to be written, or has been.
    mutating func override(with value: Value) {
        replacement = value
    }

    /// Forgets the value that replaced the app's, when no animation can restore it any more.
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
    /// - Parameter tolerance: The difference below which two numbers differ only by rounding.
    init(_ own: CGFloat, tolerance: CGFloat) {
        self.init(own) {
            abs($0 - $1) < tolerance
        } isBetween: { here, own, replacement in
            let slack = max(0.01, abs(own - replacement) / 2)
            return here >= min(own, replacement) - slack && here <= max(own, replacement) + slack
        }
    }
}
