import UIKit

/// Moves the bar of a presented navigation controller below a grabber that is drawn over its top.
///
/// Bars in UIKit's own sheets are 56 points high, recorded on iOS 15. In the presentation style `.custom` a bar is as
/// high as anywhere else: 44 points on a phone, so it is moved down by the difference. From iOS 26 on it is 54 points
/// high, and 10 points below the top where there is no safe area: enough for a grabber. The safe area of the navigation
/// controller grows by the difference at the top, and the bar's background extends up behind the grabber. An inset that
/// the app sets in between is kept.
@MainActor
final class GrabberClearance {
    private static let heightInSheets: CGFloat = 56
    /// What a bar of 44 points needs. The grabber ends 10 points below the top, so a lower bar needs no more.
    private static let maximum: CGFloat = 12

    private var topInset: OverriddenProperty<UINavigationController, CGFloat>?
    /// The height of the row with the buttons, as it was last seen alone, and what UIKit leaves free above it.
    private var rowHeight: CGFloat?

    init(of controller: UIViewController) { follow(controller) }

    /// Follows another controller, and restores the previous one.
    func follow(_ controller: UIViewController) {
        let navigation = controller as? UINavigationController
        guard navigation !== topInset?.owner else { return }
        update(isDrawn: false)
        rowHeight = nil
        topInset = navigation.map { OverriddenProperty($0, \.additionalSafeAreaInsets.top, tolerance: 0.01) }
    }

    /// Moves the bar down for a drawn grabber, or back. Returns whether the bar has moved.
    @discardableResult
    func update(isDrawn: Bool) -> Bool {
        guard let topInset else { return false }
        topInset.noteChange()
        return topInset.override(with: topInset.own + (isDrawn ? distance : 0))
    }

    private var distance: CGFloat {
        guard let navigation = topInset?.owner, !navigation.isNavigationBarHidden else { return Self.maximum }
        if let height = Self.height(ofRow: navigation.navigationBar.frame.height) {
            rowHeight = height + navigation.roomAboveBar
        }
        let height = rowHeight ?? Self.height(ofRow: UINavigationBar().sizeThatFits(.zero).height) ?? 44
        return min(Self.maximum, max(0, Self.heightInSheets - height))
    }

    /// Returns the height of a bar; `nil` if it has not been laid out, or has more than the row with the buttons: a
    /// large title, a search bar or a prompt.
    private static func height(ofRow height: CGFloat) -> CGFloat? {
        (1...heightInSheets).contains(height) ? height : nil
    }
}

extension UINavigationController {
    /// What UIKit leaves free between the safe area and the bar: 10 points from iOS 26 on where no safe area is, 24 in
    /// compact height, and nothing before (CO13).
    var roomAboveBar: CGFloat {
        guard let view = viewIfLoaded, !isNavigationBarHidden else { return 0 }
        return max(0, navigationBar.frame.minY - view.safeAreaInsets.top)
    }
}
