@preconcurrency import UIKit

/// The parts of a presentation's appearance that do not depend on the frame of the presented view.
public struct PresentationAppearance: Equatable, Sendable {
    /// The shadow around the presented view. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content. Defaults to `nil`: clear behind the content, and the content's own background beyond
    /// it.
    public var backgroundColor: UIColor?
    /// Which view controller decides about the status bar. Defaults to `.automatic`: the presented one while its view covers
    /// the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the presented view when it is released. Defaults to springs, see ``PresentationMotion``.
    public var motion: PresentationMotion
    /// A blur or glass behind the content. Defaults to `nil`: none.
    public var material: PresentationMaterial?
    /// The words that VoiceOver says for the grabber and for the element that dismisses. Defaults to the language of the app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates an appearance; every value has a default.
    public init(
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, statusBar: StatusBarPolicy = .automatic,
        animation: TransitionAnimation = .slide(from: .bottom),
        motion: PresentationMotion = PresentationMotion(), material: PresentationMaterial? = nil,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings()
    ) {
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        self.backgroundColor = backgroundColor
        self.statusBar = statusBar
        self.animation = animation
        self.motion = motion
        self.material = material
        self.accessibilityStrings = accessibilityStrings
    }
}
