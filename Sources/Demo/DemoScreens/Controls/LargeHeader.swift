import UIKit

/// A large title with the user's avatar.
final class LargeHeader: UIView {
    private let title: UILabel
    private let avatar = Avatar("Ida Lund", colors: [.systemTeal, .systemIndigo])

    init(_ text: String) {
        title = UILabel(text, size: 34, weight: .bold, style: .largeTitle)
        title.accessibilityTraits = .header
        super.init(frame: .zero)
        addSubview(title)
        addSubview(avatar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A header is made in code")
    }

    /// The height for a screen. A low screen has less space above the title.
    func height(in bounds: CGRect) -> CGFloat {
        (bounds.height < 500 ? 4 : 40) + textHeight
    }

    private var textHeight: CGFloat { scaled(52, as: .largeTitle) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.padded(20, 0)
        area = area.cutBottom(textHeight)
        avatar.frame = area.cutRight(36, gap: 16).centered(36, 36)
        title.frame = area
        mirrorSubviews()
    }
}
