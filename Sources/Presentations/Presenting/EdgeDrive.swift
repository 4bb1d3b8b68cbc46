import UIKit

/// What a finger from an edge has presented, and the opposite one may dismiss: the transitions that they drive.
@MainActor
final class EdgeDrive {
    /// The edge that it was presented from.
    let edge: PresentationEdge
    let threshold: SwipeThreshold
    private let cancelPresentation: () -> Void
    private var request: Request?

    enum Kind {
        case presentation, dismissal
    }

    /// A transition that a finger has requested, until it has ended.
    private struct Request {
        let kind: Kind
        let interaction: TransitionInteraction
        /// Whether UIKit has taken the interaction.
        var isTaken = false
    }

    /// `cancelPresentation` takes the presentation out of the finger's hand.
    init(from edge: PresentationEdge, threshold: SwipeThreshold, cancelPresentation: @escaping () -> Void) {
        self.edge = edge
        self.threshold = threshold
        self.cancelPresentation = cancelPresentation
    }

    /// Requests a transition, and says what drives it. `nil` where UIKit has not taken that: it has refused the request, or an
    /// app animates or drives the transition itself.
    func request(_ kind: Kind, from uikit: () -> Void) -> TransitionInteraction? {
        request = Request(kind: kind, interaction: TransitionInteraction())
        uikit()
        if request?.isTaken != true { request = nil }
        return request?.interaction
    }

    /// For UIKit, which asks when the transition is requested. An interaction drives one only.
    func take(_ kind: Kind) -> TransitionInteraction? {
        guard let request, request.kind == kind, !request.isTaken else { return nil }
        self.request?.isTaken = true
        return request.interaction
    }

    func transitionDidEnd() {
        request = nil
    }

    /// Whether somebody else may end the transition where it is. Not while a finger drives it; and what is on its way back out
    /// of sight is not presented any more, for UIKit and for the app.
    var mayBeCaught: Bool {
        guard let request else { return true }
        return switch request.interaction.release {
        case nil: false
        case .finish: true
        case .cancel: request.kind == .dismissal
        }
    }

    /// Takes whatever is under way out of the finger's hand.
    func cancel(_ pan: TransitionPan?) {
        cancelPresentation()
        pan?.cancel()
    }
}
