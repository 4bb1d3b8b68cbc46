@preconcurrency import UIKit

/// The cover over the presenting view during a presentation. It fades in and out with the transition, lies in the
/// container below the presented view, and is removed after a dismissal or a cancelled presentation.
///
/// ```swift
/// presentAsCard(detail, style: Card(cornerRadius: 16, shadow: Shadow(), dimming: .dimmed(0.5)))
/// ```
public enum Dimming: Equatable, Sendable {
    /// No cover: the presenting view stays as bright as it is.
    case none
    /// Black with an opacity in 0…1. Defaults to `0.4`. NaN counts as 0.
    case dimmed(_ alpha: CGFloat = PresentationDefaults.dimmingAlpha)
    /// A blur of the presenting view. It costs more to draw than a colour. It fades gradually, also under a finger.
    /// While Reduce Transparency is on, it is a solid colour, as light or dark as the style.
    case blurred(UIBlurEffect.Style)
    /// A colour, with its alpha.
    case color(UIColor)
}
