import UIKit

/// The interaction with one presentation that a pan drives by its progress: on the way in, and on the way out.
@MainActor
final class PanInteraction {
    /// The gesture that has presented; `nil` for a presentation by code.
    let origin: Origin?
    /// The requested transition, until it is over.
    private var current: (kind: Kind, request: InteractiveRequest)?

    enum Kind {
        case presentation, dismissal
    }

    /// A pan that presents.
    struct Origin {
        /// Where the finger comes from.
        let source: Source
        /// Cancels the pan.
        let cancel: @MainActor () -> Void

        enum Source {
            /// An edge of the screen. A finger takes the view back to it, released at that distance or velocity.
            case edge(PresentationEdge, threshold: SwipeThreshold)
            /// A view. Plays the animation in place of the style's, once.
            case view(TransitionAnimation)
        }
    }

    init(from origin: Origin? = nil) {
        self.origin = origin
    }

    /// Requests a transition from UIKit, and returns the interaction that drives it; `nil` where UIKit has not taken it
    /// because it has refused the request, or an app animates or drives the transition itself.
    func request(_ kind: Kind, from uikit: () -> Void) -> TransitionInteraction? {
        current = (kind, InteractiveRequest())
        uikit()
        if current?.request.isTaken != true { current = nil }
        return current?.request.interaction
    }

    /// The animation of the presentation that is requested, where that is not the style's.
    var animation: TransitionAnimation? {
        guard current?.kind == .presentation, case .view(let animation) = origin?.source else { return nil }
        return animation
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
}
