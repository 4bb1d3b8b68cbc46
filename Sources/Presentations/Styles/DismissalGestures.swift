import UIKit

/// The gestures with which the user can dismiss a presented view.
///
/// ```swift
/// // A tap outside does nothing:
/// presentAsCard(editor, style: Card(dismissal: [.swipe, .edgeSwipe]))
/// // Only code dismisses it:
/// presentAsPopup(terms, style: Popup(dismissal: []))
/// ```
///
/// Before each gesture dismisses, the content's `isModalInPresentation` and the presentation controller's delegate can
/// refuse, and the delegate is told about the result, as with UIKit's own sheets. VoiceOver's escape gesture does not
/// depend on this set.
public struct DismissalGestures: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap outside the presented view. Beside a half-sheet at an undimmed detent, and beside a presentation that is
    /// not modal, the presenting view receives the tap instead.
    public static let tapOutside = DismissalGestures(rawValue: 1 << 0)
    /// A drag of the presented view toward the edge at which it is dismissed. Without this gesture, the user cannot
    /// drag a card, a popup or a drawer at all, and can drag a half-sheet only between its detents.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
    /// A swipe from the leading edge of the screen, like the one that goes back in a navigation controller. None of the
    /// styles has it by default.
    ///
    /// The style's animation plays in reverse, by the fraction of the screen's width that the finger has covered: a
    /// card sinks to the bottom, and a view that came in from the trailing edge with the width of the screen stays
    /// under the finger. A release beyond the style's `swipeThreshold` dismisses the view.
    ///
    /// While a navigation controller in the content has a view controller to pop, the swipe pops that instead.
    public static let edgeSwipe = DismissalGestures(rawValue: 1 << 2)
}
