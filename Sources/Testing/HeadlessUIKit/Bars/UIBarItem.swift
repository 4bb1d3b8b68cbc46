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
    /// Takes the place of the image in compact height on a phone. Defaults to nil.
    open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
    open var isEnabled = true { didSet { contentDidChange() } }
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { contentDidChange() } }
    /// The words of assistive technologies for the item. Without it they say the title, or the system's name.
    open var accessibilityLabel: String? { didSet { contentDidChange() } }
    open var accessibilityValue: String? { didSet { contentDidChange() } }
    open var accessibilityHint: String? { didSet { contentDidChange() } }

    private(set) var titleAttributes = BarTitleAttributes()

    /// Font and colour of the title. The other attributes do not show in the title of a bar item. A state without
    /// attributes takes those of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        contentDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    func contentDidChange() {
        display?.setNeedsLayout()
    }
}
