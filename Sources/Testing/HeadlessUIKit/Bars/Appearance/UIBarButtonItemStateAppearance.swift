/// The look of a bar's button in one state. What is not set follows the normal state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var image: UIImage?
        var imageOffset = UIOffset.zero
    }

    var values = Values() { didSet { onChange() } }
    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init()
    }

    /// Font and colour of the title. The other attributes do not show in the title of a bar item.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }
    /// Moves the title from its usual place.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// Behind the button, in its middle.
    open var backgroundImage: UIImage? {
        get { values.image }
        set { values.image = newValue }
    }
    /// Moves the image from its usual place.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { values.imageOffset }
        set { values.imageOffset = newValue }
    }
}
