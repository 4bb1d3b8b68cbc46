/// What an engine keeps of an item: its variables, and what holds them without a constraint of the app's.
@MainActor
final class LayoutRecord {
    private(set) weak var item: (any LayoutItem)?
    let id: ObjectIdentifier
    private var variables = [LayoutVariable?](repeating: nil, count: LayoutQuantity.allCases.count)
    /// What keeps a quantity where a frame, an inset or an offset has it.
    var pins: [(quantity: LayoutQuantity, handle: LayoutSolver.Handle)] = []
    /// What keeps lengths from being negative.
    var floors: [LayoutSolver.Handle] = []
    /// What the intrinsic content size asks for, along each axis.
    var content: [ContentWish?] = [nil, nil]

    /// The wish of an intrinsic length: not longer with one priority, not shorter with another.
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
