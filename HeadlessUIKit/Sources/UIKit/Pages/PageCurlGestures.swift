/// The pan and the tap that turn curling pages. Apps may move them to another view.
@MainActor
final class PageCurlGestures {
    private let pan = PageCurlPan()
    private let tap = PageCurlTap()

    /// The speed beyond which a finger turns the page at any distance. In points per second, chosen by eye.
    private static let quick: CGFloat = 200

    var all: [UIGestureRecognizer] { [pan, tap] }

    init(_ controller: UIPageViewController) {
        pan.controller = controller
        tap.controller = controller
        pan.onAction = { [weak controller, weak pan] in
            guard let controller, let pan else { return }
            Self.follow(pan, of: controller)
        }
        tap.onAction = { [weak controller, weak tap] in
            guard let controller, let tap, tap.state == .ended else { return }
            if let direction = tap.direction, controller.beginCurl(direction) { controller.endCurl(completed: true) }
        }
    }

    private static func follow(_ pan: PageCurlPan, of controller: UIPageViewController) {
        switch pan.state {
        case .began: if !controller.beginCurl(pan.direction) { pan.state = .cancelled }
        case .ended:
            let travel = controller.along(pan.translation(in: controller.view))
            let velocity = controller.along(pan.velocity(in: controller.view))
            let forward: CGFloat = controller.along(CGPoint(x: 1, y: 1), towards: pan.direction)
            let isFar = travel * forward > controller.lengthOfCurl / 2
            controller.endCurl(completed: velocity * forward > quick || isFar && velocity * forward >= -quick)
        case .cancelled: controller.endCurl(completed: false)
        default: break
        }
    }
}

extension UIPageViewController {
    fileprivate var lengthOfCurl: CGFloat {
        navigationOrientation == .vertical ? view.bounds.height : view.bounds.width
    }

    fileprivate func along(_ vector: CGPoint) -> CGFloat { navigationOrientation == .vertical ? vector.y : vector.x }

    /// Returns 1 if the finger moves right or down to turn in that direction, otherwise -1. A page is turned towards
    /// its spine.
    fileprivate func along(_ one: CGPoint, towards direction: NavigationDirection) -> CGFloat {
        (direction == .forward) == (spine == .max) ? along(one) : -along(one)
    }

    fileprivate func directionOfCurl(_ travel: CGFloat) -> NavigationDirection {
        (travel > 0) == (spine == .max) ? .forward : .reverse
    }
}

/// Allows movements along the pages only.
private final class PageCurlPan: UIPanGestureRecognizer {
    weak var controller: UIPageViewController?
    private(set) var direction = UIPageViewController.NavigationDirection.forward

    override var axes: UIAxis { controller?.navigationOrientation == .vertical ? .vertical : .horizontal }

    override func accepts(_ travel: CGPoint) -> Bool {
        guard let controller, controller.dataSource != nil, controller.turn == nil else { return false }
        direction = controller.directionOfCurl(controller.along(travel))
        return true
    }
}

/// Allows taps near the edges only: within a sixth of the length, chosen by eye.
private final class PageCurlTap: UITapGestureRecognizer {
    weak var controller: UIPageViewController?

    override var mayBegin: Bool { super.mayBegin && controller?.dataSource != nil && direction != nil }

    var direction: UIPageViewController.NavigationDirection? {
        guard let controller, let view = controller.viewIfLoaded else { return nil }
        let position = controller.along(location(in: view))
        if position < controller.lengthOfCurl / 6 { return controller.directionOfCurl(1) }
        return position > controller.lengthOfCurl * 5 / 6 ? controller.directionOfCurl(-1) : nil
    }
}
