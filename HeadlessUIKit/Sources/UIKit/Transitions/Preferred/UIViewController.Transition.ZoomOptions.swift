extension UIViewController.Transition {
    /// The options of a zoom.
    open class ZoomOptions: NSObject, NSCopying {
        /// Returns the part of the zoomed controller's view that lies over the source and becomes it. A nil closure or
        /// result stands for the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over the views behind the zoomed view, during its transitions. Defaults to nil, the system's.
        open var dimmingColor: UIColor?
        /// A blur over the views behind the zoomed view. Defaults to nil.
        open var dimmingVisualEffect: UIBlurEffect?
        /// Called whenever a finger has begun to move over the zoomed view, even if the system would not follow it.
        /// Defaults to nil, which leaves the answer to the system: `willBegin`.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        public override init() {
            super.init()
        }

        /// Returns the same options in a new object.
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

    /// The controller of the source, and the zoomed controller.
    open class ZoomSourceViewProviderContext: NSObject {
        /// The presenter, or the controller below in the stack.
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

    /// A touch that may be about to dismiss a zoomed view.
    open class InteractionContext: NSObject {
        /// The location in the view of the zoomed controller.
        public let location: CGPoint
        /// Points per second.
        public let velocity: CGVector
        /// The system's answer. True if the finger moves down and no scroll view under it can scroll that way; after a
        /// push also if it moves inwards from the leading edge.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
