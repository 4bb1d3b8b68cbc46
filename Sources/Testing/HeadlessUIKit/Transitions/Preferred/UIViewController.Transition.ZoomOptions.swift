extension UIViewController.Transition {
    /// The choices that a zoom leaves.
    open class ZoomOptions: NSObject, NSCopying {
        /// Where in the view of the zoomed controller the source lies over it: what is in the rectangle becomes the source. Nil, or
        /// an answer of nil, stands for the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over what is behind the zoomed view, while it comes and goes. Defaults to nil, the system's.
        open var dimmingColor: UIColor?
        /// A blur over what is behind the zoomed view. Defaults to nil.
        open var dimmingVisualEffect: UIBlurEffect?
        /// Asked whenever a finger has begun to move over the zoomed view, also where the system would not follow it. Defaults to
        /// nil, which leaves the answer to the system: `willBegin`.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        public override init() {
            super.init()
        }

        /// The same choices in a new object.
        public func copy(with zone: NSZone? = nil) -> Any { copied() }

        func copied() -> ZoomOptions {
            let copy = ZoomOptions()
            copy.alignmentRectProvider = alignmentRectProvider
            copy.dimmingColor = dimmingColor
            copy.dimmingVisualEffect = dimmingVisualEffect
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            return copy
        }
    }

    /// Whose view a zoom comes from, and whose grows.
    open class ZoomSourceViewProviderContext: NSObject {
        /// The presenter, or who is below in the stack.
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    open class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// A finger that may be about to dismiss a zoomed view.
    open class InteractionContext: NSObject {
        /// In the view of the zoomed controller.
        public let location: CGPoint
        /// Points per second.
        public let velocity: CGVector
        /// The system's answer. True where the finger goes down and no scroll view under it has anything to scroll that way;
        /// after a push also where it goes inwards from the leading edge.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
