import UIKit

/// One presentation: its style, the pass of its layout, and the objects that animate and drag the presented view.
@MainActor
final class Presentation {
    /// The controller that UIKit knows.
    private(set) weak var controller: PresentationController?
    let lifecycle = PresentationLifecycle()
    let content = PresentedContent()
    let diagnostics = Diagnostics()
    /// The views and what observes them, while there is a container.
    var components: PresentationComponents?

    /// The pass of the last layout; `nil` after a change.
    var knownPass: LayoutPass?
    /// The coming traits during a change, while UIKit still reports the old ones.
    var comingTraits: LayoutTraits?
    /// Whether a view may expand for the keyboard that is visible now.
    var mayExpandForKeyboard = true {
        didSet { if mayExpandForKeyboard != oldValue { invalidate() } }
    }
    /// The place behind newer presentations; `nil` in front.
    var stacked: StackedNotice? {
        didSet { if stacked != oldValue { knownPass = nil } }
    }
    /// The detent that VoiceOver knows.
    var announcedDetent: DetentIdentifier?

    // What moves the view.

    var panInteraction = PanInteraction()
    weak var source: UIViewController?
    /// Whether the view was added as a child. It does not cover the presenting view, and does not end with its window.
    var isAdded = false
    weak var addedContainer: AddedContainerViewController?
    /// Whether the user can remove a view that was added as a child.
    var isRemovable = false
    /// The animator that is playing now; `nil` if it is the app's own.
    weak var animator: TransitionAnimator?
    weak var change: UIViewPropertyAnimator?
    /// Finds and hides the source of a zoom, at its place without the effect on the presenting view.
    private(set) lazy var sources = ZoomSources(outlastsTransitions: true) { [weak self] in
        self?.components?.effect?.frameAtRest(of: $0, in: $1)
    }
    var hasCapturedStatusBar = false
    /// What was being edited when a notice came, until it has appeared.
    weak var edited: UIResponder?
    /// Whether a notice gives the focus back that UIKit takes when it comes.
    var keepsTyping = true
    /// The element to which VoiceOver's cursor returns in the end.
    weak var cursorTarget: NSObject?
    /// Whether VoiceOver's cursor was in the presented view when the dismissal began.
    var hadCursor = true

    init(_ style: any PresentationStyle) {
        self.style = style
        styleDidChange()
    }

    func attach(to controller: PresentationController) {
        self.controller = controller
        lifecycle.controller = controller
        content.host = self
        content.presented = controller.presentedViewController
    }

    // MARK: The style

    /// A change takes effect in the next layout pass.
    var style: any PresentationStyle {
        didSet {
            styleDidChange()
            if !style.isEqual(to: oldValue) { invalidate() }
        }
    }

    private var adaptive: (any AdaptiveStyle)?
    /// Whether a layout may depend on the place of the container on the display, which requires a conversion.
    private(set) var followsDisplay = true
    /// Whether each layout names a detent, as that of a half-sheet.
    private(set) var namesDetent = false
    /// The detents that the screens of the content bring, for each of the two styles of an adaptive one.
    private var screens: [Bool: ScreenDetents] = [:]

    private func styleDidChange() {
        adaptive = style as? any AdaptiveStyle
        namesDetent = style is HalfSheet
        followsDisplay = parts.contains { (style(isWide: $0) as? any NamedStyle)?.followsDisplay ?? true }
    }

    private var parts: [Bool] { adaptive == nil ? [false] : [false, true] }

    var isAdaptive: Bool { adaptive != nil }

    /// Returns the style for a width: one of the two of an adaptive style.
    func style(isWide: Bool) -> any PresentationStyle { adaptive?.part(isWide: isWide) ?? style }

    var current: any PresentationStyle {
        get { adaptive?.part(isWide: isWide) ?? style }
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

    var options: PresentationOptions { options(of: current) }

    /// Returns the options of a style. An added view may be removable by its drag: UIKit drives the edge swipe.
    func options(of style: any PresentationStyle) -> PresentationOptions {
        var options = style.options
        if isAdded {
            options.dismissal = isRemovable ? options.dismissal.subtracting(.edgeSwipe) : []
            if !isRemovable { options.dismissesAfter = nil }
            options.presenter = .unchanged
        }
        return options
    }

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
}

extension Presentation: ContentHost {
    var contentContainer: UIView? { controller?.containerView }
    var contentChrome: ChromeView? { components?.chrome }
    var contentFrame: CGRect { pass.layout.frame }
    var isAboveKeyboard: Bool { components?.keyboard.frameInContainer != nil }
    var isDragged: Bool { components.map { $0.drag.phase != .idle } ?? false }
    var holdsContent: Bool { components?.drag.holdsContent == true }
    var changeTiming: TransitionTiming { current.options.motion.change }

    func invalidateContent() {
        content.invalidate()
        knownPass = nil
    }

    func animateContentChange() { animateChange() }

    func contentRootDidChange(to root: UIViewController) {
        components?.grabberClearance.follow(root)
    }

    /// Applies the detents of the view controller that is now on top, and its last selected detent.
    func screenDidChange() {
        // The innermost one decides.
        let screen = content.path.lazy.reversed().compactMap { $0 as? any HalfSheetContent }.first
        for isWide in parts {
            guard var sheet = style(isWide: isWide) as? HalfSheet else { continue }
            let screens = screens[isWide] ?? ScreenDetents()
            self.screens[isWide] = screens
            sheet.selectedDetentIdentifier = screens.show(screen, leaving: sheet.selectedDetentIdentifier)
            replace(isWide: isWide, with: sheet)
            content.detentTables.own = screens.own
        }
        content.detentTables.invalidate()
        invalidate()
    }

    func reloadDetents() {
        for screens in screens.values {
            screens.reload()
            content.detentTables.own = screens.own
        }
        content.detentTables.invalidate()
        invalidate()
    }
}
