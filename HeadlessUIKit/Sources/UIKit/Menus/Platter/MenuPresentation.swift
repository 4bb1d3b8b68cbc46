/// A menu on the screen. It is not a presentation: it lies in the window, above everything, and no controller gets a
/// call (MN2).
@MainActor
final class MenuPresentation {
    /// Chosen by eye.
    private static let duration: TimeInterval = 0.3

    private(set) var menu: UIMenu
    private let window: UIWindow
    private let backdrop = MenuBackdrop()
    private let platter = MenuPlatter()
    private let preview: MenuPreview?
    private let place: Place
    private let sender: Any?
    private weak var highlighted: MenuLine?
    /// The menus from the first one to the one that is open.
    private var path: [UIMenu] = []
    private var isClosing = false
    /// Called when the menu begins to disappear, with its alongside animations.
    var willEnd: (MenuAnimator) -> Void = { _ in }
    var didEnd: () -> Void = {}
    /// Called with the preview's animator when the preview is tapped.
    var willCommit: (MenuAnimator) -> Void = { _ in }

    enum Place {
        /// The position on the frame of a control, in the window's coordinates.
        case over(CGRect)
        /// The position next to a pressed view.
        case beside(CGRect)
    }

    init(_ menu: UIMenu, in window: UIWindow, at place: Place, preview: MenuPreview?, sender: Any?) {
        self.menu = menu
        self.window = window
        self.place = place
        self.preview = preview
        self.sender = sender
    }

    // MARK: Appearance and disappearance

    func show(_ animator: MenuAnimator) {
        window.menu?.close(animated: false)
        window.menu = self
        backdrop.frame = window.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.menu = self
        backdrop.addSubview(platter)
        window.addSubview(backdrop)
        preview?.show(in: backdrop)
        open([menu])
        platter.alpha = 0
        UIView.animate(withDuration: Self.duration) {
            self.platter.alpha = 1
            self.preview?.view.alpha = 1
            animator.runAnimations()
        } completion: { _ in
            animator.runCompletions()
        }
    }

    /// `alongside` runs alongside the menu's animation, `then` when the menu has disappeared. Closing it twice has no
    /// effect: neither runs.
    func close(animated: Bool, alongside: @escaping () -> Void = {}, then: @escaping () -> Void = {}) {
        guard !isClosing else { return }
        isClosing = true
        let animator = MenuAnimator(previewing: preview?.controller)
        willEnd(animator)
        backdrop.isUserInteractionEnabled = false
        if window.menu === self { window.menu = nil }
        let changes = {
            self.platter.alpha = 0
            self.preview?.view.alpha = 0
            animator.runAnimations()
            alongside()
        }
        let end = {
            self.preview?.remove()
            self.backdrop.removeFromSuperview()
            animator.runCompletions()
            self.didEnd()
            then()
        }
        guard animated else {
            changes()
            return end()
        }
        UIView.animate(withDuration: Self.duration, animations: changes) { _ in end() }
    }

    // MARK: Content

    /// Replaces the menu, and closes its submenu.
    func update(_ change: (UIMenu) -> UIMenu) {
        menu = change(menu)
        open([menu])
    }

    private func open(_ path: [UIMenu]) {
        guard let shown = path.last else { return }
        self.path = path
        highlighted = nil
        let contents = MenuContents(shown)
        platter.show(contents)
        layout()
        for element in contents.deferred {
            element.load { [weak self] in
                guard let self, self.path.last === shown, !isClosing else { return }
                open(path)
            }
        }
    }

    func layout() {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch place {
        case .over(let frame): platter.frame = platter.layout.frame(over: frame, in: room, isRightToLeft: isRightToLeft)
        case .beside(let frame):
            let source = preview?.place(in: room, near: frame, menuHeight: platter.layout.size.height) ?? frame
            platter.frame = platter.layout.frame(beside: source, in: room, isRightToLeft: isRightToLeft)
        }
    }

    // MARK: Touches

    /// The distance after which the finger that has opened the menu chooses, since the menu has opened below it. Chosen
    /// by eye.
    private static let threshold: CGFloat = 10
    /// The first position of that finger, until it has moved further than the threshold.
    private var opening: Opening?

    private enum Opening {
        case from(CGPoint)
        case moved
    }

    func followOpener(_ touch: UITouch) {
        let point = touch.location(in: window)
        switch opening {
        case nil: opening = .from(point)
        case .from(let start) where start.distance(to: point) > Self.threshold:
            opening = .moved
            follow(touch)
        case .from: break
        case .moved: follow(touch)
        }
    }

    /// A finger that has not moved leaves the menu open.
    func liftOpener(_ touch: UITouch) {
        followOpener(touch)
        if case .moved = opening { lift(touch) }
    }

    /// Handles a finger that has landed on the open menu.
    func follow(_ touch: UITouch) {
        highlight(platter.line(at: touch.location(in: platter)))
    }

    func lift(_ touch: UITouch) {
        let line = platter.line(at: touch.location(in: platter))
        highlight(nil)
        line.map(choose)
    }

    func letGo() {
        highlight(nil)
    }

    private func highlight(_ line: MenuLine?) {
        guard line !== highlighted else { return }
        highlighted?.isHighlighted = false
        line?.isHighlighted = true
        highlighted = line
    }

    /// A tap outside the menu closes it (MN4), one on the preview commits it.
    func tapped(at point: CGPoint) {
        guard !platter.frame.contains(point) else { return }
        guard let preview, preview.view.frame.contains(point), preview.controller != nil else {
            return close(animated: true)
        }
        let animator = MenuAnimator(previewing: preview.controller)
        willCommit(animator)
        close(animated: true, alongside: animator.runAnimations, then: animator.runCompletions)
    }

    private func choose(_ line: MenuLine) {
        switch line.item {
        case .menu(let menu): open(path + [menu])
        case .loading: break
        case .action(let action): run(action, attributes: action.attributes) { action.perform(sender: self.sender) }
        case .command(let command):
            run(command, attributes: command.attributes) {
                command.send(from: self.window.firstResponder ?? self.window)
            }
        }
    }

    /// The menu closes first (MN4), unless the entry keeps it open.
    private func run(
        _ element: UIMenuElement, attributes: UIMenuElement.Attributes, _ perform: @escaping () -> Void
    ) {
        path.last?.select(element)
        (sender as? UIControl)?.didSelect(element)
        if attributes.contains(.keepsMenuPresented) {
            perform()
            open(path)
        } else {
            close(animated: true, then: perform)
        }
    }
}
