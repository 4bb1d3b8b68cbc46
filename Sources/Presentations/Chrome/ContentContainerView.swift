import UIKit

/// The place of the content in the clip. It keeps insets of the safe area away from content that has none at rest.
///
/// A view's safe area goes by where the view is (S1): a card that rests above the home indicator would be laid out anew
/// for each step of a finger that moves it over the indicator, and jump at the beginning of every dismissal. The room
/// reaches beyond the content by as much as the inset that is kept away. The inset ends within that margin, wherever the
/// room is moved, and none of it gets to the content. Nothing of the content or its controller is written for that.
final class ContentContainerView: UIView {
    private(set) weak var content: UIView?

    /// How far the room reaches beyond the content: the insets that are kept away.
    var shield: UIEdgeInsets = .zero

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A content's room is made in code, around the content.")
    }

    /// Puts the content into a rectangle of the superview.
    func place(in rect: CGRect) {
        let outside = CGRect(
            x: rect.minX - shield.left, y: rect.minY - shield.top, width: rect.width + shield.left + shield.right,
            height: rect.height + shield.top + shield.bottom)
        if frame != outside { frame = outside }
        // The content's own place is always the origin.
        let origin = CGPoint(x: -shield.left, y: -shield.top)
        if bounds.origin != origin { bounds.origin = origin }
        placeContent()
    }

    /// UIKit takes the content out for a presentation that covers the screen, and puts it back as it was before.
    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard let content, content.superview === self else { return }
        let size = CGSize(
            width: max(0, bounds.width - shield.left - shield.right),
            height: max(0, bounds.height - shield.top - shield.bottom))
        ViewGeometry(content).moved(to: CGRect(origin: .zero, size: size)).apply(to: content)
    }

    /// The content goes back to whoever presents it next.
    func release() {
        if content?.superview === self { content?.removeFromSuperview() }
    }
}
