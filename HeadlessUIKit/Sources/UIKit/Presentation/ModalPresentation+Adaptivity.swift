extension ModalPresentation {
    /// The style that the presentation has been adapted to; `.none` while its own controller is the active one.
    var adaptedStyle: UIModalPresentationStyle {
        controller === original ? .none : controller.presentationStyle
    }

    /// Announces to the delegate the style that the presentation is about to have (Q7).
    func announceStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
    }

    // MARK: Changes around the presentation

    /// Replaces the controller by another one if the future traits of its container ask for that. The one that stays,
    /// or the new one, gets those traits.
    func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let coming = controller.overriding(traits)
        let before = { self.controller.traitCollection }
        guard coming != container?.window?.sizeTransition?.withTraitsOfBefore(before) ?? before() else { return }
        if let transition = presented.transition, transition.blocksRequests {
            transition.postpone {
                self.adapt(to: coming, with: nil)
                self.adaptation?.begin()
            }
        } else {
            adapt(to: coming, with: coordinator)
        }
        controller.willTransition(to: controller.overriding(traits), with: coordinator)
    }

    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let container = container ?? adaptation?.oldContainer, container.bounds.size != size else { return }
        controller.viewWillTransition(to: size, with: coordinator)
    }

    private func adapt(
        to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        guard container != nil else { return }
        let style = original.adaptedStyle(for: traits)
        guard style != adaptedStyle else { return }
        adaptation?.end()
        let active = style == .none ? original : original.makeAdapted(to: style)
        AdaptiveTransition(presentation: self, to: active).announce(with: coordinator)
    }

    // MARK: Exchange

    /// Replaces the active controller, and perhaps the presented one with it.
    func exchange(for active: UIPresentationController) {
        presented.modal.presentation = nil
        controller = active
        container = nil
        presented.modal.presentation = self
        active.presentingViewController = presenter
    }

    /// A view that was removed belongs in the new container from now on.
    func movePlace(into container: UIView, frame: CGRect) {
        presenterPlace = Place(
            superview: container, index: container.storedSubviews.count, frame: frame,
            superviewSize: container.bounds.size)
    }
}
