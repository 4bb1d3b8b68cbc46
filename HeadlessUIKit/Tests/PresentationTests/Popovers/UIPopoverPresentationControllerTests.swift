import Testing
import UIKit

@testable import TestSupport

/// A popover at a source in a screen 800 points wide.
@MainActor @Suite struct UIPopoverPresentationControllerTests {
    private let phone = Phone()
    private let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
    private let content = UIViewController()
    private let delegate = DismissalJournal()

    init() {
        phone.resize(.regular)
        MainLoop.current.settle()
        phone.root.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 300)
    }

    @discardableResult
    private func present(animated: Bool = true) throws -> UIPopoverPresentationController {
        let popover = try #require(content.popoverPresentationController)
        if popover.sourceView == nil { popover.sourceView = source }
        if popover.delegate == nil { popover.delegate = delegate }
        phone.root.present(content, animated: animated)
        MainLoop.current.settle()
        return popover
    }

    private var place: CGRect { content.view.convert(content.view.bounds, to: nil) }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        Touchscreen(phone.window).tap(at: CGPoint(x: x, y: y))
        MainLoop.current.settle()
    }

    @Test("A controller has one from when its style is popover, always the same, with the documented defaults (PO1)")
    func defaults() throws {
        let other = UIViewController()
        #expect(other.popoverPresentationController == nil)
        other.modalPresentationStyle = .popover
        let popover = try #require(other.popoverPresentationController)
        #expect(other.popoverPresentationController === popover)
        #expect(other.presentationController === popover)
        #expect(popover.permittedArrowDirections == .any)
        #expect(popover.arrowDirection == .unknown)
        #expect(popover.sourceRect.isNull)
        #expect(popover.popoverLayoutMargins == .zero)
        #expect(popover.delegate == nil)
    }

    @Test("Without a source it traps when it is shown (PO1)")
    func needsSource() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                phone.resize(.regular)
                let content = UIViewController()
                content.modalPresentationStyle = .popover
                phone.root.present(content, animated: true)
                MainLoop.current.settle()
            }
        }
    }

    @Test("It lies beside its source, over a presenter that hears nothing, with traits of a narrow place (PO3, PO4)")
    func shown() throws {
        let popover = try present()
        #expect(place == CGRect(x: 400, y: 70, width: 213, height: 300))
        #expect(popover.arrowDirection == .left)
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0))
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        #expect(phone.root.view.window != nil)
        #expect(delegate.journal.take() == [])
    }

    @Test("A rectangle in the source view and a bar button item are sources, too (PO1)")
    func otherSources() throws {
        let popover = try #require(content.popoverPresentationController)
        popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
        try present()
        #expect(place.minX == 320)
        let item = UIView(frame: CGRect(x: 500, y: 100, width: 60, height: 60))
        phone.root.view.addSubview(item)
        popover.sourceItem = item
        MainLoop.current.settle()
        #expect(place == CGRect(x: 560, y: 59, width: 213, height: 300))
    }

    @Test("Where the width is compact it is a sheet, prepared by the one that the popover names (PO2)")
    func adaptsToSheet() throws {
        phone.resize(.compact)
        MainLoop.current.settle()
        let popover = try present()
        let sheet = try #require(content.activePresentationController as? UISheetPresentationController)
        #expect(sheet === popover.adaptiveSheetPresentationController)
        #expect(content.presentationController === popover)
        #expect(place.width == 393)
    }

    @Test("A delegate that answers none keeps the popover in compact width; one may wrap the content (PO2)")
    func delegateDecides() throws {
        phone.resize(.compact)
        MainLoop.current.settle()
        let style = StyleDelegate()
        content.popoverPresentationController?.delegate = style
        let popover = try present()
        #expect(content.activePresentationController === popover)
        #expect(place.width == 213)
        #expect(style.take() == ["will present none, coordinator true"])
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()

        style.answer = { _ in .fullScreen }
        style.replacement = { UINavigationController(rootViewController: $0) }
        content.popoverPresentationController?.delegate = style
        try present()
        #expect(phone.root.presentedViewController is UINavigationController)
        #expect(content.navigationController != nil)
    }

    @Test("From regular to compact width and back it becomes a sheet and a popover again (PO2)")
    func adaptsOnScreen() throws {
        let popover = try present()
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(content.activePresentationController is UISheetPresentationController)
        #expect(content.view.window != nil)
        phone.resize(.regular)
        MainLoop.current.settle()
        #expect(content.activePresentationController === popover)
        #expect(place == CGRect(x: 400, y: 70, width: 213, height: 300))
    }

    @Test("Another preferred size moves it there with an animation (PO3)")
    func resizes() throws {
        try present()
        content.preferredContentSize = CGSize(width: 240, height: 400)
        MainLoop.current.advance(by: 0.1)
        let height = try #require(content.view.superview?.superview?.layer.presentation()?.frame.height)
        #expect(height > 300 && height < 400)
        MainLoop.current.settle()
        #expect(place == CGRect(x: 400, y: 59, width: 253, height: 400))
    }

    @Test("Margins keep it away from the edges of the safe area (PO3)")
    func margins() throws {
        source.frame.origin.x = 0
        source.frame.size.width = 60
        let popover = try #require(content.popoverPresentationController)
        popover.permittedArrowDirections = .up
        popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 0)
        try present()
        #expect(place.minX == 24)
    }

    @Test("A tap outside asks, dismisses and notifies; dismiss from code does not notify (PO5)")
    func tapOutside() throws {
        try present()
        tap(20, 800)
        #expect(delegate.journal.take() == ["should", "will", "did"])
        #expect(phone.root.presentedViewController == nil)
        try present()
        content.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(delegate.journal.take() == [])
    }

    @Test("A delegate that refuses, or a modal content, keeps it and hears of the attempt (PO5)")
    func refused() throws {
        delegate.allows = false
        try present()
        tap(20, 800)
        #expect(delegate.journal.take() == ["should", "attempt"])
        content.isModalInPresentation = true
        tap(20, 800)
        #expect(delegate.journal.take() == ["attempt"])
        #expect(phone.root.presentedViewController === content)
    }

    @Test("The older methods of the delegate are called where the newer ones are missing (PO5)")
    func olderMethods() throws {
        let older = OlderDelegate()
        content.popoverPresentationController?.delegate = older
        try present()
        tap(20, 800)
        #expect(older.journal.take() == ["prepare", "should", "did"])
    }

    @Test("Passthrough views keep their touches, and others dismiss it (PO5)")
    func passthrough() throws {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        phone.root.view.addSubview(button)
        try present().passthroughViews = [button]
        tap(70, 725)
        #expect(taps == 1)
        #expect(phone.root.presentedViewController === content)
        tap(300, 725)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("It follows its source view, and another size of the screen asks for another source (PO6)")
    func follows() throws {
        let popover = try present()
        source.frame.origin.x = 500
        popover.containerView?.setNeedsLayout()
        MainLoop.current.settle()
        #expect(place.maxX == 500)
        let mover = MovingDelegate()
        popover.delegate = mover
        phone.resize(.regular, width: 900)
        MainLoop.current.settle()
        #expect(mover.asked == 1)
        #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 20, height: 40))
        #expect(place.minX == 520)
    }
}

/// A delegate with the methods for older systems.
private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let journal = Journal()

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        journal.note("prepare")
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        journal.note("should")
        return true
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        journal.note("did")
    }
}

/// Supplies a part of the view as the source.
private final class MovingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var asked = 0

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        asked += 1
        rect.pointee = CGRect(x: 0, y: 0, width: 20, height: 40)
    }
}
