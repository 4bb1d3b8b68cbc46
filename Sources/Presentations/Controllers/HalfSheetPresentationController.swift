import UIKit

/// Manages the presentation of a ``HalfSheet``.
public final class HalfSheetPresentationController: PresentationController {
    /// The sheet's settings. A change shows in the next layout pass; use ``animateChanges(_:)`` to animate it.
    public var halfSheet: HalfSheet {
        didSet { if oldValue != halfSheet { invalidatePresentation() } }
    }

    private var resolved: Resolved?
    /// Whether `.expand` applies to the keyboard that is there now.
    private var expandsForKeyboard = true

    /// A table with all that it was made from.
    private struct Resolved {
        let detents: [HalfSheet.Detent]
        let room: DetentTable.Room
        let content: ContentSize
        let table: DetentTable
    }

    /// Makes the controller of one presentation.
    public init(
        halfSheet: HalfSheet = HalfSheet(), presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.halfSheet = halfSheet
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Changes the settings, for example the selected detent, and animates to the result, as
    /// ``PresentationController/animatePresentation(_:)`` does.
    ///
    /// ```swift
    /// list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
    /// ```
    public func animateChanges(_ changes: (inout HalfSheet) -> Void) {
        animateChanges(of: \.halfSheet, in: self, changes)
    }

    /// Has the detents resolved anew, because something that a resolver looks at has changed. What the content asks for is
    /// followed without a call, but for what ``PresentationController/invalidatePresentation()`` names.
    ///
    /// The sheet moves in the next layout pass; inside an animation, or in ``animateChanges(_:)``, it moves with that.
    public func invalidateDetents() {
        resolved = nil
        invalidatePresentation()
    }

    override func forgetContent() {
        resolved = nil
        super.forgetContent()
    }

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        sheetLayout(in: environment).layout
    }

    private func sheetLayout(in environment: LayoutEnvironment) -> HalfSheetLayout {
        var sheet = halfSheet
        if sheet.keyboard == .expand, !expandsForKeyboard { sheet.keyboard = .none }
        return HalfSheetLayout(halfSheet: sheet, environment: environment, detents: detentTable(in: environment))
    }

    /// The user's choice wins over a sheet that is expanded for a keyboard, until another keyboard comes.
    func userDidChooseDetent() {
        guard expandsForKeyboard else { return }
        expandsForKeyboard = false
        invalidatePresentation()
    }

    /// A keyboard that types into the presenter is nothing to expand for: the sheet would cover what is typed.
    override func keyboardWillCome() {
        let presenter = presentedViewController.presentingViewController?.viewIfLoaded
        expandsForKeyboard = presenter?.editedView == nil
    }

    public override var presentationLook: PresentationAppearance {
        PresentationAppearance(
            shadow: halfSheet.shadow, dimming: halfSheet.dimming, presenter: halfSheet.presenter,
            backgroundColor: halfSheet.backgroundColor, animation: halfSheet.animation)
    }

    public override var presentationBehavior: DismissalBehavior {
        DismissalBehavior(dismissal: halfSheet.dismissal, swipeThreshold: halfSheet.swipeThreshold)
    }

    override var dragEdge: PresentationEdge { .bottom }

    override var expandsBeforeScrolling: Bool { halfSheet.prefersScrollingExpandsWhenScrolledToEdge }

    override func makeCourse(for layout: PresentationLayout, in environment: LayoutEnvironment) -> DragPath {
        sheetLayout(in: environment).course
    }

    override func userDidChooseRest(at position: CGFloat) -> Bool {
        guard let course else { return false }
        let rest = course.track.nearestRest(to: position)
        // Above a keyboard several detents may be at one place: back there, nothing was chosen.
        let resting = course.detents.firstIndex { $0 == restingDetent }
        guard resting.map({ course.track.rests[$0] }) != course.track.rests[rest] else { return false }
        return userDidSelect(course.detents[rest])
    }

    override func newRestWasLaidOut() {
        endEditingBehindKeyboard()
    }

    // MARK: Telling

    private let haptics = DetentHaptics()

    override func fingerDidTakeHold() {
        if halfSheet.playsHaptics { haptics.prepare(on: chrome) }
    }

    func playChoice() {
        if halfSheet.playsHaptics { haptics.play(on: chrome) }
    }

    private let watch = DisplayLinkObserver()
    private var listener = Listener()
    private var reportedPosition: CGFloat?
    private var announcedDetent: HalfSheet.Detent.Identifier?

    private struct Listener {
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        weak var cast: (any HalfSheetPresentationControllerDelegate)?
    }

    /// The delegate, if it wants to hear of a half-sheet. Looked up again only when there is another one: a cast costs
    /// more than everything else that a drag does in an event.
    var halfSheetDelegate: (any HalfSheetPresentationControllerDelegate)? {
        if listener.delegate !== delegate {
            listener = Listener(delegate: delegate, cast: delegate as? any HalfSheetPresentationControllerDelegate)
        }
        return listener.cast
    }

    override func presentedViewIs(at position: CGFloat) {
        guard position != reportedPosition, let course, let halfSheetDelegate else { return }
        reportedPosition = position
        let progress = HalfSheet.Progress(at: position, on: course)
        halfSheetDelegate.halfSheetPresentationController(self, didMoveTo: progress)
    }

    var isWatchingMovement: Bool { watch.isLooking }

    override func presentedViewWillMove() {
        guard halfSheetDelegate != nil else { return }
        watch.start { [weak self] in self?.lookAtSheet() ?? false }
    }

    /// Reports where the sheet is on the screen; answers whether it is going to be elsewhere.
    private func lookAtSheet() -> Bool {
        guard let chrome, let course else { return false }
        // What a finger does is reported as it happens.
        if chrome.superview != nil, drag?.phase != .held {
            presentedViewIs(at: course.axis.position(of: ViewGeometry(onScreen: chrome).frame))
        }
        let isAnimated = chrome.layer.animationKeys()?.isEmpty == false
        return isAnimated || isInTransition
    }

    override func presentedViewDidLeave() {
        watch.stop()
        if let course, let reportedPosition, reportedPosition < course.track.hidden {
            presentedViewIs(at: course.track.hidden)
        }
        reportedPosition = nil
        announcedDetent = nil
    }

    /// VoiceOver looks at the screen anew when the sheet has another size (X2).
    override func presentationWasApplied() {
        presentedViewWillMove()
        let detent = restingDetent
        guard announcedDetent != detent else { return }
        let isFirst = announcedDetent == nil
        announcedDetent = detent
        if !isFirst { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    // MARK: Detents

    /// Detents are resolved once for a set of circumstances, however often the frame is asked for.
    private func detentTable(in environment: LayoutEnvironment) -> DetentTable {
        let (detents, content) = (halfSheet.detents, environment.content)
        let room = HalfSheetLayout.room(of: halfSheet, in: environment)
        if let resolved, resolved.room == room, resolved.content == content, resolved.detents == detents {
            return resolved.table
        }
        let table = DetentTable(detents, in: room, content: content)
        resolved = Resolved(detents: detents, room: room, content: content, table: table)
        table.faults.forEach { report($0.sentence, about: "detent \($0.identifier.rawValue)") }
        return table
    }
}
