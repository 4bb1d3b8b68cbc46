import UIKit

/// The appearance of the presenting view behind the presented view. The view stays live, it follows the finger during
/// an interactive dismissal, and afterwards it is exactly as before.
public enum PresenterAppearance: Equatable, Sendable {
    /// The presenting view's own appearance.
    case unchanged
    /// Scaled down, with rounded corners. The scale defaults to 0.92 and is limited to 0.01…1; a value that is
    /// negative, zero, NaN or infinite counts as the default. Has no effect while Reduce Motion is on.
    case pushedBack(scale: CGFloat = PresentationDefaults.Presenter.scale)
    /// Faded to a fraction, 0…1, of its own opacity. Defaults to 0.5, also in place of NaN. The view behind it shows
    /// through: usually the window, which is black unless it has a background colour.
    case faded(alpha: CGFloat = PresentationDefaults.Presenter.alpha)
}

extension PresenterAppearance {
    /// Returns the appearance with a scale in 0.01…1, which has an inverse, and an alpha in 0…1; unusable values
    /// become the defaults. With Reduce Motion, `.pushedBack` becomes `.unchanged`; a fade is no movement and stays.
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
