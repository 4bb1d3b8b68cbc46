import Presentations
import UIKit

/// A style as a user of the kit writes one: a value.
struct OwnStyle: PresentationStyle, Equatable {
    /// In fractions of the container.
    var frame = CGRect(x: 0.1, y: 0.3, width: 0.8, height: 0.6)
    /// The other resting positions: the fractions of the height above it.
    var steps: [CGFloat] = []
    /// The levels of the dimming at each position. The material has what is left to 1.
    var levels: [CGFloat] = []
    var options = PresentationOptions()

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        var layout = PresentationLayout(
            frame: frame(in: environment.container, y: frame.minY), cornerRadius: 16,
            detent: steps.isEmpty ? nil : DetentIdentifier("step0"))
        if let level = levels.first { (layout.dimmingLevel, layout.materialLevel) = (level, 1 - level) }
        return layout
    }

    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        guard !steps.isEmpty else { return [] }
        return ([frame.minY] + steps).enumerated().map { index, y in
            var detent = DetentFrame(
                identifier: DetentIdentifier("step\(index)"), frame: frame(in: environment.container, y: y))
            if levels.indices.contains(index) {
                (detent.dimmingLevel, detent.materialLevel) = (levels[index], 1 - levels[index])
            }
            return detent
        }
    }

    private func frame(in container: CGSize, y: CGFloat) -> CGRect {
        CGRect(
            x: frame.minX * container.width, y: y * container.height, width: frame.width * container.width,
            height: frame.height * container.height)
    }

    @MainActor
    mutating func apply(_ option: Option, source: UIView) {
        switch option {
        case .frame(let x, let y, let width, let height): frame = CGRect(x: x, y: y, width: width, height: height)
        case .steps(let steps): self.steps = steps
        case .levels(let levels): self.levels = levels
        default: options.apply(option, source: source)
        }
    }
}

/// A style for a presentation whose dismissal the app animates or drives itself.
struct OwnTransitionStyle: PresentationStyle {
    var style: OwnStyle
    let transitions: OwnTransitions

    /// The same style for another presentation. One delegate serves one presentation.
    @MainActor
    var twin: OwnTransitionStyle { OwnTransitionStyle(style: style, transitions: transitions.twin) }

    static func == (a: OwnTransitionStyle, b: OwnTransitionStyle) -> Bool {
        a.style == b.style && a.transitions === b.transitions
    }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout { style.layout(in: environment) }

    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] { style.detentFrames(in: environment) }

    var options: PresentationOptions {
        get { style.options }
        set { style.options = newValue }
    }
}

/// The transitioning delegate of an app. It takes over after the presentation has been requested.
@MainActor
final class OwnTransitions: NSObject, UIViewControllerTransitioningDelegate {
    /// True for an interaction of the app, false for an animator.
    private let bringsInteraction: Bool
    private weak var kit: PresentationController?

    init(bringsInteraction: Bool) {
        self.bringsInteraction = bringsInteraction
    }

    var twin: OwnTransitions { OwnTransitions(bringsInteraction: bringsInteraction) }

    func follow(_ presented: UIViewController) {
        Task { [weak presented] in
            // A task of its own may make the request.
            for _ in 0..<3 where kit == nil {
                await Task.yield()
                let controller = presented?.transitioningDelegate as? StyledPresentationController<OwnTransitionStyle>
                guard let controller, controller.presentedStyle.transitions === self else { continue }
                kit = controller
                presented?.transitioningDelegate = self
            }
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { kit }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        bringsInteraction ? kit?.animationController(forDismissed: dismissed) : FadingAnimator()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard bringsInteraction else { return kit?.interactionControllerForDismissal(using: animator) }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        return interaction
    }
}

/// Fades as in tutorials.
private final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view?.alpha = 0
        } completion: { _ in
            if context.transitionWasCancelled { view?.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
