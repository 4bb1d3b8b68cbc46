import UIKit

/// The interaction with a presentation that comes in from an edge of the screen under a finger, and that the opposite
/// movement dismisses.
@MainActor
final class EdgeInteraction {
    /// The edge that the finger came from.
    let edge: PresentationEdge
    /// The distance or velocity at which releasing completes either transition.
    let threshold: SwipeThreshold
    private let cancelPresentation: () -> Void
    /// The requested transition, until it is over.
    private var current: (kind: Kind, request: InteractiveRequest)?

    enum Kind {
        case presentation, dismissal
    }

    /// - Parameter cancelPresentation: Cancels the pan that presents.
    init(from edge: PresentationEdge, threshold: SwipeThreshold, cancelPresentation: @escaping () -> Void) {
        self.edge = edge
        self.threshold = threshold
        self.cancelPresentation = cancelPresentation
    }

    /// Requests a transition from UIKit, and returns the interaction that drives it; `nil` where UIKit has not taken it
    /// because it has refused the request, or an app animates or drives the transition itself.
    func request(_ kind: Kind, from uikit: () -> Void) -> TransitionInteraction? {
        current = (kind, InteractiveRequest())
        uikit()
        if current?.request.isTaken != true { current = nil }
        return current?.request.interaction
    }

    /// Returns the interaction controller for UIKit, which asks for it while the transition is being requested.
    func take(_ kind: Kind) -> TransitionInteraction? {
        guard let current, current.kind == kind else { return nil }
        // UIKit asks only where the presentation controller has supplied an animator. A subclass may have made it.
        current.request.willAnimate()
        return current.request.take()
    }

    func transitionDidEnd() {
        current = nil
    }

    /// Whether another finger may end the transition where it is: not while this one drives it, and not while a cancelled
    /// presentation goes back, which UIKit and the app no longer count as presented.
    var mayBeCaught: Bool {
        guard let current else { return true }
        return switch current.request.interaction.release {
        case nil: false
        case .finish: true
        case .cancel: current.kind == .dismissal
        }
    }

    /// Cancels whichever pan drives a transition: the one that presents, or the given one, which dismisses.
    func cancel(_ pan: TransitionPan?) {
        cancelPresentation()
        pan?.cancel()
    }
}
