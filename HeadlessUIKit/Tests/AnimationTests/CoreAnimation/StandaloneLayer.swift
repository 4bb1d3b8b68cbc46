import UIKit

@testable import TestSupport

/// A layer that belongs to no view, on a phone's screen, after it has been shown.
@MainActor
struct StandaloneLayer {
    let phone = Phone()
    let journal = Journal()
    let layer: CALayer

    init(_ layer: CALayer = CALayer()) {
        self.layer = layer
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        phone.root.view.layer.addSublayer(layer)
        MainLoop.current.settle()
    }

    /// The visible values.
    var visible: CALayer? { layer.presentation() }
}
