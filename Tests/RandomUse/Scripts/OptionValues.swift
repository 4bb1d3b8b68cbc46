import Presentations
import UIKit

extension DismissalGestures {
    init(tap: Bool, swipe: Bool, edge: Bool) {
        self = []
        if tap { insert(.tapOutside) }
        if swipe { insert(.swipe) }
        if edge { insert(.edgeSwipe) }
    }
}

extension TransitionAnimation {
    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .motion(let motion): self = motion.animation(source)
        case .duration(let duration): timing = .curve(.easeInOut, duration: duration)
        case .spring(let damping, let duration): timing = .spring(dampingRatio: damping, duration: duration)
        case .response(let damping, let response): timing = .spring(dampingRatio: damping, response: response)
        default: break
        }
    }
}

extension Edge {
    var edge: PresentationEdge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

extension Size {
    var size: PresentationSize {
        switch self {
        case .fitting: .fitting
        case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
        case .fraction(let width, let height): .fraction(width: width, height: height)
        case .widthFraction(let width): .fraction(width: width, height: nil)
        }
    }
}

extension Height {
    var detent: HalfSheet.Detent {
        switch self {
        case .medium: .medium()
        case .large: .large()
        case .fitting: .fitting()
        case .points(let points): .height(points)
        case .fraction(let fraction): .fraction(fraction)
        case .inset(let inset): .insetFromTop(inset)
        case .resolved(let value): .custom(identifier: .init("resolved(\(value))")) { _ in value }
        case .inactive: .custom(identifier: .init("inactive")) { _ in nil }
        }
    }
}

extension Motion {
    /// True if it needs the source view.
    var usesSource: Bool { self == .zoom || self == .expand }

    @MainActor
    func animation(_ source: UIView) -> TransitionAnimation {
        switch self {
        case .slide(let edge): .slide(from: edge.edge)
        case .push(let edge): .push(from: edge.edge)
        case .parallax(let edge): .parallax(from: edge.edge)
        case .drop: .drop
        case .fly: .fly
        case .uncover: .slide(from: .trailing, timing: .curve(.easeInOut, duration: 0.25))
        case .halfwaySpring: .halfwaySpring
        case .crossDissolve: .crossDissolve
        case .fadeThrough: .fadeThrough()
        case .flip: .flip
        case .cube: .cube
        case .door: .door
        case .scale(let scale): .scale(from: scale)
        case .zoom: .zoom(from: source)
        case .expand: .expand(from: source)
        case .own(let x, let y, let scale, let alpha, let angle):
            TransitionAnimation(
                incoming: TransitionAnimation.EndState(
                    displacement: .fraction(x: x, y: y), scale: scale, alpha: alpha,
                    rotation: angle == 0 ? nil : TransitionAnimation.Rotation(.trailing, angle: angle)),
                outgoing: TransitionAnimation.EndState(alpha: alpha),
                scrim: TransitionAnimation.Scrim(alpha: alpha), timing: .curve(.easeOut, duration: 0.3))
        }
    }
}

extension Keyboard {
    var policy: KeyboardPolicy {
        switch self {
        case .expand: .expand
        case .lift: .lift
        case .shrink: .shrink
        case .ignored: .none
        }
    }
}

extension Position {
    @MainActor
    func position(_ source: UIView) -> Popup.Position {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .anchored: .anchored(to: PresentationAnchor(source))
        }
    }
}

extension Wide {
    var placement: HalfSheet.WidePlacement {
        switch self {
        case .attached: .attached
        case .floating: .floating
        case .leading: .leading()
        case .trailing: .trailing(width: 300)
        }
    }
}
