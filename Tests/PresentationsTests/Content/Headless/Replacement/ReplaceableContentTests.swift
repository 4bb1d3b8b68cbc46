import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The content of a container is treated as if it were presented itself.
@MainActor
struct ReplaceableContentTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    private final class DetentScreen: CountingViewController, HalfSheetContent {
        var halfSheetDetents: [HalfSheet.Detent] { [.height(200), .height(600)] }
    }

    private func present(_ content: UIViewController) -> ReplaceableContentViewController {
        let container = ReplaceableContentViewController(content)
        scene.presenter.presentAsCard(container)
        stage.settle()
        return container
    }

    private func height(of container: UIViewController) -> CGFloat? {
        container.presentationController?.presentedView?.frame.height
    }

    @Test("Its size and the changes of its size are the card's")
    func size() {
        let content = CountingViewController(CGSize(width: 0, height: 300))
        let container = present(content)
        #expect(height(of: container) == 300)
        content.preferredContentSize.height = 360
        stage.settle()
        #expect(height(of: container) == 360)
        let other = CountingViewController(CGSize(width: 0, height: 360))
        container.replaceContent(with: other)
        stage.settle()
        other.preferredContentSize.height = 240
        stage.settle()
        #expect(height(of: container) == 240)
        content.preferredContentSize.height = 500
        stage.settle()
        #expect(height(of: container) == 240)
    }

    @Test("Constraints in it give the size, and a later change of them, too")
    func constraints() {
        let container = present(CountingViewController(CGSize(width: 0, height: 300)))
        let content = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(box)
        let tall = box.heightAnchor.constraint(equalToConstant: 150)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: content.view.topAnchor),
            box.bottomAnchor.constraint(equalTo: content.view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: content.view.trailingAnchor), tall,
        ])
        container.replaceContent(with: content)
        stage.settle()
        #expect(height(of: container) == 150)
        tall.constant = 220
        stage.settle()
        container.reportContentChange()
        stage.settle()
        #expect(height(of: container) == 220)
    }

    @Test("A half-sheet has the detents of the content, and rests where each content was left")
    func detents() {
        let container = ReplaceableContentViewController(CountingViewController())
        scene.presenter.presentAsHalfSheet(container)
        stage.settle()
        let sheet = container.halfSheetPresentationController
        #expect(sheet?.frameOfPresentedViewInContainerView.minY == 392)
        container.replaceContent(with: DetentScreen())
        stage.settle()
        #expect(sheet?.frameOfPresentedViewInContainerView.minY == 618)
        sheet?.animateChanges { $0.selectedDetentIdentifier = HalfSheet.Detent.height(600).identifier }
        stage.settle()
        #expect(sheet?.frameOfPresentedViewInContainerView.minY == 218)
        container.replaceContent(with: CountingViewController())
        stage.settle()
        #expect(sheet?.frameOfPresentedViewInContainerView.minY == 392)
        #expect(sheet?.presentedView?.frame.minY == 392)
    }

    @Test("A navigation stack in it changes the size with its pushes")
    func stack() {
        let container = present(CountingViewController(CGSize(width: 0, height: 300)))
        let root = CountingViewController(CGSize(width: 0, height: 200))
        let navigation = UINavigationController(rootViewController: root)
        container.replaceContent(with: navigation)
        stage.settle()
        let first = height(of: container)
        #expect(first == 200)
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 420)), animated: true)
        stage.settle()
        #expect(height(of: container) == 420)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(height(of: container) == 200)
        #expect(root.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear", "willAppear", "didAppear"])
        container.replaceContent(with: CountingViewController(CGSize(width: 0, height: 300)))
        stage.settle()
        #expect(height(of: container) == 300)
        #expect(root.children == [])
    }

    @Test("It decides whether the presentation is modal, and about the status bar")
    func decisions() {
        let content = CountingViewController(CGSize(width: 0, height: 300))
        let container = present(content)
        #expect(container.childForStatusBarStyle === content)
        #expect(container.childForStatusBarHidden === content)
        content.isModalInPresentation = true
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(container.presentingViewController != nil)
        #expect(content.replaceableContentViewController === container)
        container.replaceContent(with: CountingViewController(CGSize(width: 0, height: 300)))
        stage.settle()
        #expect(content.replaceableContentViewController == nil)
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(container.presentingViewController == nil)
    }

    @Test("VoiceOver goes to the new content (X2)")
    func voiceOver() {
        startVoiceOver()
        defer { stopVoiceOver() }
        let container = present(CountingViewController(CGSize(width: 0, height: 300)))
        let content = CountingViewController(CGSize(width: 0, height: 300))
        let button = UIButton()
        content.view.addSubview(button)
        container.replaceContent(with: content)
        stage.settle()
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === button)
    }

    @Test(
        "A content can have itself replaced in any of its appearance calls",
        arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"], [true, false])
    func inCalls(call: String, animated: Bool) {
        let content = CountingViewController(CGSize(width: 0, height: 300))
        let (middle, last) = (CountingViewController(), CountingViewController(CGSize(width: 0, height: 240)))
        let container = ReplaceableContentViewController(content)
        content.onCall = { [weak container] in
            if $0 == call { container?.replaceContent(with: last, animated: animated) }
        }
        scene.presenter.presentAsCard(container)
        stage.settle()
        if container.contentViewController === content { container.replaceContent(with: middle, animated: animated) }
        stage.settle()
        #expect(container.contentViewController === last)
        #expect(container.children == [last])
        #expect(container.view.subviews.count == 1)
        #expect(last.view.window != nil)
        #expect(last.calls == ["willAppear", "didAppear"])
        let whole = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        #expect(content.calls == whole.filter { call != "willAppear" || $0 != "didAppear" })
        // It is shown only where the call comes late, and in an animation it is replaced before it has appeared.
        #expect(
            middle.calls
                == (call.hasSuffix("Disappear") ? whole.filter { !animated || $0 != "didAppear" } : []))
        #expect(height(of: container) == 240)
    }
}
