import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presentations that fit their content, as references on small and large devices. Invariants that no new reference may
/// break are asserted as well.
@MainActor
@Suite("Content decides: pictures")
struct ContentSnapshotTests {
    private nonisolated static let devices: [Device] = [
        .iPhoneSE, .iPhone13mini, .iPhone15, .iPhone16ProMax, .iPadMini,
    ]

    private func show(_ content: UIViewController, on scene: PresentedStage) throws -> UIView {
        scene.presenter.view.backgroundColor = .systemGroupedBackground
        content.loadViewIfNeeded()
        scene.stage.settle()
        return try #require(scene.chrome)
    }

    @Test("A card around text that wraps as the width has it", arguments: devices)
    func card(device: Device) throws {
        let scene = PresentedStage(device)
        let content = QuestionViewController(QuestionViewController.question)
        scene.presenter.presentAsCard(content)
        let chrome = try show(content, on: scene)
        #expect(chrome.frame.height == content.fittedHeight(width: chrome.frame.width))
        #expect(scene.stage.window.bounds.inset(by: scene.stage.window.safeAreaInsets).contains(chrome.frame))
        expectLayout(of: scene.stage, named: "Content/card")
    }

    @Test("A sheet with a navigation bar, as high as what is on top of the stack", arguments: devices)
    func navigation(device: Device) throws {
        let scene = PresentedStage(device)
        let content = QuestionViewController(QuestionViewController.question)
        let navigation = UINavigationController(rootViewController: content)
        navigation.view.backgroundColor = .systemBackground
        scene.presenter.presentAsHalfSheet(
            navigation, style: HalfSheet(detents: [.fitting(), .large()], prefersGrabberVisible: true))
        let chrome = try show(content, on: scene)
        // 10 points above the bar, enough for the grabber.
        let bars = 10 + navigation.navigationBar.frame.height + scene.stage.window.safeAreaInsets.bottom
        #expect(navigation.navigationBar.frame.minY == 10)
        #expect(chrome.frame.height == content.fittedHeight(width: chrome.frame.width) + bars)
        #expect(chrome.frame.maxY == scene.stage.window.bounds.maxY)
        expectLayout(of: scene.stage, named: "Content/navigation")
    }

    @Test("Content taller than the room is given the room, and scrolls", arguments: devices)
    func tooTall(device: Device) throws {
        let scene = PresentedStage(device)
        let content = ScrollingViewController(contentHeight: 3000)
        content.view.backgroundColor = .systemBackground
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        let chrome = try show(content, on: scene)
        #expect(chrome.frame.minY == scene.stage.window.safeAreaInsets.top + 10)
        #expect(content.scrollView.contentSize.height == 3000)
        #expect(content.scrollView.frame.size == chrome.frame.size)
        expectLayout(of: scene.stage, named: "Content/too-tall")
    }
}

/// A title, an explanation and two buttons below each other, 20 points from the safe area.
private final class QuestionViewController: UIViewController {
    static let question = "Your library is on this device only. Copy it, and it is wherever you sign in."

    private let heading = FixtureLabel("Keep a copy of your library?", style: .headline)
    private let words: FixtureLabel
    private let buttons = [UIView(), UIView()]

    init(_ text: String) {
        words = FixtureLabel(text)
        super.init(nibName: nil, bundle: nil)
        title = "Copy"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.textColor = .secondaryLabel
        buttons[0].backgroundColor = .systemBlue
        buttons[1].backgroundColor = .secondarySystemBackground
        let area = view.safeAreaLayoutGuide
        var above: NSLayoutYAxisAnchor = area.topAnchor
        var distance: CGFloat = 20
        for item in [heading, words] + buttons {
            item.translatesAutoresizingMaskIntoConstraints = false
            item.layer.cornerRadius = item is UILabel ? 0 : 12
            view.addSubview(item)
            NSLayoutConstraint.activate([
                item.topAnchor.constraint(equalTo: above, constant: distance),
                item.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
                item.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            ])
            above = item.bottomAnchor
            distance = 12
        }
        for button in buttons { button.heightAnchor.constraint(equalToConstant: 50).isActive = true }
        let end = above.constraint(equalTo: area.bottomAnchor, constant: -20)
        end.priority = .defaultHigh
        end.isActive = true
    }

    /// Computed by hand: the two texts, the buttons, and the distances between and around them.
    func fittedHeight(width: CGFloat) -> CGFloat {
        let texts = [heading, words].map { $0.sizeThatFits(CGSize(width: width - 40, height: 0)).height }
        return 20 + texts[0] + 12 + texts[1] + 12 + 50 + 12 + 50 + 20
    }
}
