/// Drawing the content of a layer.
extension CALayer {
    /// Has the content drawn again in the next commit. Always the whole of it.
    public func setNeedsDisplay() {
        guard !displayIsNeeded else { return }
        displayIsNeeded = true
        DisplayQueue.shared.add(self)
    }

    /// Has the content drawn again, the whole of it, unless the rectangle is empty.
    public func setNeedsDisplay(_ r: CGRect) {
        if !r.isEmpty { setNeedsDisplay() }
    }

    public func needsDisplay() -> Bool { displayIsNeeded }

    /// Has the content drawn now if it needs that.
    public func displayIfNeeded() {
        guard displayIsNeeded, !bounds.isEmpty else { return }
        displayIsNeeded = false
        display()
    }

    /// Draws the layer, with everything below it, as it is now. Copies of its layers stand for it.
    public func render(in ctx: CGContext) {
        let parts = OnMain(value: self)
        let replica = MainActor.assumeIsolated { LayerReplica(of: parts.value) }
        ctx.draw(replica, in: CGRect(origin: .zero, size: bounds.size))
    }

    /// Keeps what the delegate or the layer draws.
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

    /// Lets the delegate draw: a view itself, any other one in the context that it gets.
    func drawWithDelegate(in context: CGContext) {
        guard let view = delegate as? UIView else {
            delegate?.draw(self, in: context)
            return
        }
        let parts = OnMain(value: context)
        MainActor.assumeIsolated { view.drawContent(in: parts.value) }
    }

    /// Whether the delegate has drawn by `display(_:)`.
    func displayedByDelegate() -> Bool {
        guard let delegate, !(delegate is UIView) else { return false }
        let parts = OnMain(value: (layer: self, delegate: delegate))
        return MainActor.assumeIsolated {
            OptionalMethods.calls { parts.value.delegate.display(parts.value.layer) }.isImplemented
        }
    }
}

/// Layers whose content is to be drawn.
final class DisplayQueue {
    // Used on the main thread only, as layers are.
    nonisolated(unsafe) static let shared = DisplayQueue()

    private var entries: [Entry] = []

    /// An object, so that layers that wait long are looked at without a copy.
    private final class Entry {
        weak var layer: CALayer?

        init(_ layer: CALayer) { self.layer = layer }
    }

    func add(_ layer: CALayer) {
        entries.append(Entry(layer))
    }

    /// Those that are on a screen and have a size. The others wait.
    func displayAll() {
        let waiting = entries
        entries = []
        for entry in waiting {
            guard let layer = entry.layer, layer.displayIsNeeded else { continue }
            if !layer.bounds.isEmpty, layer.topmost.delegate is UIWindow { layer.displayIfNeeded() }
            if layer.displayIsNeeded { entries.append(entry) }
        }
    }
}
