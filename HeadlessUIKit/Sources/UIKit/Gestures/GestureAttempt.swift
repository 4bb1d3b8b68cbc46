/// A recogniser's data about its current attempt, from the first finger until the reset.
@MainActor
struct GestureAttempt {
    let arbiter: GestureArbiter
    /// The touches of the attempt, the oldest first, including those that are no longer followed.
    private(set) var touches: [UITouch] = []
    /// The touches that are still followed.
    private(set) var live: [UITouch] = []
    /// The scroll of a trackpad or a wheel that it follows instead of touches.
    private(set) var scroll: PointerScroll?
    /// True if it no longer follows that scroll.
    private var hasLeftScroll = false
    /// Recognisers that have to fail first, as the delegates and subclasses have said for this attempt (G3).
    var required: [UIGestureRecognizer] = []
    /// The recognisers that the delegates have been asked about.
    var askedAbout: Set<ObjectIdentifier> = []
    /// The centre of the fingers, in the window, when the last of them was lifted.
    private var lastCentroid = CGPoint.zero

    init(arbiter: GestureArbiter) {
        self.arbiter = arbiter
    }

    mutating func add(_ touch: UITouch) {
        // The position of a finger that is long gone is never read.
        touches.removeAll { !$0.isOnScreen && $0.handover.isOver }
        touches.append(touch)
        live.append(touch)
    }

    mutating func add(_ scroll: PointerScroll) {
        self.scroll = scroll
    }

    /// True if none of its touches or scrolls goes on.
    var isFree: Bool { live.isEmpty && (scroll == nil || hasLeftScroll || scroll?.isOver == true) }

    mutating func drop(_ touches: [UITouch]) {
        lastCentroid = centroid
        live.removeAll { touch in touches.contains { $0 === touch } }
    }

    /// Removes the touch from the attempt, as if the recogniser had never got it.
    mutating func forget(_ touch: UITouch) {
        drop([touch])
        touches.removeAll { $0 === touch }
    }

    mutating func dropAll() {
        lastCentroid = centroid
        live = []
        hasLeftScroll = true
    }

    func shares(with other: GestureAttempt) -> Bool {
        if let scroll, scroll === other.scroll { return true }
        return touches.contains { touch in other.touches.contains { $0 === touch } }
    }

    /// The centre of the fingers that are down; without any, of those that have just been lifted.
    var centroid: CGPoint {
        if let scroll { return scroll.point }
        let down = live.filter(\.isOnScreen)
        let fingers = down.isEmpty ? live : down
        guard !fingers.isEmpty else { return lastCentroid }
        let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
        return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
    }
}
