/// The reaction of a layer to a change of a property.
extension CALayer {
    /// Writes a property and runs the action for the change.
    ///
    /// - Parameter key: The property's name.
    final func change(_ key: String, _ write: () -> Void) {
        // Asked first: the animation begins with the visible value from before the change.
        let action = runsActions ? action(forKey: key) : nil
        write()
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// True once the layer has been shown: changes of a new layer are not animated. A view's own layer runs no actions:
    /// it animates with the view.
    private var runsActions: Bool {
        guard hasActions, superlayer != nil, !CATransaction.disableActions() else { return false }
        var layer = self
        while let parent = layer.superlayer {
            guard layer.arrival < CATransaction.commitCount else { return false }
            layer = parent
        }
        return layer.delegate is UIWindow
    }

    /// Returns the animation of the property from the visible value to the model. Nil for a property that does not
    /// animate.
    func implicitAnimation(forKey key: String) -> CAAnimation? {
        guard Self.implicitKeys.contains(key), let path = LayerKeyPath(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = path.object(path.read(visibleValues))
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    /// A path does not animate implicitly.
    private static let implicitKeys: Set<String> = [
        "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsRect",
        "cornerRadius", "opacity",
        "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "transform",
        "zPosition",
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "colors",
        "locations", "startPoint", "endPoint",
    ]
}
