import Presentations
import UIKit

/// The options that the layouts of the kit's styles have in common.
private protocol Adjustable: PresentationStyle {
    var keyboard: KeyboardPolicy { get set }
    var corners: Corners? { get set }
    var maximumWidth: CGFloat { get set }
}

extension Card: Adjustable {}
extension HalfSheet: Adjustable {}
extension Popup: Adjustable {}

/// A style to which options can be applied one by one.
protocol RandomStyle: PresentationStyle {
    @MainActor
    mutating func apply(_ option: Option, source: UIView)
}

extension Card: RandomStyle {}
extension HalfSheet: RandomStyle {}
extension Popup: RandomStyle {}
extension OwnStyle: RandomStyle {}

extension Adjustable {
    @MainActor
    fileprivate mutating func adjust(_ option: Option, source: UIView) {
        switch option {
        case .maximumWidth(let width): maximumWidth = width
        case .corners(let top, let bottom): corners = Corners(top: .fixed(top), bottom: .fixed(bottom))
        case .concentricCorners(let minimum): corners = .concentric(minimum: minimum)
        case .keyboard(let policy): keyboard = policy.policy
        default: options.apply(option, from: entryEdge ?? .bottom, source: source)
        }
    }
}

extension PresentationOptions {
    /// - Parameter edge: The edge that the view comes from without an animation of its own.
    @MainActor
    mutating func apply(_ option: Option, from edge: PresentationEdge = .bottom, source: UIView) {
        switch option {
        case .shadow(let opacity, let radius, let offset):
            shadow = Shadow(opacity: opacity, radius: radius, offset: CGSize(width: offset, height: offset))
        case .noShadow: shadow = nil
        case .colouredShadow: shadow = Shadow(color: .systemIndigo)
        case .aside(let scale, let parallax): presenter = .movedAside(scale: scale, parallax: parallax)
        case .border(let width): border = Border(color: .systemIndigo, width: width)
        case .grabberSize(let width, let height):
            grabber = Grabber(color: .systemIndigo, size: CGSize(width: width, height: height))
        case .dimming(let alpha): dimming = .dimmed(alpha)
        case .blurred: dimming = .blurred(.dark)
        case .coloured(let alpha): dimming = .color(UIColor.blue.withAlphaComponent(alpha))
        case .undimmed: dimming = .none
        case .pushedBack(let scale): presenter = .pushedBack(scale: scale)
        case .faded(let alpha): presenter = .faded(alpha: alpha)
        case .background: backgroundColor = .systemBackground
        case .blurMaterial: material = .blurred(.systemMaterial)
        case .glassMaterial: material = .glass()
        case .statusBarOfPresented: statusBar = .presented
        case .changeSpring(let damping, let duration):
            motion.change = .spring(dampingRatio: damping, duration: duration)
        case .settleSpring(let damping, let duration):
            motion.settling = .spring(dampingRatio: damping, duration: duration)
        case .gestures(let tap, let swipe, let edge): dismissal = DismissalGestures(tap: tap, swipe: swipe, edge: edge)
        case .threshold(let distance, let velocity):
            swipeThreshold = SwipeThreshold(distance: distance, velocity: velocity)
        case .haptics: playsHaptics = true
        case .passive: allowsBackgroundInteraction = true
        case .coversBars: avoidsBars = false
        case .leavesAfter(let seconds): dismissesAfter = seconds
        case .keepsScrolling: prefersScrollingExpandsWhenScrolledToEdge = false
        case .fixedContent: resizesContentWhileDragging = false
        case .motion, .duration, .spring, .response:
            var animation = animation ?? .slide(from: edge)
            animation.apply(option, source: source)
            self.animation = animation
        default: break
        }
    }
}

extension Card {
    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .size(let size): self.size = size.size
        case .edge(let edge): self.edge = edge.edge
        case .margin(let margin): margins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        case .cornerRadius(let radius): cornerRadius = radius
        case .bothEdges: options.swipeDirection = .vertical
        default: adjust(option, source: source)
        }
    }
}

extension HalfSheet {
    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .cornerRadius(let radius): preferredCornerRadius = radius
        case .detents(let heights): use(heights.map(\.detent))
        case .containerHeights(let heights): use(heights.map { .height($0, from: .container) })
        case .levels(let levels):
            for (index, level) in zip(detents.indices, levels) { detents[index] = detents[index].dimmed(level) }
        case .largestMaterial(let index): largestMaterialDetentIdentifier = detent(index)
        case .selected(let index): selectedDetentIdentifier = detent(index)
        case .largestUndimmed(let index): largestUndimmedDetentIdentifier = detent(index)
        case .attached: prefersEdgeAttachedInCompactHeight = true
        case .followsWidth: widthFollowsPreferredContentSizeWhenEdgeAttached = true
        case .grabber: prefersGrabberVisible = true
        case .classic: look = .classic
        case .floating: look = .floating
        case .detachedMargin(let margin): detachedMargin = margin
        case .wide(let wide): widePlacement = wide.placement
        default: adjust(option, source: source)
        }
    }

    /// Replaces the detents by those of different names, if there are any.
    private mutating func use(_ detents: [Detent]) {
        var known: Set<Detent.Identifier> = []
        let different = detents.filter { known.insert($0.identifier).inserted }
        if !different.isEmpty { self.detents = different }
    }

    /// An index beyond the last one gives a detent that the sheet does not have.
    private func detent(_ index: Int) -> Detent.Identifier {
        detents.indices.contains(index) ? detents[index].identifier : Detent.Identifier("unknown")
    }
}

extension Popup {
    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .size(let size): self.size = size.size
        case .margin(let margin): margins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        case .cornerRadius(let radius): cornerRadius = radius
        case .bothEdges: options.swipeDirection = .horizontal
        case .position(let position): self.position = position.position(source)
        case .offset(let x, let y): offset = CGPoint(x: x, y: y)
        default: adjust(option, source: source)
        }
    }
}
