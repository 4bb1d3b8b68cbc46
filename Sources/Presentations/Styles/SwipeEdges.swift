/// The edges toward which a view leaves: one, or two opposite ones. Everything that has to know them asks here.
struct SwipeEdges: Equatable, Sendable {
    /// The edge toward which positions are counted.
    let edge: PresentationEdge
    /// Whether a drag toward the opposite edge dismisses as well.
    let includesOpposite: Bool

    /// Whether the style names the edge, itself or with its animation. Otherwise it is the bottom.
    let isNamed: Bool

    /// - Parameters:
    ///   - hasDetents: A view with detents is dismissed toward the one edge that these belong to.
    init(_ behavior: DismissalBehavior, _ animation: @autoclosure () -> TransitionAnimation, hasDetents: Bool) {
        self.init(behavior.swipeEdges, animationEdge: animation().edge, hasDetents: hasDetents)
    }

    /// - Parameters:
    ///   - animationEdge: The edge that the animation comes from.
    ///   - hasDetents: A view with detents is dismissed toward the one edge that these belong to.
    init(_ named: Set<PresentationEdge>, animationEdge: @autoclosure () -> PresentationEdge?, hasDetents: Bool) {
        if named.count == 1, let edge = named.first {
            (self.edge, includesOpposite, isNamed) = (edge, false, true)
            return
        }
        let animationEdge = animationEdge()
        isNamed = !named.isEmpty || animationEdge != nil
        let named = named.isEmpty ? [animationEdge ?? .bottom] : named
        // Positions are counted toward the bottom if possible: scrolled content shares the drag only there.
        let preferred = hasDetents ? [animationEdge, .bottom] : [.bottom, animationEdge]
        edge = (preferred.compactMap(\.self) + PresentationEdge.allCases).first(where: named.contains) ?? .bottom
        includesOpposite = !hasDetents && named.contains(edge.opposite)
    }

    func contains(_ edge: PresentationEdge) -> Bool {
        edge == self.edge || includesOpposite && edge == self.edge.opposite
    }
}
