/// A rectangle in a view that is no view itself.
///
/// Without constraints only the guides that a view has by itself, such as `safeAreaLayoutGuide`, have a place; another
/// one stays at zero.
@MainActor
open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    private let place: (UIView) -> CGRect

    public override init() {
        place = { _ in .zero }
        super.init()
    }

    init(of view: UIView, identifier: String, place: @escaping (UIView) -> CGRect) {
        self.place = place
        super.init()
        self.identifier = identifier
        owningView = view
    }

    open var layoutFrame: CGRect { owningView.map(place) ?? .zero }
}
