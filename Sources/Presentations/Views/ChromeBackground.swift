import UIKit

extension ChromeView {
    /// Resolves the background with the content's traits, whose user interface level differs from the container's.
    func updateBackground() {
        let (clip, content) = (clips.innermost, contentContainer.content)
        // A material takes its place, unless the view is solid.
        let own = shownMaterial == nil ? background : nil
        let resolved = content.flatMap { own?.resolvedColor(with: $0.traitCollection) }
        if clip.backgroundColor != resolved { clip.backgroundColor = resolved }
        solid?.backgroundColor = solidColor
        (fill as? UIVisualEffectView)?.effect = isSolid ? nil : shownMaterial?.view.effect
        fill?.backgroundColor = overscrollFill.flatMap { resolved ?? color(at: $0.axis.outerEdge) }
        guard let arrow else { return }
        arrow.paint(resolved ?? color(at: arrow.arrow.edge), borderView?.border)
    }

    /// The colour at the edge from which the view comes.
    var edgeColor: UIColor? { uncovering.flatMap { background ?? color(at: $0.axis.outerEdge) } }

    /// Returns the colour that the content, or the material behind it, shows in the middle of an edge.
    private func color(at edge: CGRectEdge) -> UIColor? {
        guard let content = contentContainer.content else { return nil }
        // The last point inside. A rectangle does not contain the points on its lower and right edges.
        let point = content.bounds.divided(atDistance: 1, from: edge).slice.middle
        let controller = content.next as? UIViewController
        let color = controller?.background(at: point) ?? content.backgroundColor
        return color.flatMap { $0.cgColor.alpha == 0 ? nil : $0 }?.resolvedColor(with: content.traitCollection)
            ?? (isSolid ? solidColor : shownMaterial?.view.backgroundColor)
    }

    func updateFill() {
        guard overscrollFill != nil else {
            fill?.removeFromSuperview()
            fill = nil
            return
        }
        guard fill == nil else { return }
        // Glass is in one piece, and only what is in front of it has to be continued.
        let view = shownMaterial.map(\.view.isGlass) == false ? UIVisualEffectView(effect: nil) : UIView()
        view.accessibilityIdentifier = "presentation.fill"
        fill = view
        UIView.performWithoutAnimation {
            placeFill()
            if let shownMaterial { place(shownMaterial.view) }
            insertSubview(view, belowSubview: clips.outer)
        }
        updateBackground()
    }

    func placeFill() {
        guard let fill, let frame = overscrollFill?.frame(beside: bounds), fill.frame != frame else { return }
        fill.frame = frame
    }
}

extension UIViewController {
    /// Returns the background of a bar there, or of the innermost view controller that has one, or `nil`.
    fileprivate func background(at point: CGPoint) -> UIColor? {
        guard let view = viewIfLoaded else { return nil }
        func contains(_ part: UIView) -> Bool {
            part.window != nil && !part.isHidden && part.point(inside: view.convert(point, to: part), with: nil)
        }
        if let color = coloredBars.first(where: { contains($0.bar) })?.color { return color }
        let child = children.last { $0.viewIfLoaded.map(contains) == true }
        if let child, let color = child.background(at: view.convert(point, to: child.view)) { return color }
        return view.backgroundColor?.cgColor.alpha == 0 ? nil : view.backgroundColor
    }

    private var coloredBars: [(bar: UIView, color: UIColor?)] {
        if let bar = (self as? UITabBarController)?.tabBar {
            let appearance = bar.scrollEdgeAppearance ?? bar.standardAppearance
            return [(bar, appearance.backgroundColor ?? bar.barTintColor)]
        }
        guard let stack = self as? UINavigationController else { return [] }
        let bar = stack.navigationBar
        let appearance: UIBarAppearance = bar.scrollEdgeAppearance ?? bar.standardAppearance
        let top = (bar: bar as UIView, color: appearance.backgroundColor ?? bar.barTintColor)
        guard !stack.isToolbarHidden, let bar = stack.toolbar else { return [top] }
        return [top, (bar, (bar.scrollEdgeAppearance ?? bar.standardAppearance).backgroundColor ?? bar.barTintColor)]
    }
}

/// The background beyond a presented view that a drag or a spring resizes, in the gap at the edge that it leaves. Both
/// together have a constant length, so the shadow's outline stays. It is beside the clip: in a larger clip, the content
/// would lose its safe area (S1).
struct OverscrollFill: Equatable, Sendable {
    let axis: DragAxis
    /// The length of the view and the fill together, in points.
    let length: CGFloat
    /// The distance that it reaches behind the view, in points: that of the outer corners' radius. Defaults to 0.
    var overlap: CGFloat = 0

    func outside(_ bounds: CGRect) -> CGRect {
        let insets = axis.outwardInsets(max(0, length - axis.length(of: bounds.size)))
        return bounds.inset(by: .zero - insets)
    }

    func frame(beside bounds: CGRect) -> CGRect {
        let outside = outside(bounds)
        let bounds = bounds.inset(by: axis.outwardInsets(overlap))
        return CGRect(
            x: outside.minX < bounds.minX || axis.isVertical ? outside.minX : bounds.maxX,
            y: outside.minY < bounds.minY || !axis.isVertical ? outside.minY : bounds.maxY,
            width: axis.isVertical ? bounds.width : outside.width - bounds.width,
            height: axis.isVertical ? outside.height - bounds.height : bounds.height)
    }
}
