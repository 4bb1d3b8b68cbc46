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
///
/// ```swift
/// places.halfSheetPresentationController?.animateChanges {
///     $0.selectedDetentIdentifier = .large
/// }
/// places.halfSheetPresentationController?.delegate = self
/// ```
public class HalfSheetPresentationController: StyledPresentationController<HalfSheet>,
    DetentPresentationController, ScreenFollower
{
    /// The sheet's options. A change takes effect in the next layout pass. Use
    /// ``StyledPresentationController/animateChanges(_:completion:)`` to animate it.
    ///
    /// The selected detent is that of the view controller on top. The detents are those that the app has set, even
    /// while those of a ``HalfSheetContent`` apply.
    public var halfSheet: HalfSheet {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    private let screens = ScreenDetents()
    private var resolved: Resolved?
    private var listener = Listener()
    /// Whether `.expand` applies to the keyboard that is visible now.
    private var expandsForKeyboard = true

    /// A table with all its inputs.
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

    /// Resolves the detents again.
    ///
    /// Call it when a value that a resolver reads has changed, or the detents of a ``HalfSheetContent``. Changes of the
    /// content need no call, except for those that ``PresentationController/invalidatePresentation()`` lists.
    ///
    /// The sheet moves in the next layout pass. Inside an animation, or in `animateChanges(_:completion:)`, the
    /// movement is animated.
    ///
    /// ```swift
    /// placesDidLoad = true
    /// halfSheetPresentationController?.invalidateDetents()
    /// ```
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

    /// Always `nil`: a half-sheet has no anchor.
    public override var presentationAnchor: PresentationAnchor? { nil }

    /// Saves the conversion in each layout: only concentric corners and a floating sheet depend on the place on the
    /// display.
    override var followsDisplay: Bool {
        presentedStyle.corners != nil || presentedStyle.isFloating(onSystemWith: SystemLook.sheets)
    }

    override var namesDetent: Bool { true }

    /// Reads the content's own detents before the first layout.
    public override func presentationTransitionWillBegin() {
        presentationGeometry.content.onScreenChange = { [weak self] in self?.screenDidChange() }
        screenDidChange()
        super.presentationTransitionWillBegin()
    }

    /// Applies the detents of the view controller that is now on top, and its last selected detent.
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

    /// Returns the table of the detents, which are resolved only once for a room and content.
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

    /// Selects the detent, and tells the delegate. The user's choice overrides the expansion for a keyboard until
    /// another keyboard appears.
    public func userDidSelectDetent(_ identifier: DetentIdentifier) {
        if expandsForKeyboard {
            expandsForKeyboard = false
            invalidatePresentation()
        }
        presentedStyle.selectedDetentIdentifier = identifier
        halfSheetDelegate?.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// Keeps the sheet from expanding for a keyboard that belongs to the presenting view, which the sheet would cover.
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

    /// The delegate, if it conforms to the sheet's own protocol. The cast is repeated only for another delegate,
    /// because it costs more than the rest of an event of a drag.
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
