/// What makes two anchors the same one: the attribute, and the item that it is of (Z17).
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

/// An anchor of any kind: a constraint's are of none.
protocol IdentifiedAnchor {
    var identity: AnchorIdentity { get }
}
