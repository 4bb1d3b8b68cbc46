/// What the hit view is told of one touch. Recognisers may hold its beginning or its end back, or take the touch away
/// (G7).
struct TouchHandover {
    private enum Stage {
        /// The view has not been told of the touch.
        case unknown
        case told
        case over
    }

    private var stage = Stage.unknown
    private var news: [UITouch.Phase] = []
    private var isTaken = false

    /// The view gets nothing more, whatever happens.
    var isOver: Bool { stage == .over }

    /// The view has been told of the touch and has it still.
    var isKnown: Bool { stage == .told }

    /// A finger that the view does not follow, for example its second one without multiple touch.
    mutating func refuse() {
        stage = .over
    }

    /// A recogniser, or the end of the view's stay in the window, takes the touch away.
    mutating func take() {
        isTaken = true
    }

    mutating func note(_ phase: UITouch.Phase) {
        guard stage != .over, phase != .stationary else { return }
        // Movements that wait are one: the touch object knows only where the finger is now.
        if phase == .moved, news.last == .moved { return }
        news.append(phase)
    }

    /// What to tell now, in order.
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
