/// An element for assistive technologies that is no view: a part of what a view draws. Its container lists it in
/// `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that it is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the coordinates of the container, which it follows. `accessibilityFrame` is that of the screen.
    /// Defaults to `.zero`: the frame is given in the coordinates of the screen.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    override var ownAccessibilityFrame: CGRect {
        let frame = accessibilityFrameInContainerSpace
        switch accessibilityContainer {
        case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        case let container as UIResponder:
            let origin = container.accessibilityFrame.origin
            return frame.offsetBy(dx: origin.x, dy: origin.y)
        default: return frame
        }
    }
}
