import UIKit

extension HalfSheet {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        HalfSheetPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``HalfSheet``, and a half-sheet that
/// ``UIKit/UIViewController/addHalfSheet(_:style:animated:completion:)`` has added.
public class HalfSheetPresentationController: StyledPresentationController<HalfSheet>,
    DetentPresentationController, ScreenFollower
{
    /// The sheet's settings. A change shows in the next layout pass; use `animateChanges(_:completion:)` to animate it.
    ///
    /// The selected detent is that of the screen that is shown. The detents stay those that the app has set, also while a
    /// ``HalfSheetContent`` brings its own.
    public var halfSheet: HalfSheet {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    private let screens = ScreenDetents()
    private var resolved: Resolved?
    private var listener = Listener()
    /// Whether `.expand` applies to the keyboard that is visible now.
    private var expandsForKeyboard = true

    /// A table with all that it was made from.
    private final class Resolved {
        let detents: [HalfSheet.Detent]
        let room: DetentTable.Room
        let content: LayoutEnvironment.Content
        let table: DetentTable

        @MainActor
        init(_ detents: [HalfSheet.Detent], in room: DetentTable.Room, content: LayoutEnvironment.Content) {
            self.detents = detents
            self.room = room
            self.content = content
            table = DetentTable(detents, in: room, content: content)
        }
    }

    // MARK: Detents

    /// Resolves the detents again, because a value has changed that a resolver reads, or the detents of a
    /// ``HalfSheetContent``. Changes of the content need no call, except for those that
    /// ``PresentationController/invalidatePresentation()`` names.
    ///
    /// The sheet moves in the next layout pass; inside an animation, or in `animateChanges(_:completion:)`, it moves along.
    public func invalidateDetents() {
        resolved = nil
        screens.reload()
        invalidatePresentation()
    }

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        sheetLayout(in: environment).layout
    }

    public override func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        sheetLayout(in: environment).detentFrames
    }

    /// A half-sheet belongs to nothing but its edge.
    public override var presentationAnchor: PresentationAnchor? { nil }

    override var followsDisplay: Bool {
        presentedStyle.corners != nil || presentedStyle.isFloating(onSystemWith: SystemLook.sheets)
    }

    override var namesDetent: Bool { true }

    /// Before the first layout, the content may have detents of its own.
    public override func presentationTransitionWillBegin() {
        presentationGeometry.content.onScreenChange = { [weak self] in self?.screenDidChange() }
        screenDidChange()
        super.presentationTransitionWillBegin()
    }

    /// Another controller is on top: its detents apply, and the one that was selected when it was left.
    func screenDidChange() {
        let screen = presentationGeometry.content.screen as? any HalfSheetContent
        let selected = screens.show(
            screen ?? presentationGeometry.content.root as? any HalfSheetContent,
            leaving: presentedStyle.selectedDetentIdentifier)
        presentedStyle.selectedDetentIdentifier = selected
        resolved = nil
        invalidatePresentation()
    }

    private func sheetLayout(in environment: LayoutEnvironment) -> HalfSheetLayout {
        let keyboard = presentedStyle.keyboard
        return HalfSheetLayout(
            halfSheet: presentedStyle, environment: environment,
            keyboard: keyboard == .expand && !expandsForKeyboard ? .none : keyboard
        ) {
            detentTable(screens.own ?? presentedStyle.detents, in: $0, content: environment.content)
        }
    }

    /// Detents are resolved once for a room and content, however often the frame is asked for.
    private func detentTable(
        _ detents: [HalfSheet.Detent], in room: DetentTable.Room, content: LayoutEnvironment.Content
    ) -> DetentTable {
        if let resolved, resolved.room == room, resolved.content == content, resolved.detents == detents {
            return resolved.table
        }
        let new = Resolved(detents, in: room, content: content)
        resolved = new
        for fault in new.table.faults {
            presentationGeometry.diagnostics.report(fault.sentence, about: "detent \(fault.identifier.rawValue)")
        }
        return new.table
    }

    // MARK: The user

    /// Selects the detent, and tells the delegate. The user's choice wins over a sheet that is expanded for a keyboard, until
    /// another keyboard appears.
    public func userDidSelectDetent(_ identifier: DetentIdentifier) {
        if expandsForKeyboard {
            expandsForKeyboard = false
            invalidatePresentation()
        }
        presentedStyle.selectedDetentIdentifier = identifier
        halfSheetDelegate?.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// A keyboard that types into the presenting view does not expand the sheet, which would cover what is typed.
    public func keyboardWillAppear() {
        let edited = presentationOwner.presenter?.viewIfLoaded?.editedView
        expandsForKeyboard = edited.map { $0.isDescendant(of: presentedViewController.view) } ?? true
    }

    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        presentedStyle.prefersScrollingExpandsWhenScrolledToEdge
    }

    public var resizesContentWhileDragging: Bool { presentedStyle.resizesContentWhileDragging }

    public var playsHaptics: Bool { presentedStyle.playsHaptics }

    // MARK: Delegate

    private struct Listener {
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        weak var cast: (any HalfSheetPresentationControllerDelegate)?
    }

    /// The delegate, if it conforms to the sheet's own protocol. Looked up again only when there is another one: a cast costs
    /// more than everything else that a drag does in an event.
    private var halfSheetDelegate: (any HalfSheetPresentationControllerDelegate)? {
        guard let delegate = presentationGeometry.outermost?.delegate else { return nil }
        if listener.delegate !== delegate {
            listener = Listener(delegate: delegate, cast: delegate as? any HalfSheetPresentationControllerDelegate)
        }
        return listener.cast
    }

    public var observesProgress: Bool { halfSheetDelegate != nil }

    public func presentedViewDidMove(to progress: PresentationProgress) {
        halfSheetDelegate?.halfSheetPresentationController(self, didMoveTo: progress)
    }
}
