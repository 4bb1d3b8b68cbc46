import Foundation

/// A row that a finger opens, or that is open.
struct RowSwipe {
    let path: IndexPath
    let geometry: SwipeGeometry
    let actions: [UIContextualAction]
    /// The buttons of the actions, in the row's frame.
    let buttons: SwipeActionsView
    /// The offset of the row.
    var offset: CGFloat = 0
    /// True if the finger has lifted.
    var isOpen = false
}

/// The buttons beside an open row.
final class SwipeActionsView: UIView {
    private let actionFrames: (CGFloat) -> [CGRect]
    private(set) var buttons: [UIButton] = []

    /// - Parameter perform: Called with an action whose button was tapped.
    init(_ actions: [UIContextualAction], _ geometry: SwipeGeometry, perform: @escaping (UIContextualAction) -> Void) {
        actionFrames = geometry.frames
        super.init(frame: .zero)
        for action in actions {
            let button = UIButton(frame: .zero)
            if let image = action.image {
                button.setImage(image, for: .normal)
                button.tintColor = .white
                button.accessibilityLabel = action.title
            } else {
                button.setTitle(action.title, for: .normal)
            }
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A list makes the buttons itself.")
    }

    /// No title is truncated.
    static func actionWidth(of actions: [UIContextualAction]) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        let widths = actions.filter { $0.image == nil }.map { action in
            label.text = action.title
            return label.intrinsicContentSize.width.rounded(.up) + 2 * SwipeGeometry.titleMargin
        }
        return widths.reduce(SwipeGeometry.leastActionWidth, max)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (button, frame) in zip(buttons, actionFrames(bounds.height)) where button.frame != frame {
            button.frame = frame
        }
    }
}
