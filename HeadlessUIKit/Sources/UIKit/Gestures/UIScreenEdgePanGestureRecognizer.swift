/// Recognises a finger that moves in from an edge of the screen (G13).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge within which the finger has to land.
    private static let reach: CGFloat = 20
    /// The edges at which the finger landed.
    private var startEdges: UIRectEdge = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The edges to recognise. None by default, so that nothing is recognised.
    open var edges: UIRectEdge = []

    /// The first finger decides; others are ignored.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let fingers = attempt?.live ?? []
        fingers.dropFirst().forEach { ignore($0, for: event) }
        super.touchesBegan(touches, with: event)
        guard let first = fingers.first, touches.contains(first), let window = first.window else { return }
        startEdges = Self.edges(at: first.point, in: window.bounds).intersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    /// A trackpad has no edge to come in from.
    override func takes(_ scroll: PointerScroll) -> Bool { false }

    private static func edges(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + reach { edges.insert(.left) }
        if point.x >= bounds.maxX - reach { edges.insert(.right) }
        if point.y <= bounds.minY + reach { edges.insert(.top) }
        if point.y >= bounds.maxY - reach { edges.insert(.bottom) }
        return edges
    }

    /// The movement has to be away from the edge, and more so than along it.
    override func accepts(_ travel: CGPoint) -> Bool {
        let isHorizontal = abs(travel.x) > abs(travel.y)
        if isHorizontal { return startEdges.contains(travel.x > 0 ? .left : .right) }
        return startEdges.contains(travel.y > 0 ? .top : .bottom)
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }
}
