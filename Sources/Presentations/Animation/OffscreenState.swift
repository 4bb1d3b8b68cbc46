import UIKit

/// The state of a view at the hidden end of its animation, computed from its frame at rest.
struct OffscreenState: Equatable, Sendable {
    let offset: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat
    /// The visible part of a zooming view; `nil` for any other view, which is visible as a whole.
    let window: ZoomWindow?
    let turn: ViewTurn?

    /// - Parameters:
    /// - shadowOutset: The distance that the shadow reaches beyond the frame, outside the container as well.
    ///   - source: The frame and the corners of the view that this view grows out of, or starts at.
    ///   - target: The part of this view that covers the source; `nil` for the whole view.
    ///   - pivot: The fixed point of a transform in place, relative to the middle of the view; `nil` for the middle.
    init(
        _ state: TransitionAnimation.EndState, frame: CGRect, in container: CGSize,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, shadowOutset: CGFloat = 0,
        source: ZoomWindow? = nil, target: CGRect? = nil, pivot: CGPoint? = nil
    ) {
        var alpha = min(1, max(0, state.alpha.usable))
        var scale = state.scale.isUsable ? state.scale : 1
        var offset = CGPoint.zero
        var window: ZoomWindow?
        let whole = CGRect(origin: .zero, size: frame.size)
        switch state.displacement {
        case .inPlace: break
        case .fraction(let x, let y):
            offset = CGPoint(x: x * container.width, y: y * container.height)
        case .toward(let edge, let share):
            let axis = DragAxis(edge, direction: direction)
            offset = axis.vector(share * axis.length(of: container))
        case .beyond(let edge):
            let axis = DragAxis(edge, direction: direction)
            offset = axis.vector(axis.hidden(in: container) - axis.position(of: frame) + shadowOutset)
        case .at(_, let edge):
            let axis = DragAxis(edge, direction: direction)
            let start = axis.expansionStart(from: source?.rect, to: frame, in: container, shadowOutset: shadowOutset)
            offset = axis.vector(start - axis.position(of: frame))
        case .over:
            window = source.flatMap { ZoomWindow(over: $0, with: target, of: frame.size) }
            if let window, let source {
                scale *= source.rect.width / window.rect.width
                if target != nil { alpha = 1 }
            } else {
                scale *= PresentationDefaults.Motion.hiddenScale
                alpha = 0
            }
        }
        // A scale of zero cannot be inverted, and so could not be reverted.
        scale = max(0.01, scale)
        let scaled = state.transform.usable.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        transform = scaled.isUsable ? scaled : .identity
        if state.displacement == .inPlace, let pivot { offset = pivot - pivot.applying(transform) }
        if window != nil, let source {
            // The middle of the target is placed over the middle of the source.
            let middle = (target ?? whole).middle - whole.middle
            offset = source.rect.middle - frame.middle - middle.applying(transform)
        }
        self.alpha = alpha
        self.offset = CGPoint(x: offset.x.usable, y: offset.y.usable)
        self.window = window
        turn = state.rotation.flatMap { ViewTurn($0, of: frame.size, direction: direction) }
    }

    @MainActor
    init(
        _ state: TransitionAnimation.EndState, of view: UIView, frame: CGRect, outline: TransitionAnimator.Outline,
        in container: UIView, _ sources: ZoomSources
    ) {
        let source = state.displacement.source
        self.init(
            state, frame: frame, in: container.bounds.size, direction: container.layoutDirection,
            shadowOutset: outline.shadowOutset, source: source.flatMap { sources.window(of: $0, in: container) },
            target: source?.targetFrame(in: view), pivot: outline.arrow?.tip(fromMiddleOf: frame.size))
    }
}

extension CGAffineTransform {
    fileprivate var usable: CGAffineTransform {
        let area = a * d - b * c
        return isUsable && abs(area) > 1e-9 ? self : .identity
    }

    fileprivate var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isUsable) }
}
