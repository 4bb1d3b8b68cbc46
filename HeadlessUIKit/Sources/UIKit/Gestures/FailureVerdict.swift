/// The decision about a recogniser that waits for others to fail (G5).
enum FailureVerdict: Equatable {
    case goAhead
    case wait
    case fail

    /// A recogniser that has to fail first: its state, and a flag that it is active.
    struct Requirement {
        let state: UIGestureRecognizer.State
        let isTrying: Bool
    }

    init(_ requirements: [Requirement]) {
        if requirements.contains(where: { $0.isTrying && $0.state.isRecognized }) {
            self = .fail
        } else if requirements.contains(where: { $0.isTrying && $0.state == .possible }) {
            self = .wait
        } else {
            self = .goAhead
        }
    }
}
