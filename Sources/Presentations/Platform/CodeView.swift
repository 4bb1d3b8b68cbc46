import UIKit

/// The base class of views that are made in code and have an initialiser of their own.
class CodeView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A view of the kit is made in code.")
    }
}
