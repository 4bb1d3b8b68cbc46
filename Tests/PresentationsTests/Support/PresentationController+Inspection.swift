import UIKit

@testable import Presentations

extension PresentationController {
    /// The drag of the presented view, while there is a container.
    var drag: DragController? { presentationComponents?.drag }

    /// The path of the presented view, while there is a container.
    var path: DragPath? { presentationGeometry.path }

    /// True if the presented view is observed in each frame.
    var isObservingMovement: Bool { presentationComponents?.progress.isObserving == true }

    /// Performs everything that follows when a finger has moved the presented view to a position.
    func followMove(to position: CGFloat) {
        if let path { drag?.surroundings.move(to: position, on: path) }
        presentationComponents?.progress.viewDidMove(to: position)
    }
}
