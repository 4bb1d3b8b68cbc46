import Testing
import UIKit

@testable import TestSupport

@MainActor
struct SheetDetentTests {
    private let phone = Phone()
    private let presented = UIViewController()

    private func present(_ configure: (UISheetPresentationController) -> Void) -> UISheetPresentationController? {
        let sheet = presented.sheetPresentationController
        sheet.map(configure)
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        return sheet
    }

    @Test("The default is large only; nothing selected means the smallest, and so does an unknown name (F1)")
    func selection() throws {
        let sheet = try #require(presented.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.large])
        #expect(sheet.selectedDetentIdentifier == nil)
        let shown = present { $0.detents = [.medium(), .large()] }
        #expect(shown === sheet)
        expectClose(sheet.presentedView?.frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313), within: 0.001)
        sheet.selectedDetentIdentifier = .large
        MainLoop.current.settle()
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        sheet.selectedDetentIdentifier = .init("nobody")
        MainLoop.current.settle()
        expectClose(sheet.presentedView?.frame.minY, 403.687, within: 0.001)
    }

    @Test("A custom detent is a height above the bottom safe area; one without a height is inactive (F1)")
    func custom() {
        var maximum: CGFloat?
        let sheet = present { sheet in
            sheet.detents = [
                .custom(identifier: .init("none")) { _ in nil },
                .custom(identifier: .init("low")) { context in
                    maximum = context.maximumDetentValue
                    return 200
                },
                .custom { $0.maximumDetentValue * 2 },
            ]
            sheet.selectedDetentIdentifier = .init("none")
        }
        #expect(maximum == 759)
        expectClose(sheet?.presentedView?.frame, CGRect(x: 8, y: 619.527, width: 377, height: 224.473), within: 0.001)
        sheet?.selectedDetentIdentifier = sheet?.detents.last?.identifier
        MainLoop.current.settle()
        #expect(sheet?.presentedView?.frame.minY == 59 as CGFloat)
    }

    @Test("Detents without a name of their own have different ones")
    func names() {
        let detents = [1, 2].map { height in
            UISheetPresentationController.Detent.custom { _ in CGFloat(height) }
        }
        #expect(detents[0].identifier != detents[1].identifier)
        #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
    }

    @Test("A resolver is asked again when the detents are invalidated, not at every layout")
    func invalidation() {
        var height: CGFloat = 200
        var count = 0
        let sheet = present { sheet in
            sheet.detents = [
                .custom { _ in
                    count += 1
                    return height
                }
            ]
        }
        #expect(count == 1)
        height = 300
        sheet?.containerView?.setNeedsLayout()
        MainLoop.current.settle()
        #expect(presented.view.bounds.height == 234)
        sheet?.invalidateDetents()
        MainLoop.current.settle()
        #expect(count == 2)
        #expect(presented.view.bounds.height == 334)
    }

    @Test("animateChanges lays out before it returns, and what is seen follows along the system's spring (F14)")
    func animateChanges() {
        let sheet = present { $0.detents = [.medium(), .large()] }
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        #expect(sheet?.presentedView?.frame.minY == 59 as CGFloat)
        #expect(presented.view.bounds.height == 793)
        expectClose(sheet?.presentedView?.layer.presentation()?.frame.minY, 403.687, within: 0.001)
        MainLoop.current.advance(by: 0.1)
        let early = sheet?.presentedView?.layer.presentation()?.frame.minY ?? 0
        #expect(early < 300 && early > 59)
        MainLoop.current.advance(by: 0.41)
        expectClose(sheet?.presentedView?.layer.presentation()?.frame.minY, 59, within: 0.5)
        MainLoop.current.settle()
    }

    @Test("Without animateChanges a selection takes effect at the next layout, at once (F14)")
    func plainChange() {
        let sheet = present { $0.detents = [.medium(), .large()] }
        sheet?.selectedDetentIdentifier = .large
        expectClose(sheet?.presentedView?.frame.minY, 403.687, within: 0.001)
        MainLoop.current.turn()
        #expect(sheet?.presentedView?.frame.minY == 59 as CGFloat)
        expectClose(sheet?.presentedView?.layer.presentation()?.frame.minY, 59)
    }

    @Test("At an undimmed detent and below nothing is dimmed and the presenter is touched; above it, it is not (F14)")
    func undimmed() {
        let sheet = present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        let beside = CGPoint(x: 196, y: 30)
        #expect(phone.window.hitTest(beside, with: nil) === phone.root.view)
        #expect(phone.window.hitTest(CGPoint(x: 196, y: 600), with: nil) === presented.view)
        let dimming = sheet?.containerView?.subviews.first
        #expect(dimming?.alpha == 0 as CGFloat)
        sheet?.selectedDetentIdentifier = .large
        MainLoop.current.settle()
        #expect(dimming?.alpha == 1 as CGFloat)
        #expect(phone.window.hitTest(beside, with: nil) === dimming)
        sheet?.largestUndimmedDetentIdentifier = .large
        MainLoop.current.settle()
        #expect(phone.window.hitTest(beside, with: nil) === phone.root.view)
    }

    @Test("The delegate hears of the detents that the user selects, not of those that the app does (F14)")
    func delegate() {
        let delegate = DetentDelegate()
        let sheet = present {
            $0.detents = [.medium(), .large()]
            $0.delegate = delegate
        }
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        MainLoop.current.settle()
        #expect(delegate.count == 0)
    }

    @Test("The grabber is 36×5, 5 points below the top, and hidden until it is wanted (F7)")
    func grabber() {
        let sheet = present { _ in }
        let grabber = sheet?.presentedView?.subviews.last
        #expect(grabber?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(grabber?.layer.cornerRadius == 2.5 as CGFloat)
        #expect(grabber?.isHidden == true)
        sheet?.prefersGrabberVisible = true
        MainLoop.current.settle()
        #expect(grabber?.isHidden == false)
    }

    @Test("The corners are 38 unless a radius is preferred, at the top only at the largest height (F8)")
    func corners() {
        let sheet = present { $0.detents = [.medium(), .large()] }
        let layer = sheet?.presentedView?.layer
        #expect(layer?.cornerRadius == 38 as CGFloat)
        #expect(layer?.maskedCorners.contains(.layerMinXMaxYCorner) == true)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        #expect(layer?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        sheet?.animateChanges { sheet?.preferredCornerRadius = 30 }
        #expect(layer?.cornerRadius == 30 as CGFloat)
    }

    @Test("Only sheets have a sheet presentation controller")
    func otherStyles() {
        presented.modalPresentationStyle = .fullScreen
        #expect(presented.sheetPresentationController == nil)
        presented.modalPresentationStyle = .formSheet
        #expect(presented.sheetPresentationController != nil)
    }
}

private final class DetentDelegate: NSObject, UISheetPresentationControllerDelegate {
    private(set) var count = 0

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        count += 1
    }
}
