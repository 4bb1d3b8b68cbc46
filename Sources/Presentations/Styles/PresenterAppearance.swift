import UIKit

/// The effect on the presenting view while a view is presented in front of it.
///
/// The presenting view stays live and follows an interactive dismissal. After the dismissal it is exactly as before.
///
/// ```swift
/// presentAsCard(nowPlaying, style: Card(presenter: .pushedBack(scale: 0.9)))
/// ```
public enum PresenterAppearance: Equatable, Sendable {
    /// No effect.
    case unchanged
    /// Scaled down, with rounded corners. The scale defaults to `0.92` and is limited to 0.01…1. Zero, negative, NaN
    /// and infinite values count as the default. With Reduce Motion it has no effect.
    case pushedBack(scale: CGFloat = PresentationDefaults.Presenter.scale)
    /// Faded to a fraction, 0…1, of its own opacity. Defaults to `0.5`, also for NaN. The view behind it shows through.
    /// That is usually the window, which is black unless it has a background colour.
    case faded(alpha: CGFloat = PresentationDefaults.Presenter.alpha)
}

extension PresenterAppearance {
    /// Returns the effect with a scale in 0.01…1, which can be inverted, and an alpha in 0…1. Unusable values become
    /// the defaults. With Reduce Motion `.pushedBack` becomes `.unchanged`. A fade is not a movement, so it stays.
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
