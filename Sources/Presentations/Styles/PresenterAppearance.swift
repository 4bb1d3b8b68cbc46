import UIKit

/// How the presenter looks behind the presented view. It stays alive and keeps drawing, it follows the finger that takes
/// the presented view out, and afterwards everything is as it was.
public enum PresenterAppearance: Equatable, Sendable {
    /// As it was.
    case unchanged
    /// Smaller by the given factor, by default 0.92 and at least a hundredth, with rounded corners. Has no effect while Reduce Motion is on.
    case pushedBack(scale: CGFloat = PresentationDefaults.Presenter.scale)
    /// With the given share, 0…1, of its own opacity, by default 0.5. What is behind it shows through: usually the window,
    /// which is black unless it has a background colour.
    case faded(alpha: CGFloat = PresentationDefaults.Presenter.alpha)
}

extension PresenterAppearance {
    /// The same appearance with a scale up to 1 that can be taken back, and an alpha in 0…1; what is no number counts as the
    /// default.
    /// With Reduce Motion nothing is pushed back. A fade is no movement.
    func drawable(reduceMotion: Bool) -> PresenterAppearance {
        switch self {
        case .unchanged: .unchanged
        case .pushedBack where reduceMotion: .unchanged
        case .pushedBack(let scale):
            .pushedBack(scale: scale.usableLength.map { min(1, max(0.01, $0)) } ?? PresentationDefaults.Presenter.scale)
        case .faded(let alpha):
            .faded(alpha: alpha.isNaN ? PresentationDefaults.Presenter.alpha : min(1, max(0, alpha)))
        }
    }
}
