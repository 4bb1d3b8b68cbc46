import UIKit

@testable import Presentations

extension PresentationController {
    /// The drag of the presented view, while there is a container.
    var drag: DragController? { presentation.components?.drag }

    /// The path of the presented view, while there is a container.
    var path: DragPath? { presentation.path }

    /// True if the presented view is observed in each frame.
    var isObservingMovement: Bool { presentation.components?.progress.isObserving == true }

    /// Performs everything that follows when a finger has moved the presented view to a position.
    func followMove(to position: CGFloat) {
        if let path { drag?.surroundings.move(to: position, on: path) }
        presentation.components?.progress.viewDidMove(to: position, presentation)
    }
}
