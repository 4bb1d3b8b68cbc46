/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether the values are added to the model instead of taking its place.
    open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
    }
}
