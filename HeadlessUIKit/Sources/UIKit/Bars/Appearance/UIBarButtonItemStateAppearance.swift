/// The look of a bar's button in one state. Properties that are not set follow the normal state.
@preconcurrency @MainActor
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

    /// Font and colour of the title. Other attributes have no effect in the title of a bar item.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }
    /// Moves the title from its usual place.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The image behind the button, centred.
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
