import UIKit

/// A presentation controller whose presented view has detents.
///
/// Conform to it in the controller of a style that has ``PresentationStyle/detentFrames(in:)``. Only
/// ``userDidSelectDetent(_:)`` is required: remember the detent, and show it in the next layout.
///
/// ```swift
/// final class TopSheetController: StyledPresentationController<TopSheet>, DetentPresentationController {
///     func userDidSelectDetent(_ identifier: DetentIdentifier) {
///         presentedStyle.selectedDetent = identifier
///     }
/// }
/// ```
@MainActor
public protocol DetentPresentationController: PresentationController {
    /// Remembers the detent that the user has selected: with a drag, a tap on the grabber or VoiceOver.
    ///
    /// Called once, when the finger has lifted; the view is still on its way. Not called when the view returns to the detent
    /// that it had.
    func userDidSelectDetent(_ identifier: DetentIdentifier)

    /// Whether ``presentedViewDidMove(to:)`` is wanted. Defaults to `true`. While it is `false` nothing is measured.
    var observesProgress: Bool { get }

    /// The presented view has moved: under a finger, in an animation, or in a rotation.
    ///
    /// Called for each event of a drag, and once a frame while an animation moves the view; never twice in a row for the
    /// same position. Does nothing by default.
    func presentedViewDidMove(to progress: PresentationProgress)

    /// A keyboard appears while there was none. Called before the layout for it. Does nothing by default.
    func keyboardWillAppear()

    /// Whether dragging up content that is scrolled to its top opens a larger detent before the content scrolls. Defaults to
    /// `true`. It applies to a view that leaves by the bottom edge.
    var prefersScrollingExpandsWhenScrolledToEdge: Bool { get }

    /// Whether the content has the visible size in every step of a drag. Defaults to `true`. With `false` it is laid out once
    /// for the largest size, and at rest.
    var resizesContentWhileDragging: Bool { get }

    /// Plays a light tick when the user selects another detent. Defaults to `false`.
    var playsHaptics: Bool { get }

    /// The words that VoiceOver says for the grabber. Defaults to those of the appearance.
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
