extension UIScrollView {
    /// Without an accessory view, the modes with one behave like those without.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
    }

    /// The colour of indicators, which are not drawn here.
    public enum IndicatorStyle: Int, Sendable {
        case `default`
        case black
        case white
    }

    /// The visibility of an index beside the content. It is not drawn here.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic
        case alwaysHidden
    }
}
