/// What a bar shows of an item, whatever the bar.
@MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The view that shows the item now and has to follow its changes.
    weak var display: UIView?

    public override init() {
        super.init()
    }

    /// There are no archives here, so there is nothing to decode: the item begins empty.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { contentDidChange() } }
    open var image: UIImage? { didSet { contentDidChange() } }
    open var isEnabled = true { didSet { contentDidChange() } }
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { contentDidChange() } }

    func contentDidChange() {
        display?.setNeedsLayout()
    }
}
