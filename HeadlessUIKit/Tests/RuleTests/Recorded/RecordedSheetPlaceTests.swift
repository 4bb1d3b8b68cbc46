import Testing
import UIKit

@testable import TestSupport

/// Places of the system's sheets, recorded on simulators of iOS and iPadOS 26.1: github.com/Vercantez/openuikit,
/// `Sources/OpenUIKit/UIPresentation.swift`, `docs/KNOWN_GAPS.md` at 02ee39c2 and 0803e868, and the reports
/// `conf-ipad.md` at 56c457a4, `conf-landscape.md` at 766301ef and `modal-present-spring.md` at a8123beb.
@MainActor @Suite struct RecordedSheetPlaceTests {
    enum Detent: Sendable {
        case medium, large
        case custom(CGFloat)

        @MainActor
        var value: UISheetPresentationController.Detent {
            switch self {
            case .medium: .medium()
            case .large: .large()
            case .custom(let height): .custom { _ in height }
            }
        }
    }

    private final class Shown {
        var window: UIWindow?
    }

    private let presented = UIViewController()
    private let shown = Shown()

    private func present(
        _ detent: Detent, on screen: RecordedScreen, style: UIModalPresentationStyle = .pageSheet, isDark: Bool = false
    ) throws -> UISheetPresentationController {
        let window = screen.makeWindow()
        shown.window = window
        if isDark { window.overrideUserInterfaceStyle = .dark }
        presented.modalPresentationStyle = style
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = [detent.value]
        window.rootViewController?.present(presented, animated: false)
        MainLoop.current.settle()
        return sheet
    }

    struct Row: Sendable {
        let screen: RecordedScreen
        var style = UIModalPresentationStyle.pageSheet
        let detent: Detent
        let frame: [CGFloat]
    }

    @Test(
        "A sheet is seen in the recorded frame (F2 to F5, F12, F13, Z25)",
        arguments: [
            Row(screen: .phoneSE, detent: .large, frame: [0, 30, 375, 637]),
            Row(screen: .phoneSEWithoutStatusBar, detent: .large, frame: [0, 30, 375, 637]),
            Row(screen: .phoneSEWithoutStatusBar, detent: .medium, frame: [8, 317.711, 359, 341.289]),
            Row(screen: .iPhone16, detent: .medium, frame: [8, 403.687, 377, 440.313]),
            Row(screen: .iPhone16, detent: .custom(343), frame: [8, 482.349, 377, 361.651]),
            Row(screen: .iPhone16, style: .formSheet, detent: .custom(343), frame: [8, 482.349, 377, 361.651]),
            Row(screen: .phoneSELandscape, detent: .large, frame: [0, 0, 667, 375]),
            Row(screen: .phoneSELandscape, detent: .medium, frame: [0, 0, 667, 375]),
            Row(screen: .iPad, style: .formSheet, detent: .large, frame: [120, 260, 580, 650]),
            Row(screen: .iPad, style: .formSheet, detent: .custom(2000), frame: [120, 260, 580, 650]),
            Row(screen: .iPad, style: .formSheet, detent: .custom(343), frame: [120, 567, 580, 343]),
            Row(screen: .iPad, style: .formSheet, detent: .custom(157), frame: [120, 753, 580, 157]),
            Row(screen: .iPad, style: .formSheet, detent: .medium, frame: [120, 546, 580, 364]),
            Row(screen: .iPad, detent: .large, frame: [0, 42, 820, 1138]),
        ])
    func frame(row: Row) throws {
        let sheet = try present(row.detent, on: row.screen, style: row.style)
        let frame = CGRect(x: row.frame[0], y: row.frame[1], width: row.frame[2], height: row.frame[3])
        expectClose(sheet.presentedView?.frame, frame, within: 0.001)
    }

    @Test(
        "The largest height and the medium one are the recorded ones (F2, F4)",
        arguments: [(.iPhone16, 759, 425), (.phoneSE, 637, 356.5)] as [(RecordedScreen, CGFloat, CGFloat)])
    func heights(screen: RecordedScreen, largest: CGFloat, medium: CGFloat) throws {
        var maximum: CGFloat?
        let sheet = try present(.medium, on: screen)
        sheet.detents = [
            .custom { context in
                maximum = context.maximumDetentValue
                return UISheetPresentationController.Detent.medium().resolvedValue(in: context)
            }
        ]
        MainLoop.current.settle()
        #expect(maximum == largest)
        #expect(presented.view.bounds.height == medium + (screen == .iPhone16 ? 34 : 0))
    }

    @Test("A floating sheet is laid out for the whole width and drawn at 0.959 of it (F5)")
    func scaled() throws {
        let sheet = try present(.custom(343), on: .iPhone16)
        #expect(presented.view.bounds.size == CGSize(width: 393, height: 377))
        let transform = try #require(sheet.presentedView?.transform)
        expectClose(transform.a, 0.959, within: 0.001)
        expectClose(transform.ty, -0.326, within: 0.001)
        #expect(sheet.presentedView?.layer.cornerRadius == 38)
        #expect(sheet.presentedView?.layer.cornerCurve == .continuous)
    }

    @Test("What is around a floating sheet's content ends 8 points higher, the content does not know (F5, S2)")
    func safeArea() throws {
        let sheet = try present(.custom(343), on: .iPhone16)
        #expect(sheet.presentedView?.safeAreaInsets.bottom == 26)
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(presented.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 34, right: 16))
    }

    @Test("On an iPad a form sheet has margins of 20 and no safe area, a page sheet the lower one (F13)")
    func wideSafeArea() throws {
        let form = try present(.large, on: .iPad, style: .formSheet)
        #expect(presented.view.safeAreaInsets == .zero)
        #expect(presented.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        #expect(form.presentedView?.layer.cornerRadius == 32)
    }

    @Test("The lower safe area is inside a page sheet on an iPad")
    func widePageSafeArea() throws {
        _ = try present(.large, on: .iPad)
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 25, right: 0))
    }

    @Test(
        "The dimming is 0.2, and 0.48 behind a floating sheet in the dark; it is larger than the screen (F6)",
        arguments: [(.large, false, 0.2), (.custom(343), false, 0.2), (.large, true, 0.2), (.custom(343), true, 0.48)]
            as [(Detent, Bool, CGFloat)])
    func dimming(detent: Detent, isDark: Bool, alpha: CGFloat) throws {
        let sheet = try present(detent, on: .iPhone16, isDark: isDark)
        let dimming = try #require(sheet.containerView?.subviews.first)
        #expect(dimming.frame == CGRect(x: -393, y: -852, width: 1179, height: 2556))
        let color = dimming.backgroundColor?.resolvedColor(with: dimming.traitCollection)
        #expect(color == UIColor.black.withAlphaComponent(alpha))
    }

    @Test("The system's background is that of the elevated level in the dark: 28, 28, 30")
    func elevated() throws {
        _ = try present(.large, on: .iPhone16, isDark: true)
        let color = UIColor.systemBackground.resolvedColor(with: presented.traitCollection)
        #expect(color == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    }

    @Test("The grabber is 120, 120, 128 with an opacity of 0.4295 (F7)")
    func grabber() throws {
        let color = try present(.medium, on: .iPhone16).presentedView?.subviews.last?.backgroundColor
        #expect(color == UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295))
    }

    /// The first recorded frame, 643.5 after a sixtieth, is 10 points ahead of the spring that fits all others.
    @Test("A medium sheet comes up on the system's spring (N17)")
    func presentation() throws {
        let window = RecordedScreen.phoneSEWithoutStatusBar.makeWindow()
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        window.rootViewController?.present(presented, animated: true)
        let start = MainLoop.current.now
        MainLoop.current.turn()
        let recorded: [(frame: Double, y: CGFloat)] = [
            (4, 546), (6, 476.5), (9, 402), (12, 359.5), (15, 338), (18, 327), (24, 319.5), (30, 318),
        ]
        for (frame, y) in recorded {
            MainLoop.current.advance(by: frame / 60 - MainLoop.current.now.seconds(since: start))
            let shown = try #require(sheet.presentedView?.layer.presentation()).frame.minY
            expectClose(shown, y, within: 2.5)
        }
        MainLoop.current.settle()
    }
}
