extension ModalPresentation {
    /// The container of a presentation in a context stays over the context's view (C76).
    func follow(_ context: UIView) {
        guard let container, container.superview === context.superview, context.transform.isIdentity else { return }
        if container.frame != context.frame { container.frame = context.frame }
    }

    /// The system's styles that fill their container keep filling it. Other controllers place their view themselves
    /// (Y2), and nobody does while a transition moves the view.
    func layOutPresentedView() {
        guard controller.fillsContainer, adaptation == nil,
            presented.transition?.concerns(self) != true,
            let view = controller.presentedView, view.superview === container, view.transform.isIdentity
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}

extension UIViewController {
    /// The presentations that this controller presents within its own bounds: it reports its changes to them.
    var presentationInContext: ModalPresentation? {
        modal.presented.flatMap { $0.controller.coversScreen ? nil : $0 }
    }
}

extension UIPresentationController {
    fileprivate var fillsContainer: Bool {
        switch presentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        default: false
        }
    }
}
