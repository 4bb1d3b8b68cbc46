extension ModalPresentation {
    /// The style that the presentation has been adapted to; `.none` while its own controller is the active one.
    var adaptedStyle: UIModalPresentationStyle {
        controller === original ? .none : controller.presentationStyle
    }

    /// Tells the delegate which style the presentation is about to have (Q7).
    func announceStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
    }

    // MARK: Changes around the presentation

    /// The controller gives way to another one where the traits that its container is going to have ask for that. Who
    /// stays or comes hears of them.
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

    /// Lets another controller, and with it perhaps another presented one, take the place of the active one.
    func exchange(for active: UIPresentationController) {
        presented.modal.presentation = nil
        controller = active
        container = nil
        presented.modal.presentation = self
        active.presentingViewController = presenter
    }

    /// A view that was taken out belongs into the new container from now on.
    func movePlace(into container: UIView, frame: CGRect) {
        presenterPlace = Place(
            superview: container, index: container.storedSubviews.count, frame: frame,
            superviewSize: container.bounds.size)
    }
}
