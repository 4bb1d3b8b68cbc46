/// The identity of an anchor: its attribute and its item (Z17).
struct AnchorIdentity: Hashable {
    private let points: [Point]

    private struct Point: Hashable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
    }

    @MainActor
    init(_ term: LayoutTerm) {
        points = term.points.map { Point(item: $0.item.map { ObjectIdentifier($0) }, attribute: $0.attribute) }
    }
}

/// An anchor of any kind: the anchors of a constraint have no type parameter.
protocol IdentifiedAnchor {
    var identity: AnchorIdentity { get }
}
