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

    /// Detents with the circumstances that they were resolved for.
    private struct Resolved {
        let detents: [HalfSheet.Detent]
        let environment: LayoutEnvironment
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

    /// Changes the settings, for example the selected detent, and animates to the result.
    ///
    /// Everything is laid out when the call returns.
    ///
    /// ```swift
    /// list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
    /// ```
    public func animateChanges(_ changes: (inout HalfSheet) -> Void) {
        animatePresentation { changes(&halfSheet) }
    }

    /// Has the detents resolved anew, because something that a resolver looks at, or the content's height, has changed.
    ///
    /// The sheet moves in the next layout pass; inside an animation, or in ``animateChanges(_:)``, it moves with that.
    public func invalidateDetents() {
        resolved = nil
        invalidatePresentation()
    }

    public override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        resolved = nil
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
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
        expandsForKeyboard = presenter?.holdsFirstResponder != true
    }

    public override var presentationLook: PresentationLook {
        PresentationLook(
            shadow: halfSheet.shadow, dimming: halfSheet.dimming, presenter: halfSheet.presenter,
            animation: halfSheet.animation)
    }

    override var dragEdge: PresentationEdge { .bottom }
    override var presentationBehavior: PresentationBehavior {
        PresentationBehavior(dismissal: halfSheet.dismissal, swipeThreshold: halfSheet.swipeThreshold)
    }
    override var restingFrames: [CGRect] {
        environment.map { sheetLayout(in: $0).detentFrames } ?? []
    }
    override var expandsBeforeScrolling: Bool { halfSheet.prefersScrollingExpandsWhenScrolledToEdge }
    /// Back where the sheet was, nothing was chosen: also where it is expanded for a keyboard.
    override func userDidChooseRest(at position: CGFloat) {
        guard let environment else { return }
        let layout = sheetLayout(in: environment)
        let places = zip(layout.detents.rows, layout.detentFrames).filter { $0.1.minY == position }
        guard let chosen = places.first?.0, !places.contains(where: { $0.0 == layout.shown }) else { return }
        userDidChooseDetent()
        if halfSheet.selectedDetentIdentifier != chosen.identifier {
            halfSheet.selectedDetentIdentifier = chosen.identifier
        }
    }

    /// Detents are resolved once for a set of circumstances, however often the frame is asked for.
    private func detentTable(in environment: LayoutEnvironment) -> DetentTable {
        // Heights do not depend on the keyboard.
        var environment = environment
        environment.keyboard = nil
        if let resolved, resolved.detents == halfSheet.detents, resolved.environment == environment {
            return resolved.table
        }
        let table = HalfSheetLayout(halfSheet: halfSheet, environment: environment).detents
        resolved = Resolved(detents: halfSheet.detents, environment: environment, table: table)
        table.faults.forEach { report($0.sentence, about: "detent \($0.identifier.rawValue)") }
        return table
    }
}
