import Foundation

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public var cgRectValue: CGRect { rectValue }
}

/// A value that holds a rectangle can be cast to one, and a rectangle to such a value, as Objective-C's bridge does it (Z21).
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        precondition(
            _conditionallyBridgeFromObjectiveC(source, result: &result), "\(source) does not hold a rectangle.")
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holdsRectangle ? source.cgRectValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension NSValue {
    /// A number is a value, too, and so is a point. Foundation says by `objCType` what a value holds, but on Linux loses the
    /// memory of the answer each time: after thousands of keyboards an app would look as if it leaked. Of all that
    /// `NSValue` is made for, only a rectangle is written as a pair of pairs.
    fileprivate var holdsRectangle: Bool {
        type(of: self) == type(of: NSValue(cgRect: .zero)) && description.hasPrefix("{{")
    }
}
