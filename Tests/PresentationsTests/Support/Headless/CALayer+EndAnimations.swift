import UIKit

extension CALayer {
    /// Returns a layer's animations after the app was in the background.
    package func endAnimations() {
        removeAllAnimations()
        sublayers?.forEach { $0.endAnimations() }
    }
}
