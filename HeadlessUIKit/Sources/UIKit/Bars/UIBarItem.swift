/// The properties of an item in any kind of bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The view that currently shows the item and has to follow its changes.
    weak var display: UIView?

    public override init() {
        super.init()
    }

    /// There are no archives here and nothing to decode: the item is empty at first.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { contentDidChange() } }
    open var image: UIImage? { didSet { contentDidChange() } }
    /// Replaces the image in compact height on a phone. Defaults to nil.
    open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
    open var isEnabled = true { didSet { contentDidChange() } }
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { contentDidChange() } }
    /// The text of assistive technologies for the item. Without it they use the title, or the system's name.
    open var accessibilityLabel: String? { didSet { contentDidChange() } }
    open var accessibilityValue: String? { didSet { contentDidChange() } }
    open var accessibilityHint: String? { didSet { contentDidChange() } }

    private(set) var titleAttributes = BarTitleAttributes()

    /// Font and colour of the title. Other attributes have no effect in the title of a bar item. A state without
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
