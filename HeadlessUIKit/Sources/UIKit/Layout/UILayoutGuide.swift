/// A rectangle in a view that is not a view itself. Constraints place it, unless the view does.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    let place: Place

    /// The rule that places a guide.
    enum Place {
        case constraints
        /// A rectangle at given distances from the sides of the view's bounds.
        case inset((UIView) -> CGRect)
        /// The content of a scroll view.
        case content
        /// The visible part of a scroll view's content.
        case visible
    }

    public override init() {
        place = .constraints
        super.init()
    }

    init(of view: UIView, identifier: String, _ place: Place) {
        self.place = place
        super.init()
        self.identifier = identifier
        owningView = view
    }

    /// Resolves the constraints of the view's hierarchy first.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch place {
        case .constraints:
            view.updateConstraintLayout()
            return view.layoutEngine?.alignmentRect(of: self) ?? .zero
        case .inset(let place): return place(view)
        case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .visible: return view.bounds
        }
    }
}

extension UILayoutGuide {
    /// Returns the value of a quantity of a guide that the view places: a number, and quantities of the view that it
    /// follows.
    func given(_ quantity: LayoutQuantity) -> (constant: CGFloat, related: [LayoutQuantity])? {
        guard let view = owningView else { return nil }
        let numbers: (CGRect, CGRect)
        var offsets: [LayoutQuantity] = []
        switch place {
        case .constraints: return nil
        case .content: return givenByContent(quantity)
        case .inset: numbers = (layoutFrame, view.bounds)
        case .visible: numbers = (.zero, .zero)
        }
        // The visible rectangle of a scroll view moves over its content.
        if view is UIScrollView { offsets = [quantity == .x ? .offsetX : .offsetY] }
        let (frame, bounds) = numbers
        switch quantity {
        case .x: return (frame.origin.x - bounds.origin.x, offsets)
        case .y where keepsToBottom: return (frame.origin.y - bounds.origin.y - bounds.size.height, offsets + [.height])
        case .y: return (frame.origin.y - bounds.origin.y, offsets)
        case .width: return (frame.size.width - bounds.size.width, [.width])
        case .height where keepsToBottom: return (frame.size.height, [])
        case .height: return (frame.size.height - bounds.size.height, [.height])
        case .offsetX, .offsetY, .contentWidth, .contentHeight: return nil
        }
    }

    private func givenByContent(_ quantity: LayoutQuantity) -> (constant: CGFloat, related: [LayoutQuantity])? {
        switch quantity {
        case .x, .y: (0, [])
        case .width: (0, [.contentWidth])
        case .height: (0, [.contentHeight])
        case .offsetX, .offsetY, .contentWidth, .contentHeight: nil
        }
    }

    /// True if the guide keeps its distance from the view's bottom instead of its top.
    private var keepsToBottom: Bool { self is UIKeyboardLayoutGuide }
}
