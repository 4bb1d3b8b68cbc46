import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A keyboard on every screen, for every style that avoids it. In separate processes, like the whole sweep.
@MainActor
struct KeyboardSweepTests {
    nonisolated static let blocks = Shard.sweeps.processes(2)

    private struct Style {
        let name: String
        let present: @MainActor (UIViewController, UIViewController) -> Void
        /// True if it ends above the keyboard; a sheet that expands goes up to the top of a large one.
        let isLifted: Bool
    }

    private static let styles = [
        Style(name: "card", present: { $0.presentAsCard($1) }, isLifted: true),
        Style(
            name: "card that shrinks",
            present: { $0.presentAsCard($1, style: Card(size: .fraction(width: 1, height: 0.8), keyboard: .shrink)) },
            isLifted: true),
        Style(name: "popup", present: { $0.presentAsPopup($1) }, isLifted: true),
        Style(
            name: "half-sheet that is lifted",
            present: {
                $0.presentAsHalfSheet(
                    $1,
                    style: HalfSheet(
                        detents: [.height(180), .large()], prefersEdgeAttachedInCompactHeight: true, keyboard: .lift))
            }, isLifted: true),
        Style(name: "half-sheet that expands", present: { $0.presentAsHalfSheet($1) }, isLifted: false),
    ]

    @Test("Sweep: above a keyboard, inside the container, and back where it was", arguments: blocks)
    func keyboard(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            try await MainActor.run {
                let count = KeyboardSweepTests.blocks.count
                for number in SweepSetting.screens.indices
                where number % count == block && Shard.sweeps.includes(number / count) {
                    try KeyboardSweepTests().checkScreen(SweepSetting.screens[number])
                }
            }
        }
    }

    private func checkScreen(_ screen: SweepSetting.Screen) throws {
        for setting in SweepSetting.all(on: screen) where setting.textSize == .large {
            for style in Self.styles {
                let faults = try faults(of: style, in: setting)
                #expect(faults == [], "\(setting), \(style.name)")
            }
        }
    }

    private func faults(of style: Style, in setting: SweepSetting) throws -> [String] {
        let stage = setting.makeStage()
        let presenter = UIViewController()
        setting.show(presenter, on: stage)
        let content = FormViewController(CGSize(width: 300, height: 150))
        style.present(presenter, content)
        stage.settle()
        let chrome = try #require(content.presentationController?.presentedView)
        let container = try #require(content.presentationController?.containerView)
        let resting = chrome.frame
        // Room enough above it, also on a phone in landscape.
        let height: CGFloat = container.bounds.height < 500 ? 180 : 320
        content.field.becomeFirstResponder()
        stage.showKeyboard(height: height)
        stage.settle()
        let top = container.bounds.height - height
        var faults: [String] = []
        let frame = chrome.frame
        if !container.bounds.contains(frame) { faults.append("\(frame) leaves \(container.bounds)") }
        if style.isLifted, frame.maxY > top { faults.append("\(frame) is behind the keyboard at \(top)") }
        if !style.isLifted, frame.minY > container.safeAreaInsets.top + 10 {
            faults.append("\(frame) is not expanded")
        }
        if frame.height < 44 { faults.append("\(frame) cannot be touched") }
        if container.firstView(named: "presentation.clip")?.bounds.size != frame.size {
            faults.append("the clip is not \(frame.size)")
        }
        stage.hideKeyboard()
        stage.settle()
        if chrome.frame != resting { faults.append("\(chrome.frame) after the keyboard, \(resting) before") }
        presenter.dismiss(animated: false)
        stage.settle()
        return faults
    }
}
