extension UIControl {
    /// Returns whether a recogniser of a view around the control is a single tap, which an enabled control keeps to
    /// itself.
    func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
