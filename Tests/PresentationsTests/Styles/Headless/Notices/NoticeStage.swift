import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A phone with a button at (20, 100), and cards of 100 points' height at the bottom that let the user go on.
@MainActor
struct NoticeStage {
    let scene = PresentedStage()
    let button = UIButton(type: .system)
    private let record = Record()

    final class Record {
        var taps = 0
        var endings: [String] = []
    }

    /// The number of taps on the button.
    var taps: Int { record.taps }
    /// Names with their reasons, in order.
    var endings: [String] { record.endings }
    var stage: Stage { scene.stage }
    var presenter: CountingViewController { scene.presenter }

    init() {
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
        button.setTitle("Go on", for: .normal)
        button.addAction(UIAction { [record] _ in record.taps += 1 }, for: .touchUpInside)
        presenter.view.addSubview(button)
    }

    /// Presents a card with a label, and returns its content.
    @discardableResult
    func present(
        _ name: String, height: CGFloat = 100, after seconds: TimeInterval? = nil, settles: Bool = true,
        _ change: (inout Card) -> Void = { _ in }
    ) -> CountingViewController {
        var style = Card {
            $0.allowsBackgroundInteraction = true
            $0.dismissesAfter = seconds
        }
        change(&style)
        let content = CountingViewController(CGSize(width: 0, height: height))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = name
        label.isAccessibilityElement = true
        content.view.addSubview(label)
        presenter.presentAsCard(
            content, style: style, onDismiss: { [record] in record.endings.append("\(name) \($0)") })
        if settles { stage.settle() }
        return content
    }

    func tapButton() { stage.tap(at: CGPoint(x: 60, y: 120)) }

    func swipeDown(at y: CGFloat) {
        stage.drag(from: CGPoint(x: 196, y: y), to: CGPoint(x: 196, y: y + 150), duration: 0.15)
        stage.settle()
    }
}

extension UIViewController {
    /// The presented view on the screen, with its scale.
    @MainActor
    var shownFrame: CGRect? { presentationController?.presentedView?.frame }
}
