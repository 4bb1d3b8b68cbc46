import Testing

@testable import TestSupport
@testable import UIKit

/// Places of popovers, recorded on a simulator of iPadOS 26.1 of 820×1180 points and an iPhone 16:
/// github.com/Vercantez/openuikit, `uikit/Tools/oracle2/wordpressrowsprobe` at d8dca8ad, `uikit/docs/agent_reports/
/// conf-ipad.md` at 56c457a4. The content prefers 240×180.
@MainActor @Suite struct RecordedPopoverTests {
    private let content = UIViewController()

    /// Presents from a view of that frame.
    private func present(
        from frame: CGRect, in window: UIWindow, _ configure: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> UIPopoverPresentationController {
        let source = UIView(frame: frame)
        window.rootViewController?.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 180)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = source
        configure(popover)
        window.rootViewController?.present(content, animated: false)
        MainLoop.current.settle()
        return popover
    }

    struct Row: Sendable {
        var source: [CGFloat] = [100, 300, 60, 40]
        var sourceRect: CGRect?
        var permitted = UIPopoverArrowDirection.any
        let frame: [CGFloat]
        let arrow: UInt
    }

    @Test(
        "From a view it has the recorded frame, arrow included, and direction (PO3, PO4)",
        arguments: [
            Row(frame: [160, 230, 253, 180], arrow: 4),
            Row(source: [100, 980, 60, 40], frame: [160, 910, 253, 180], arrow: 4),
            Row(sourceRect: CGRect(x: 0, y: 0, width: 10, height: 10), frame: [110, 215, 253, 180], arrow: 4),
            Row(permitted: .right, frame: [19, 230, 111, 180], arrow: 8),
            Row(permitted: .down, frame: [19, 107, 240, 193], arrow: 2),
        ])
    func frame(row: Row) throws {
        let source = CGRect(x: row.source[0], y: row.source[1], width: row.source[2], height: row.source[3])
        let window = RecordedScreen.iPad.makeWindow()
        let popover = try present(from: source, in: window) {
            if let rect = row.sourceRect { $0.sourceRect = rect }
            $0.permittedArrowDirections = row.permitted
        }
        let frame = CGRect(x: row.frame[0], y: row.frame[1], width: row.frame[2], height: row.frame[3])
        #expect(popover.presentedView?.frame == frame)
        #expect(content.view.convert(content.view.bounds, to: nil) == frame)
        #expect(popover.arrowDirection.rawValue == row.arrow)
        #expect(popover.containerView?.subviews.first?.backgroundColor == nil)
    }

    /// The frames of the bar button items were recorded, too.
    @Test(
        "From a bar button item it hangs without an arrow, whatever is permitted (PO4)",
        arguments: [
            ([741.5, 64.5], .any, 561), ([741.5, 64.5], .down, 561), ([14, 63], .any, 19),
        ] as [([CGFloat], UIPopoverArrowDirection, CGFloat)])
    func barItem(item: [CGFloat], permitted: UIPopoverArrowDirection, x: CGFloat) {
        let layout = PopoverLayout(
            room: CGRect(x: 19, y: 32, width: 782, height: 1123),
            source: CGRect(x: item[0], y: 36, width: item[1], height: 36), isBarItem: true,
            contentSize: CGSize(width: 240, height: 180), permitted: permitted, canOverlapSource: false, scale: 2)
        #expect(layout.placement.frame == CGRect(x: x, y: 62, width: 240, height: 180))
        #expect(layout.placement.arrowDirection.rawValue == 0)
    }

    @Test("On an iPhone it becomes a large sheet, and stays a popover controller without a direction (PO2)")
    func phone() throws {
        let window = RecordedScreen.iPhone16.makeWindow()
        let popover = try present(from: CGRect(x: 100, y: 300, width: 60, height: 40), in: window)
        #expect(content.presentationController === popover)
        #expect(popover.arrowDirection == .unknown)
        let sheet = popover.adaptiveSheetPresentationController
        #expect(sheet.detents.map(\.identifier) == [.large])
        #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        sheet.detents = [.medium()]
        MainLoop.current.settle()
        expectClose(
            sheet.presentedView?.frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313), within: 0.001)
    }

    /// Three actions beside cancel, which a popover drops.
    @Test("An action sheet over the middle of an iPad is 288 wide, without dimming (AL9)")
    func actionSheet() throws {
        let window = RecordedScreen.iPad.makeWindow()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for title in ["One", "Two", "Three"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let popover = try #require(alert.popoverPresentationController)
        popover.sourceView = window.rootViewController?.view
        popover.sourceRect = CGRect(x: 410, y: 590, width: 0, height: 0)
        popover.permittedArrowDirections = []
        window.rootViewController?.present(alert, animated: false)
        MainLoop.current.settle()
        let frame = try #require(popover.presentedView?.frame)
        #expect(frame.width == 288)
        #expect(frame.midX == 410)
        #expect(frame.midY == 590)
    }
}
