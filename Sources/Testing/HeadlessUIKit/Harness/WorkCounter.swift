import HeadlessCoreGraphics

/// Counts what code makes views and layers do while it is installed, for tests that say "no more than one".
///
/// ```swift
/// let work = WorkCounter.counting { stage.touchMoved(to: point) }
/// #expect(work.writes(.position, to: sheet.layer) == 1)
/// #expect(work.forcedLayouts == 0)
/// ```
///
/// Only model values count, and every time that one is set does, whether it changes or not. Setting a frame sets bounds
/// and position. Nothing is counted while none is installed.
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
    /// How often `layoutIfNeeded` had something to lay out.
    package private(set) var forcedLayouts = 0
    private var layouts: [ObjectIdentifier: Int] = [:]
    /// How often a view was asked for the size that fits its content by Auto Layout's rules.
    package private(set) var fittings = 0
    /// How many paths were made, copies included.
    package private(set) var paths = 0

    // Layers are bound to no actor but used on the main thread.
    nonisolated(unsafe) private static var installed: WorkCounter?

    private init() {}

    /// What `body` does. Another count may not be going on.
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

    /// How often a value of `layer` was set.
    package func writes(_ value: Value, to layer: CALayer) -> Int {
        writes[Write(layer: ObjectIdentifier(layer), value: value)] ?? 0
    }

    /// How often a value was set, of all layers together.
    package func writes(_ value: Value) -> Int {
        writes.reduce(0) { $0 + ($1.key.value == value ? $1.value : 0) }
    }

    /// How often `layer` laid out its sublayers, for whatever reason.
    package func layouts(of layer: CALayer) -> Int {
        layouts[ObjectIdentifier(layer)] ?? 0
    }

    /// How many layouts there were, of all layers of all windows together.
    package var layoutCount: Int { layouts.values.reduce(0, +) }

    // MARK: What layers and views report

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
