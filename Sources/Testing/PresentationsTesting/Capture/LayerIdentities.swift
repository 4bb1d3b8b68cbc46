import UIKit

/// The layers of a picture that moves: each has a number from its first moment on, by which it is known again.
///
/// A scene alone numbers siblings of one kind as they come, so that one which goes out of sight renames the next.
@MainActor
final class LayerIdentities {
    private struct Known {
        weak var layer: CALayer?
        let number: Int
    }

    /// The layers by address. A new layer may have the address of a released one.
    private var known: [ObjectIdentifier: Known] = [:]
    private var last = 0
    /// The number of layers after which released ones are forgotten.
    private var limit = 512

    func name(of layer: CALayer, called name: String) -> String {
        "\(name)#\(number(of: layer))"
    }

    private func number(of layer: CALayer) -> Int {
        let address = ObjectIdentifier(layer)
        if let entry = known[address], entry.layer === layer { return entry.number }
        if known.count >= limit { forgetThoseThatAreGone() }
        last += 1
        known[address] = Known(layer: layer, number: last)
        return last
    }

    private func forgetThoseThatAreGone() {
        known = known.filter { $0.value.layer != nil }
        limit = max(512, known.count * 2)
    }
}
