import UIKit

/// The layers of a picture that moves: each has a number from its first moment on, by which it is known again.
///
/// A scene alone numbers siblings of one kind as they come, so that one which goes out of sight renames the next.
@MainActor
final class LayerIdentities {
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Kept alive: nothing else may get their identity.
    private var layers: [CALayer] = []

    func name(of layer: CALayer, called name: String) -> String {
        if let number = numbers[ObjectIdentifier(layer)] { return "\(name)#\(number)" }
        layers.append(layer)
        numbers[ObjectIdentifier(layer)] = layers.count
        return "\(name)#\(layers.count)"
    }
}
