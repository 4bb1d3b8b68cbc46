import UIKit

extension UIViewController {
    /// Has a finger from an edge of the screen present something. Another one for the same edge is replaced.
    ///
    /// Loads the view. The dismissal is asked for and told of as every dismissal by the user: `isModalInPresentation` and
    /// the presentation controller's delegate may refuse it. A presentation asks nobody, and nobody hears of one that is
    /// not completed. What is presented keeps the presentation style `.custom` afterwards.
    public func use(_ presentation: EdgePresentation) {
        removeEdgePresentation(from: presentation.edge)
        EdgePresenter(presentation, for: self).install(on: view)
    }

    /// Takes away what a finger from that edge presents. What it has presented stays, and can still be swiped back. Without
    /// effect where there is none; under a finger the presentation is cancelled.
    public func removeEdgePresentation(from edge: PresentationEdge) {
        guard let view = viewIfLoaded else { return }
        for (pan, presenter) in TransitionPan.pans(on: view, for: EdgePresenter.self) where presenter.edge == edge {
            pan.remove()
        }
    }
}
