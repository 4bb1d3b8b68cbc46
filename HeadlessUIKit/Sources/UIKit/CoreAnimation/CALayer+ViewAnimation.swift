extension CALayer {
    /// Returns an animation that a block has added to the layer, in the form that Core Animation has for it: additive
    /// for the geometry, with the curve or the spring of the block. Nil if a motion has no such form.
    func viewAnimation(forKey key: String) -> CAAnimation? {
        guard let entry = animations.last(where: { $0.key.rawValue == key }), case .straight(let delta) = entry.path,
            let animation = Self.animation(with: entry.run.timing)
        else { return nil }
        animation.keyPath = key
        animation.duration = entry.run.duration
        animation.isAdditive = true
        switch entry.key {
        case .position, .boundsOrigin:
            animation.fromValue = CGPoint(x: delta[0], y: delta[1])
            animation.toValue = CGPoint.zero
        case .boundsSize:
            animation.fromValue = CGSize(width: delta[0], height: delta[1])
            animation.toValue = CGSize.zero
        case .opacity, .cornerRadius:
            animation.fromValue = CGFloat(delta[0])
            animation.toValue = CGFloat.zero
        case .transform, .backgroundColor, .effectIntensity, .transition:
            return nil
        }
        return animation
    }

    private static func animation(with timing: Timing) -> CABasicAnimation? {
        switch timing {
        case .curve(let curve):
            let animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
            return animation
        case .spring(let spring, let velocity):
            let animation = CASpringAnimation()
            animation.mass = spring.mass
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.allowsOverdamping = spring.allowsOverdamping
            animation.initialVelocity = velocity.dx
            return animation
        case .composed, .blended:
            return nil
        }
    }
}
