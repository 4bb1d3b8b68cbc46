@preconcurrency import UIKit

/// What covers the presenter while something is presented over it. It comes and goes along with the transition, in the
/// container below the presented view with its shadow and its corners, and is gone after a cancelled one.
///
/// ```swift
/// presentAsCard(detail, style: Card(cornerRadius: 16, shadow: Shadow(), dimming: .dimmed(0.5)))
/// ```
public enum Dimming: Equatable, Sendable {
    /// Nothing: the presenter stays as bright as it is.
    case none
    /// Black at the given opacity, 0…1. Default `0.4`.
    case dimmed(_ alpha: CGFloat = PresentationDefaults.dimmingAlpha)
    /// A blur of the presenter. Costs more to draw than a colour. It comes and goes by degrees, also under a finger. While
    /// Reduce Transparency is on it is a solid colour, as light or dark as the style.
    case blurred(UIBlurEffect.Style)
    /// A colour of your own, with its alpha.
    case color(UIColor)
}
