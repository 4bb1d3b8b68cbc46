import Foundation

/// A finger on an element of a list.
struct ListTouch {
    let touch: UITouch
    let path: IndexPath
    /// `nil` while the element is not highlighted.
    var highlighted: IndexPath?
}

extension UITouch {
    /// Returns the hit cell of a list: the view itself, or one that contains it without handling touches in between.
    func cell<Cell: UIView>(_ type: Cell.Type, in list: UIView) -> Cell? {
        var view = view
        while let current = view, current !== list {
            if let cell = current as? Cell { return cell }
            view = current.superview
        }
        return nil
    }
}
