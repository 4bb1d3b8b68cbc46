import HeadlessCoreGraphics

/// Counts the work of views and layers while it is installed, for tests that say "no more than one".
///
/// ```swift
/// let work = WorkCounter.counting { stage.touchMoved(to: point) }
/// #expect(work.writes(.position, to: sheet.layer) == 1)
/// #expect(work.forcedLayouts == 0)
/// ```
///
/// Only model values count, and each time one is set, changed or not. Setting a frame sets bounds and position. Nothing
/// is counted while no counter is installed.
package final class WorkCounter {
    /// A value of a layer.
    package enum Value: Hashable, Sendable {
        case position, bounds, transform, opacity, cornerRadius, shadowPath
    }

    private struct Write: Hashable {
        let layer: ObjectIdentifier
        let value: Value
    }

    private var writes: [Write: Int] = [:]
    /// The number of `layoutIfNeeded` calls that had something to lay out.
    package private(set) var forcedLayouts = 0
    private var layouts: [ObjectIdentifier: Int] = [:]
    /// The number of times that a view was asked for its Auto Layout fitting size.
    package private(set) var fittings = 0
    /// The number of paths that were made, including copies.
    package private(set) var paths = 0

    // Layers are bound to no actor but used on the main thread.
    nonisolated(unsafe) private static var installed: WorkCounter?

    private init() {}

    /// Counts the work of `body`. No other count may be in progress.
    @MainActor
    package static func counting(_ body: () throws -> Void) rethrows -> WorkCounter {
        precondition(installed == nil, "Somebody is counting already.")
        let counter = WorkCounter()
        installed = counter
        CGPath.beginCounting()
        defer {
            installed = nil
            CGPath.endCounting()
            counter.paths = CGPath.count
        }
        try body()
        return counter
    }

    /// Returns the number of times that a value of `layer` was set.
    package func writes(_ value: Value, to layer: CALayer) -> Int {
        writes[Write(layer: ObjectIdentifier(layer), value: value)] ?? 0
    }

    /// Returns the number of times that a value was set, over all layers.
    package func writes(_ value: Value) -> Int {
        writes.reduce(0) { $0 + ($1.key.value == value ? $1.value : 0) }
    }

    /// Returns the number of times that `layer` laid out its sublayers, for any reason.
    package func layouts(of layer: CALayer) -> Int {
        layouts[ObjectIdentifier(layer)] ?? 0
    }

    /// The number of layouts of all layers of all windows.
    package var layoutCount: Int { layouts.values.reduce(0, +) }

    // MARK: Reports of layers and views

    static func note(_ value: Value, of layer: CALayer) {
        guard let installed else { return }
        installed.writes[Write(layer: ObjectIdentifier(layer), value: value), default: 0] += 1
    }

    static func noteForcedLayout(of layer: CALayer) {
        guard let installed, layer.subtreeNeedsLayout else { return }
        installed.forcedLayouts += 1
    }

    static func noteLayout(of layer: CALayer) {
        installed?.layouts[ObjectIdentifier(layer), default: 0] += 1
    }

    static func noteFitting() {
        installed?.fittings += 1
    }
}
