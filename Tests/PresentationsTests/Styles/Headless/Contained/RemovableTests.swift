import Foundation
import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet that is a child, and that the user can remove. It rests at 618, 392 and 69 of 852.
@MainActor
struct RemovableTests {
    /// The reasons with which the sheet has gone.
    private final class Reasons {
        var all: [DismissalReason] = []
    }

    private let scene = ContainedStage()
    private let reasons = Reasons()
    private let delegate = RecordingDelegate()
    private var stage: Stage { scene.stage }

    private func add(_ style: HalfSheet = ContainedStage.style) {
        scene.parent.addHalfSheet(
            scene.content, style: style, isRemovable: true, animated: false,
            onRemove: { [reasons] in reasons.all.append($0) })
        scene.sheet?.delegate = delegate
        stage.settle()
        scene.content.forgetCalls()
    }

    private var isGone: Bool {
        scene.content.parent == nil && scene.content.view.window == nil && scene.parent.children.isEmpty
            && scene.parent.view.subviews.isEmpty
    }

    private func drag(to y: CGFloat, duration: TimeInterval = 2) {
        stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: y), duration: duration)
    }

    @Test("A drag below the smallest detent takes the sheet away, with the reason, and everything is as before it")
    func dragged() {
        add()
        drag(to: 820)
        #expect(!isGone)
        stage.settle()
        #expect(isGone)
        #expect(reasons.all == [.swipe])
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(scene.content.calls == ["willDisappear", "didDisappear"])
        #expect(scene.sheet == nil)
    }

    @Test("It glides on from the finger, and the dimming fades with it")
    func glides() throws {
        add(HalfSheet(detents: [.medium()]))
        stage.touchDown(at: CGPoint(x: 196, y: 450))
        stage.touchMoved(to: CGPoint(x: 196, y: 500))
        stage.touchMoved(to: CGPoint(x: 196, y: 760))
        stage.advance(by: 0.5)
        let container = try #require(scene.container)
        let chrome = try #require(scene.chrome)
        let dimming = try #require(container.firstView(named: "presentation.dimming"))
        #expect(chrome.frame.minY == 692)
        let before = dimming.alpha
        stage.touchUp()
        var tops: [CGFloat] = [692]
        for _ in 1...6 {
            stage.advance(by: 1.0 / 60)
            tops.append(try visible(chrome).frame.minY)
        }
        #expect(tops == tops.sorted())
        #expect(tops[1] - tops[0] < 30)
        #expect(tops[6] > 700)
        #expect(CGFloat(try visible(dimming).opacity) < before)
        stage.settle()
        #expect(isGone)
    }

    @Test("While the finger holds it nothing is decided: brought back, the sheet stays and nobody hears of an end")
    func broughtBack() {
        add()
        stage.touchDown(at: CGPoint(x: 196, y: 450))
        for y in [500, 700, 830, 700, 480] as [CGFloat] {
            stage.touchMoved(to: CGPoint(x: 196, y: y))
            stage.advance(by: 0.2)
        }
        stage.touchUp()
        stage.settle()
        #expect(scene.top == 392)
        #expect(reasons.all.isEmpty)
        #expect(scene.content.calls.isEmpty)
        drag(to: 820)
        stage.settle()
        #expect(reasons.all == [.swipe])
    }

    @Test("A content that keeps itself modal, and a delegate that refuses, keep the sheet")
    func refused() {
        add()
        scene.content.isModalInPresentation = true
        drag(to: 840)
        stage.settle()
        #expect(scene.top == 618)
        #expect(delegate.calls == ["attempt"])
        #expect(reasons.all.isEmpty)
    }

    @Test("VoiceOver's escape gesture and the grabber's action remove it, and so does a tap on its dimming")
    func otherWays() throws {
        for way in 0..<3 {
            reasons.all = []
            add(HalfSheet())
            switch way {
            case 0: #expect(scene.content.view.accessibilityPerformEscape())
            case 1:
                let grabber = try #require(scene.chrome?.firstView(named: "presentation.grabber"))
                let action = try #require(grabber.accessibilityCustomActions?.first { $0.name == "Dismiss" })
                #expect(action.actionHandler?(action) == true)
            default: stage.tap(at: CGPoint(x: 196, y: 100))
            }
            stage.settle()
            #expect(isGone, "\(way)")
            #expect(reasons.all == [way == 2 ? .tapOutside : .escape])
        }
    }

    @Test("The style's time removes it")
    func timeout() {
        add(HalfSheet { $0.dismissesAfter = 2 })
        stage.advance(by: 3)
        #expect(isGone)
        #expect(reasons.all == [.timeout])
    }

    @Test("In code it is removed with the reason for that, also if it stays for the user")
    func inCode() {
        for isRemovable in [true, false] {
            scene.parent.addHalfSheet(
                scene.content, isRemovable: isRemovable, animated: false,
                onRemove: { [reasons] in reasons.all.append($0) })
            scene.parent.removeHalfSheet(scene.content)
            stage.settle()
        }
        #expect(isGone)
        #expect(reasons.all == [.programmatic, .programmatic])
    }

    @Test("Without a swipe among its gestures a drag does not remove it, unless the delegate says so")
    func noSwipe() {
        add(
            HalfSheet {
                $0.detents = ContainedStage.style.detents
                $0.dismissal = .tapOutside
            })
        drag(to: 840)
        stage.settle()
        #expect(scene.top == 618)
        #expect(reasons.all.isEmpty)
    }

    @Test("It can be added again afterwards, and presented")
    func again() {
        add()
        drag(to: 820)
        stage.settle()
        add()
        #expect(scene.top == 392)
        drag(to: 820, duration: 0.2)
        stage.settle()
        #expect(reasons.all == [.swipe, .swipe])
        scene.parent.presentAsCard(scene.content)
        stage.settle()
        #expect(scene.content.presentingViewController === scene.parent)
    }

    @Test("What the parent presents in front of it stays")
    func presenting() {
        add()
        let notice = UIViewController()
        notice.preferredContentSize = CGSize(width: 200, height: 60)
        scene.parent.presentAsCard(
            notice,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            })
        stage.settle()
        drag(to: 820)
        stage.settle()
        #expect(isGone)
        #expect(scene.parent.presentedViewController === notice)
    }

    @Test("A parent that is released takes it along, and the end is reported once")
    func released() {
        do {
            let parent = UIViewController()
            stage.show(parent)
            parent.addHalfSheet(
                UIViewController(), isRemovable: true, animated: false,
                onRemove: { [reasons] in reasons.all.append($0) })
            stage.settle()
            stage.show(scene.parent)
        }
        stage.settle()
        stage.advance(by: 0.1)
        #expect(reasons.all == [.programmatic])
    }
}
