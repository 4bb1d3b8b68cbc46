import Synchronization

/// Counts objects in memory. Any thread may release a layer, as when a test ends, so the count is atomic.
package enum LiveObjects {
    private static let countOfLayers = Atomic(0)

    /// Every layer, and so every view.
    package static var layers: Int { countOfLayers.load(ordering: .relaxed) }

    static func countLayer(_ difference: Int) {
        countOfLayers.wrappingAdd(difference, ordering: .relaxed)
    }
}
