/// A rectangle in a view that is no view itself. Constraints place it, unless the view does.
@MainActor
open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    let place: Place

    /// What decides where a guide is.
    enum Place {
        case constraints
        /// A rectangle at given distances from the sides of the view's bounds.
        case inset((UIView) -> CGRect)
        /// The content of a scroll view.
        case content
        /// What a scroll view shows of its content.
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

    /// Settles the constraints of the view's hierarchy before it answers.
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
    /// What a quantity of a guide that the view places is: a number, and a quantity of the view that it follows.
    func given(_ quantity: LayoutQuantity) -> (constant: LinearExpression, related: LayoutQuantity?)? {
        guard let view = owningView else { return nil }
        let isScrolled = view is UIScrollView
        let numbers: (CGRect, CGRect)
        switch place {
        case .constraints: return nil
        case .inset: numbers = (layoutFrame, view.bounds)
        case .content, .visible: numbers = (.zero, .zero)
        }
        let isContent = if case .content = place { true } else { false }
        let (frame, bounds) = numbers
        switch quantity {
        case .x:
            return (
                LinearExpression(Double(frame.origin.x - bounds.origin.x)), isScrolled && !isContent ? .offsetX : nil
            )
        case .y:
            return (
                LinearExpression(Double(frame.origin.y - bounds.origin.y)), isScrolled && !isContent ? .offsetY : nil
            )
        case .width:
            return (LinearExpression(Double(frame.size.width - bounds.size.width)), isContent ? .contentWidth : .width)
        case .height:
            return (
                LinearExpression(Double(frame.size.height - bounds.size.height)), isContent ? .contentHeight : .height
            )
        case .offsetX, .offsetY, .contentWidth, .contentHeight: return nil
        }
    }
}
