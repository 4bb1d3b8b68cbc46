import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The sizes that are announced to the content.
@MainActor
@Suite("Sizes that are announced to the content")
struct AnnouncedSizeTests {
    @Test("The size in another container is that without the keyboard, whose frame there is unknown")
    func withoutKeyboard() throws {
        let scene = PresentedStage(.iPhone15, orientation: .landscapeLeft)
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(
            content,
            style: HalfSheet(
                selectedDetentIdentifier: .large, prefersEdgeAttachedInCompactHeight: true, keyboard: .shrink))
        scene.stage.settle()
        scene.stage.showKeyboard(height: 200)
        scene.stage.settle()
        let controller = try #require(content.presentationController)
        func height(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            controller.size(
                forChildContentContainer: content, withParentContainerSize: CGSize(width: width, height: height)
            ).height
        }
        // From 10 points below the top to the keyboard, and to the edge.
        #expect(height(852, 393) == 183)
        #expect(height(393, 852) == 842)
    }

    enum Style: CaseIterable, Sendable {
        case card, wideCard, sheet, attachedSheet, largeSheet, popup, drawer, trailingDrawer

        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController) {
            switch self {
            case .card: presenter.presentAsCard(content)
            case .wideCard:
                presenter.presentAsCard(
                    content, style: Card(size: .fraction(width: 1, height: 1), maximumWidth: 2000))
            case .sheet: presenter.presentAsHalfSheet(content)
            case .attachedSheet:
                presenter.presentAsHalfSheet(content, style: HalfSheet(prefersEdgeAttachedInCompactHeight: true))
            case .largeSheet:
                presenter.presentAsHalfSheet(
                    content,
                    style: HalfSheet(
                        selectedDetentIdentifier: .large, prefersEdgeAttachedInCompactHeight: true,
                        presenter: .pushedBack()))
            case .popup:
                presenter.presentAsPopup(
                    content, style: Popup(size: .fraction(width: 1, height: 1), maximumWidth: 2000))
            case .drawer: presenter.presentAsDrawer(content)
            case .trailingDrawer: presenter.presentAsDrawer(content, style: Drawer(edge: .trailing))
            }
        }
    }

    /// Each change of its size in a rotation is announced to it first, and nothing else is.
    private func expectTold(_ content: SizedViewController, before: CGSize, _ when: String) {
        let size = content.view.bounds.size
        if size == before {
            #expect(content.told.last == nil || content.told.last == size, "\(when): \(content.told)")
        } else {
            #expect(content.told.last == size, "\(when): \(content.told), and it is \(size)")
        }
        // With a safe area that comes one pass late, the container first has its new size with the old safe area.
        let limit = Assumptions.current.movedSafeArea == .next ? 3 : 2
        #expect(content.told.count <= limit, "\(when): \(content.told)")
        #expect(content.sizesUntold == [], "\(when): laid out at \(content.sizesUntold) without a word")
    }

    @Test(
        "In a rotation the content gets the size that it was told last, there and back, with a keyboard too",
        arguments: Style.allCases, [true, false])
    func rotation(style: Style, hasKeyboard: Bool) {
        for device in [Device.iPhone15, .iPhoneSE, .iPad11] {
            let scene = PresentedStage(device)
            let content = SizedViewController()
            style.present(content, from: scene.presenter)
            scene.stage.settle()
            if hasKeyboard {
                content.field.becomeFirstResponder()
                scene.stage.showKeyboard(height: 300)
                scene.stage.settle()
            }
            for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
                let before = content.view.bounds.size
                content.begin()
                scene.stage.rotate(to: orientation)
                scene.stage.settle()
                expectTold(content, before: before, "\(device), \(orientation.rawValue)")
            }
        }
    }

    @Test("A size that cannot be known before is announced once more, in the same transition")
    func twice() throws {
        let scene = PresentedStage()
        let content = SizedViewController()
        Style.wideCard.present(content, from: scene.presenter)
        scene.stage.settle()
        content.begin()
        scene.stage.rotate(to: .landscapeLeft)
        // Further passes announce nothing new.
        for _ in 0..<3 {
            scene.stage.advance(by: 0.05)
            scene.container?.setNeedsLayout()
        }
        scene.stage.settle()
        // First with the insets of portrait, 59 and 34 above and below, then with those of landscape, 59 at the sides.
        #expect(content.told == [CGSize(width: 828, height: 300), CGSize(width: 734, height: 360)])
        try #require(content.coordinators.count == 2)
        #expect(content.coordinators[0] === content.coordinators[1])
        #expect(content.view.bounds.size == CGSize(width: 734, height: 360))
    }

    @Test("In Split View the size is known, and announced once")
    func split() {
        let scene = PresentedStage(.iPad11)
        let content = SizedViewController()
        Style.wideCard.present(content, from: scene.presenter)
        scene.stage.settle()
        content.begin()
        scene.stage.resize(width: 507)
        scene.stage.settle()
        #expect(content.told == [content.view.bounds.size])
    }
}

/// Records each size that is announced, and each in which it is laid out.
private final class SizedViewController: UIViewController {
    let field = UITextField()
    private(set) var told: [CGSize] = []
    private(set) var coordinators: [any UIViewControllerTransitionCoordinator] = []
    private(set) var sizesUntold: [CGSize] = []
    private var known: CGSize?

    func begin() {
        told = []
        coordinators = []
        sizesUntold = []
        known = view.bounds.size
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        told.append(size)
        coordinators.append(coordinator)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        field.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        // A keyboard that disappears changes the size afterwards, without a transition that would announce it.
        let size = view.bounds.size
        guard let known, size != known, size != told.last, transitionCoordinator != nil else { return }
        sizesUntold.append(size)
    }
}
