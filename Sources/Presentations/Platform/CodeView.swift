import UIKit

/// A view that is made in code. Its subclasses need no initialiser for a storyboard.
class CodeView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The views of the kit are made in code.")
    }
}
