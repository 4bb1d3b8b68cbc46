import UIKit

/// The views that clip the content of a presented view to its corners.
///
/// A layer has one radius, so corners with the same radius need one layer. For different radii there are nested layers,
/// each of which rounds some of the corners. Unlike a mask, they animate with the view, follow a drag without a path,
/// and have continuous curves. On iOS 26 the system rounds one layer with a radius for each corner.
@MainActor
final class CornerClips {
    let outer = UIView()
    private var inner: [UIView] = []
    /// The corners that each clip rounds, from the outer one inward.
    private var slots: [CACornerMask] = [.allCorners]
    private var shape = CornerShape()
    /// The radii with which the system rounds the outer clip. Once set, they stay in use, because a layer's own radius
    /// has no effect then.
    private var configured: CornerRadii?

    init() {
        outer.accessibilityIdentifier = "presentation.clip"
        outer.clipsToBounds = true
        outer.layer.cornerCurve = .continuous
    }

    /// The clip that contains the content.
    var innermost: UIView { inner.last ?? outer }

    var layers: [CALayer] { [outer.layer] + inner.map(\.layer) }

    /// Fills a rectangle of the superview.
    func place(in rect: CGRect) {
        if outer.frame != rect { outer.frame = rect }
        guard !inner.isEmpty else { return }
        let whole = CGRect(origin: .zero, size: rect.size)
        for view in inner where view.frame != whole { view.frame = whole }
    }

    /// Rounds the corners, inside an animation or not.
    ///
    /// - Parameter move: Moves the content to another clip, where it has the same place.
    func round(_ shape: CornerShape, moving move: (UIView) -> Void) {
        if !canDraw(shape) { split(for: shape, moving: move) }
        self.shape = shape
        if let configured {
            guard configured != shape.radii else { return }
            SystemLook.round(outer, shape.radii)
            self.configured = shape.radii
            return
        }
        guard inner.isEmpty else {
            for (view, corners) in zip([outer] + inner, slots) { view.layer.round(shape.radius(of: corners)) }
            return
        }
        outer.layer.round(shape.radius)
        if outer.layer.maskedCorners != shape.rounded { outer.layer.maskedCorners = shape.rounded }
    }

    private func canDraw(_ shape: CornerShape) -> Bool {
        if configured != nil { return true }
        if inner.isEmpty { return shape.unequal == nil }
        let radii = shape.radii
        return slots.allSatisfy { radii.areEqual($0) }
    }

    /// Makes as many clips as the radii need. They start with the current radii.
    private func split(for shape: CornerShape, moving move: (UIView) -> Void) {
        if inner.isEmpty, SystemLook.roundsEachCorner {
            SystemLook.round(outer, self.shape.radii)
            configured = self.shape.radii
            return
        }
        let radii = shape.radii
        let pairs: [[CACornerMask]] = [[.topCorners, .bottomCorners], [.leftCorners, .rightCorners]]
        let fitting = inner.isEmpty ? pairs.first { $0.allSatisfy { radii.areEqual($0) } } : nil
        slots = fitting ?? radii.all.map(\.corner)
        UIView.performWithoutAnimation {
            while inner.count < slots.count - 1 {
                let view = UIView(frame: CGRect(origin: .zero, size: outer.bounds.size))
                view.clipsToBounds = true
                view.layer.cornerCurve = .continuous
                innermost.addSubview(view)
                inner.append(view)
            }
            move(innermost)
            for (view, corners) in zip([outer] + inner, slots) {
                view.layer.maskedCorners = corners
                view.layer.round(self.shape.radius(of: corners))
            }
        }
    }

    /// The radius of the outer clip on the screen; `nil` if the system rounds it.
    var radiusOnScreen: CGFloat? {
        configured != nil ? nil : (outer.layer.presentation() ?? outer.layer).cornerRadius
    }

    /// Returns the radius of the outer clip for a shape.
    func outerRadius(of shape: CornerShape) -> CGFloat {
        inner.isEmpty && configured == nil ? shape.radius : shape.radius(of: slots[0])
    }

    /// Stops the animations of all clips, with the radii that are on the screen.
    func stop() {
        for layer in layers {
            let radius = (layer.presentation() ?? layer).cornerRadius
            layer.removeAllAnimations()
            if configured == nil { layer.round(radius) }
        }
    }

    /// Returns whether the radius of the outer clip differs from that of a shape.
    func differs(from shape: CornerShape) -> Bool {
        configured == nil && outer.layer.cornerRadius != outerRadius(of: shape)
    }

    /// Returns the outline of a rectangle with these corners and an optional arrow.
    func outline(of rect: CGRect, with arrow: PresentationArrow?) -> RoundedOutline {
        RoundedOutline(rect: rect, radius: shape.radius, corners: shape.rounded, unequal: shape.unequal, arrow: arrow)
    }
}

extension CALayer {
    fileprivate func round(_ radius: CGFloat) {
        if cornerRadius != radius { cornerRadius = radius }
    }
}

/// The view around the content. It hides safe area insets from content that has none at rest.
///
/// A view's safe area follows its position (SA1). A card that rests above the home indicator would be laid out again in
/// each step of a drag over the indicator, and its content would jump at the beginning of every dismissal. This view
/// extends beyond the content by the insets that it suppresses. Wherever it is moved, the insets end within that margin
/// and do not reach the content. The kit sets nothing on the content or its controller for that.
final class ContentContainerView: UIView {
    private(set) weak var content: UIView?

    /// The insets that are kept from the content, which are the distances that this view extends beyond it.
    var suppressedSafeArea: UIEdgeInsets = .zero

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A content container is made in code.")
    }

    /// Places the content in a rectangle of the superview.
    func place(in rect: CGRect) {
        let outside = CGRect(
            x: rect.minX - suppressedSafeArea.left, y: rect.minY - suppressedSafeArea.top,
            width: rect.width + suppressedSafeArea.left + suppressedSafeArea.right,
            height: rect.height + suppressedSafeArea.top + suppressedSafeArea.bottom)
        if frame != outside { frame = outside }
        // The content's origin is always zero.
        let origin = CGPoint(x: -suppressedSafeArea.left, y: -suppressedSafeArea.top)
        if bounds.origin != origin { bounds.origin = origin }
        placeContent()
    }

    /// Places the content again. UIKit removes it for a presentation that covers the screen, and puts it back with the
    /// previous frame.
    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard let content, content.superview === self else { return }
        let size = CGSize(
            width: max(0, bounds.width - suppressedSafeArea.left - suppressedSafeArea.right),
            height: max(0, bounds.height - suppressedSafeArea.top - suppressedSafeArea.bottom))
        ViewGeometry.move(content, to: CGRect(origin: .zero, size: size))
    }

    /// Removes the content, so that it can be presented again.
    func release() {
        if content?.superview === self { content?.removeFromSuperview() }
    }
}

extension SystemLook {
    fileprivate static func round(_ view: UIView, _ radii: CornerRadii) {
        round(
            view, topLeft: radii.topLeft, topRight: radii.topRight, bottomLeft: radii.bottomLeft,
            bottomRight: radii.bottomRight)
    }
}
