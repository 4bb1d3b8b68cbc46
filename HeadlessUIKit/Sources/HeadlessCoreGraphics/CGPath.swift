import Foundation

/// A path of lines and curves. Equal if its steps are equal.
public class CGPath {
    package internal(set) var steps: [PathStep]

    // Both are written on one thread only; code that makes a path on another thread only reads.
    /// The number of paths made on the observed thread, for tests that none is made needlessly.
    nonisolated(unsafe) package private(set) static var count = 0
    nonisolated(unsafe) private static var countingThread: pthread_t?

    package static func beginCounting() {
        count = 0
        countingThread = pthread_self()
    }

    package static func endCounting() {
        countingThread = nil
    }

    package init(steps: [PathStep]) {
        self.steps = steps
        if let thread = Self.countingThread, pthread_equal(thread, pthread_self()) != 0 { Self.count += 1 }
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathStep.rect(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathStep.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let steps = PathStep.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public var isEmpty: Bool { steps.isEmpty }

    /// The point where the next step would start: zero for an empty path, the subpath's start after it was closed.
    public var currentPoint: CGPoint {
        guard let last = steps.last else { return .zero }
        if case .close = last {
            return steps.last { $0.type == .moveToPoint }?.points.last ?? .zero
        }
        return last.points.last ?? .zero
    }

    /// The rectangle around all points, including control points; `.null` for an empty path.
    public var boundingBox: CGRect {
        CGRect(around: steps.flatMap(\.points)) ?? .null
    }

    /// The rectangle around the drawn line, without control points; `.null` for an empty path.
    public var boundingBoxOfPath: CGRect {
        CGRect(around: extremes) ?? .null
    }

    public func copy() -> CGPath? {
        CGPath(steps: steps)
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(steps: steps)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps {
            var points = step.points
            points.withUnsafeMutableBufferPointer { buffer in
                // A closing step has no points, and in C its pointer is then undefined.
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
                    guard let start = buffer.baseAddress ?? none.baseAddress else { return }
                    var element = CGPathElement(type: step.type, points: start)
                    withUnsafePointer(to: &element, block)
                }
            }
        }
    }

    /// Returns whether filling the path would paint the point. Curves are flattened to 32 chords each.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = windingAndCrossings(around: point, transform: transform)
        return rule == .winding ? winding.winding != 0 : winding.crossings % 2 != 0
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.steps == right.steps
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }
}
