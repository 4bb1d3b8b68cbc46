@testable import Presentations

extension SwipeEdges {
    /// One edge.
    init(_ edge: PresentationEdge) {
        self.init([edge], animationEdge: nil, hasDetents: false)
    }
}
