extension UIBarButtonItem {
    /// Makes a gap of that many points between two items of a toolbar.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    /// Makes a gap that shares the remaining space of a toolbar with the other flexible ones.
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// Made like an archived item, with the one initialiser that every subclass has.
    private class func space(_ systemItem: SystemItem) -> Self {
        guard let item = self.init(coder: NSCoder()) else {
            preconditionFailure("The initialiser init(coder:) of \(Self.self) made no item.")
        }
        item.systemItem = systemItem
        return item
    }
}
