/// Shows a menu when its view is pressed for half a second (MN5).
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private let press = MenuPressGestureRecognizer(target: nil, action: nil)
    private var shown: MenuPresentation?
    private var pressed: UIContextMenuConfiguration?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
        press.onAction = { [weak self] in self?.pressDidChange() }
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// `.compact` for the menu of a control, `.rich` for one with a preview, and `.unknown` while none is shown.
    open var menuAppearance: appearance {
        shown == nil ? .unknown : (view is UIControl ? .compact : .rich)
    }

    /// Returns the location of the finger that has pressed, in the coordinates of a view or of the window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Replaces the visible menu. Does nothing without one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        shown?.update(block)
    }

    /// Closes the menu without a choice. Does nothing without one.
    open func dismissMenu() {
        shown?.close(animated: true)
    }

    // MARK: Display

    /// Returns whether a press opens a menu.
    func mayBegin() -> Bool {
        guard shown == nil, let view, view.window != nil else { return false }
        pressed = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return pressed != nil
    }

    private func pressDidChange() {
        switch press.state {
        case .began:
            pressed.map(show)
            press.finger.map(follow)
            pressed = nil
        case .changed: press.finger.map(follow)
        case .ended: press.finger.map(lift)
        case .cancelled: letGo()
        default: break
        }
    }

    /// A control that shows its menu as its primary action does so on touch.
    func show(at location: CGPoint) {
        guard shown == nil else { return }
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location).map(show)
    }

    /// A configuration without entries and without a preview shows nothing.
    private func show(_ configuration: UIContextMenuConfiguration) {
        guard let view, let window = view.window else { return }
        let preview = MenuPreview(configuration.previewProvider)
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        menu.prepareDeferredElements()
        guard preview != nil || !MenuContents(menu).isEmpty else { return }
        let highlighted = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let presentation = MenuPresentation(
            menu, in: window, at: place(of: highlighted, for: configuration, in: view), preview: preview, sender: view)
        presentation.willEnd = { [weak self] in self?.willEnd(configuration, $0) }
        presentation.willCommit = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        shown = presentation
        let animator = MenuAnimator(previewing: preview?.controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        presentation.show(animator)
    }

    private func place(
        of highlighted: UITargetedPreview?, for configuration: UIContextMenuConfiguration, in view: UIView
    ) -> MenuPresentation.Place {
        if let control = view as? UIControl {
            let point = control.menuAttachmentPoint(for: configuration)
            let source = CGRect(origin: point, size: control.bounds.size)
            return .over(control.convert(source, to: nil))
        }
        return .beside(highlighted?.frame ?? view.convert(view.bounds, to: nil))
    }

    private func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
        shown = nil
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        _ = delegate?.contextMenuInteraction(
            self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }

    // MARK: The finger that has opened the menu

    var isShown: Bool { shown != nil }
    func follow(_ touch: UITouch) { shown?.followOpener(touch) }
    func lift(_ touch: UITouch) { shown?.liftOpener(touch) }
    func letGo() { shown?.letGo() }

    public enum appearance: UInt, Sendable {
        case unknown = 0
        case rich = 1
        case compact = 2
    }
}

/// The press of an interaction. It begins only if there is a menu, so that other presses go on.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    override var mayBegin: Bool { super.mayBegin && interaction?.mayBegin() == true }

    /// Also true while the finger is lifting.
    var finger: UITouch? { attempt?.touches.last }
}
