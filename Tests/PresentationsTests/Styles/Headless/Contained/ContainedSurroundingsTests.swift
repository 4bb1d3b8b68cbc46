import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The kit's container does for a child what UIKit's does for a presented half-sheet.
@MainActor
struct ContainedSurroundingsTests {
    private let scene = ContainedStage()
    private var stage: Stage { scene.stage }

    @Test("It turns with the device, and its content gets its own size")
    func rotation() {
        let sized = SizedViewController()
        scene.parent.addHalfSheet(sized, style: ContainedStage.style, animated: false)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        let frame = sized.halfSheetPresentationController?.presentedView?.frame
        #expect(frame?.maxY == 393)
        #expect(sized.told == [frame?.size])
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(
            sized.halfSheetPresentationController?.presentedView?.frame == CGRect(x: 0, y: 392, width: 393, height: 460)
        )
        #expect(sized.told.last == CGSize(width: 393, height: 460))
    }

    @Test("The parent's layout guide is at the highest of what covers its bottom, and comes back down to the sheet")
    func guide() throws {
        let guide = scene.parent.view.presentedViewLayoutGuide
        scene.add()
        stage.settle()
        #expect(guide.layoutFrame.minY == 392)
        let card = CountingViewController(CGSize(width: 0, height: 500))
        scene.parent.presentAsCard(card)
        stage.settle()
        #expect(guide.layoutFrame.minY == 318)
        scene.sheet?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(guide.layoutFrame.minY == 69)
        scene.sheet?.animateChanges { $0.selectedDetentIdentifier = .medium }
        stage.settle()
        #expect(guide.layoutFrame.minY == 318)
        scene.parent.dismiss(animated: true)
        stage.settle()
        #expect(guide.layoutFrame.minY == 392)
        scene.parent.removeHalfSheet(scene.content)
        stage.settle()
        #expect(guide.layoutFrame.minY == 818)
    }

    @Test("Its detents follow the content's preferred size and the screens of a stack")
    func content() {
        let fitting = HalfSheet(detents: [.fitting()], largestUndimmedDetentIdentifier: .fitting)
        let screen = CountingViewController(CGSize(width: 0, height: 300))
        let stack = UINavigationController(rootViewController: screen)
        scene.parent.addHalfSheet(stack, style: fitting, animated: false)
        stage.settle()
        let sheet = stack.halfSheetPresentationController
        let first = sheet?.presentedView?.frame.height
        screen.preferredContentSize.height = 360
        stage.settle()
        #expect(sheet?.presentedView?.frame.height == first.map { $0 + 60 })
        stack.pushViewController(CountingViewController(CGSize(width: 0, height: 200)), animated: true)
        stage.settle()
        #expect(sheet?.presentedView?.frame.height == first.map { $0 - 100 })
        #expect(stack.topViewController?.halfSheetPresentationController === sheet)
    }

    @Test("It looks elevated in the dark, as a presented one does")
    func elevated() {
        stage.appearance = .dark
        scene.add()
        #expect(scene.content.traitCollection.userInterfaceLevel == .elevated)
        #expect(scene.parent.traitCollection.userInterfaceLevel != .elevated)
    }

    @Test("Constraints in its content give the height, and a later change of them, too")
    func constraints() {
        let column = ColumnViewController(heights: [100])
        scene.parent.addHalfSheet(
            column, style: HalfSheet(detents: [.fitting()], largestUndimmedDetentIdentifier: .fitting), animated: false)
        stage.settle()
        // 20 above, 100, and the home indicator; the column has no margin below.
        let height = column.halfSheetPresentationController?.presentedView?.frame.height ?? 0
        column.heightConstraints[0].constant = 180
        column.reportContentChange()
        stage.settle()
        #expect(column.halfSheetPresentationController?.presentedView?.frame.height == height + 80)
    }

    enum Change: CaseIterable {
        case turns, leavesTab, isCovered, changesDirection
    }

    @Test(
        "A finger loses it when the device turns, and when the parent begins to leave the screen",
        arguments: Change.allCases)
    func fingerIsTaken(change: Change) {
        let tabs = scene.showInTabs()
        scene.add()
        stage.touchDown(at: CGPoint(x: 196, y: 450))
        stage.touchMoved(to: CGPoint(x: 196, y: 200))
        #expect(scene.top == 103)
        switch change {
        case .turns: stage.rotate(to: .landscapeLeft)
        case .leavesTab: tabs.selectedIndex = 1
        case .isCovered:
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            tabs.present(cover, animated: true)
            stage.advance(by: 0.1)
        case .changesDirection: stage.layoutDirection = .rightToLeft
        }
        stage.touchMoved(to: CGPoint(x: 196, y: 440))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        // At the finger's position, large was the nearest detent.
        #expect(scene.sheet?.halfSheet.selectedDetentIdentifier == .large)
    }

    // MARK: Features of a presentation only

    @Test("The parent is not pushed back, and the status bar stays the parent's")
    func parentIsLeftAlone() {
        var style = ContainedStage.style
        style.selectedDetentIdentifier = .large
        style.presenter = .pushedBack()
        style.statusBar = .presented
        scene.add(style)
        stage.settle()
        #expect(scene.parent.view.transform == .identity)
        #expect(scene.parent.view.layer.cornerRadius == 0)
        #expect(!scene.content.modalPresentationCapturesStatusBarAppearance)
        #expect(scene.parent.statusBarStyleBehindPresentation == nil)
    }

    @Test("Its layout leaves alone what another presentation does to the screen")
    func screenIsLeftAlone() {
        _ = scene.showInTabs()
        scene.add()
        scene.parent.presentAsCard(UIViewController(), style: Card(presenter: .pushedBack()))
        stage.settle()
        let work = WorkCounter.counting {
            for _ in 0..<3 {
                scene.sheet?.invalidatePresentation()
                stage.advance(by: 0.02)
            }
        }
        #expect(work.writes(.transform) == 0)
    }

    @Test("A content that is modal as a presented one lets touches beside the sheet through")
    func modalContent() {
        scene.content.isModalInPresentation = true
        scene.add()
        stage.settle()
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 200), with: nil) === scene.parent.view)
    }

    @Test(
        "VoiceOver stays where it is when the sheet comes, and when it goes, unless it was inside",
        arguments: [true, false])
    func voiceOver(isInside: Bool) {
        let (title, row) = (UIButton(), UIButton())
        scene.parent.view.addSubview(title)
        scene.content.view.addSubview(row)
        startVoiceOver()
        defer { stopVoiceOver() }
        UIAccessibility.focus(title)
        scene.add(animated: true)
        stage.settle()
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === title)
        if isInside { UIAccessibility.focus(row) }
        UIAccessibility.posted = []
        scene.parent.removeHalfSheet(scene.content)
        stage.settle()
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === title)
        #expect(UIAccessibility.posted.contains { $0.notification == .screenChanged } == isInside)
    }

    @Test(
        "While it is dimmed, the focus of a keyboard leaves it for the bars around the parent, and not for the parent")
    func focus() {
        let (inside, beside, outside) = (UIButton(), UIButton(), UIButton())
        let tabs = scene.showInTabs()
        scene.parent.view.addSubview(beside)
        tabs.view.addSubview(outside)
        scene.add(HalfSheet())
        scene.content.view.addSubview(inside)
        stage.settle()
        func mayMove(to view: UIView) -> Bool {
            scene.chrome?.shouldUpdateFocus(in: UIFocusUpdateContext(from: inside, to: view)) == true
        }
        #expect(!mayMove(to: beside))
        #expect(mayMove(to: outside))
    }

    // MARK: Leaks

    @Test("Nothing of it outlives the parent, at rest or on its way", arguments: [0, 0.1, 1])
    func parentGoes(after seconds: TimeInterval) throws {
        var leaks = LeakProbe()
        let navigation = UINavigationController(rootViewController: scene.parent)
        stage.show(navigation)
        do {
            let pushed = CountingViewController()
            navigation.pushViewController(pushed, animated: false)
            let content = CountingViewController()
            pushed.addHalfSheet(content, style: ContainedStage.style)
            stage.advance(by: seconds)
            leaks.add(pushed, as: "parent")
            leaks.add(content, as: "content")
            leaks.add(content.halfSheetPresentationController, as: "controller")
            leaks.add(content.halfSheetPresentationController?.containerView, as: "container")
            leaks.add(content.halfSheetPresentationController?.presentedView, as: "chrome")
            navigation.popViewController(animated: false)
        }
        stage.settle()
        #expect(leaks.names == [])
    }

    @Test("Nothing of a sheet that was removed outlives that", arguments: [true, false])
    func removed(animated: Bool) throws {
        var leaks = LeakProbe()
        stage.show(scene.parent)
        do {
            let content = CountingViewController()
            scene.parent.addHalfSheet(content, style: ContainedStage.style)
            stage.settle()
            leaks.add(content, as: "content")
            leaks.add(content.halfSheetPresentationController, as: "controller")
            leaks.add(content.halfSheetPresentationController?.containerView, as: "container")
            scene.parent.removeHalfSheet(content, animated: animated)
        }
        stage.settle()
        #expect(leaks.names == [])
    }

    private final class SizedViewController: UIViewController {
        private(set) var told: [CGSize?] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            told.append(size)
        }
    }
}
