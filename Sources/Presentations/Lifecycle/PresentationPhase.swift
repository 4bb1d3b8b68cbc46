/// Where one presentation is between its request and its end. An event leads to another state, and to actions. A
/// dismissal that is asked for before UIKit can perform it is kept until the view rests.
struct PresentationPhase: Equatable, Sendable {
    private(set) var state = State.made
    private(set) var kept: Dismissal?

    enum State: Equatable, Sendable {
        case made
        /// The kit or UIKit holds the request to present.
        case requested
        case arriving(byFinger: Bool)
        case resting
        /// A dismissal has been asked for, and UIKit has not begun it: the lifecycle is about to ask, a transition
        /// inside or below the content is running (C14), or UIKit has taken it and begins after the current layout.
        case awaiting(Dismissal, isTaken: Bool = false)
        case leaving(Dismissal, byFinger: Bool)
        /// The view has gone. Without a reason the presentation has never begun.
        case over(DismissalReason?)
    }

    struct Dismissal: Equatable, Sendable {
        var reason: DismissalReason
        var isAnimated = true
        /// Whether everything that is presented on top goes as well. Otherwise nothing may cover the view.
        var includesCover = false
    }

    enum Event: Equatable, Sendable {
        case requested
        case requestDropped
        case presentationBegan(byFinger: Bool)
        /// UIKit has ended to present. A presentation that is not completed was taken back by a finger.
        case presentationEnded(isCompleted: Bool)
        /// A dismissal has been asked for, by the user, by the style's time, or by the kit for a cancelled task.
        case dismissalAsked(Dismissal)
        /// UIKit has asked for the animation of a dismissal. It begins it, or drops it while the view moves (C15).
        case dismissalTaken
        case dismissalBegan(byFinger: Bool)
        case dismissalForgotten
        case dismissalEnded(isCompleted: Bool)
        /// The views have gone, and UIKit does not say why: the window was released, or one below was dismissed.
        case viewsVanished
    }

    enum Action: Equatable, Sendable {
        /// Drop the request to present, unless UIKit has it.
        case withdrawRequest
        case dismiss(Dismissal)
        /// End the arrival, if the view arrives by itself. UIKit can dismiss only then.
        case endArrival
        /// Report the end. Without a reason the presentation has never begun.
        case report(DismissalReason?)
    }

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

    var hasBegun: Bool {
        switch state {
        case .made, .requested, .over(nil): false
        case .arriving, .resting, .awaiting, .leaving, .over: true
        }
    }

    var isLeaving: Bool {
        if case .leaving = state { true } else { false }
    }

    var isOver: Bool {
        if case .over = state { true } else { false }
    }

    var mayBeDismissed: Bool { state == .resting }

    var isComing: Bool {
        switch state {
        case .requested, .arriving: true
        case .made, .resting, .awaiting, .leaving, .over: false
        }
    }

    var awaitsDismissal: Bool {
        if case .awaiting = state { true } else { kept != nil }
    }

    // MARK: Events

    /// Changes the state for an event, and returns what follows. One that cannot happen throws and changes nothing.
    mutating func handle(_ event: Event) throws(Illegal) -> Action? {
        switch (event, state) {
        case (.requested, .made): state = .requested
        case (.requestDropped, .requested): return end(nil)

        // An app may also present with UIKit's own method, once more with a controller that it has kept.
        case (.presentationBegan(let byFinger), .made), (.presentationBegan(let byFinger), .requested),
            (.presentationBegan(let byFinger), .over):
            state = .arriving(byFinger: byFinger)
        case (.presentationEnded(isCompleted: true), .arriving): return rest()
        // The user has taken back what a finger has presented.
        case (.presentationEnded(isCompleted: false), .arriving(byFinger: true)): return end(.swipe)
        case (.presentationEnded(isCompleted: false), .arriving): return end(kept?.reason ?? .programmatic)

        case (.dismissalAsked(let dismissal), .requested):
            kept = kept ?? dismissal
            return .withdrawRequest
        // A finger may catch a view that is leaving, and bring it back.
        case (.dismissalAsked(let dismissal), .arriving), (.dismissalAsked(let dismissal), .leaving):
            kept = kept ?? dismissal
        case (.dismissalAsked(let dismissal), .resting):
            state = .awaiting(dismissal)
            return .dismiss(dismissal)
        // Repeated requests are the same dismissal.
        case (.dismissalAsked, .awaiting): break

        case (.dismissalTaken, .awaiting(let dismissal, _)): state = .awaiting(dismissal, isTaken: true)
        // A dismissal in the app's code.
        case (.dismissalTaken, .resting): break
        case (.dismissalTaken, .made), (.dismissalTaken, .requested), (.dismissalTaken, .arriving),
            (.dismissalTaken, .leaving):
            kept = kept ?? Dismissal(reason: .programmatic, includesCover: true)
            if case .arriving = state { return .endArrival }
        case (.dismissalForgotten, .awaiting(_, isTaken: false)): state = .resting

        case (.dismissalBegan(let byFinger), .arriving), (.dismissalBegan(let byFinger), .resting):
            state = .leaving(Dismissal(reason: .programmatic), byFinger: byFinger)
        case (.dismissalBegan(let byFinger), .awaiting(let dismissal, _)):
            state = .leaving(dismissal, byFinger: byFinger)
        case (.dismissalEnded(isCompleted: true), .leaving(let dismissal, _)): return end(dismissal.reason)
        case (.dismissalEnded(isCompleted: false), .leaving): return rest()

        case (.viewsVanished, .arriving), (.viewsVanished, .resting): return end(kept?.reason ?? .programmatic)
        case (.viewsVanished, .awaiting(let dismissal, _)), (.viewsVanished, .leaving(let dismissal, _)):
            return end(dismissal.reason)

        default: throw obstacle(to: event)
        }
        return nil
    }

    private func obstacle(to event: Event) -> Illegal {
        switch (event, state) {
        case (_, .over): .isOver
        case (.dismissalForgotten, _): .notAwaited
        case (.dismissalEnded, _): .notLeaving
        case (.dismissalBegan, .leaving): .leavesTwice
        case (.requested, .requested): .requestedTwice
        case (.requestDropped, .made), (.dismissalAsked, .made): .notRequested
        case (_, .made), (_, .requested): .notBegun
        default: .begunTwice
        }
    }

    /// The view is at rest, unless a dismissal was asked for meanwhile.
    private mutating func rest() -> Action? {
        guard let kept else {
            state = .resting
            return nil
        }
        self.kept = nil
        state = .awaiting(kept)
        return .dismiss(kept)
    }

    private mutating func end(_ reason: DismissalReason?) -> Action {
        kept = nil
        state = .over(reason)
        return .report(reason)
    }
}
