@preconcurrency import UIKit

/// The parts of a presentation's look that do not depend on where the presented view is.
public struct PresentationAppearance: Equatable, Sendable {
    /// The shadow around the presented view; `nil` draws none.
    public var shadow: Shadow?
    /// What covers the presenter.
    public var dimming: Dimming
    /// How the presenter looks meanwhile.
    public var presenter: PresenterAppearance
    /// The colour behind the content; `nil` is clear behind it, and the content's own beyond it.
    public var backgroundColor: UIColor?
    /// How the presented view comes and goes.
    public var animation: TransitionAnimation

    /// A look; by default with a shadow over a dimmed presenter, sliding in from the bottom.
    public init(
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, animation: TransitionAnimation = .slide(from: .bottom)
    ) {
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        self.backgroundColor = backgroundColor
        self.animation = animation
    }
}
