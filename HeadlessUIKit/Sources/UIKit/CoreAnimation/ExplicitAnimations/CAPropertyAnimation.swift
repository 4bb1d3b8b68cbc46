/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// True if the values are added to the model instead of replacing it.
    open var isAdditive = false
    /// True if each repetition begins where the previous one ended. Defaults to `false`: at the beginning.
    open var isCumulative = false

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
        isCumulative = other.isCumulative
    }

    /// The property that the key path names; nil without one.
    var property: AnimatedProperty? {
        guard let keyPath else { return nil }
        guard let path = LayerKeyPath(keyPath) else {
            preconditionFailure("\(type(of: self)): \(keyPath) is not an animatable property here.")
        }
        return AnimatedProperty(path: path, isAdditive: isAdditive, isCumulative: isCumulative)
    }

    /// Returns a value of the property that code has set.
    func value(_ given: Any, of property: AnimatedProperty) -> AnimatedValue {
        guard let value = property.path.value(given) else {
            preconditionFailure("\(type(of: self)): \(given) is not a value of \(keyPath ?? "the property").")
        }
        return value
    }
}
