import UIKit

/// One presentation: its style, and the objects that lay out, animate and drag the presented view.
@MainActor
final class Presentation {
    /// The controller that UIKit knows.
    private(set) weak var controller: PresentationController?
    let geometry = PresentationGeometry()
    let transitions = PresentationTransitions()
    let lifecycle = PresentationLifecycle()
    let delegate = PresentationDelegate()
    /// The detent that VoiceOver knows.
    var announcedDetent: DetentIdentifier?
    /// The views, while there is a container.
    var components: PresentationComponents?
    /// The detents that the screens of the content bring, for each of the two styles of an adaptive one.
    private var screens: [Bool: ScreenDetents] = [:]

    init(_ style: any PresentationStyle) {
        self.style = style
        styleDidChange()
    }

    func begin(_ controller: PresentationController) {
        self.controller = controller
        geometry.controller = controller
        transitions.controller = controller
        lifecycle.controller = controller
        geometry.content.host = self
        geometry.content.presented = controller.presentedViewController
    }

    // MARK: The style

    /// The style with its options. A change takes effect in the next layout pass.
    var style: any PresentationStyle {
        didSet {
            styleDidChange()
            if !style.isEqual(to: oldValue) { controller?.invalidatePresentation() }
        }
    }

    private var adaptive: (any AdaptiveStyle)?
    /// Whether a layout may depend on the place of the container on the display, which requires a conversion.
    private(set) var followsDisplay = true
    /// Whether each layout names a detent, as that of a half-sheet.
    private(set) var namesDetent = false

    /// Casts the style once for all layouts.
    private func styleDidChange() {
        adaptive = style as? any AdaptiveStyle
        namesDetent = style is HalfSheet
        followsDisplay = parts.contains { (style(isWide: $0) as? any DisplayDependentStyle)?.followsDisplay ?? true }
    }

    /// The widths for which there is a style of its own.
    private var parts: [Bool] { adaptive == nil ? [false] : [false, true] }

    var isAdaptive: Bool { adaptive != nil }

    /// Returns the style for a width: one of the two of an adaptive style.
    func style(isWide: Bool) -> any PresentationStyle { adaptive?.part(isWide: isWide) ?? style }

    /// The style for the current width. Setting it keeps the other one.
    var current: any PresentationStyle {
        get { style(isWide: isWide) }
        set { replace(isWide: isWide, with: newValue) }
    }

    func replace(isWide: Bool, with style: any PresentationStyle) {
        guard var adaptive else { return self.style = style }
        adaptive.replacePart(isWide: isWide, with: style)
        self.style = adaptive
    }

    private var isWide: Bool {
        guard isAdaptive, let controller else { return false }
        let traits = controller.containerView?.traitCollection ?? controller.presentingViewController.traitCollection
        return traits.horizontalSizeClass == .regular
    }

    /// The parts of the appearance that do not depend on the frame.
    var appearance: PresentationAppearance { adaptive == nil ? style.appearance : current.appearance }

    /// The view or the bar item that the presentation belongs to.
    var anchor: PresentationAnchor? { adaptive == nil ? style.anchor : current.anchor }

    /// The gestures that dismiss the presented view. The user cannot remove a sheet that was added as a child.
    var dismissalBehavior: DismissalBehavior {
        var behavior = adaptive == nil ? style.dismissalBehavior : current.dismissalBehavior
        if transitions.container != nil {
            behavior.gestures = []
            behavior.dismissesAfter = nil
        }
        return behavior
    }

    // MARK: Controllers

    /// Returns the controller with a class: the one that UIKit knows, or that of the style for the current width.
    func controller<Controller: UIPresentationController>(as kind: Controller.Type) -> Controller? {
        if let own = controller as? Controller { return own }
        guard isAdaptive, let controller else { return nil }
        let isWide = isWide
        if let known = controller.partControllers[isWide] { return known as? Controller }
        let made = current.makePresentationController(
            presented: controller.presentedViewController, presenting: controller.presentingViewController)
        made.join(self, isWide: isWide)
        controller.partControllers[isWide] = made
        return made as? Controller
    }

    // MARK: Keys

    /// Returns whether a dismissal key was handled. A notice gets the key although it covers nothing, so it passes the key
    /// to the modal presentation below.
    func userDidPressDismissalKey() -> Bool {
        let below = controller.flatMap(NoticeStack.init)?.modalBelow
        if let below, below.presentation.lifecycle.canBegin {
            return below.presentation.lifecycle.userWantsToDismiss(.escape)
        }
        return lifecycle.userWantsToDismiss(.escape)
    }

    // MARK: Detents of the content

    /// Applies the detents of the view controller that is now on top, and its last selected detent.
    func screenDidChange() {
        let content = geometry.content
        let screen = content.screen as? any HalfSheetContent ?? content.root as? any HalfSheetContent
        for isWide in parts {
            guard var sheet = style(isWide: isWide) as? HalfSheet else { continue }
            let screens = screens[isWide] ?? ScreenDetents()
            self.screens[isWide] = screens
            sheet.selectedDetentIdentifier = screens.show(screen, leaving: sheet.selectedDetentIdentifier)
            replace(isWide: isWide, with: sheet)
            content.detentTables.own = screens.own
        }
        content.detentTables.invalidate()
        controller?.invalidatePresentation()
    }

    /// Asks the view controller on top for its detents again, and resolves them.
    func reloadDetents() {
        for screens in screens.values {
            screens.reload()
            geometry.content.detentTables.own = screens.own
        }
        geometry.content.detentTables.invalidate()
        controller?.invalidatePresentation()
    }
}

extension Presentation: ContentHost {
    var contentContainer: UIView? { controller?.containerView }
    var contentChrome: ChromeView? { components?.chrome }
    var contentFrame: CGRect { geometry.layout.frame }
    var isAboveKeyboard: Bool { components?.keyboard.frameInContainer != nil }
    var isDragged: Bool { components.map { $0.drag.phase != .idle } ?? false }
    var changeTiming: TransitionTiming { appearance.motion.change }

    func contentDidChange() {
        geometry.invalidateContent()
        controller?.containerView?.setNeedsLayout()
    }

    func invalidateContent() {
        geometry.invalidateContent()
    }

    func layOutContent() {
        components?.layOut()
    }

    func contentRootWasReplaced() {
        geometry.content.rootDidChange()
    }

    func contentFittingSizeDidChange() {
        geometry.content.fittingSizeMayHaveChanged()
    }

    func contentRootDidChange(to root: UIViewController) {
        components?.grabberClearance.follow(root)
    }

    func report(_ sentence: String, about subject: String) {
        geometry.diagnostics.report(sentence, about: subject)
    }
}
