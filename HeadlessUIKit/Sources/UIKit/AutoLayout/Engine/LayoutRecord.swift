/// An engine's data about an item: its variables, and the restrictions that are not constraints of the app.
@MainActor
final class LayoutRecord {
    private(set) weak var item: (any LayoutItem)?
    let id: ObjectIdentifier
    private var variables = [LayoutVariable?](repeating: nil, count: LayoutQuantity.allCases.count)
    /// Restrictions that keep a quantity at the value of a frame, an inset or an offset.
    var pins: [(quantity: LayoutQuantity, handle: LayoutSolver.Handle)] = []
    /// Restrictions that keep lengths from being negative.
    var floors: [LayoutSolver.Handle] = []
    /// The restrictions of the intrinsic content size along each axis.
    var content: [ContentWish?] = [nil, nil]

    /// The restrictions of an intrinsic length: not longer with one priority, not shorter with another.
    struct ContentWish {
        var length: CGFloat
        var hugging: UILayoutPriority
        var compression: UILayoutPriority
        var handles: [LayoutSolver.Handle]
    }

    init(_ item: any LayoutItem) {
        self.item = item
        id = ObjectIdentifier(item)
    }

    subscript(quantity: LayoutQuantity) -> LayoutVariable? {
        get { variables[quantity.rawValue] }
        set { variables[quantity.rawValue] = newValue }
    }

    var quantities: [LayoutQuantity] { LayoutQuantity.allCases.filter { self[$0] != nil } }
    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }

    var handles: [LayoutSolver.Handle] {
        pins.map(\.handle) + floors + content.flatMap { $0?.handles ?? [] }
    }
}
