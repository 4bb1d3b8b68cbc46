import UIKit

/// A presentation controller whose presented view has detents.
///
/// Conform to it in the controller of a style that implements ``PresentationStyle/detentFrames(in:)``. Only
/// ``userDidSelectDetent(_:)`` is required: store the detent, and use it in the next layout.
///
/// ```swift
/// final class TopSheetController: StyledPresentationController<TopSheet>,
///     DetentPresentationController
/// {
///     func userDidSelectDetent(_ identifier: DetentIdentifier) {
///         presentedStyle.selectedDetent = identifier
///     }
/// }
/// ```
@MainActor
public protocol DetentPresentationController: PresentationController {
    /// Tells the controller that the user has selected a detent, with a drag, a tap on the grabber or VoiceOver. The
    /// controller stores it.
    ///
    /// Called once when the finger has lifted, while the view is still moving. Not called if the view returns to the
    /// detent that it had, or for a selection in code.
    func userDidSelectDetent(_ identifier: DetentIdentifier)

    /// Whether the controller wants ``presentedViewDidMove(to:)``. Defaults to `true`. While it is `false`, no
    /// progress is computed.
    var observesProgress: Bool { get }

    /// Tells the controller that the presented view has moved, in a drag, in an animation, or in a rotation.
    ///
    /// Called for each event of a drag, and once per frame while an animation moves the view. Not called twice in a row
    /// for the same position. Does nothing by default.
    func presentedViewDidMove(to progress: PresentationProgress)

    /// Tells the controller that a keyboard is about to appear. Called before the layout for it. Does nothing by
    /// default.
    func keyboardWillAppear()

    /// Whether dragging up content that is scrolled to its top expands the view before the content scrolls. Defaults to
    /// `true`. It applies to a view that is dismissed toward the bottom edge.
    var prefersScrollingExpandsWhenScrolledToEdge: Bool { get }

    /// Whether the content is resized to the visible size in each step of a drag. Defaults to `true`. With `false` it
    /// is laid out once for the largest size, and again at rest.
    var resizesContentWhileDragging: Bool { get }

    /// Whether a light haptic tick plays when the user selects another detent. Defaults to `false`.
    var playsHaptics: Bool { get }

    /// The strings that VoiceOver speaks for the grabber. Defaults to those of the appearance.
    var accessibilityStrings: AccessibilityStrings { get }
}

extension DetentPresentationController {
    public var observesProgress: Bool { true }

    public func presentedViewDidMove(to progress: PresentationProgress) {}

    public func keyboardWillAppear() {}

    public var prefersScrollingExpandsWhenScrolledToEdge: Bool { true }

    public var resizesContentWhileDragging: Bool { true }

    public var playsHaptics: Bool { false }

    public var accessibilityStrings: AccessibilityStrings { presentationAppearance.accessibilityStrings }
}
