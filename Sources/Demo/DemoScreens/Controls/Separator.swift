import UIKit

/// A line of half a point in the system's separator colour.
final class Separator: UIView {
    static let thickness: CGFloat = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A separator is made in code")
    }
}
