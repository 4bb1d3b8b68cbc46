@preconcurrency import UIKit

/// The parts of a presentation's appearance that do not depend on the frame of the presented view.
///
/// The kit's own styles derive it from their options. A style of your own returns it:
///
/// ```swift
/// struct TopBar: PresentationStyle {
///     var appearance: PresentationAppearance {
///         PresentationAppearance(
///             dimming: .none, animation: .slide(from: .top))
///     }
/// }
/// ```
public struct PresentationAppearance: Equatable, Sendable {
    /// The shadow around the presented view. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content. Defaults to `nil`: nothing behind the content, and the background colour of the
    /// content's view beyond it.
    public var backgroundColor: UIColor?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the presented view when it is released. Defaults to the springs of
    /// ``PresentationMotion``.
    public var motion: PresentationMotion
    /// A blur or glass behind the content. Defaults to `nil`: none.
    public var material: PresentationMaterial?
    /// The strings that VoiceOver speaks for the grabber and for the element that dismisses. By default they are in the
    /// language of the app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates an appearance. Every value has a default.
    ///
    /// - Parameters:
    ///   - shadow: The shadow. Defaults to `Shadow()`; `nil` draws none.
    ///   - dimming: The dimming of the presenting view. Defaults to `.dimmed()`.
    ///   - presenter: The effect on the presenting view. Defaults to `.unchanged`.
    ///   - backgroundColor: The colour behind the content. Defaults to `nil`.
    ///   - statusBar: The view controller that controls the status bar. Defaults to `.automatic`.
    ///   - animation: The animation of the transitions. Defaults to `.slide(from: .bottom)`.
    ///   - motion: The timing of changes and of releases. Defaults to springs.
    ///   - material: A blur or glass behind the content. Defaults to `nil`.
    ///   - accessibilityStrings: The strings that VoiceOver speaks. Defaults to the language of the app.
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
