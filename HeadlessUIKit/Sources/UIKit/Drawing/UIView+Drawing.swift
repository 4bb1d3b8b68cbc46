/// Drawing of views.
extension UIView {
    /// True for views of a class that draws, by class: those of this module do not.
    private static var drawingClasses: [ObjectIdentifier: Bool] = [:]

    private var isOfDrawingClass: Bool {
        let key = ObjectIdentifier(type(of: self))
        if let known = Self.drawingClasses[key] { return known }
        let isOwn = String(reflecting: type(of: self)).hasPrefix("UIKit.")
        Self.drawingClasses[key] = !isOwn
        return !isOwn
    }

    /// A view that draws does so when it is first shown.
    func drawOnFirstScreen() {
        if !hasBeenDrawn, isOfDrawingClass { layer.setNeedsDisplay() }
    }

    /// Colours and other values may have changed.
    func drawForChangedTraits() {
        if hasBeenDrawn, isOfDrawingClass { layer.setNeedsDisplay() }
    }

    /// Calls `draw(_:)` in the context.
    func drawContent(in context: CGContext) {
        hasBeenDrawn = true
        DrawingContexts.with(context) {
            traitCollection.performAsCurrent { draw(bounds) }
        }
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }

    /// Draws the view, with everything in it, in its current state; with `afterUpdates` a pending layout is done first.
    /// Copies of its layers take their place. Returns `false` for a view on no screen, and without a context to draw
    /// in.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        context.draw(LayerReplica(of: layer), in: rect)
        return window != nil
    }
}
