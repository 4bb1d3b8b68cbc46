/// One thing that a finger drags.
@MainActor
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// For the app itself, which drags and drops. Defaults to nil.
    open var localObject: Any?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
