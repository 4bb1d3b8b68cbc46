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

extension LayoutTerm {
    /// An anchor of the kind that the term has, as Apple's is: code can ask for it. The declared type does not say.
    ///
    /// The kinds differ in the anchors that they accept, and in nothing that they store.
    @MainActor
    var anchor: NSLayoutAnchor<AnyObject> {
        if origin != nil || attribute.part.isLength {
            return unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
        }
        return attribute.part.axis == .horizontal
            ? unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
            : unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    }
}
