/// From one value to another. What is left out comes from the model.
///
/// Values are of the property's own type: numbers, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CGPath`, `CATransform3D`.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func motion(over model: LayerValues) -> ExplicitMotion? {
        guard let name = keyPath else { return nil }
        guard let path = LayerKeyPath(name) else {
            preconditionFailure("CABasicAnimation: \(name) is no property that animates here.")
        }
        func value(_ any: Any?) -> AnimatedValue? {
            any.map { given in
                guard let value = path.value(given) else {
                    preconditionFailure("CABasicAnimation: \(given) is no value of \(name).")
                }
                return value
            }
        }
        let current = isAdditive ? AnimatedValue.zero : path.read(model)
        let by = value(byValue)
        let given = (from: value(fromValue), to: value(toValue))
        let from = given.from ?? given.to.flatMap { to in by.map { to.adding($0, scaledBy: -1) } } ?? current
        let to = given.to ?? by.map { from.adding($0, scaledBy: 1) } ?? current
        return ExplicitMotion(path: path, from: from, to: to, isAdditive: isAdditive)
    }
}
