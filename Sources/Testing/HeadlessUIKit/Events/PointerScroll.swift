/// One scroll of a trackpad or a wheel, from the fingers' landing to their lifting: there is no touch in it.
@MainActor
final class PointerScroll {
    /// A wheel or a trackpad: one of the two.
    let type: UIScrollTypeMask
    let window: UIWindow
    /// Where the pointer is, in the window. It stays there.
    let point: CGPoint
    /// What was under the pointer at the beginning.
    weak var view: UIView?
    /// Who follows it, the innermost first.
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
    /// How far the content is to go with this event, as a finger would take it.
    let movement: CGPoint

    init(_ phase: Phase, of scroll: PointerScroll, by movement: CGPoint = .zero) {
        self.scroll = scroll
        self.phase = phase
        self.movement = movement
        super.init()
    }

    override var type: UIEvent.EventType { .scroll }
}
