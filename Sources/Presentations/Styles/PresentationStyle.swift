import UIKit

/// A kind of presentation with its options: ``Card``, ``HalfSheet``, ``Popup``, ``Drawer``, ``Adaptive``, or your own.
///
/// A value that describes itself: its frame in ``layout(in:)``, and everything else in its ``options``.
///
/// ```swift
/// struct TopBar: PresentationStyle {
///     var height: CGFloat = 120
///     var options = PresentationOptions {
///         $0.dimming = .none
///         $0.animation = .slide(from: .top)
///     }
///
///     func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(
///             frame: CGRect(
///                 x: 0, y: 0, width: environment.container.width,
///                 height: height))
///     }
/// }
/// ```
///
/// The `modalPresentationStyle` is `.custom`: the presenting view stays, without a `viewWillDisappear(_:)`.
@dynamicMemberLookup
public protocol PresentationStyle: Equatable, Sendable {
    /// Returns the frame of the presented view, and what depends on it. By default the view fills the container. Called
    /// after a change of the environment, and after ``PresentationController/invalidatePresentation()``, not each time
    /// the frame is read. Equal environments must give equal layouts. In a rotation also called for the coming size
    /// with the current safe area.
    @MainActor
    func layout(in environment: LayoutEnvironment) -> PresentationLayout

    /// Returns the detents between which the user can drag the presented view, in any order. By default there are none,
    /// and the view rests in the frame of the layout. Called once for a layout, when needed.
    /// ``PresentationLayout/detent`` names the one at which the view rests. A detent whose frame is not finite is left
    /// out, and that logged once.
    @MainActor
    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame]

    /// The detent that is selected. By default it is `nil`, and setting it has no effect, for a style without detents.
    ///
    /// A style with detents stores it, and rests at it in ``layout(in:)``. The presentation sets it when the user has
    /// selected another detent, with a drag, a tap on the grabber or VoiceOver: once, when the finger has lifted.
    var selectedDetentIdentifier: DetentIdentifier? { get set }

    /// The look, the motion and the gestures. Each option is also a property of the style, as in `style.dimming =
    /// .none`. They are read together with the layout. If they depend on anything else than the style and the
    /// environment, call ``PresentationController/invalidatePresentation()`` when that changes.
    var options: PresentationOptions { get set }

    /// The edge that the view slides in from while its ``PresentationOptions/animation`` is `nil`, and that a swipe
    /// dismisses it toward: with `nil` the bottom. Defaults to the edge of the animation, or the bottom without one.
    var entryEdge: PresentationEdge? { get }

    /// The view or the bar item that the presented view follows, by ``LayoutEnvironment/source``. Defaults to `nil`:
    /// none. After the dismissal VoiceOver's cursor moves to it, unless it was elsewhere before.
    var anchor: PresentationAnchor? { get }
}

extension PresentationStyle {
    @MainActor
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    @MainActor
    public func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] { [] }

    public var selectedDetentIdentifier: DetentIdentifier? {
        get { nil }
        set {}
    }

    public var entryEdge: PresentationEdge? { options.animation.map(\.edge) ?? .bottom }

    /// The animation of the presentation and the dismissal: that of the ``options``, or else a slide from
    /// ``entryEdge``, which it follows until it is set.
    public var animation: TransitionAnimation {
        get { options.animation ?? .slide(from: entryEdge ?? .bottom) }
        set { options.animation = newValue }
    }

    /// One of the options, as a property of the style.
    public subscript<Value>(dynamicMember option: WritableKeyPath<PresentationOptions, Value>) -> Value {
        get { options[keyPath: option] }
        set { options[keyPath: option] = newValue }
    }

    public var anchor: PresentationAnchor? { nil }

    func isEqual(to other: any PresentationStyle) -> Bool { other as? Self == self }

    @MainActor
    func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        (self as? any NamedStyle)?.makeController(presented: presented, presenting: presenting)
            ?? StyledPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// A style of the kit, which has a controller of its own.
protocol NamedStyle: PresentationStyle {
    var corners: Corners? { get }
    /// Whether the layout depends on the place on the display. By default only concentric corners do.
    var followsDisplay: Bool { get }

    @MainActor
    func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController
}

extension NamedStyle {
    var followsDisplay: Bool { corners != nil }
}
