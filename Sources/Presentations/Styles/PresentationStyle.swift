import UIKit

/// A kind of presentation with its options: ``Card``, ``HalfSheet``, ``Popup``, ``Drawer``, ``Adaptive``, or one of
/// your own.
///
/// A style is a value that describes itself: its frame in ``layout(in:)``, its ``appearance``, and the gestures that
/// dismiss it in ``dismissalBehavior``. The kit's own styles describe themselves in the same way.
///
/// ```swift
/// struct TopBar: PresentationStyle {
///     var height: CGFloat = 120
///     let appearance = PresentationAppearance(
///         dimming: .none, animation: .slide(from: .top))
///
///     func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(
///             frame: CGRect(
///                 x: 0, y: 0, width: environment.container.width,
///                 height: height))
///     }
/// }
///
/// present(message, as: TopBar())
/// message.presentationController(of: TopBar.self)?.animateChanges {
///     $0.height = 200
/// }
/// ```
///
/// The `modalPresentationStyle` of the presented view controller is `.custom`: the presenting view stays in the window,
/// and its controller receives no `viewWillDisappear(_:)`.
public protocol PresentationStyle: Equatable, Sendable {
    /// Returns the frame of the presented view, and the parts of its appearance that depend on the frame. By default
    /// the view fills the container.
    ///
    /// Called after the container, its safe area, its traits, the keyboard or the content's size have changed, and
    /// after ``PresentationController/invalidatePresentation()``. Not called each time the frame is read. Equal
    /// environments must give equal layouts. In a rotation it is also called for the coming size of the container with
    /// the current safe area. If any component of the frame is NaN or infinite, the view fills the container, and that
    /// is logged once.
    @MainActor
    func layout(in environment: LayoutEnvironment) -> PresentationLayout

    /// Returns the detents between which the user can drag the presented view, in any order. By default there are none,
    /// and the view rests only in the frame of the layout.
    ///
    /// Called once for a layout, when the detents are needed. ``PresentationLayout/detent`` names the one at which the
    /// view rests, which is one of these. A detent is left out if any component of its frame is NaN or infinite, and
    /// that is logged once.
    @MainActor
    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame]

    /// The options of the detents. Defaults to `DetentBehavior()`. Not read for a style without detents.
    var detentBehavior: DetentBehavior { get }

    /// The detent that is selected. By default it is `nil`, and setting it has no effect, which suits a style without
    /// detents.
    ///
    /// A style with detents stores it, and rests at it in ``layout(in:)``. The presentation sets it when the user has
    /// selected a detent, with a drag, a tap on the grabber or VoiceOver: once, when the finger has lifted, while the view
    /// is still moving. It is not set if the view returns to the detent that it had.
    var selectedDetentIdentifier: DetentIdentifier? { get set }

    /// The parts of the appearance that do not depend on the frame. Defaults to a shadow, a dimmed presenting view, and
    /// a slide from the bottom.
    ///
    /// It is read together with the layout: after a change of the style or of the environment. If it depends on anything
    /// else, call ``PresentationController/invalidatePresentation()`` when that changes.
    var appearance: PresentationAppearance { get }

    /// The gestures that dismiss the presented view. Defaults to a tap outside and a swipe. Read when ``appearance`` is.
    var dismissalBehavior: DismissalBehavior { get }

    /// The view or the bar item that the presentation belongs to. Defaults to `nil`: none. Its frame is passed to the
    /// layout as ``LayoutEnvironment/source``, and the presented view follows it. After the dismissal VoiceOver's cursor
    /// moves to it, unless it was elsewhere before the presentation.
    var anchor: PresentationAnchor? { get }

    /// Creates the controller of one presentation. Called once for each presentation. Defaults to a
    /// ``StyledPresentationController`` with a copy of the style.
    @MainActor
    func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController
}

extension PresentationStyle {
    @MainActor
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    @MainActor
    public func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] { [] }

    public var detentBehavior: DetentBehavior { DetentBehavior() }

    public var selectedDetentIdentifier: DetentIdentifier? {
        get { nil }
        set {}
    }

    public var appearance: PresentationAppearance { PresentationAppearance() }

    public var dismissalBehavior: DismissalBehavior { DismissalBehavior() }

    public var anchor: PresentationAnchor? { nil }

    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        StyledPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

extension PresentationStyle {
    func isEqual(to other: any PresentationStyle) -> Bool { other as? Self == self }
}

/// A style whose layout depends on the place on the display only with some of its options. For any other style the place
/// is converted in each layout.
protocol DisplayDependentStyle: PresentationStyle {
    var corners: Corners? { get }
    /// Whether the layout depends on the place on the display now. By default only concentric corners do.
    var followsDisplay: Bool { get }
}

extension DisplayDependentStyle {
    var followsDisplay: Bool { corners != nil }
}
