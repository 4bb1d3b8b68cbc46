import Foundation
import UIKit

// The only support that looks inside the kit: an app cannot see any of it.
@testable import Presentations

extension PresentationController {
    /// The drag of the presented view, while there is a container.
    package var drag: DragController? { presentation.components?.drag }

    /// The path of the presented view, while there is a container.
    package var path: DragPath? { presentation.path }

    /// True if the presented view is observed in each frame.
    package var isObservingMovement: Bool { presentation.components?.frames.isObserving == true }

    /// Performs everything that follows when a finger has moved the presented view to a position.
    package func followMove(to position: CGFloat) {
        if let path { drag?.moveSurroundings(to: position, on: path) }
        presentation.viewDidMove(to: position)
    }
}

extension UIViewController {
    /// Reports a change of the content's size as an app does if UIKit does not report it: the kit cannot know (Q-3,
    /// Otherwise does nothing.
    package func reportContentChange() {
        #if !canImport(ObjectiveC)
            let assumptions = Assumptions.current
            guard assumptions.fittingSizeNews == .never || assumptions.stackPreferredContentSize == .keepsLarger else {
                return
            }
            ownPresentationController?.invalidatePresentation()
            (ownPresentationController as? HalfSheetPresentationController)?.invalidateDetents()
        #endif
    }
}

extension SwipeEdges {
    /// One edge.
    package init(_ edge: PresentationEdge) {
        self.init(.toward(edge), entryEdge: nil, hasDetents: false)
    }
}

/// Runs `body` and returns the kit's reports meanwhile.
@MainActor
package func reports(_ body: () throws -> Void) rethrows -> [String] {
    let log = Log()
    try Diagnostics.$sink.withValue({ log.add($0) }, operation: body)
    return log.entries
}

/// Messages in the order in which they came.
private final class Log: @unchecked Sendable {
    // Only ever used on the main thread; the closure that carries it has to be Sendable.
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }
}
