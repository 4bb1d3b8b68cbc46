/// An item that a popover may point at.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame in a view's coordinates; `nil` for an item outside of its window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard !isHidden, let button = display?.subviews.first(where: { ($0 as? BarButton)?.item === self }) else {
            return nil
        }
        return button.frame(in: referenceView)
    }
}
