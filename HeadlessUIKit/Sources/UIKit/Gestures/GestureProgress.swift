/// The progress of one recogniser (G1): its state, the states that wait for others to fail (G5), and those that have
/// not been reported to its targets yet.
struct GestureProgress {
    typealias State = UIGestureRecognizer.State

    enum Step: Equatable {
        /// Leaves `possible` for success, if other recognisers allow it.
        case recognize
        /// A recognised gesture goes on, or ends.
        case advance
        case fail
        case nothing
        case illegal
    }

    private(set) var state = State.possible
    private(set) var held: [State] = []
    private(set) var untold: [State] = []

    var isHeld: Bool { !held.isEmpty }

    /// Returns the meaning of a change from one state to another (G1).
    static func step(from old: State, to new: State) -> Step {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended): .recognize
        case (.possible, .failed), (.possible, .cancelled): .fail
        case (.possible, .changed): .illegal
        case (.began, .changed), (.changed, .changed): .advance
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): .advance
        // Too late to fail: the targets have been told of the beginning and have to be told of an end.
        case (.began, .failed), (.changed, .failed): .advance
        case (.began, .began), (.possible, .possible): .nothing
        case (.ended, _), (.cancelled, _), (.failed, _): .nothing
        case (.changed, .began), (.began, .possible), (.changed, .possible): .illegal
        }
    }

    /// Holds back a success, with the states that follow it: of movements only the last one is kept.
    mutating func hold(_ new: State) {
        switch (held.last, new) {
        case (nil, .began), (nil, .ended): held = [new]
        case (.began, .changed), (.began, .ended), (.changed, .ended): held.append(new)
        default: break
        }
    }

    /// Goes on with the states that were held back.
    mutating func releaseHeld() {
        let states = held
        held = []
        states.forEach { enter($0) }
    }

    mutating func fail() {
        held = []
        state = .failed
    }

    mutating func advance(to new: State) {
        enter(new == .failed ? .cancelled : new)
    }

    private mutating func enter(_ new: State) {
        state = new
        // Several movements within one event are one for the targets.
        if new == .changed, untold.last == .changed { return }
        untold.append(new)
    }

    /// Returns the next state to report to the targets.
    mutating func takeUntold() -> State? {
        untold.isEmpty ? nil : untold.removeFirst()
    }

    mutating func reset() {
        self = GestureProgress()
    }
}
