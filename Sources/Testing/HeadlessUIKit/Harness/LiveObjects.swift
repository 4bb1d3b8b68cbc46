import Synchronization

/// What is in memory. The last owner of a layer may be a test that ends on any thread, so the count is atomic.
package enum LiveObjects {
    private static let countOfLayers = Atomic(0)

    /// Every layer, and so every view.
    package static var layers: Int { countOfLayers.load(ordering: .relaxed) }

    static func countLayer(_ difference: Int) {
        countOfLayers.wrappingAdd(difference, ordering: .relaxed)
    }
}
