/// Where one presentation is between its request and its end.
///
/// UIKit, the user and the app cause events. Each event leads to another state, and to actions for the lifecycle. A
/// dismissal that is asked for before UIKit can perform it is kept, and carried out as soon as the view rests.
struct PresentationPhase: Equatable, Sendable {
    private(set) var state = State.made
    /// The dismissal that is carried out when the view rests.
    private(set) var kept: Dismissal?

    enum State: Equatable, Sendable {
        /// The controller has been made.
        case made
        /// The kit or UIKit holds the request to present.
        case requested
        /// The view is appearing.
        case arriving(by: Mover)
        /// The view is shown.
        case resting
        /// A dismissal has been asked for, and UIKit has not begun it: the lifecycle is about to ask, a transition inside or
        /// below the content is running (C14), or UIKit has taken it and begins after the current layout.
        case awaiting(Dismissal, isTaken: Bool = false)
        /// The view is disappearing.
        case leaving(Dismissal, by: Mover)
        /// The view has gone. Without a reason the presentation has never begun.
        case over(DismissalReason?)
    }

    /// What moves the view in or out.
    enum Mover: Equatable, Sendable {
        case animation, finger
    }

    /// A dismissal, and whether it is animated.
    struct Dismissal: Equatable, Sendable {
        var reason: DismissalReason
        var isAnimated = true
        /// Whether everything that is presented on top goes as well. Otherwise the dismissal is possible only if nothing
        /// covers the view.
        var includesCover = false

        /// A dismissal in the app's code.
        static let byApp = Dismissal(reason: .programmatic)
    }

    enum Event: Equatable, Sendable {
        /// The app has requested the presentation.
        case requested
        /// UIKit or the kit has dropped the request.
        case requestDropped
        /// UIKit has begun to present.
        case presentationBegan(by: Mover)
        /// UIKit has ended to present. A presentation that is not completed was taken back by a finger.
        case presentationEnded(isCompleted: Bool)
        /// A dismissal has been asked for, by the user, by the style's time, or by the kit for a cancelled task.
        case dismissalAsked(Dismissal)
        /// UIKit has asked for the animation of a dismissal, which it is going to begin.
        case dismissalTaken
        /// UIKit has begun to dismiss.
        case dismissalBegan(by: Mover)
        /// UIKit will not perform the dismissal that it was asked for.
        case dismissalForgotten
        /// UIKit has ended to dismiss.
        case dismissalEnded(isCompleted: Bool)
        /// The views have gone, and UIKit does not say why: their window was released, or a presentation below them was
        /// dismissed.
        case viewsVanished
    }

    enum Action: Equatable, Sendable {
        /// Drop the request to present, unless UIKit has it.
        case withdrawRequest
        /// Ask UIKit for the dismissal.
        case dismiss(Dismissal)
        /// Report the end. Without a reason the presentation has never begun.
        case report(DismissalReason?)
    }

    /// The reason why an event cannot happen in a state.
    enum Illegal: String, Error {
        case notRequested = "it has not been requested"
        case requestedTwice = "it has been requested already"
        case notBegun = "it has not begun"
        case begunTwice = "it has begun already"
        case notAwaited = "no dismissal is awaited"
        case notLeaving = "it is not being dismissed"
        case leavesTwice = "it is being dismissed already"
        case isOver = "it is over"
    }

    // MARK: Questions

    /// Whether UIKit has begun to present.
    var hasBegun: Bool {
        switch state {
        case .made, .requested, .over(nil): false
        case .arriving, .resting, .awaiting, .leaving, .over: true
        }
    }

    /// Whether the view is disappearing.
    var isLeaving: Bool {
        if case .leaving = state { true } else { false }
    }

    var isOver: Bool {
        if case .over = state { true } else { false }
    }

    /// Whether a request to present has not been answered by UIKit yet.
    var isRequested: Bool { state == .requested }

    /// Whether the view is shown and no dismissal is awaited, so that the user may dismiss it.
    var mayBeDismissed: Bool { state == .resting }

    // MARK: Events

    /// Changes the state for an event, and returns what follows from it, in this order.
    ///
    /// An event that cannot happen throws, and changes nothing.
    mutating func handle(_ event: Event) throws(Illegal) -> [Action] {
        switch event {
        case .requested: try request()
        case .requestDropped: try dropRequest()
        case .presentationBegan(let mover): try begin(by: mover)
        case .presentationEnded(let isCompleted): try endPresentation(isCompleted)
        case .dismissalAsked(let dismissal): try ask(for: dismissal)
        case .dismissalTaken: try takeDismissal()
        case .dismissalBegan(let mover): try beginDismissal(by: mover)
        case .dismissalForgotten: try forgetDismissal()
        case .dismissalEnded(let isCompleted): try endDismissal(isCompleted)
        case .viewsVanished: try vanish()
        }
    }

    private mutating func request() throws(Illegal) -> [Action] {
        switch state {
        case .made: state = .requested
        case .requested: throw .requestedTwice
        case .arriving, .resting, .awaiting, .leaving: throw .begunTwice
        case .over: throw .isOver
        }
        return []
    }

    private mutating func dropRequest() throws(Illegal) -> [Action] {
        switch state {
        case .made: throw .notRequested
        case .requested: return end(nil)
        case .arriving, .resting, .awaiting, .leaving: throw .begunTwice
        case .over: throw .isOver
        }
    }

    private mutating func begin(by mover: Mover) throws(Illegal) -> [Action] {
        switch state {
        // An app may also present with UIKit's own method, once more with a controller that it has kept.
        case .made, .requested, .over: state = .arriving(by: mover)
        case .arriving, .resting, .awaiting, .leaving: throw .begunTwice
        }
        return []
    }

    private mutating func endPresentation(_ isCompleted: Bool) throws(Illegal) -> [Action] {
        switch state {
        case .made, .requested: throw .notBegun
        case .arriving(let mover):
            // The user has taken back what a finger has presented.
            guard isCompleted else { return end(mover == .finger ? .swipe : kept?.reason ?? .programmatic) }
            return rest()
        case .resting, .awaiting, .leaving: throw .begunTwice
        case .over: throw .isOver
        }
    }

    private mutating func ask(for dismissal: Dismissal) throws(Illegal) -> [Action] {
        switch state {
        case .made: throw .notRequested
        case .requested:
            kept = kept ?? dismissal
            return [.withdrawRequest]
        case .arriving: kept = kept ?? dismissal
        case .resting:
            state = .awaiting(dismissal)
            return [.dismiss(dismissal)]
        // Repeated requests are the same dismissal.
        case .awaiting: break
        // A finger may catch the view, and bring it back.
        case .leaving: kept = kept ?? dismissal
        case .over: throw .isOver
        }
        return []
    }

    private mutating func takeDismissal() throws(Illegal) -> [Action] {
        switch state {
        case .made, .requested: throw .notBegun
        case .awaiting(let dismissal, _): state = .awaiting(dismissal, isTaken: true)
        // A dismissal in the app's code.
        case .arriving, .resting, .leaving: break
        case .over: throw .isOver
        }
        return []
    }

    private mutating func beginDismissal(by mover: Mover) throws(Illegal) -> [Action] {
        switch state {
        case .made, .requested: throw .notBegun
        case .arriving, .resting: state = .leaving(.byApp, by: mover)
        case .awaiting(let dismissal, _): state = .leaving(dismissal, by: mover)
        case .leaving: throw .leavesTwice
        case .over: throw .isOver
        }
        return []
    }

    private mutating func forgetDismissal() throws(Illegal) -> [Action] {
        switch state {
        case .made, .requested, .arriving, .resting, .leaving, .awaiting(_, isTaken: true): throw .notAwaited
        case .awaiting: state = .resting
        case .over: throw .isOver
        }
        return []
    }

    private mutating func endDismissal(_ isCompleted: Bool) throws(Illegal) -> [Action] {
        switch state {
        case .made, .requested, .arriving, .resting, .awaiting: throw .notLeaving
        case .leaving(let dismissal, _): return isCompleted ? end(dismissal.reason) : rest()
        case .over: throw .isOver
        }
    }

    private mutating func vanish() throws(Illegal) -> [Action] {
        switch state {
        case .made, .requested: throw .notBegun
        case .arriving, .resting: return end(kept?.reason ?? .programmatic)
        case .awaiting(let dismissal, _), .leaving(let dismissal, _): return end(dismissal.reason)
        case .over: throw .isOver
        }
    }

    /// The view is at rest, unless a dismissal was asked for meanwhile.
    private mutating func rest() -> [Action] {
        guard let kept else {
            state = .resting
            return []
        }
        self.kept = nil
        state = .awaiting(kept)
        return [.dismiss(kept)]
    }

    private mutating func end(_ reason: DismissalReason?) -> [Action] {
        kept = nil
        state = .over(reason)
        return [.report(reason)]
    }
}
