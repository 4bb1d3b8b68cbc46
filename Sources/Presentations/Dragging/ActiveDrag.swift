import UIKit

/// One finger's drag of a presented view. The next finger has another one.
@MainActor
final class ActiveDrag {
    var model: DragModel
    /// The path at the beginning. The keyboard or new content may change the host's meanwhile.
    let path: DragPath
    /// The position of the view after the last step.
    var position: CGFloat
    /// Whether the view has the size that it needs further in than it rests.
    var isExtended = false

    var axis: DragAxis { path.axis }

    init(_ model: DragModel, on path: DragPath) {
        self.model = model
        self.path = path
        position = model.start.position
    }
}
