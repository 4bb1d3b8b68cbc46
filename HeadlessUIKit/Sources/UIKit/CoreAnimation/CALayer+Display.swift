/// Drawing the content of a layer.
extension CALayer {
    /// Requests a drawing of the content in the next commit, always all of it.
    public func setNeedsDisplay() {
        guard !displayIsNeeded else { return }
        displayIsNeeded = true
        queueForDisplay()
    }

    /// Requests a drawing of all of the content, unless the rectangle is empty.
    public func setNeedsDisplay(_ r: CGRect) {
        if !r.isEmpty { setNeedsDisplay() }
    }

    public func needsDisplay() -> Bool { displayIsNeeded }

    /// Draws the content now if it needs that.
    public func displayIfNeeded() {
        guard displayIsNeeded, !bounds.isEmpty else { return }
        displayIsNeeded = false
        display()
    }

    /// Queues this layer and its sublayers, as far as they need drawing. Called when they come onto a screen.
    func displaySubtreeOnScreen() {
        if displayIsNeeded { queueForDisplay() }
        storedSublayers.forEach { $0.displaySubtreeOnScreen() }
    }

    func queueForDisplay() {
        if isOnScreen { mainLoop.process.displayQueue.add(self) }
    }

    /// Draws the layer, with everything below it, in its current state. Copies of its layers take their place.
    public func render(in ctx: CGContext) {
        let parts = OnMain(value: self)
        let replica = MainActor.assumeIsolated { LayerReplica(of: parts.value) }
        ctx.draw(replica, in: CGRect(origin: .zero, size: bounds.size))
    }

    /// Stores the drawing of the delegate or the layer.
    func drawContent() {
        let parts = OnMain(value: self)
        MainActor.assumeIsolated {
            let layer = parts.value
            let context = CGContext(bounds: layer.bounds, scale: layer.contentsScale)
            layer.delegate?.layerWillDraw(layer)
            layer.draw(in: context)
            layer.drawn = context.drawing.items.isEmpty ? nil : DrawnContent(context.drawing, bounds: layer.bounds)
        }
    }

    /// Lets the delegate draw: a view itself, any other delegate in the given context.
    func drawWithDelegate(in context: CGContext) {
        guard let view = delegate as? UIView else {
            delegate?.draw(self, in: context)
            return
        }
        let parts = OnMain(value: context)
        MainActor.assumeIsolated { view.drawContent(in: parts.value) }
    }

    /// Returns whether the delegate has drawn by `display(_:)`.
    func displayedByDelegate() -> Bool {
        guard let delegate, !(delegate is UIView) else { return false }
        let parts = OnMain(value: (layer: self, delegate: delegate))
        return MainActor.assumeIsolated {
            OptionalMethods.calls { parts.value.delegate.display(parts.value.layer) }.isImplemented
        }
    }
}

/// Layers whose content has to be drawn in the next commit.
///
/// A layer that is on no screen, or has no size, leaves the queue undrawn. It is queued again when it comes onto a screen, or
/// gets a size.
final class DisplayQueue {
    private var entries: [Entry] = []

    private struct Entry {
        weak var layer: CALayer?
    }

    func add(_ layer: CALayer) {
        entries.append(Entry(layer: layer))
    }

    func displayAll() {
        let entries = entries
        self.entries = []
        for case let layer? in entries.lazy.map(\.layer)
        where layer.displayIsNeeded && !layer.bounds.isEmpty && layer.isOnScreen {
            layer.displayIfNeeded()
        }
    }
}
