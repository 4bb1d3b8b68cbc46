/// Marks a view whose elements lie over an edge of a scroll view, so that the scroll view's edge effect reaches below them.
///
/// The value is stored; the effect is not drawn here.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The scroll view whose content runs below the view. Defaults to `nil`.
    open weak var scrollView: UIScrollView?
    /// The edge of the scroll view. Defaults to none.
    open var edge: UIRectEdge = []

    public override init() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
