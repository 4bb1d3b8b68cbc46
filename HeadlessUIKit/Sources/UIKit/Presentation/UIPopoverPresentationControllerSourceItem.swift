/// An item that a popover may point at.
@preconcurrency @MainActor
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
        guard let frame = button.frame(in: referenceView), display is NavigationBarContent else {
            return button.frame(in: referenceView)
        }
        // A button fills its row. On a device it is 36 points high, 4 below the top (recorded on iPadOS 26.1).
        return CGRect(x: frame.minX, y: frame.minY + 4, width: frame.width, height: min(36, frame.height))
    }
}
