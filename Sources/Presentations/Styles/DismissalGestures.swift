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
}
