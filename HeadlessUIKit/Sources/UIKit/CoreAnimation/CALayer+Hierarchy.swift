extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "A layer cannot be its own sublayer.")
        var target = index
        let isMove = layer.superlayer !== self
        if !isMove, let old = storedSublayers.firstIndex(where: { $0 === layer }) {
            storedSublayers.remove(at: old)
            if old < target { target -= 1 }
        } else {
            layer.detach()
        }
        storedSublayers.insert(layer, at: min(max(0, target), storedSublayers.endIndex))
        layer.storedSuperlayer = self
        layer.arrival = CATransaction.commitCount
        // The superlayers may have their own time.
        if isMove, Self.countWithOwnTime > 0 { layer.timeDidChange() }
        setNeedsLayout()
        if layer.subtreeNeedsLayout { layer.markAncestorsNeedLayout() }
        if isMove, isOnScreen { layer.displaySubtreeOnScreen() }
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        let place = sibling.flatMap { sibling in storedSublayers.firstIndex { $0 === sibling } }
        guard let place else {
            insert(layer, at: offset == 0 ? 0 : storedSublayers.endIndex)
            return
        }
        insert(layer, at: place + offset)
    }

    func detach() {
        guard let parent = superlayer else { return }
        parent.storedSublayers.removeAll { $0 === self }
        storedSuperlayer = nil
        parent.setNeedsLayout()
    }

    func replaceSublayers(with layers: [CALayer]) {
        storedSublayers.forEach { $0.storedSuperlayer = nil }
        storedSublayers = []
        layers.forEach { insert($0, at: storedSublayers.endIndex) }
    }

    /// Replaces a sublayer by another layer. Has no effect for a layer that is not a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// For a presentation those of the sublayers that its model has now (Z33).
    var currentSublayers: [CALayer] {
        guard isPresentation else { return storedSublayers }
        return presented?.storedSublayers.compactMap { $0.presentation() } ?? []
    }

    /// Returns the frontmost layer at a point of the superlayer's coordinates.
    func layer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let own = pointFromSuperlayer(point)
        guard !masksToBounds || contains(own) else { return nil }
        for sublayer in sublayersInDepth.reversed() {
            if let hit = sublayer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// The topmost ancestor, which may be this layer.
    var topmost: CALayer {
        var top = self
        while let parent = top.superlayer { top = parent }
        return top
    }

    /// True if the topmost layer belongs to a window.
    var isOnScreen: Bool { topmost.delegate is UIWindow }

    // MARK: Coordinates

    /// Converts a point of this layer to the coordinates of its topmost ancestor.
    func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var layer = self
        while let parent = layer.superlayer {
            point = layer.pointInSuperlayer(point)
            layer = parent
        }
        return point
    }

    func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        return pointFromSuperlayer(superlayer.pointFromRoot(point))
    }
}

extension CGRect {
    /// Returns the rectangle around the four corners after `transform`.
    func mapped(_ transform: (CGPoint) -> CGPoint) -> CGRect {
        if isNull || isInfinite { return self }
        let (first, second) = (transform(CGPoint(x: minX, y: minY)), transform(CGPoint(x: maxX, y: minY)))
        let (third, fourth) = (transform(CGPoint(x: minX, y: maxY)), transform(CGPoint(x: maxX, y: maxY)))
        let left = min(min(first.x, second.x), min(third.x, fourth.x))
        let right = max(max(first.x, second.x), max(third.x, fourth.x))
        let top = min(min(first.y, second.y), min(third.y, fourth.y))
        let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
