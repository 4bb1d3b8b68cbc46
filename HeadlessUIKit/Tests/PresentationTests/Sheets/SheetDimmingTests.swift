import Testing
import UIKit

@testable import TestSupport

/// The dimming of a sheet, and taps on it.
@MainActor @Suite struct SheetDimmingTests {
    private let phone = Phone()
    private let presented = UIViewController()
    private let delegate = DismissalJournal()

    @discardableResult
    private func present(
        _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
    ) throws -> UISheetPresentationController {
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        return sheet
    }

    private func tapDimming() {
        Touchscreen(phone.window).tap(at: CGPoint(x: 196, y: 30))
        MainLoop.current.settle()
    }

    @Test("A tap on it asks, dismisses, and notifies once (F11, Q2)")
    func tap() throws {
        try present()
        tapDimming()
        #expect(phone.root.presentedViewController == nil)
        #expect(delegate.journal.take() == ["should", "will", "did"])
    }

    @Test("Of a modal controller, or against the delegate, a tap is reported as an attempt (F11, Q3)")
    func refused() throws {
        presented.isModalInPresentation = true
        try present()
        tapDimming()
        #expect(phone.root.presentedViewController === presented)
        #expect(delegate.journal.take() == ["attempt"])
        presented.isModalInPresentation = false
        delegate.allows = false
        tapDimming()
        #expect(delegate.journal.take() == ["should", "attempt"])
    }

    @Test("A dismissal by the app is not reported (Q4)")
    func byApp() throws {
        try present()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(delegate.journal.take() == [])
    }

    @Test("A tap beside an undimmed sheet goes to the presenter, and dismisses nothing (F14)")
    func undimmed() throws {
        try present().largestUndimmedDetentIdentifier = .medium
        MainLoop.current.settle()
        tapDimming()
        #expect(phone.root.presentedViewController === presented)
        #expect(delegate.journal.take() == [])
    }
}
