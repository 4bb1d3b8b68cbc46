import Testing

@testable import TestSupport
@testable import UIKit

/// Alerts on simulators of iOS 26.1: github.com/Vercantez/openuikit, `Sources/OpenUIKit/UIAlertController.swift` at
/// 00b529ea, `docs/KNOWN_GAPS.md` at 0803e868, and the reports `editor-feed-modal.md` at 8c717c07 and
/// `conf-landscape.md` at 766301ef.
@MainActor @Suite struct RecordedAlertTests {
    struct Row: Sendable {
        var title: String? = "Delete the list?"
        var message: String? = "It cannot be undone."
        var style = UIAlertController.Style.alert
        let actions: Int
        let height: CGFloat
    }

    private func makeAlert(_ row: Row) -> UIAlertController {
        let alert = UIAlertController(title: row.title, message: row.message, preferredStyle: row.style)
        for number in 0..<row.actions { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
        return alert
    }

    private func present(_ alert: UIAlertController, in window: UIWindow) -> CGRect {
        window.rootViewController?.present(alert, animated: false)
        MainLoop.current.settle()
        return alert.view.convert(alert.view.bounds, to: nil)
    }

    @Test(
        "On an iPhone 16 the card is 320 wide, as high as recorded, and in the middle of the safe area (AL3, AL4)",
        arguments: [
            Row(actions: 1, height: 152.333), Row(message: nil, actions: 1, height: 126.333),
            Row(actions: 3, height: 264.333), Row(style: .actionSheet, actions: 4, height: 320.333),
        ])
    func card(row: Row) {
        let phone = Phone()
        let alert = makeAlert(row)
        let card = present(alert, in: phone.window)
        expectClose(card.height, row.height, within: 0.001)
        #expect(card.width == 320)
        expectClose(card.midY, 438.5, within: 0.2)
        #expect(alert.card?.layer.cornerRadius == 34)
    }

    @Test(
        "In other windows it is in the middle, too (AL3)",
        arguments: [
            (CGSize(width: 375, height: 667), CGRect(x: 27.5, y: 201.5, width: 320, height: 264)),
            (CGSize(width: 667, height: 375), CGRect(x: 173.5, y: 55.5, width: 320, height: 264)),
        ])
    func otherScreens(size: CGSize, frame: CGRect) {
        let screen = UIScreen(
            bounds: CGRect(origin: .zero, size: size), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(horizontalSizeClass: .compact))
        let window = UIWindow(screen: screen)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        MainLoop.current.turn()
        expectClose(present(makeAlert(Row(actions: 3, height: 264)), in: window), frame, within: 0.5)
    }

    @Test("Texts have the recorded heights: 20.333 and 42.333 of a title, 18, 38 and 58 of a message (AL4)")
    func texts() {
        let titles = (1...2).map { AlertLayout.Text(lines: $0, lineHeight: 61.0 / 3, pitch: 22).height }
        expectClose(titles[0], 20.333, within: 0.001)
        expectClose(titles[1], 42.333, within: 0.001)
        #expect((1...3).map { AlertLayout.Text(lines: $0, lineHeight: 18, pitch: 20).height } == [18, 38, 58])
    }

    @Test("Pills are 48 high, 8 apart and 16 from the sides; cancel is left of one, and last of more (AL3)")
    func actions() {
        let layout = AlertLayout(actionCount: 3)
        #expect(layout.actionFrames.map(\.minY) == [16, 72, 128])
        #expect(layout.actionFrames.map(\.size) == Array(repeating: CGSize(width: 288, height: 48), count: 3))
        #expect(AlertLayout.order(of: [.default, .cancel]) == [1, 0])
        #expect(AlertLayout.order(of: [.cancel, .default, .default]) == [1, 2, 0])
    }

    @Test("Only the dimming is animated: 0.2, or 0.48 in the dark, in 0.404 seconds (AL8)", arguments: [false, true])
    func dimming(isDark: Bool) throws {
        let phone = Phone()
        if isDark { phone.window.overrideUserInterfaceStyle = .dark }
        let alert = makeAlert(Row(actions: 1, height: 0))
        let start = MainLoop.current.now
        var end: Instant?
        phone.root.present(alert, animated: true) { end = MainLoop.current.now }
        MainLoop.current.settle()
        let seconds = try #require(end).seconds(since: start)
        #expect(abs(seconds - 0.4036) < 0.001)
        let dimming = try #require(alert.presentationController?.containerView?.subviews.first)
        let color = dimming.backgroundColor?.resolvedColor(with: dimming.traitCollection)
        #expect(color == UIColor(white: 0, alpha: isDark ? 0.48 : 0.2))
    }

    @Test("The handler of an action runs after the dismissal (AL6)")
    func handler() {
        let phone = Phone()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        var isGone: Bool?
        let action = UIAlertAction(title: "OK", style: .default) { _ in
            isGone = phone.root.presentedViewController == nil
        }
        alert.addAction(action)
        _ = present(alert, in: phone.window)
        alert.choose(action)
        MainLoop.current.settle()
        #expect(isGone == true)
    }
}
