import UIKit

/// A property of an app's object that temporarily has another value. What the app writes in between becomes its value.
@MainActor
final class OverriddenProperty<Owner: AnyObject, Value: Equatable> {
    private(set) weak var owner: Owner?
    private let property: ReferenceWritableKeyPath<Owner, Value>
    private(set) var own: Value
    /// The value that replaces it. It is kept after reverting, because a cancelled animation may restore it.
    private var replacement: Value?
    private let isSame: (Value, Value) -> Bool
    private let isBetween: (Value, Value, Value) -> Bool

    /// - Parameters:
    ///   - isSame: Whether two values differ only by rounding.
    ///   - isBetween: Whether an animation from the second to the third value passes through the first, or overshoots.
    init(
        _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
        isSame: @escaping (Value, Value) -> Bool = (==),
        isBetween: @escaping (Value, Value, Value) -> Bool = { _, _, _ in false }
    ) {
        self.owner = owner
        self.property = property
        own = owner[keyPath: property]
        self.isSame = isSame
        self.isBetween = isBetween
    }

    /// Notes a value that the app has written.
    ///
    /// - Parameter mayBeStopped: Whether others may have stopped the animation of the property. This leaves a value
    ///   between the two ends (P7), which the app has not written.
    func noteChange(mayBeStopped: Bool = false) {
        guard let current = owner?[keyPath: property], !isSame(current, own) else { return }
        if let replacement {
            if isSame(current, replacement) { return }
            if mayBeStopped, isBetween(current, own, replacement) { return }
        }
        own = current
    }

    /// Replaces the value, inside an animation or not. Returns whether it was another one.
    @discardableResult
    func override(with value: Value) -> Bool {
        replacement = value
        return write(value)
    }

    /// Takes what a stopped animation may have left for the replacement. Returns whether it differs from the app's.
    @discardableResult
    func keepCurrent() -> Bool {
        guard let current = owner?[keyPath: property] else { return false }
        replacement = current
        return current != own
    }

    func revert() {
        if replacement != nil { write(own) }
    }

    /// Restores the app's value when no animation can bring the other one back any more.
    func finish() {
        revert()
        replacement = nil
    }

    @discardableResult
    private func write(_ value: Value) -> Bool {
        guard let owner, owner[keyPath: property] != value else { return false }
        owner[keyPath: property] = value
        return true
    }
}

extension OverriddenProperty where Value == CGFloat {
    /// A number that may be animated. Below the tolerance, two numbers differ only by rounding.
    convenience init(_ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, CGFloat>, tolerance: CGFloat) {
        self.init(owner, property) {
            abs($0 - $1) < tolerance
        } isBetween: { here, own, replacement in
            let slack = max(0.01, abs(own - replacement) / 2)
            return here >= min(own, replacement) - slack && here <= max(own, replacement) + slack
        }
    }
}

extension OverriddenProperty where Value == CGAffineTransform {
    convenience init(_ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, CGAffineTransform>) {
        self.init(owner, property) {
            $0.isNear($1)
        } isBetween: {
            $0.isBetween($1, and: $2)
        }
    }
}

extension CGAffineTransform {
    fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
        let differences = [a - other.a, b - other.b, c - other.c, d - other.d]
        return differences.allSatisfy { abs($0) < 0.0001 } && abs(tx - other.tx) < 0.01 && abs(ty - other.ty) < 0.01
    }

    /// Returns whether an animation from one transform to another passes through this one, or overshoots to it.
    fileprivate func isBetween(_ own: CGAffineTransform, and end: CGAffineTransform) -> Bool {
        let (from, to, here) = (own.numbers, end.numbers, numbers)
        guard let widest = from.indices.max(by: { abs(to[$0] - from[$0]) < abs(to[$1] - from[$1]) }),
            to[widest] != from[widest]
        else { return false }
        let share = (here[widest] - from[widest]) / (to[widest] - from[widest])
        return (-0.5...1.5).contains(share)
            && from.indices.allSatisfy {
                abs(from[$0] + (to[$0] - from[$0]) * share - here[$0]) < ($0 < 4 ? 0.0001 : 0.01)
            }
    }

    private var numbers: [CGFloat] { [a, b, c, d, tx, ty] }

    /// Returns the scale of this transform relative to another one; `nil` if that one has no size.
    func scale(of own: CGAffineTransform) -> CGFloat? {
        let area = own.a * own.d - own.b * own.c
        return area == 0 ? nil : max(0, (a * d - b * c) / area).squareRoot()
    }
}
