extension UITabBarController {
    // A presentation over the context of a tab belongs to that tab: it disappears with the tab and is there again when
    // it comes back, as in reports of modals that outlive a change of tabs.

    /// Returns the presentation whose container lies over the controller's view, or would if the tab were visible.
    private func presentation(over controller: UIViewController) -> ModalPresentation? {
        guard let presentation = controller.modal.presented, let container = presentation.container else { return nil }
        let isHere = container.superview === area || container.superview == nil
        return isHere && !presentation.controller.coversScreen ? presentation : nil
    }

    /// Called after the controller's own view.
    func takeAwayContext(of controller: UIViewController) {
        guard let presentation = presentation(over: controller), let container = presentation.container else { return }
        presentation.presented.beginAppearanceTransition(false, animated: false)
        container.removeFromSuperview()
        presentation.presented.endAppearanceTransition()
    }

    /// Called once the controller's own view is in the area, or would be if a presentation had not removed it.
    func bringBackContext(of controller: UIViewController) {
        guard let presentation = presentation(over: controller), let container = presentation.container,
            container.superview == nil
        else { return }
        let phase = appearance.phase
        let isSeen = phase == .appearing || phase == .appeared
        if isSeen { presentation.presented.beginAppearanceTransition(true, animated: false) }
        container.frame = area.bounds
        area.addSubview(container)
        if isSeen { presentation.presented.endAppearanceTransition() }
    }
}
