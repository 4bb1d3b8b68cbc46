extension UIView {
    /// True if the view or a view in it is the first responder of its window.
    var containsFirstResponder: Bool {
        guard let first = focusWindow?.firstResponder as? UIView else { return false }
        return first.isDescendant(of: self)
    }
}

extension UIViewController {
    /// True if the first responder of its window is in its part of the responder chain.
    var containsFirstResponder: Bool {
        guard let first = focusWindow?.firstResponder else { return false }
        return sequence(first: first, next: \.next).contains { $0 === self }
    }

    /// Edits again what was edited when another controller took its place.
    func endSuspensionOfFocus() {
        suspendedFocus?.end()
        suspendedFocus = nil
    }
}
