/// One scroll of a trackpad or a wheel, from the landing of the fingers to their lifting, without a touch.
@MainActor
final class PointerScroll {
    /// The scroll type: a wheel or a trackpad.
    let type: UIScrollTypeMask
    let window: UIWindow
    /// The position of the pointer in the window. It does not move.
    let point: CGPoint
    /// The view under the pointer at the beginning.
    weak var view: UIView?
    /// The recognisers that follow it, the innermost first.
    var recognizers: [UIGestureRecognizer] = []
    private(set) var isOver = false

    init(_ type: UIScrollTypeMask, at point: CGPoint, in window: UIWindow) {
        self.type = type
        self.point = point
        self.window = window
    }

    func end() {
        isOver = true
    }
}

/// A step of a scroll.
final class ScrollEvent: UIEvent {
    enum Phase {
        case began, changed, ended, cancelled
    }

    let scroll: PointerScroll
    let phase: Phase
    /// The distance by which the content scrolls with this event, in the direction in which a finger would take it.
    let movement: CGPoint

    init(_ phase: Phase, of scroll: PointerScroll, by movement: CGPoint = .zero) {
        self.scroll = scroll
        self.phase = phase
        self.movement = movement
        super.init()
    }

    override var type: UIEvent.EventType { .scroll }
}
