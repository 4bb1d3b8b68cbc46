/// Arbitrates between the recognisers of one window that are active at the same time: which may go ahead (G4), which
/// wait for others (G5), and when targets are called.
@MainActor
final class GestureArbiter {
    /// Delivers to the views what the recognisers have left to them.
    var handOver: () -> Void = {}

    /// The active recognisers, in the order in which they got their first finger.
    private var participants: [UIGestureRecognizer] = []
    private var dispatchDepth = 0
    private var isSettling = false
    /// True if something changed while targets or views were being called.
    private var hasNews = false

    // MARK: Joining

    func admit(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
        join(recognizer)
        recognizer.attempt?.add(touch)
    }

    func admit(_ scroll: PointerScroll, to recognizer: UIGestureRecognizer) {
        join(recognizer)
        recognizer.attempt?.add(scroll)
    }

    /// Without a touch, only a subclass that sets its own state joins.
    private func join(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt == nil else { return }
        recognizer.attempt = GestureAttempt(arbiter: self)
        participants.append(recognizer)
    }

    /// Asks once per attempt which recognisers have to wait for which failures (G3).
    func arrangeFailures() {
        for one in participants {
            for other in participants where one !== other && share(one, other) { ask(one, about: other) }
        }
    }

    private func ask(_ one: UIGestureRecognizer, about other: UIGestureRecognizer) {
        guard one.attempt?.askedAbout.insert(ObjectIdentifier(other)).inserted ?? false else { return }
        if one.shouldRequireFailure(of: other)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
        {
            one.attempt?.required.append(other)
        }
        if one.shouldBeRequiredToFail(by: other)
            || one.delegate?.gestureRecognizer(one, shouldBeRequiredToFailBy: other) ?? false
        {
            other.attempt?.required.append(one)
        }
    }

    // MARK: States

    /// Called when a subclass has set its state.
    func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        let step = GestureProgress.step(from: recognizer.progress.state, to: state)
        guard step != .nothing else { return }
        join(recognizer)
        switch step {
        case .nothing: break
        case .illegal:
            if recognizer.progress.isHeld {
                recognizer.progress.hold(state)
            } else {
                Console.warn("\(type(of: recognizer)) cannot go from \(recognizer.progress.state) to \(state).")
            }
        case .fail: recognizer.progress.fail()
        case .advance: recognizer.progress.advance(to: state)
        case .recognize: recognize(recognizer, state)
        }
        settle()
    }

    private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        if !recognizer.progress.isHeld {
            arrangeFailures()
            guard recognizer.mayBegin else { return recognizer.progress.fail() }
            // The callback may have disabled it.
            guard recognizer.progress.state == .possible else { return }
        }
        recognizer.progress.hold(state)
        consider(recognizer)
    }

    /// Lets a waiting recogniser go ahead if no other one stands in its way any more.
    private func consider(_ recognizer: UIGestureRecognizer) {
        let requirements = recognizer.required.map {
            FailureVerdict.Requirement(state: $0.progress.state, isTrying: $0.attempt != nil)
        }
        switch FailureVerdict(requirements) {
        case .wait: return
        case .fail: recognizer.progress.fail()
        case .goAhead:
            let rivals = participants.filter { $0 !== recognizer && share($0, recognizer) }
            if rivals.contains(where: { $0.progress.state.isGoingOn && prevents($0, recognizer) }) {
                return recognizer.progress.fail()
            }
            recognizer.progress.releaseHeld()
            for rival in rivals where rival.progress.state == .possible {
                let waits = rival.required.contains { $0 === recognizer }
                if waits || prevents(recognizer, rival) { rival.progress.fail() }
            }
        }
    }

    /// By default a recognised gesture excludes all others; one delegate's permission is enough (G4).
    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        let isAllowed =
            one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
        return !isAllowed
    }

    /// Gestures of different fingers do not affect each other.
    private func share(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let attempt = one.attempt, let others = other.attempt else { return false }
        return attempt.shares(with: others)
    }

    func abandon(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt?.dropAll()
        if recognizer.progress.state == .possible {
            recognizer.progress.fail()
        } else if !recognizer.progress.state.isOver {
            recognizer.progress.advance(to: .cancelled)
        }
        settle()
    }

    // MARK: Consequences

    /// While the recognisers process an event, no target or view is called.
    func dispatch(_ body: () -> Void) {
        dispatchDepth += 1
        body()
        dispatchDepth -= 1
        settle()
    }

    /// Called once all recognisers are up to date: sends actions, then calls the views, then resets to `possible` (G2).
    private func settle() {
        hasNews = true
        guard dispatchDepth == 0, !isSettling else { return }
        isSettling = true
        while hasNews {
            hasNews = false
            for held in participants.filter({ $0.progress.isHeld }) { consider(held) }
            while let next = nextToTell { next.sendActions() }
            handOver()
            for recognizer in participants where recognizer.isReadyForReset { reset(recognizer) }
        }
        isSettling = false
    }

    /// Inner views come first, and so a scroll view's pan before another pan above it, unless it is the last.
    private var nextToTell: UIGestureRecognizer? {
        let waiting = participants.filter { !$0.progress.untold.isEmpty }
        guard let first = waiting.first as? ScrollPanGestureRecognizer, Assumptions.current.scrollViewPan == .last
        else { return waiting.first }
        return waiting.first { $0 is UIPanGestureRecognizer && $0.isAbove(first) } ?? first
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        participants.removeAll { $0 === recognizer }
        recognizer.reset()
        recognizer.progress.reset()
        recognizer.attempt = nil
    }
}

extension UIGestureRecognizer.State {
    fileprivate var isGoingOn: Bool { self == .began || self == .changed }
}

extension UIGestureRecognizer {
    /// Returns whether its view contains that of the other.
    fileprivate func isAbove(_ other: UIGestureRecognizer) -> Bool {
        guard let view, let otherView = other.view, view !== otherView else { return false }
        return otherView.isDescendant(of: view)
    }

    /// True if it has ended, its targets have been called, and none of its fingers is left on the screen.
    fileprivate var isReadyForReset: Bool {
        progress.state.isOver && progress.untold.isEmpty && attempt?.isFree ?? true
    }
}
