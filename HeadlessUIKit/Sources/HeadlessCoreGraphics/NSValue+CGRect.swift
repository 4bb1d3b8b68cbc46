import Foundation

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public var cgRectValue: CGRect { rectValue }
}

/// Allows casts between a value with a rectangle and a rectangle, like Objective-C's bridge (Z21).
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
    /// Numbers and points are values, too. Foundation tells the type of a value by `objCType`, but on Linux leaks the
    /// memory of the result each time: after thousands of keyboards an app would seem to leak. Among the uses of
    /// `NSValue` only a rectangle is encoded as a pair of pairs.
    fileprivate var holdsRectangle: Bool {
        type(of: self) == type(of: NSValue(cgRect: .zero)) && description.hasPrefix("{{")
    }
}
