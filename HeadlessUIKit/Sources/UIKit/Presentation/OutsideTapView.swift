/// Lies behind the presented view and reports taps outside of it.
final class OutsideTapView: UIView {
    var onTap: () -> Void = {}
    /// Returns whether touches at a point go on to the views below. The point is in the view's coordinates. False
    /// everywhere by default.
    var letsTouchThrough: (CGPoint) -> Bool = { _ in false }

    /// The distance beyond which a movement is not a tap.
    private static let reach: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A presentation controller makes this view itself.")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !letsTouchThrough(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let way = CGVector(dx: touch.point.x - touch.landing.x, dy: touch.point.y - touch.landing.y)
        if hypot(way.dx, way.dy) <= Self.reach { onTap() }
    }
}
