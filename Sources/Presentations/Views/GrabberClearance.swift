import UIKit

/// Moves the bar of a presented navigation controller below a grabber that is drawn over its top. Bars in UIKit's own
/// sheets are 56 points high, recorded on iOS 15, but 44 points in the presentation style `.custom`. From iOS 26 on a
/// bar of 54 points begins 10 points below the top and is clear of a grabber anyway. The safe area grows by the
/// difference, so the bar's background extends up behind the grabber. An inset that the app sets is kept.
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

    /// Returns whether the bar has moved.
    @discardableResult
    func update(for grabber: Grabber?) -> Bool {
        guard let topInset else { return false }
        topInset.noteChange()
        return topInset.override(with: topInset.own + (grabber.map { distance(excess: $0.excess) } ?? 0))
    }

    private func distance(excess: CGFloat) -> CGFloat {
        guard let navigation = topInset?.owner, !navigation.isNavigationBarHidden else { return Self.maximum + excess }
        if let height = Self.height(ofRow: navigation.navigationBar.frame.height) { rowHeight = height }
        let height = rowHeight ?? Self.height(ofRow: UINavigationBar().sizeThatFits(.zero).height) ?? 44
        let distance = Self.heightInSheets - height
        return distance < Self.minimum ? 0 : min(Self.maximum, distance) + excess
    }

    /// Returns the height of a bar that has been laid out and has only the row with the buttons, or `nil`.
    private static func height(ofRow height: CGFloat) -> CGFloat? {
        (1...heightInSheets).contains(height) ? height : nil
    }
}
