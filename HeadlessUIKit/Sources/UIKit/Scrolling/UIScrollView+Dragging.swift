extension UIScrollView {
    /// The axes along which a finger can move the content.
    var scrollableAxes: UIAxis {
        guard isScrollEnabled else { return [] }
        let limits = scrollLimits
        var axes: UIAxis = []
        if limits.x.upperBound > limits.x.lowerBound || bounces && alwaysBounceHorizontal { axes.insert(.horizontal) }
        if limits.y.upperBound > limits.y.lowerBound || bounces && alwaysBounceVertical { axes.insert(.vertical) }
        return axes
    }

    var scrollLimits: ScrollLimits {
        var inset = reportedInset
        // Hidden rows of a bar come back with the content.
        if let titleBar, titleBar.collapse.collapsibleHeight > 0 { inset.top = max(inset.top, expandedTopInset) }
        return ScrollLimits(contentSize: contentSize, inset: inset, size: bounds.size)
    }

    /// A content view that has got a touch keeps it unless it can be cancelled.
    func mayTakeAway(_ touch: UITouch) -> Bool {
        guard touch.handover.isKnown, let view = touch.view, view !== self else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// A touch stops moving content.
    func fingerDidLand() {
        guard run != nil else { return }
        let wasDecelerating = isDecelerating
        stopMotion()
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// A finger that stopped content beyond its edge or between two pages, and lifted without a drag, lets it go on.
    func fingerDidLeave() {
        guard drag == nil, run == nil else { return }
        let rest = restingOffset(.zero)
        guard rest != contentOffset else { return contentDidComeToRest() }
        let glides = glides(.zero, to: isPagingEnabled ? rest : nil)
        begin(
            ScrollRun(in: mainLoop, duration: max(glides.x.duration, glides.y.duration)) { [weak self] time in
                self?.followRun(to: CGPoint(x: glides.x.position(at: time), y: glides.y.position(at: time)))
            } completion: { [weak self] in
                self?.stopMotion()
                self?.returnToLimits()
                self?.contentDidComeToRest()
            })
    }

    // MARK: The drag

    private var axesOfDrag: UIAxis {
        let axes = scrollableAxes
        guard isDirectionalLockEnabled, axes == .both else { return axes }
        return DirectionalLock.axes(for: panGestureRecognizer.translation(in: self))
    }

    func panDidMove() {
        moveKeyboard()
        switch panGestureRecognizer.state {
        case .began:
            drag = ScrollDrag(at: contentOffset, limits: scrollLimits, axes: axesOfDrag, bounces: bounces)
            dragWillBegin()
            delegate?.scrollViewWillBeginDragging(self)
            follow()
        case .changed: follow()
        case .ended where isZooming:
            // After a pinch neither finger throws the content.
            endPinch()
            letGo(velocity: .zero)
        case .ended:
            let rest = panGestureRecognizer.rest
            // Recorded: 187.5 points a second are 0 after a rest, 625 are reported (Z2).
            let velocity = rest == .afterSlowMove ? .zero : panGestureRecognizer.velocity(in: self)
            letGo(velocity: velocity, hasRested: rest != .none)
        case .cancelled: letGo(velocity: .zero)
        default: break
        }
    }

    private func follow() {
        // A zoom moves the content itself.
        guard let drag, !isZooming else { return }
        let translation = panGestureRecognizer.translation(in: self)
        moveContent(to: drag.offset(for: translation, from: contentOffset, limits: scrollLimits))
    }

    /// Called when other code has moved the content: the drag continues from there.
    func rebaseDrag() {
        guard let drag else { return }
        self.drag = ScrollDrag(
            at: contentOffset, translation: panGestureRecognizer.translation(in: self), limits: scrollLimits,
            axes: drag.axes, bounces: bounces)
    }

    // MARK: After the drag (V6)

    private func letGo(velocity finger: CGPoint, hasRested: Bool = false) {
        guard let drag else { return }
        makeRoomForRefresh()
        self.drag = nil
        refreshControl?.follow()
        let velocity = CGPoint(
            x: drag.axes.contains(.horizontal) ? 0 - finger.x : 0, y: drag.axes.contains(.vertical) ? 0 - finger.y : 0)
        // A finger that has rested does not throw the content, whatever velocity is reported (Z2).
        let natural = restingOffset(hasRested ? .zero : velocity)
        let snapped = isPagingEnabled ? natural : restingBesideBar(natural)
        var target = snapped
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        let isAimed = isPagingEnabled || target != natural
        let stop = target == snapped && snapped != natural ? snapped : nil
        let glides = glides(hasRested ? .zero : velocity, to: isAimed ? target : nil)
        let duration = max(glides.x.duration, glides.y.duration)
        let placements = placements
        delegate?.scrollViewDidEndDragging(self, willDecelerate: duration > 0)
        guard !isDragging, run == nil else { return }
        guard duration > 0 else { return contentDidComeToRest() }
        delegate?.scrollViewWillBeginDecelerating(self)
        // If the delegate has moved the content, it wants it there (V7).
        guard run == nil else { return }
        guard placements == self.placements else { return contentDidComeToRest() }
        isDecelerating = true
        begin(
            ScrollRun(in: mainLoop, duration: duration) { [weak self] time in
                self?.followRun(to: CGPoint(x: glides.x.position(at: time), y: glides.y.position(at: time)))
            } completion: { [weak self] in
                guard let self else { return }
                stopMotion()
                // A deceleration towards a target ends a fraction of a point before it.
                if let stop { moveContent(to: stop) }
                // The content may have become shorter meanwhile.
                returnToLimits()
                contentDidComeToRest()
                delegate?.scrollViewDidEndDecelerating(self)
            })
    }

    func restingOffset(_ velocity: CGPoint) -> CGPoint {
        let limits = scrollLimits
        if isPagingEnabled {
            return limits.clamped(
                CGPoint(
                    x: Self.page(contentOffset.x, velocity.x, bounds.width),
                    y: Self.page(contentOffset.y, velocity.y, bounds.height)))
        }
        return limits.clamped(
            CGPoint(
                x: ScrollGlide.rest(from: contentOffset.x, velocity: velocity.x, rate: decelerationRate),
                y: ScrollGlide.rest(from: contentOffset.y, velocity: velocity.y, rate: decelerationRate)))
    }

    /// Returns the nearest page, or the next one in the direction of a quick finger.
    private static func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let page = offset / length
        let isQuick = abs(velocity) > 200
        let rule: FloatingPointRoundingRule = isQuick ? (velocity > 0 ? .up : .down) : .toNearestOrAwayFromZero
        return page.rounded(rule) * length
    }

    private func glides(
        _ velocity: CGPoint, to target: CGPoint?
    ) -> (x: ScrollGlide, y: ScrollGlide) {
        let limits = scrollLimits
        let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
        return (
            ScrollGlide(
                from: contentOffset.x, velocity: velocity.x, target: target?.x, in: limits.x, rate: rate,
                bounces: bounces),
            ScrollGlide(
                from: contentOffset.y, velocity: velocity.y, target: target?.y, in: limits.y, rate: rate,
                bounces: bounces)
        )
    }
}
