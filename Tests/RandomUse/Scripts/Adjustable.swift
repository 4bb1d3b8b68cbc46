import Presentations
import UIKit

/// The common options of the kit's styles.
private protocol Adjustable {
    var shadow: Shadow? { get set }
    var dimming: Dimming { get set }
    var backgroundColor: UIColor? { get set }
    var statusBar: StatusBarPolicy { get set }
    var motion: PresentationMotion { get set }
    var dismissal: DismissalGestures { get set }
    var swipeThreshold: SwipeThreshold { get set }
    var keyboard: KeyboardPolicy { get set }
    var playsHaptics: Bool { get set }
    var corners: Corners? { get set }
    var material: PresentationMaterial? { get set }
    var maximumWidth: CGFloat { get set }
}

extension Card: Adjustable {}
extension HalfSheet: Adjustable {}
extension Popup: Adjustable {}
extension Drawer: Adjustable {}

extension Adjustable {
    fileprivate mutating func adjust(_ option: Option) {
        switch option {
        case .maximumWidth(let width): maximumWidth = width
        case .corners(let top, let bottom): corners = Corners(top: .fixed(top), bottom: .fixed(bottom))
        case .concentricCorners(let minimum): corners = .concentric(minimum: minimum)
        case .shadow(let opacity, let radius, let offset):
            shadow = Shadow(opacity: opacity, radius: radius, offset: CGSize(width: offset, height: offset))
        case .noShadow: shadow = nil
        case .dimming(let alpha): dimming = .dimmed(alpha)
        case .blurred: dimming = .blurred(.dark)
        case .coloured(let alpha): dimming = .color(UIColor.blue.withAlphaComponent(alpha))
        case .undimmed: dimming = .none
        case .background: backgroundColor = .systemBackground
        case .statusBarOfPresented: statusBar = .presented
        case .changeSpring(let damping, let duration):
            motion.change = .spring(dampingRatio: damping, duration: duration)
        case .settleSpring(let damping, let duration):
            motion.settling = .spring(dampingRatio: damping, duration: duration)
        case .gestures(let tap, let swipe, let edge): dismissal = DismissalGestures(tap: tap, swipe: swipe, edge: edge)
        case .threshold(let distance, let velocity):
            swipeThreshold = SwipeThreshold(distance: distance, velocity: velocity)
        case .keyboard(let policy): keyboard = policy.policy
        case .haptics: playsHaptics = true
        case .blurMaterial: material = .blurred(.systemMaterial)
        case .glassMaterial: material = .glass()
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
        case .pushedBack(let scale): presenter = .pushedBack(scale: scale)
        case .faded(let alpha): presenter = .faded(alpha: alpha)
        case .bothEdges: swipeEdges = [.top, .bottom]
        case .passive: isModal = false
        case .leavesAfter(let seconds): dismissesAfter = seconds
        default:
            animation.apply(option, source: source)
            adjust(option)
        }
    }
}

extension HalfSheet {
    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .cornerRadius(let radius): preferredCornerRadius = radius
        case .pushedBack(let scale): presenter = .pushedBack(scale: scale)
        case .faded(let alpha): presenter = .faded(alpha: alpha)
        case .detents(let heights):
            var known: Set<Detent.Identifier> = []
            let detents = heights.map(\.detent).filter { known.insert($0.identifier).inserted }
            if !detents.isEmpty { self.detents = detents }
        case .selected(let index): selectedDetentIdentifier = detent(index)
        case .largestUndimmed(let index): largestUndimmedDetentIdentifier = detent(index)
        case .keepsScrolling: prefersScrollingExpandsWhenScrolledToEdge = false
        case .attached: prefersEdgeAttachedInCompactHeight = true
        case .followsWidth: widthFollowsPreferredContentSizeWhenEdgeAttached = true
        case .grabber: prefersGrabberVisible = true
        case .classic: look = .classic
        case .floating: look = .floating
        case .detachedMargin(let margin): detachedMargin = margin
        case .wide(let wide): widePlacement = wide.placement
        case .fixedContent: resizesContentWhileDragging = false
        default:
            animation.apply(option, source: source)
            adjust(option)
        }
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
        case .bothEdges: swipeEdges = [.leading, .trailing]
        case .passive: isModal = false
        case .leavesAfter(let seconds): dismissesAfter = seconds
        case .position(let position): self.position = position.position(source)
        case .offset(let x, let y): offset = CGPoint(x: x, y: y)
        default:
            animation.apply(option, source: source)
            adjust(option)
        }
    }
}

extension Drawer {
    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .cornerRadius(let radius): cornerRadius = radius
        case .pushedBack(let scale): presenter = .pushedBack(scale: scale)
        case .faded(let alpha): presenter = .faded(alpha: alpha)
        case .width(let width): self.width = .fixed(width)
        case .widthFraction(let fraction): width = .fraction(fraction)
        case .trailing: edge = .trailing
        case .motion(let motion): animation = motion.animation(source)
        default: adjust(option)
        }
    }
}
