import UIKit

/// The gestures with which the user can dismiss a presented view.
///
/// Each gesture asks the presentation controller's delegate for permission and reports the result to it, as in
/// UIKit's own sheets. Content that is `isModalInPresentation` refuses all of them. VoiceOver's escape gesture
/// does not depend on this set.
public struct DismissalGestures: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap outside the presented view. Beside a half-sheet at an undimmed detent, the presenting view receives the
    /// tap instead. To switch the gesture off, leave it out: `Card(dismissal: .swipe)`.
    public static let tapOutside = DismissalGestures(rawValue: 1 << 0)
    /// A drag of the presented view toward the edge by which it leaves. Without it, a finger cannot move a card, a
    /// popup or a drawer, and moves a half-sheet between its detents only.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
    /// A swipe from the leading edge of the screen, like the one that goes back in a navigation controller. In no default.
    ///
    /// The animation of the style plays backwards by the share of the screen's width that the finger has covered: a card
    /// sinks to the bottom, and a view that comes from the trailing edge and is as wide as the screen stays beneath the
    /// finger. Released beyond the style's `swipeThreshold`, the view leaves.
    ///
    /// While a navigation controller in the content has a controller to go back to, the swipe is left to it.
    public static let edgeSwipe = DismissalGestures(rawValue: 1 << 2)
}
