import UIKit

extension ClosedRange<CGFloat> {
    /// The same share of the time, as the way forward has it or the way back.
    func played(_ operation: TransitionAnimator.Operation) -> ClosedRange<CGFloat> {
        switch operation {
        case .forward: self
        case .reverse: (1 - upperBound)...(1 - lowerBound)
        }
    }
}

extension TransitionAnimation {
    /// The look of a view at the hidden end, relative to its place.
    public struct EndState: Equatable, Sendable {
        /// Where it is. Default `.inPlace`.
        public var displacement: Displacement
        /// How large it is; 1 is its own size. Default `1`. Nothing is smaller than a hundredth.
        public var scale: CGFloat
        /// What else is done to it, about its centre, before that. Default: nothing. One that has no inverse counts as none.
        public var transform: CGAffineTransform
        /// How opaque it is, 0…1. Default `1`.
        public var alpha: CGFloat
        /// The share of the time, 0…1, in which it changes. Default `0...1`: all of it. Where the other view takes no part in
        /// the transition it is all of it, too: there is nothing to wait for.
        public var span: ClosedRange<CGFloat>

        /// A look; by default that of the view in its place.
        public init(
            displacement: Displacement = .inPlace, scale: CGFloat = 1, transform: CGAffineTransform = .identity,
            alpha: CGFloat = 1, span: ClosedRange<CGFloat> = 0...1
        ) {
            self.displacement = displacement
            self.scale = scale
            self.transform = transform
            self.alpha = alpha
            self.span = span
        }

        var moves: Bool {
            displacement != .inPlace || scale != 1 || transform != .identity
        }
    }

    /// Where a view is at the hidden end.
    public enum Displacement: Equatable, Sendable {
        /// Where it belongs.
        case inPlace
        /// Just outside the container, beyond the given edge, its shadow included.
        case beyond(PresentationEdge)
        /// Moved toward an edge by a share of the container's width or height.
        case toward(PresentationEdge, share: CGFloat)
        /// Moved by shares of the container's width and height; positive values go right and down.
        case fraction(x: CGFloat, y: CGFloat)
        /// In the place of another view, and no larger than that.
        case over(ZoomSource)
    }

    /// The view that something grows out of, and shrinks into. It is not kept alive, and nothing of it is touched. One that is
    /// not in the same window any more is nowhere: what was to shrink into it shrinks a little in its place.
    public struct ZoomSource: Equatable, Sendable {
        private let reference: Reference

        /// A source for ``TransitionAnimation/Displacement/over(_:)``.
        @MainActor
        public init(_ view: UIView) {
            reference = Reference(view)
        }

        public static func == (a: ZoomSource, b: ZoomSource) -> Bool {
            a.reference === b.reference || a.reference.id == b.reference.id
        }

        /// The view, if it is in the same window as a container.
        @MainActor
        func view(in container: UIView) -> UIView? {
            guard let view = reference.view, view.window != nil, view.window === container.window else { return nil }
            return view
        }

        /// Where it is, in the coordinates of a container that is in the same window.
        @MainActor
        func frame(in container: UIView) -> CGRect? {
            view(in: container).map { $0.convert($0.bounds, to: container) }
        }

        @MainActor
        private final class Reference {
            weak var view: UIView?
            nonisolated let id: ObjectIdentifier

            init(_ view: UIView) {
                self.view = view
                id = ObjectIdentifier(view)
            }
        }
    }
}
