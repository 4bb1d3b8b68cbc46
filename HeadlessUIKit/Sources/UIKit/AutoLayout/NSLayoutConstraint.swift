/// A relation between attributes of views and guides that Auto Layout keeps: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    let first: LayoutTerm
    let second: LayoutTerm?
    public let relation: Relation
    public let multiplier: CGFloat
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// The number of constraints that became active before it.
    private(set) var activation = 0
    private static var activations = 0
    /// In a contradiction the others are broken.
    var yieldsLast = false

    init(_ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat, constant: CGFloat) {
        precondition(multiplier.isFinite, "The multiplier of a constraint has to be a finite number.")
        precondition(constant.isFinite, "The constant of a constraint has to be a finite number.")
        self.first = first
        self.relation = relation
        // The second item has no effect (Z16).
        let isConstant = second != nil && multiplier == 0
        precondition(
            !isConstant || first.attribute.part.isLength || first.origin != nil,
            "A position is relative to an item: the multiplier of its constraint cannot be 0.")
        self.second = isConstant ? nil : second
        self.multiplier = isConstant ? 1 : multiplier
        self.constant = constant
        super.init()
    }

    /// Items are views and layout guides. Without a second item the constant stands alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let item = view1 as? any LayoutItem else {
            preconditionFailure("A constraint is between views and layout guides, not \(view1).")
        }
        let other = view2 as? any LayoutItem
        precondition(view2 == nil || other != nil, "A constraint is between views and layout guides.")
        precondition(
            (other == nil) == (attr2 == .notAnAttribute),
            "A constraint has a second attribute when, and only when, it has a second item.")
        precondition(
            other != nil || attr1.part.isLength, "A position is relative to an item: add a second item."
        )
        precondition(
            other == nil || attr1.part.goesWith(attr2.part),
            "A constraint cannot relate \(attr1.name) to \(attr2.name).")
        self.init(
            LayoutTerm(item, attr1), relation, other.map { LayoutTerm($0, attr2) }, multiplier: multiplier, constant: c)
    }

    open var constant: CGFloat {
        didSet {
            precondition(constant.isFinite, "The constant of a constraint has to be a finite number.")
            if constant != oldValue { holder?.layoutConstraintChanged(self) }
        }
    }

    /// The priority of an active constraint cannot change to required, or from required.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            precondition(
                holder == nil || (priority == .required) == (oldValue == .required),
                "The priority of an active constraint cannot change to or from required.")
            holder?.layoutConstraintChangedPriority(self)
        }
    }

    open var identifier: String?
    open var shouldBeArchived = false

    open var isActive: Bool {
        get { holder != nil }
        set {
            if newValue { activate() } else { holder?.removeConstraint(self) }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        guard let ancestor = nearestCommonAncestor else {
            preconditionFailure(
                "\(summary) cannot be active: its items have no view in common. Do they belong to different hierarchies?"
            )
        }
        ancestor.addConstraint(self)
    }

    func noteActivation() {
        activation = Self.activations
        Self.activations += 1
    }

    // MARK: Items

    open var firstItem: AnyObject? { first.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondItem: AnyObject? { second?.item }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

    var points: [LayoutPoint] { first.points + (second?.points ?? []) }

    /// The nearest view that contains all items, or is one of them.
    private var nearestCommonAncestor: UIView? {
        let views = points.map { $0.item?.layoutView }
        guard let start = views.first ?? nil else { return nil }
        return start.ancestors.first { candidate in views.allSatisfy { $0?.isDescendant(of: candidate) == true } }
    }

    func mentions(_ item: any LayoutItem) -> Bool {
        points.contains { $0.item === item }
    }

    /// The description in reports: without addresses, which would differ between runs.
    var summary: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        var right = ""
        if let second {
            right = (multiplier == 1 ? "" : "\(multiplier)*") + second.summary
            if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            right = "\(constant)"
        }
        let strength = priority == .required ? "" : " @\(priority.rawValue)"
        return "<NSLayoutConstraint\(name) \(first.summary) \(relation.sign) \(right)\(strength)>"
    }
}
