import Testing

@testable import TestSupport
@testable import UIKit

/// The keyboard on simulators of iOS 26.1: github.com/Vercantez/openuikit, `uikit/docs/agent_reports/keyboard-chrome.md`
/// at 507c96cd and `uikit/docs/KNOWN_GAPS.md` at 02ee39c2.
@MainActor @Suite struct RecordedKeyboardTests {
    private func makeWindow(_ size: CGSize, _ insets: UIEdgeInsets, root: UIViewController) -> UIWindow {
        let screen = UIScreen(
            bounds: CGRect(origin: .zero, size: size), scale: 3, safeAreaInsets: insets,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ]))
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.current.settle()
        return window
    }

    /// The frames are those that the harness gives; the duration and the curve are the system's.
    @Test(
        "It announces its end, 0.3833 seconds and curve 7 (K2, Z23)",
        arguments: [
            (CGSize(width: 375, height: 667), CGRect(x: 0, y: 407, width: 375, height: 260)),
            (CGSize(width: 393, height: 852), CGRect(x: 0, y: 517, width: 393, height: 335)),
        ])
    func announcement(size: CGSize, frame: CGRect) throws {
        try Assumptions.assuming {
            $0.keyboardMovement = .spring
        } during: {
            let window = makeWindow(size, .zero, root: UIViewController())
            let log = KeyboardLog(window.screen)
            defer { log.stop() }
            window.screen.keyboard.show(at: frame)
            let entry = try #require(log.entries.first { $0.name == "willShow" })
            #expect(entry.end == frame)
            let duration = try #require(entry.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double)
            #expect(abs(duration - 0.3833) < 0.0001)
            #expect(entry.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
            MainLoop.current.settle()
        }
    }

    @Test("A table controller's table has it in its adjusted inset, not in its own or in the safe area (LS24, Z23)")
    func table() {
        let controller = Rows(style: .plain)
        let window = makeWindow(CGSize(width: 375, height: 667), .zero, root: controller)
        window.screen.keyboard.show(at: CGRect(x: 0, y: 407, width: 375, height: 260))
        MainLoop.current.settle()
        #expect(controller.tableView.adjustedContentInset.bottom == 260)
        #expect(controller.tableView.contentInset == .zero)
        #expect(controller.tableView.safeAreaInsets.bottom == 0)
    }

    @Test("Above the home indicator it covers its height less that inset of the safe area: 312 of 337 (K4)")
    func overlap() {
        let root = UIViewController()
        let window = makeWindow(
            CGSize(width: 820, height: 1180), UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), root: root)
        window.screen.keyboard.show(at: CGRect(x: 0, y: 843, width: 820, height: 337))
        MainLoop.current.settle()
        #expect(root.view.safeAreaLayoutGuide.layoutFrame.maxY - root.view.keyboardLayoutGuide.layoutFrame.minY == 312)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
