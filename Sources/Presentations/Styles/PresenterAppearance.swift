import UIKit

/// How the presenter looks behind the presented view.
public enum PresenterAppearance: Equatable, Sendable {
    /// As it was.
    case unchanged
    /// Smaller by the given factor, by default 0.92, with rounded corners. It stays alive and keeps drawing; afterwards
    /// everything is as it was. Has no effect while Reduce Motion is on.
    case pushedBack(scale: CGFloat = PresentationDefaults.Presenter.scale)

    /// The factor to scale by, `nil` for an unchanged presenter. What is no scale counts as the default.
    var scale: CGFloat? {
        switch self {
        case .unchanged: nil
        case .pushedBack(let scale):
            scale.isFinite && scale > 0 ? min(scale, 1) : PresentationDefaults.Presenter.scale
        }
    }
}
