/// The data source's answers about the pages next to the visible one. Kept until pages change (PV3).
struct PageNeighbours {
    enum Neighbour {
        case unknown
        /// There is no page.
        case missing
        case page(UIViewController)

        init(_ answer: UIViewController?) {
            self = answer.map { .page($0) } ?? .missing
        }
    }

    private var before = Neighbour.unknown
    private var after = Neighbour.unknown

    subscript(direction: UIPageViewController.NavigationDirection) -> Neighbour {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }

    func page(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        guard case .page(let page) = self[direction] else { return nil }
        return page
    }

    func isUnknown(_ direction: UIPageViewController.NavigationDirection) -> Bool {
        guard case .unknown = self[direction] else { return false }
        return true
    }

    func isMissing(_ direction: UIPageViewController.NavigationDirection) -> Bool {
        guard case .missing = self[direction] else { return false }
        return true
    }
}

extension UIPageViewController.NavigationDirection {
    var opposite: Self { self == .forward ? .reverse : .forward }
}
