/// The delivery of one touch to the hit view. Recognisers may delay its beginning or its end, or take the touch away
/// (G7).
struct TouchHandover {
    private enum Stage {
        /// The touch has not been delivered to the view.
        case unknown
        case told
        case over
    }

    private var stage = Stage.unknown
    private var news: [UITouch.Phase] = []
    private var isTaken = false

    /// True if the view gets nothing more, whatever happens.
    var isOver: Bool { stage == .over }

    /// True if the view has got the touch and still has it.
    var isKnown: Bool { stage == .told }

    /// Ignores a finger that the view does not follow, for example its second one without multiple touch.
    mutating func refuse() {
        stage = .over
    }

    /// Takes the touch away: by a recogniser, or because the view leaves the window.
    mutating func take() {
        isTaken = true
    }

    mutating func note(_ phase: UITouch.Phase) {
        guard stage != .over, phase != .stationary else { return }
        // Waiting movements count as one: the touch object knows only the current position.
        if phase == .moved, news.last == .moved { return }
        news.append(phase)
    }

    /// Returns the events to deliver now, in order.
    mutating func release(holdingBegan: Bool, holdingEnded: Bool) -> [UITouch.Phase] {
        guard stage != .over else { return [] }
        if isTaken {
            defer { stage = .over }
            return stage == .told ? [.cancelled] : []
        }
        if holdingBegan, stage == .unknown, news.last != .cancelled { return [] }
        let count = holdingEnded ? news.firstIndex(of: .ended) ?? news.endIndex : news.endIndex
        let told = Array(news[..<count])
        news.removeFirst(count)
        if !told.isEmpty { stage = told.last == .ended || told.last == .cancelled ? .over : .told }
        return told
    }
}
