/// An item that a finger drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// A value for the app itself, which drags and drops it. Defaults to nil.
    open var localObject: Any?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
