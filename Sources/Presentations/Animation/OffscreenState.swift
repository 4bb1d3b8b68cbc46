import UIKit

/// The state of a view at the hidden end of its animation, computed from its frame at rest.
struct OffscreenState: Equatable, Sendable {
    /// The offset of the centre from its position at rest, in points.
    let offset: CGPoint
    /// The transform about the centre.
    let transform: CGAffineTransform
    /// The opacity, 0…1.
    let alpha: CGFloat
    /// The visible part of a zooming view; `nil` for any other view, which is visible as a whole.
    let window: ZoomWindow?
    /// The turn in three dimensions; `nil` for none.
    let turn: ViewTurn?

    /// The inputs of the state other than the animation and the frame.
    struct Surroundings: Equatable, Sendable {
        /// The size of the container, in points.
        let container: CGSize
        /// The layout direction. Defaults to left to right.
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// The distance that the shadow reaches beyond the frame, in points. The shadow has to be outside the container
        /// as well. Defaults to 0.
        var shadowOutset: CGFloat = 0
        /// The frame and the corners of the view that this view grows out of, or starts at. Defaults to `nil`: none.
        var source: ZoomWindow?
        /// The part of this view that covers the source, relative to the top left corner. Defaults to `nil`: the whole
        /// view.
        var target: CGRect?
        /// The fixed point of a transform in place, relative to the middle of the view. Defaults to `nil`: the middle.
        var pivot: CGPoint?
    }

    init(_ look: TransitionAnimation.EndState, frame: CGRect, in surroundings: Surroundings) {
        var alpha = min(1, max(0, look.alpha.usable))
        let container = surroundings.container
        var scale = look.scale.isUsable ? look.scale : 1
        var offset = CGPoint.zero
        var zoom: ZoomFit?
        switch look.displacement {
        case .inPlace: break
        case .fraction(let x, let y):
            offset = CGPoint(x: (x * container.width).usable, y: (y * container.height).usable)
        case .toward(let edge, let share):
            let axis = DragAxis(edge, direction: surroundings.direction)
            offset = axis.vector((share * axis.length(of: container)).usable)
        case .beyond(let edge):
            let axis = DragAxis(edge, direction: surroundings.direction)
            offset = axis.vector(axis.hidden(in: container) - axis.position(of: frame) + surroundings.shadowOutset)
        case .at(_, let edge):
            let axis = DragAxis(edge, direction: surroundings.direction)
            let start = axis.expansionStart(
                from: surroundings.source?.rect, to: frame, in: container, shadowOutset: surroundings.shadowOutset)
            offset = axis.vector(start - axis.position(of: frame))
        case .over:
            zoom = surroundings.source.flatMap { ZoomFit(of: surroundings.target, in: frame.size, over: $0) }
            if zoom == nil {
                alpha = 0
            } else if surroundings.target != nil {
                alpha = 1
            }
            scale *= zoom?.scale ?? PresentationDefaults.Motion.hiddenScale
        }
        // A scale of zero cannot be inverted, and so could not be reverted.
        scale = max(0.01, scale)
        let scaled = look.transform.usable.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        transform = scaled.isUsable ? scaled : .identity
        if look.displacement == .inPlace, let pivot = surroundings.pivot {
            let moved = pivot.applying(transform)
            offset = CGPoint(x: (pivot.x - moved.x).usable, y: (pivot.y - moved.y).usable)
        }
        if let zoom, let source = surroundings.source {
            // The middle of the target is placed over the middle of the source.
            let middle = zoom.middle.applying(transform)
            offset = CGPoint(
                x: (source.rect.midX - frame.midX - middle.x).usable,
                y: (source.rect.midY - frame.midY - middle.y).usable)
        }
        self.alpha = alpha
        self.offset = offset
        window = zoom?.window
        turn = look.rotation.flatMap { ViewTurn($0, of: frame.size, direction: surroundings.direction) }
    }
}

extension OffscreenState {
    /// Creates the state of a view with a frame at rest in a container.
    @MainActor
    init(
        _ state: TransitionAnimation.EndState, of view: UIView, frame: CGRect, outline: TransitionAnimator.Outline,
        in container: UIView, _ sources: ZoomSources
    ) {
        var surroundings = Surroundings(
            container: container.bounds.size, direction: container.traitCollection.layoutDirection,
            shadowOutset: outline.shadowOutset, pivot: outline.arrow?.tip(fromMiddleOf: frame.size))
        if let source = state.displacement.source {
            surroundings.source = sources.window(of: source, in: container)
            surroundings.target = source.targetFrame(in: view)
        }
        self.init(state, frame: frame, in: surroundings)
    }
}

/// The part of a view that covers the source of a zoom: a target, scaled to cover it and cut to its aspect ratio.
private struct ZoomFit {
    let scale: CGFloat
    let window: ZoomWindow
    /// The middle of the target, relative to the middle of the view.
    let middle: CGPoint

    /// - Parameter ownTarget: The target's frame in the view; `nil` for the whole view.
    init?(of ownTarget: CGRect?, in size: CGSize, over source: ZoomWindow) {
        let target = ownTarget ?? CGRect(origin: .zero, size: size)
        guard target.width > 0, target.height > 0 else { return nil }
        scale = max(source.rect.width / target.width, source.rect.height / target.height)
        guard scale.isUsable, scale > 0 else { return nil }
        let (width, height) = (source.rect.width / scale, source.rect.height / scale)
        window = ZoomWindow(
            rect: CGRect(x: target.midX - width / 2, y: target.midY - height / 2, width: width, height: height),
            cornerRadius: source.cornerRadius / scale, target: ownTarget)
        middle = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    }
}

extension CGAffineTransform {
    /// The transform, or the identity if it cannot be drawn or inverted.
    fileprivate var usable: CGAffineTransform {
        let area = a * d - b * c
        return isUsable && abs(area) > 1e-9 ? self : .identity
    }

    fileprivate var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isUsable) }
}
