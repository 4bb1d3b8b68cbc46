import UIKit

extension HalfSheet {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        HalfSheetPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``HalfSheet``.
public final class HalfSheetPresentationController: StyledPresentationController<HalfSheet>,
    DetentPresentationController
{
    /// The sheet's settings. A change shows in the next layout pass; use `animateChanges(_:)` to animate it.
    public var halfSheet: HalfSheet {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    private var resolved: Resolved?
    private var listener = Listener()
    /// Whether `.expand` applies to the keyboard that is visible now.
    private var expandsForKeyboard = true

    /// A table with all that it was made from.
    private struct Resolved {
        let detents: [HalfSheet.Detent]
        let room: DetentTable.Room
        let content: LayoutEnvironment.Content
        let table: DetentTable
    }

    // MARK: Detents

    /// Resolves the detents again, because a value has changed that a resolver reads. Changes of the content need no call,
    /// except for those that ``PresentationController/invalidatePresentation()`` names.
    ///
    /// The sheet moves in the next layout pass; inside an animation, or in `animateChanges(_:)`, it moves along.
    public func invalidateDetents() {
        resolved = nil
        invalidatePresentation()
    }

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        sheetLayout(in: environment).layout
    }

    public override func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        sheetLayout(in: environment).detentFrames
    }

    private func sheetLayout(in environment: LayoutEnvironment) -> HalfSheetLayout {
        var sheet = presentedStyle
        if sheet.keyboard == .expand, !expandsForKeyboard { sheet.keyboard = .none }
        return HalfSheetLayout(halfSheet: sheet, environment: environment, detents: detentTable(in: environment))
    }

    /// Detents are resolved once for a room and content, however often the frame is asked for.
    private func detentTable(in environment: LayoutEnvironment) -> DetentTable {
        let (detents, content) = (presentedStyle.detents, environment.content)
        let room = HalfSheetLayout.room(of: presentedStyle, in: environment)
        if let resolved, resolved.room == room, resolved.content == content, resolved.detents == detents {
            return resolved.table
        }
        let table = DetentTable(detents, in: room, content: content)
        resolved = Resolved(detents: detents, room: room, content: content, table: table)
        table.faults.forEach {
            presentationGeometry.diagnostics.report($0.sentence, about: "detent \($0.identifier.rawValue)")
        }
        return table
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
        let presenter = presentedViewController.presentingViewController?.viewIfLoaded
        expandsForKeyboard = presenter?.editedView == nil
    }

    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        presentedStyle.prefersScrollingExpandsWhenScrolledToEdge
    }

    public var resizesContentWhileDragging: Bool { presentedStyle.resizesContentWhileDragging }

    public var playsHaptics: Bool { presentedStyle.playsHaptics }

    public var accessibilityStrings: AccessibilityStrings { presentedStyle.accessibilityStrings }

    // MARK: Delegate

    private struct Listener {
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        weak var cast: (any HalfSheetPresentationControllerDelegate)?
    }

    /// The delegate, if it conforms to the sheet's own protocol. Looked up again only when there is another one: a cast costs
    /// more than everything else that a drag does in an event.
    private var halfSheetDelegate: (any HalfSheetPresentationControllerDelegate)? {
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
