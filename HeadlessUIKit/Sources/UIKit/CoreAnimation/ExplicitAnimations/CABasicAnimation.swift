/// Animates from one value to another. Missing values come from the model.
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

    override func motion(over model: LayerValues) -> (any LayerMotion)? {
        guard let property else { return nil }
        let current = isAdditive ? AnimatedValue.zero : property.path.read(model)
        let by = byValue.map { value($0, of: property) }
        let given = (from: fromValue.map { value($0, of: property) }, to: toValue.map { value($0, of: property) })
        let from = given.from ?? given.to.flatMap { to in by.map { to.adding($0, scaledBy: -1) } } ?? current
        let to = given.to ?? by.map { from.adding($0, scaledBy: 1) } ?? current
        return ValueMotion(property: property, from: from, to: to)
    }
}
