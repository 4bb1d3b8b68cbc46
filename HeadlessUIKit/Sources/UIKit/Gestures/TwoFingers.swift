/// Two fingers as a line: its length and its direction.
struct TwoFingers {
    let length: CGFloat
    /// The angle in radians, positive from the screen's x axis towards its y axis.
    let angle: CGFloat

    /// Nil unless there are two fingers.
    @MainActor
    init?(_ fingers: [UITouch]) {
        guard fingers.count == 2 else { return nil }
        self.init(fingers[0].point, fingers[1].point)
    }

    init(_ first: CGPoint, _ second: CGPoint) {
        length = first.distance(to: second)
        angle = CGFloat(atan2(Double(second.y - first.y), Double(second.x - first.x)))
    }

    /// Returns the rotation from `other` to this direction, the shorter way round.
    func turn(from other: TwoFingers) -> CGFloat {
        let turn = angle - other.angle
        if turn > .pi { return turn - 2 * .pi }
        return turn < -.pi ? turn + 2 * .pi : turn
    }
}
