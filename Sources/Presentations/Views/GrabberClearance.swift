import UIKit

/// Moves the bar of a presented navigation controller below a grabber that is drawn over its top. Bars in UIKit's own
/// sheets are 56 points high, recorded on iOS 15. In the presentation style `.custom` a bar is as high as elsewhere, 44
/// points on a phone, so it is moved down by the difference. From iOS 26 on a bar of 54 points begins 10 points below
/// the top and is clear of a grabber anyway. The safe area of the navigation controller grows by the difference at the
/// top, and the bar's background extends up behind the grabber. An inset that the app sets is kept.
@MainActor
final class GrabberClearance {
    private static let heightInSheets: CGFloat = 56
    /// What a bar of 44 points needs. The grabber ends 10 points below the top, so a lower bar needs no more.
    private static let maximum: CGFloat = 12
    /// A bar that needs less, such as one of 54 points, stays where it is.
    private static let minimum: CGFloat = 4

    private var topInset: OverriddenProperty<UINavigationController, CGFloat>?
    private var rowHeight: CGFloat?

    init(of controller: UIViewController) { follow(controller) }

    func follow(_ controller: UIViewController) {
        let navigation = controller as? UINavigationController
        guard navigation !== topInset?.owner else { return }
        update(for: nil)
        rowHeight = nil
        topInset = navigation.map { OverriddenProperty($0, \.additionalSafeAreaInsets.top, tolerance: 0.01) }
    }

    /// Moves the bar down for a grabber, or back if none is drawn. Returns whether the bar has moved.
    @discardableResult
    func update(for grabber: Grabber?) -> Bool {
        guard let topInset else { return false }
        topInset.noteChange()
        return topInset.override(with: topInset.own + (grabber.map { distance(excess: $0.excess) } ?? 0))
    }

    /// - Parameter excess: The points by which the grabber reaches further down than that of UIKit's sheets.
    private func distance(excess: CGFloat) -> CGFloat {
        guard let navigation = topInset?.owner, !navigation.isNavigationBarHidden else { return Self.maximum + excess }
        if let height = Self.height(ofRow: navigation.navigationBar.frame.height) { rowHeight = height }
        let height = rowHeight ?? Self.height(ofRow: UINavigationBar().sizeThatFits(.zero).height) ?? 44
        let distance = Self.heightInSheets - height
        return distance < Self.minimum ? 0 : min(Self.maximum, distance) + excess
    }

    /// Returns the height of a bar; `nil` if it has not been laid out, or has more than the row with the buttons: a
    /// large title, a search bar or a prompt.
    private static func height(ofRow height: CGFloat) -> CGFloat? {
        (1...heightInSheets).contains(height) ? height : nil
    }
}
