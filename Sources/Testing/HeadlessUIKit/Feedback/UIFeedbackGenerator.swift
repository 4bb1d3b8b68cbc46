/// Plays haptics. Nothing is felt here: what was played is kept in `UIFeedbackGenerator.played`.
@MainActor open class UIFeedbackGenerator: NSObject {
    private weak var view: UIView?

    public override init() {
        super.init()
    }

    /// The view says where on the device the user is; here it makes no difference.
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    /// Wakes the hardware up, for a second or two.
    open func prepare() {
        Self.preparations += 1
    }
}
