extension UIScrollView {
    /// In seconds; chosen by eye.
    private static let zoomDuration: TimeInterval = 0.3

    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    var currentZoomScale: CGFloat {
        guard let transform = zoomedView?.transform else { return 1 }
        return CGPoint(x: transform.a, y: transform.b).distance(to: .zero)
    }

    private var zoomLimits: ZoomLimits { ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale) }

    /// A pinch exists only if the content can be zoomed.
    func updatePinch() {
        let isNeeded = maximumZoomScale > minimumZoomScale
        if let recognizer = zooming.recognizer, !isNeeded {
            removeGestureRecognizer(recognizer)
            zooming.recognizer = nil
        } else if zooming.recognizer == nil, isNeeded {
            let recognizer = ScrollPinchGestureRecognizer()
            recognizer.scrollView = self
            recognizer.onAction = { [weak self] in self?.pinchDidMove() }
            zooming.recognizer = recognizer
            addGestureRecognizer(recognizer)
        }
    }

    // MARK: Fingers

    private func pinchDidMove() {
        guard let recognizer = zooming.recognizer else { return }
        switch recognizer.state {
        case .began, .changed:
            guard recognizer.hasTwoFingers else { return endPinch() }
            if !isZooming { beginPinch(recognizer) } else { followPinch(recognizer) }
        case .ended, .cancelled, .failed: endPinch()
        case .possible: break
        }
    }

    private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let view = zoomedView, recognizer.scale > 0 else { return }
        stopMotion()
        endZoomAnimation()
        zooming.pinch = ScrollZooming.Pinch(
            anchor: view.convert(recognizer.location(in: self), from: self), scale: currentZoomScale,
            pinchScale: recognizer.scale)
        delegate?.scrollViewWillBeginZooming(self, with: view)
    }

    /// The content between the fingers stays between them, beyond its edges only in part (V2).
    private func followPinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let pinch = zooming.pinch, let view = zoomedView else { return }
        let finger = recognizer.location(in: self)
        let place = CGPoint(x: finger.x - contentOffset.x, y: finger.y - contentOffset.y)
        let scale = pinch.scale * recognizer.scale / pinch.pinchScale
        setScale(zoomLimits.stretched(scale, bounces: bouncesZoom), of: view)
        let free = offset(bringing: pinch.anchor, of: view, to: place)
        let limits = scrollLimits
        let edge = limits.clamped(free)
        moveContent(
            to: bounces
                ? CGPoint(
                    x: edge.x + BounceCurve(length: bounds.width).stretched(free.x - edge.x),
                    y: edge.y + BounceCurve(length: bounds.height).stretched(free.y - edge.y)) : edge)
        delegate?.scrollViewDidZoom(self)
    }

    /// A remaining finger goes on from here.
    func endPinch() {
        guard let pinch = zooming.pinch, let recognizer = zooming.recognizer else { return }
        zooming.pinch = nil
        rebaseDrag()
        guard let view = zoomedView else { return }
        let scale = zoomLimits.clamped(currentZoomScale)
        guard scale != currentZoomScale else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            return
        }
        let middle = convert(pinch.anchor, from: view)
        let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
        let isHeld = recognizer.numberOfTouches > 0 && isDragging
        animateZoom(.bounce, of: view) { [self] in
            setScale(scale, of: view)
            let free = offset(bringing: pinch.anchor, of: view, to: place)
            contentOffset = isHeld ? free : scrollLimits.clamped(free)
            delegate?.scrollViewDidZoom(self)
        }
    }

    // MARK: Code

    func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
        guard let view = zoomedView, zoomLimits.clamped(scale) != currentZoomScale else { return }
        let middle = middleOfVisible
        zoom(view, to: scale, bringing: view.convert(middle, from: self), animated: animated)
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: reportedInset).size
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = min(visible.width / rect.width, visible.height / rect.height)
        zoom(view, to: scale, bringing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    private var middleOfVisible: CGPoint {
        let visible = bounds.inset(by: reportedInset)
        return CGPoint(x: visible.midX, y: visible.midY)
    }

    /// Moves the anchor to the middle of the visible area, as far as the content reaches.
    private func zoom(_ view: UIView, to wanted: CGFloat, bringing anchor: CGPoint, animated: Bool) {
        let scale = zoomLimits.clamped(wanted)
        let middle = middleOfVisible
        let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
        let change = { [self] in
            let isAnother = scale != currentZoomScale
            if isAnother { setScale(scale, of: view) }
            contentOffset = scrollLimits.clamped(offset(bringing: anchor, of: view, to: place))
            if isAnother { delegate?.scrollViewDidZoom(self) }
        }
        stopMotion()
        endZoomAnimation()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(.change, of: view, change)
    }

    // MARK: The change

    /// The view keeps its origin, and its frame is the content.
    private func setScale(_ scale: CGFloat, of view: UIView) {
        let origin = view.frame.origin
        zooming.isScaling = true
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
        contentSize = view.frame.size
        zooming.isScaling = false
    }

    /// Returns the offset at which a point of the view is `place` away from the corner of the visible area.
    private func offset(bringing anchor: CGPoint, of view: UIView, to place: CGPoint) -> CGPoint {
        let point = convert(anchor, from: view)
        return CGPoint(x: point.x - place.x, y: point.y - place.y)
    }

    private func animateZoom(
        _ animation: ScrollZooming.Animation, of view: UIView, _ changes: @escaping () -> Void
    ) {
        zooming.animation = animation
        zooming.generation += 1
        let generation = zooming.generation
        UIView.animate(
            withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: changes
        ) { [weak self, weak view] _ in
            guard let self, zooming.generation == generation else { return }
            zooming.animation = nil
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
        }
    }

    /// Another zoom takes over: the end of this one is not reported.
    func endZoomAnimation() {
        zooming.animation = nil
        zooming.generation += 1
    }
}
