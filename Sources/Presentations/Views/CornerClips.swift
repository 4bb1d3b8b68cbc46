import UIKit

/// The views that clip the content of a presented view to its corners. Different radii need nested clips, each of which
/// rounds some of the corners. Unlike a mask, they animate with the view, follow a drag without a path, and have
/// continuous curves. On iOS 26 the system rounds one clip with a radius for each corner.
@MainActor
final class CornerClips {
    let outer = makeClip()
    private var inner: [UIView] = []
    /// The corners that each clip rounds, from the outer one inward.
    private var slots: [CACornerMask] = [.allCorners]
    private(set) var shape = CornerShape()
    /// Whether the system rounds the outer clip. That is for good: a layer's own radius has no effect then.
    private var isConfigured = false

    init() { outer.accessibilityIdentifier = "presentation.clip" }

    private static func makeClip() -> UIView {
        let clip = UIView()
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        return clip
    }

    var innermost: UIView { inner.last ?? outer }

    var layers: [CALayer] { [outer.layer] + inner.map(\.layer) }

    /// Rounds the corners, inside an animation or not. With more clips, the contents move into the innermost.
    func round(_ shape: CornerShape) {
        if needsClips(for: shape) { split(for: shape.radii) }
        let isChanged = self.shape != shape
        self.shape = shape
        guard isConfigured else { return roundLayers() }
        if isChanged { configure() }
    }

    private func roundLayers() {
        if inner.isEmpty { slots = [shape.rounded] }
        for (layer, corners) in zip(layers, slots) {
            layer.round(shape.radius(of: corners))
            if layer.maskedCorners != corners { layer.maskedCorners = corners }
        }
    }

    private func configure() { outer.roundCorners(shape.radii) }

    private func needsClips(for shape: CornerShape) -> Bool {
        if isConfigured { return false }
        return inner.isEmpty ? shape.unequal != nil : !slots.allSatisfy(shape.radii.areEqual)
    }

    /// Makes as many clips as the radii need. They start with the current radii.
    private func split(for radii: CornerRadii) {
        if SystemLook.isNew {
            isConfigured = true
            return configure()
        }
        let pairs: [[CACornerMask]] = [[.topCorners, .bottomCorners], [.leftCorners, .rightCorners]]
        let fitting = inner.isEmpty ? pairs.first { $0.allSatisfy(radii.areEqual) } : nil
        slots = fitting ?? radii.all.map(\.corner)
        UIView.performWithoutAnimation {
            let old = innermost
            let contents = old.subviews
            while inner.count < slots.count - 1 {
                let clip = Self.makeClip()
                clip.frame = outer.bounds
                clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                innermost.addSubview(clip)
                inner.append(clip)
            }
            contents.forEach(innermost.addSubview)
            innermost.backgroundColor = old.backgroundColor
            old.backgroundColor = nil
            roundLayers()
        }
    }

    /// Stops all animations at the radii on the screen. Returns that of the outer clip; `nil` if the system rounds it.
    func stop() -> CGFloat? {
        for layer in layers {
            let radius = (layer.presentation() ?? layer).cornerRadius
            layer.removeAllAnimations()
            if !isConfigured { layer.round(radius) }
        }
        return isConfigured ? nil : outer.layer.cornerRadius
    }

    func outerRadius(of shape: CornerShape) -> CGFloat { shape.radius(of: slots[0]) }

    /// Whether a stopped animation has left the corners at intermediate radii.
    var hasStrayCorners: Bool { !isConfigured && outer.layer.cornerRadius != outerRadius(of: shape) }
}

extension UIView {
    func roundCorners(_ radii: CornerRadii) {
        SystemLook.round(
            self, topLeft: radii.topLeft, topRight: radii.topRight, bottomLeft: radii.bottomLeft,
            bottomRight: radii.bottomRight)
    }
}

extension CALayer {
    fileprivate func round(_ radius: CGFloat) {
        if cornerRadius != radius { cornerRadius = radius }
    }
}

/// The view around the content of a presented view, or around a content that can be replaced. It hides safe area insets
/// from content that has none at rest, which a drag over the home indicator would lay out again in each step (SA1). It
/// extends beyond the content by the insets that it suppresses, so that they end within that margin wherever it is
/// moved. The kit sets nothing on the content or its controller for that.
final class ContentContainerView: CodeView {
    private(set) weak var content: UIView?
    /// The insets that are kept from the content, by which this view extends beyond it.
    private var suppressedSafeArea: UIEdgeInsets = .zero

    init(_ content: UIView) {
        self.content = content
        super.init(frame: CGRect(origin: .zero, size: content.frame.size))
        addSubview(content)
    }

    func suppress(_ insets: UIEdgeInsets, in rect: CGRect) {
        guard suppressedSafeArea != insets else { return }
        suppressedSafeArea = insets
        place(in: rect)
    }

    func place(in rect: CGRect) {
        let outside = rect.inset(by: .zero - suppressedSafeArea)
        if frame != outside { frame = outside }
        // The content's origin is always zero.
        let origin = CGPoint(x: -suppressedSafeArea.left, y: -suppressedSafeArea.top)
        if bounds.origin != origin { bounds.origin = origin }
        placeContent()
    }

    /// Places the content again. UIKit removes it under a presentation that covers the screen, and restores its frame.
    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard let content, content.superview === self else { return }
        let size = bounds.inset(by: suppressedSafeArea).size
        ViewGeometry.move(content, to: CGRect(origin: .zero, size: size))
    }

    func renewSurroundings() { renewSurroundings(of: content) }

    func release() {
        if content?.superview === self { content?.removeFromSuperview() }
    }
}
