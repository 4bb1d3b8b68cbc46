extension UIView {
    /// True if the view or a view in it is the first responder of its window.
    var containsFirstResponder: Bool {
        guard let first = window?.firstResponder as? UIView else { return false }
        return first.isDescendant(of: self)
    }
}
