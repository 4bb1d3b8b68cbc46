import UIKit

/// One style in a compact width and another one in a regular width.
///
/// ```swift
/// let style = Adaptive(
///     compact: HalfSheet(prefersGrabberVisible: true), regular: Popup(size: .fixed(CGSize(width: 420, height: 560))))
/// present(filter, as: style)              // a sheet on a phone, a popup on a wide iPad
/// ```
///
/// The style changes live, with the horizontal size class of the window: in Split View, in a rotation, also in the middle of a
/// transition or of a drag, which a finger loses then. The content stays in its view: its scroll positions and its first
/// responder stay, and each style keeps its own settings and its selected detent.
///
/// Any two styles go together, also of your own. Of a controller that a style makes, the descriptions count, and what
/// ``DetentPresentationController`` adds; UIKit tells it nothing. See ``AdaptivePresentationController`` for changes at run
/// time.
public struct Adaptive<Compact: PresentationStyle, Regular: PresentationStyle>: PresentationStyle {
    /// The style in a compact width, as on a phone in portrait, and where the size class is not known.
    public var compact: Compact
    /// The style in a regular width, as on an iPad with the whole screen.
    public var regular: Regular

    /// Creates a style from two.
    public init(compact: Compact, regular: Regular) {
        self.compact = compact
        self.regular = regular
    }

    /// The appearance in a compact width. A presentation has that of the present width.
    public var appearance: PresentationAppearance { compact.appearance }

    /// The anchor in a compact width. A presentation has that of the present width.
    public var anchor: PresentationAnchor? { compact.anchor }

    /// The gestures in a compact width. A presentation has those of the present width.
    public var dismissalBehavior: DismissalBehavior { compact.dismissalBehavior }
}

extension Adaptive: Equatable where Compact: Equatable, Regular: Equatable {}
