/// A short text that a Mac shows when the pointer rests on a view. A phone and an iPad never show it.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var defaultToolTip: String?
    open var isEnabled = true

    public override init() {}

    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIControl {
    /// The interaction with the text of `toolTip`, once it is set.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// The text that a Mac shows when the pointer rests on the control. Nil by default.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue, toolTipInteraction == nil {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            } else if newValue == nil, let toolTipInteraction {
                removeInteraction(toolTipInteraction)
            } else {
                toolTipInteraction?.defaultToolTip = newValue
            }
        }
    }
}
