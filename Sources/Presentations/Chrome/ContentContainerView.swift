import UIKit

/// The view around the content, which keeps safe area insets from content that has none at rest.
///
/// A view's safe area follows its position (SA1). A card that rests above the home indicator would be laid out again in
/// each step of a drag over the indicator, and its content would jump at the beginning of every dismissal. This view
/// extends beyond the content by the insets that it suppresses. Wherever it is moved, the insets end within that margin
/// and do not reach the content. The kit sets nothing on the content or its controller for that.
final class ContentContainerView: UIView {
    private(set) weak var content: UIView?

    /// The insets that are kept from the content, which are the distances that this view extends beyond it.
    var suppressedSafeArea: UIEdgeInsets = .zero

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A content container is made in code.")
    }

    /// Places the content in a rectangle of the superview.
    func place(in rect: CGRect) {
        let outside = CGRect(
            x: rect.minX - suppressedSafeArea.left, y: rect.minY - suppressedSafeArea.top,
            width: rect.width + suppressedSafeArea.left + suppressedSafeArea.right,
            height: rect.height + suppressedSafeArea.top + suppressedSafeArea.bottom)
        if frame != outside { frame = outside }
        // The content's origin is always zero.
        let origin = CGPoint(x: -suppressedSafeArea.left, y: -suppressedSafeArea.top)
        if bounds.origin != origin { bounds.origin = origin }
        placeContent()
    }

    /// Places the content again. UIKit removes it for a presentation that covers the screen, and puts it back with the
    /// previous frame.
    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard let content, content.superview === self else { return }
        let size = CGSize(
            width: max(0, bounds.width - suppressedSafeArea.left - suppressedSafeArea.right),
            height: max(0, bounds.height - suppressedSafeArea.top - suppressedSafeArea.bottom))
        ViewGeometry.move(content, to: CGRect(origin: .zero, size: size))
    }

    /// Removes the content, so that it can be presented again.
    func release() {
        if content?.superview === self { content?.removeFromSuperview() }
    }
}
