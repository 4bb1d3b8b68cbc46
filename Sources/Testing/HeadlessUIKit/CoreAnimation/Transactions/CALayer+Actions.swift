/// What a layer does when a property changes.
extension CALayer {
    /// Writes a property and runs the action of the change.
    ///
    /// - Parameter key: The property's name.
    final func change(_ key: String, _ write: () -> Void) {
        // Asked first: the animation begins with what is visible until now.
        let action = runsActions ? action(forKey: key) : nil
        write()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Layers run actions once they have been shown: what is set on a new one is there from the beginning. A view's own layer
    /// runs none: it animates with the view.
    private var runsActions: Bool {
        guard hasActions, superlayer != nil, !CATransaction.disableActions() else { return false }
        var layer = self
        while let parent = layer.superlayer {
            guard layer.arrival < CATransaction.commitCount else { return false }
            layer = parent
        }
        return layer.delegate is UIWindow
    }

    /// The animation of the property from what is visible now to the model. Nil for a property that does not animate.
    func implicitAnimation(forKey key: String) -> CAAnimation? {
        guard Self.implicitKeys.contains(key), let path = LayerKeyPath(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = path.object(path.read(visibleValues))
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    /// A path does not animate by itself.
    private static let implicitKeys: Set<String> = [
        "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "bounds", "cornerRadius",
        "opacity",
        "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "transform",
        "zPosition",
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "colors",
        "locations", "startPoint", "endPoint",
    ]
}
