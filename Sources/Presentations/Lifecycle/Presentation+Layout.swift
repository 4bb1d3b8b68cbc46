import UIKit

extension Presentation {
    func invalidate() {
        knownPass = nil
        controller?.containerView?.setNeedsLayout()
    }

    private var environment: LayoutEnvironment? { controller?.containerView.map(environment) }

    private func environment(in container: UIView) -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            container: container.bounds.size, safeArea: container.safeAreaInsets,
            traits: LayoutTraits(container.traitCollection), content: content.requestedSize,
            keyboard: components?.keyboard.frameInContainer, source: anchorFrame(in: container))
        if followsDisplay { environment.display = LayoutEnvironment.Display(of: container) }
        environment.traits.layoutDirection = container.layoutDirection
        environment.systemLook = .system
        environment.mayExpandForKeyboard = mayExpandForKeyboard
        environment.editedHeight = components?.keyboard.heightForEditing ?? 0
        return environment
    }

    // MARK: The pass

    /// The pass for the container, whose size and safe area count immediately, and all else in its next layout.
    var pass: LayoutPass {
        if let knownPass, isCurrent(knownPass.environment) { return knownPass }
        let pass = makePass(in: environment ?? LayoutEnvironment(container: .zero))
        knownPass = pass
        return pass
    }

    private func isCurrent(_ environment: LayoutEnvironment) -> Bool {
        guard let container = controller?.containerView else { return environment.container == .zero }
        return environment.container == container.bounds.size && environment.safeArea == container.safeAreaInsets
    }

    private func beginPass() -> LayoutPass {
        guard let knownPass, var environment else { return pass }
        environment.bars = bars(avoidedBy: knownPass.options, around: environment.source)
        if knownPass.environment == environment { return knownPass }
        let pass = makePass(in: environment)
        self.knownPass = pass
        return pass
    }

    /// Begins a pass after moving a navigation bar away from the grabber.
    func beginPass(clearing clearance: GrabberClearance) -> LayoutPass {
        let pass = beginPass()
        let isDrawn = pass.layout.showsGrabber && pass.layout.grabberEdge == .minYEdge
        guard clearance.update(for: isDrawn ? pass.options.grabber.drawable : nil) else { return pass }
        invalidateContent()
        return beginPass()
    }

    func makePass(in environment: LayoutEnvironment) -> LayoutPass {
        let style = style(isWide: environment.traits.isWide)
        let options = options(of: style)
        var environment = environment
        environment.bars = bars(avoidedBy: options, around: environment.source)
        let pass = LayoutPass(
            style, in: environment, options: options,
            namesDetent: namesDetent, stacked: stacked, diagnostics: diagnostics)
        for fault in content.detentTables.takeFaults() {
            diagnostics.report(fault.sentence, about: "detent \(fault.identifier.rawValue)")
        }
        return pass
    }

    /// The pass of the last layout, which a finger follows, or a new one for another size of the container. A safe area
    /// that changes alone does not move the view under the finger. `nil` before there is a container.
    var lastPass: LayoutPass? {
        guard let container = controller?.containerView else { return nil }
        if let knownPass, knownPass.environment.container == container.bounds.size { return knownPass }
        return pass
    }

    var path: DragPath? { lastPass?.path }

    /// Whether the presentation is a notice, which its content does not keep modal.
    var isNotice: Bool { controller != nil && !isAdded && pass.isOfNotice && !isHeldModal }

    /// Returns the same as far as the options say it, which is known before a layout.
    func mayBeNotice(_ options: PresentationOptions) -> Bool {
        options.allowsBackgroundInteraction && !isAdded && !isHeldModal
    }

    // MARK: Other containers

    /// Returns the way of the view in a transition that a finger drives toward an edge, in the window if there is no
    /// container yet; `nil` unless the animation moves the view like the finger.
    func way(
        _ operation: TransitionAnimator.Operation, toward edge: PresentationEdge, from view: UIView? = nil
    ) -> TransitionGrip.Way? {
        let animation = panInteraction.animation ?? current.animation
        guard let controller, let container = controller.containerView ?? view?.window, let own = animation.edge else {
            return nil
        }
        let source = animation.incoming.displacement.source?.view
        let direction = (controller.containerView ?? view ?? container).layoutDirection
        let axis = DragAxis(own, direction: direction)
        guard DragAxis(operation == .forward ? edge.opposite : edge, direction: direction) == axis else { return nil }
        let pass = controller.containerView == nil ? makePass(in: container, from: direction) : pass
        let room = pass.environment.container
        let start: CGFloat = axis.expansionStart(
            from: source.map { frameAtRest(of: $0, in: container) }, to: pass.layout.frame, in: room,
            shadowOutset: pass.shadowReach + (pass.layout.arrow?.size.height ?? 0))
        let length: CGFloat = start - axis.position(of: pass.layout.frame)
        guard operation == .forward else { return (start: nil, length: length, unseen: 0) }
        let unseen: CGFloat = max(0, start - axis.hidden(in: room))
        return (start: source == nil ? -start : nil, length: length, unseen: unseen)
    }

    /// Makes the pass for a container that is not there yet, in a window.
    private func makePass(in window: UIView, from direction: UITraitEnvironmentLayoutDirection) -> LayoutPass {
        var environment = environment(in: window)
        environment.traits.layoutDirection = direction
        return makePass(in: environment)
    }

    func size(inContainerOf size: CGSize) -> CGSize {
        guard var environment else { return size }
        // The places of the keyboard and of the source in another size are not known yet.
        if environment.container != size {
            environment.keyboard = nil
            environment.source = nil
        }
        environment.container = size
        if let comingTraits {
            let direction = environment.traits.layoutDirection
            environment.traits = comingTraits
            environment.traits.layoutDirection = direction
        }
        return makePass(in: environment).layout.frame.size
    }

    func traitsWillChange(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        comingTraits = LayoutTraits(traits)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingTraits = nil }
    }

    /// Called when the container is about to get another size, and UIKit has told the content about its own size.
    func sizeWillChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let controller else { return }
        let announced = controller.size(
            forChildContentContainer: controller.presentedViewController, withParentContainerSize: size)
        content.sizeWillChange(to: announced, with: coordinator)
    }

    // MARK: Animated changes

    /// Animates to the current settings, in the running animation or else in a transition of the content that is about
    /// to begin, which it returns. Otherwise a spring animates, and with Reduce Motion nothing.
    @discardableResult
    func animateChange(completion: (() -> Void)? = nil) -> (any UIViewControllerTransitionCoordinator)? {
        knownPass = nil
        guard let controller, controller.containerView != nil, components != nil else {
            completion?()
            return nil
        }
        let coordinator = controller.presentedViewController.contentCoordinator
        if UIView.inheritedAnimationDuration > 0 {
            layOutInAnimation(completion)
            return coordinator
        }
        guard !UIAccessibility.isReduceMotionEnabled else {
            content.layOut()
            completion?()
            return nil
        }
        if let coordinator, content.layOut(along: coordinator, completion: completion) { return coordinator }
        let animator = changeTiming.makeAnimator()
        animator.addAnimations { [content] in content.layOut() }
        if let completion { animator.addCompletion { _ in completion() } }
        change = animator
        animator.startAnimation()
        return nil
    }

    /// Lays out inside the running animation. Only a nested animation can report its end.
    private func layOutInAnimation(_ completion: (() -> Void)?) {
        guard let completion else { return content.layOut() }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) { [content] in
            content.layOut()
        } completion: { _ in
            completion()
        }
    }
}
