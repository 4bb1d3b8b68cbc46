import UIKit

/// What the user can do to dismiss a presented view.
///
/// Each of them asks the presentation controller's delegate whether it may, and tells it what came of it, as UIKit's own
/// sheets do. `isModalInPresentation` refuses all of them. VoiceOver's escape gesture is always understood.
public struct DismissalGestures: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap beside the presented view. Not where a half-sheet leaves the presenter undimmed: there the tap is the
    /// presenter's. To switch it off, leave it out: `Card(dismissal: .swipe)`.
    public static let tapOutside = DismissalGestures(rawValue: 1 << 0)
    /// A drag of the presented view back to where it came from. Without it a card, a popup or a drawer cannot be moved by a
    /// finger, and a half-sheet moves between its detents only.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
}
