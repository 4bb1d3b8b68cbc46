/// The look of a navigation bar: background, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title. Defaults to none: 17 points, semibold.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// Moves the title from its usual place.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// Font and colour of a large title. Defaults to none: 34 points, bold.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    private lazy var buttons = adopt(UIBarButtonItemAppearance(style: .plain))
    private lazy var doneButtons = adopt(UIBarButtonItemAppearance(style: .done))
    private lazy var backButtons = adopt(UIBarButtonItemAppearance(style: .plain))
    private var indicator: (image: UIImage, mask: UIImage)?

    /// The look of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set { replace(&buttons, with: newValue) }
    }
    /// The look of buttons in the style `.done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { replace(&doneButtons, with: newValue) }
    }
    /// The look of the back button. Properties that are not set follow ``buttonAppearance``.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtons }
        set { replace(&backButtons, with: newValue) }
    }

    /// The image in front of the title of the back button. Defaults to the system's chevron.
    open var backIndicatorImage: UIImage { indicator?.image ?? Self.chevron }
    /// Stored for the app: titles do not slide below the image here.
    open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? Self.chevron }

    private static let chevron = UIImage(systemName: "chevron.backward") ?? UIImage()

    /// Sets two images, or restores the chevron if one is nil.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        indicator = backIndicatorImage.flatMap { image in
            backIndicatorTransitionMaskImage.map { (image, $0) }
        }
        didChange()
    }

    /// Nil for the chevron that the bar draws.
    var ownBackIndicator: UIImage? { indicator?.image }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttons = adopt(other.buttons)
        doneButtons = adopt(other.doneButtons)
        backButtons = adopt(other.backButtons)
        indicator = other.indicator
    }
}

extension UIBarAppearance {
    /// Returns a copy whose changes are changes of this appearance.
    func adopt(_ buttons: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        let copy = buttons.copied()
        copy.onChange = { [weak self] in self?.didChange() }
        return copy
    }

    func replace(_ buttons: inout UIBarButtonItemAppearance, with other: UIBarButtonItemAppearance) {
        buttons = adopt(other)
        didChange()
    }
}
