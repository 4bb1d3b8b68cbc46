import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Gestures: which gestures dismiss, and what the content has of a drag.
///
/// On this phone the screen is 393 by 852 points, and its safe area ends at 818.
@MainActor @Suite
struct GesturesTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        content.preferredContentSize = CGSize(width: 300, height: 300)
        stage.show(home)
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }

    private func present(_ style: some PresentationStyle) {
        home.present(content, as: style)
        stage.settle()
    }

    /// Swipes the presented view out by an edge, after a finger has rested for long enough to throw nothing.
    private func swipe(from start: CGPoint, to end: CGPoint) {
        stage.drag(from: start, to: end, duration: 0.3, resting: 0.2)
        stage.settle()
    }

    private func swipeDown() { swipe(from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 840)) }

    private func tapOutside() {
        stage.tap(at: CGPoint(x: 350, y: 70))
        stage.settle()
    }

    private var isPresented: Bool { home.presentedViewController === content }

    @Test("A gesture that the set does not name does not dismiss")
    func sets() {
        let noSwipe = Card(dismissal: .tapOutside)
        let noTapOutside = HalfSheet(dismissal: .swipe)
        let popupWithSwipe = Popup(dismissal: [.tapOutside, .swipe])
        let neither = Drawer(dismissal: [])
        present(noSwipe)
        swipeDown()
        #expect(isPresented)
        tapOutside()
        #expect(!isPresented)

        present(noTapOutside)
        tapOutside()
        #expect(isPresented)
        swipe(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 800))
        #expect(!isPresented)

        present(popupWithSwipe)
        swipe(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 700))
        #expect(!isPresented)

        present(neither)
        swipe(from: CGPoint(x: 280, y: 400), to: CGPoint(x: 20, y: 400))
        tapOutside()
        #expect(isPresented)
        stage.press(.keyboardEscape)
        stage.settle()
        #expect(!isPresented)
    }

    @Test("Content with unsaved changes stays, and hears about the attempt")
    func unsaved() {
        final class EditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
            private(set) var questions = 0
            func askWhetherToDiscard() { questions += 1 }

            var hasUnsavedChanges = false {
                didSet { isModalInPresentation = hasUnsavedChanges }
            }

            func presentationControllerDidAttemptToDismiss(
                _ presentationController: UIPresentationController
            ) {
                askWhetherToDiscard()
            }
        }
        let editor = EditorViewController()
        home.presentAsHalfSheet(editor)
        editor.presentationController?.delegate = editor
        stage.settle()
        editor.hasUnsavedChanges = true
        swipe(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 800))
        #expect(home.presentedViewController === editor)
        #expect(editor.questions == 1)
        editor.hasUnsavedChanges = false
        swipe(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 800))
        #expect(home.presentedViewController == nil)
        #expect(editor.questions == 1)
    }

    @Test("A threshold with an infinite velocity counts the distance only")
    func threshold() {
        let reluctant = Card { $0.swipeThreshold = SwipeThreshold(distance: 0.6, velocity: .infinity) }
        present(reluctant)
        // The card is 300 high. A pan absorbs the first ten points.
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 760), duration: 0.05)
        stage.settle()
        #expect(isPresented)
        swipe(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 600 + 10 + 179))
        #expect(isPresented)
        swipe(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 600 + 10 + 181))
        #expect(!isPresented)
    }

    @Test("A card with two edges leaves where it is thrown", arguments: [-1, 1] as [CGFloat])
    func twoEdges(direction: CGFloat) {
        home.presentAsCard(content, style: Card { $0.swipeDirection = .vertical })
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 640))
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: 196, y: 640 + direction * CGFloat(step) * 15))
        }
        // The card rests with its top edge at 518.
        #expect(abs(frame.minY - (518 + direction * 140)) < 0.5)
        stage.touchUp()
        stage.settle()
        #expect(!isPresented)
    }

    @Test("A card gives a little where it may not leave: when the dismissal is refused, and toward another edge")
    func refused() {
        home.presentAsCard(content)
        stage.settle()
        content.isModalInPresentation = true
        for direction in [1, -1] as [CGFloat] {
            stage.touchDown(at: CGPoint(x: 196, y: 640))
            for step in 1...10 {
                stage.advance(by: 0.02)
                stage.touchMoved(to: CGPoint(x: 196, y: 640 + direction * CGFloat(step) * 16))
            }
            // The finger has gone 150 points further than a pan absorbs.
            let way = (frame.minY - 518) * direction
            // Upward there are 518 points, of which it gives a quarter at most.
            #expect(direction > 0 ? way > 60 && way < 90 : way > 40 && way < 60)
            stage.touchUp()
            stage.settle()
            #expect(frame.minY == 518)
        }
    }

    @Test("A swipe from the leading edge plays the animation backwards, if the style asks for it")
    func edgeSwipe() {
        let edge = CGPoint(x: 2, y: 200)
        home.presentAsCard(content)
        stage.settle()
        swipe(from: edge, to: CGPoint(x: 300, y: 200))
        #expect(isPresented)
        content.cardPresentationController?.card.dismissal.insert(.edgeSwipe)
        stage.settle()
        // 0.382 of the screen's 393 points is 150.1.
        swipe(from: edge, to: CGPoint(x: 2 + 10 + 149, y: 200))
        #expect(isPresented)
        swipe(from: edge, to: CGPoint(x: 2 + 10 + 152, y: 200))
        #expect(!isPresented)
    }

    @Test("A tap on the grabber steps to the next detent; beside an undimmed sheet a touch reaches what is there")
    func grabber() {
        home.presentAsHalfSheet(
            content, style: HalfSheet(largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true))
        stage.settle()
        let beside = CGPoint(x: 196, y: 50)
        #expect(stage.window.hitTest(beside, with: nil)?.isDescendant(of: home.view) == true)
        stage.tap(at: CGPoint(x: 196, y: 400))
        stage.settle()
        #expect(frame.minY == 69)
        #expect(stage.window.hitTest(beside, with: nil)?.isDescendant(of: home.view) == false)
        stage.tap(at: CGPoint(x: 196, y: 77))
        stage.settle()
        #expect(frame.minY == 392)
    }

    @Test("Between detents the content has the visible height; the old way it is laid out for the larger detent")
    func heights() {
        func height(at way: CGFloat, _ style: HalfSheet) -> CGFloat {
            home.presentAsHalfSheet(content, style: style)
            stage.settle()
            stage.touchDown(at: CGPoint(x: 196, y: 420))
            for step in 1...10 {
                stage.advance(by: 0.02)
                stage.touchMoved(to: CGPoint(x: 196, y: 420 - (10 + way) * CGFloat(step) / 10))
            }
            let height = content.view.bounds.height
            stage.touchCancelled()
            stage.settle()
            content.dismiss(animated: false)
            stage.settle()
            return height
        }
        // Medium is 460 high, large 783.
        #expect(height(at: 100, HalfSheet()) == 560)
        #expect(height(at: 100, HalfSheet { $0.resizesContentWhileDragging = false }) == 783)
    }

    @Test("The old way of layout is an option of the style")
    func laidOutAtRest() {
        let document = content
        func show(in home: UIViewController) {
            home.presentAsHalfSheet(
                document, style: HalfSheet { $0.resizesContentWhileDragging = false })
        }
        show(in: home)
        stage.settle()
        #expect(content.view.bounds.height == 460)
    }

    @Test("Timings of a style: a change takes 0.6 seconds, and a released sheet overshoots")
    func timings() throws {
        let style = HalfSheet {
            $0.motion = PresentationMotion(
                change: .spring(dampingRatio: 1, duration: 0.6),
                settling: .spring(dampingRatio: 0.6, response: 0.4))
        }
        present(style)
        var isComplete = false
        content.halfSheetPresentationController?.animateChanges {
            $0.selectedDetentIdentifier = .large
        } completion: {
            isComplete = true
        }
        stage.advance(by: 0.59)
        #expect(!isComplete)
        stage.advance(by: 0.03)
        #expect(isComplete)
        stage.settle()
        // Down from the large detent at 69 to the medium one at 392.
        stage.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 380), duration: 0.3, resting: 0.2)
        var lowest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            let view = try #require(content.presentationController?.presentedView)
            lowest = max(lowest, try #require(stage.visibleFrame(of: view)).minY)
        }
        #expect(lowest > 393)
        #expect(frame.minY == 392)
    }
}
