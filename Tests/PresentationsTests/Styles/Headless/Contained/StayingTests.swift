import Foundation
import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet that is a child stays: nothing that the user does dismisses it, and everything around it keeps working.
@MainActor
struct StayingTests {
    private let scene = ContainedStage()
    private var stage: Stage { scene.stage }

    // MARK: No dismissal

    @Test("Thrown down it rests at its smallest detent, and the delegate is not asked")
    func thrownDown() {
        scene.add()
        let asked = RecordingDelegate()
        scene.sheet?.delegate = asked
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 840), duration: 0.1)
        stage.settle()
        #expect(scene.top == 618)
        #expect(asked.calls == [])
        #expect(scene.content.calls == ["willAppear", "didAppear"])
    }

    @Test("Taps on its dimming, Escape and VoiceOver's escape gesture leave it where it is")
    func noExit() throws {
        scene.add(HalfSheet())
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        scene.content.view.addSubview(field)
        stage.settle()
        stage.tap(at: CGPoint(x: 196, y: 100))
        field.becomeFirstResponder()
        #expect(!stage.press(.keyboardEscape))
        #expect(scene.chrome?.accessibilityPerformEscape() == false)
        #expect(scene.content.view.accessibilityPerformEscape() == false)
        stage.settle()
        #expect(scene.top == 392)
        let grabber = try #require(scene.chrome?.firstView(named: "presentation.grabber"))
        #expect(grabber.accessibilityCustomActions?.map(\.name) == ["Expand"])
        #expect(scene.container?.firstView(named: "presentation.dimming")?.isAccessibilityElement == false)
    }

    @Test(
        "In a presented parent, Escape and VoiceOver's gesture in the sheet dismiss the parent",
        arguments: [true, false])
    func escapeOfParent(byKey: Bool) {
        let presented = CountingViewController()
        let content = CountingViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        content.view.addSubview(field)
        scene.parent.presentAsCard(presented)
        stage.settle()
        presented.addHalfSheet(content, animated: false)
        if byKey {
            field.becomeFirstResponder()
            #expect(stage.press(.keyboardEscape))
        } else {
            #expect(presented.presentationController?.presentedView?.accessibilityPerformEscape() == true)
        }
        stage.settle()
        #expect(scene.parent.presentedViewController == nil)
    }

    // MARK: Around it

    @Test("Touches beside it reach the parent, and those on it do not")
    func touches() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.parent.view.addSubview(button)
        scene.add()
        stage.tap(at: CGPoint(x: 196, y: 300))
        #expect(taps == 1)
        stage.tap(at: CGPoint(x: 196, y: 600))
        #expect(taps == 1)
    }

    @Test(
        "Everything can be presented while it is there: from the parent, and from the sheet", arguments: [true, false])
    func presents(fromSheet: Bool) {
        scene.add()
        scene.content.forgetCalls()
        let card = CountingViewController(CGSize(width: 0, height: 340))
        (fromSheet ? scene.content : scene.parent).presentAsCard(card, style: Card(presenter: .pushedBack()))
        stage.settle()
        #expect(card.presentationController?.presentedView?.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        // The parent is pushed back as a whole, with the sheet in it.
        #expect(scene.parent.view.transform.a < 0.95)
        #expect(scene.top == 392)
        stage.tap(at: CGPoint(x: 196, y: 200))
        stage.settle()
        #expect(card.presentingViewController == nil)
        #expect(scene.parent.view.transform == .identity)
        #expect(scene.content.calls == [])
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 120), duration: 2)
        stage.settle()
        #expect(scene.top == 69)
    }

    @Test("Beside a notice the sheet is dragged as before")
    func besideNotice() {
        scene.add()
        let notice = CountingViewController(CGSize(width: 0, height: 60))
        scene.parent.presentAsCard(
            notice,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            })
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 120), duration: 2)
        stage.settle()
        #expect(scene.top == 69)
        #expect(notice.presentingViewController != nil)
    }

    @Test("Under what covers the screen, and in a tab that is left, it keeps its detent", arguments: [true, false])
    func comesBack(tab: Bool) {
        let tabs = scene.showInTabs()
        scene.content.view.addSubview(UIView())
        scene.add()
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 120), duration: 2)
        stage.settle()
        #expect(scene.sheet?.halfSheet.selectedDetentIdentifier == .large)
        let before = scene.chrome?.frame
        scene.content.forgetCalls()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        if tab { tabs.selectedIndex = 1 } else { scene.parent.present(cover, animated: true) }
        stage.settle()
        #expect(scene.content.calls == ["willDisappear", "didDisappear"])
        #expect(scene.content.viewIfLoaded?.window == nil)
        if tab { tabs.selectedIndex = 0 } else { cover.dismiss(animated: true) }
        stage.settle()
        #expect(scene.content.calls == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
        #expect(scene.chrome?.frame == before)
        #expect(scene.content.view.window != nil)
        stage.drag(from: CGPoint(x: 196, y: 120), to: CGPoint(x: 196, y: 400), duration: 2)
        stage.settle()
        #expect(scene.sheet?.halfSheet.selectedDetentIdentifier == .medium)
    }

    @Test("A saved detent is that of the next sheet")
    func saved() throws {
        scene.add()
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 120), duration: 2)
        stage.settle()
        let data = try JSONEncoder().encode(["detent": scene.sheet?.halfSheet.selectedDetentIdentifier])
        #expect(String(decoding: data, as: UTF8.self) == #"{"detent":"large"}"#)
        scene.parent.removeHalfSheet(scene.content, animated: false)
        var style = ContainedStage.style
        style.selectedDetentIdentifier = try JSONDecoder().decode([String: DetentIdentifier].self, from: data)["detent"]
        scene.add(style)
        #expect(scene.top == 69)
    }

    @Test("Two of them: the later one is in front, and each is dragged by itself")
    func two() {
        scene.add()
        let other = CountingViewController()
        scene.parent.addHalfSheet(
            other, style: HalfSheet(detents: [.height(100), .medium()], largestUndimmedDetentIdentifier: .medium))
        stage.settle()
        let front = other.halfSheetPresentationController?.presentedView
        #expect(front?.frame.minY == 718)
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 120), duration: 2)
        stage.settle()
        #expect(scene.top == 69)
        #expect(front?.frame.minY == 718)
        stage.drag(from: CGPoint(x: 196, y: 740), to: CGPoint(x: 196, y: 430), duration: 2)
        stage.settle()
        #expect(front?.frame.minY == 392)
        #expect(scene.top == 69)
    }
}
