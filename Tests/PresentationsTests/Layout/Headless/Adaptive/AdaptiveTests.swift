import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// One style in compact width and another one in regular width, on a tablet of 820 by 1180 and in a third of it.
@MainActor
struct AdaptiveTests {
    private let scene = PresentedStage(.iPad11)
    private let list = ListViewController(rows: 100)
    private let style = Adaptive(
        compact: HalfSheet(prefersGrabberVisible: true),
        regular: Popup(size: .fixed(CGSize(width: 300, height: 400)), dismissal: [.swipe, .tapOutside]))

    private var stage: Stage { scene.stage }

    private func present() {
        scene.presenter.present(list, as: style)
    }

    private func isPopup() -> Bool { scene.chrome?.frame == CGRect(x: 260, y: 390, width: 300, height: 400) }

    private func isSheet(_ width: CGFloat = 375) -> Bool {
        scene.chrome?.frame == CGRect(x: 0, y: 570, width: width, height: 610)
    }

    @Test("The window's width decides, and a change of it changes all: frame, corners, grabber and gestures")
    func changes() throws {
        present()
        stage.settle()
        #expect(isPopup())
        let clip = try #require(scene.view(named: "presentation.clip"))
        let grabber = try #require(scene.view(named: "presentation.grabber"))
        #expect(clip.layer.cornerRadius == 14)
        #expect(clip.layer.maskedCorners == .allCorners)
        #expect(grabber.isHidden && !grabber.isAccessibilityElement)
        stage.resize(width: 375)
        stage.settle()
        #expect(isSheet())
        #expect(clip.layer.cornerRadius == 12)
        #expect(clip.layer.maskedCorners == .topCorners)
        #expect(!grabber.isHidden && grabber.isAccessibilityElement)
        stage.drag(from: CGPoint(x: 187, y: 580), to: CGPoint(x: 187, y: 200), duration: 0.2)
        stage.settle()
        #expect(scene.chrome?.frame.minY == 34)
        stage.resize(width: nil)
        stage.settle()
        #expect(isPopup())
        #expect(grabber.isHidden && !grabber.isAccessibilityElement)
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Each style keeps its settings and its selected detent; the accessors return that of the present width")
    func selection() throws {
        stage.resize(width: 375)
        present()
        stage.settle()
        let sheet = try #require(list.halfSheetPresentationController)
        #expect(list.popupPresentationController == nil)
        sheet.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(scene.chrome?.frame.minY == 34)
        stage.resize(width: nil)
        stage.settle()
        let popup = try #require(list.popupPresentationController)
        #expect(list.halfSheetPresentationController == nil)
        popup.animateChanges { $0.position = .top }
        stage.advance(by: 0.1)
        let between = try visible(scene.chrome).frame.minY
        #expect(between > 24 && between < 390)
        stage.settle()
        #expect(scene.chrome?.frame.minY == 24)
        stage.resize(width: 375)
        stage.settle()
        #expect(list.halfSheetPresentationController === sheet)
        #expect(scene.chrome?.frame.minY == 34)
        let adaptive = try #require(list.presentationController(of: Adaptive<HalfSheet, Popup>.self))
        #expect(adaptive === list.presentationController)
        #expect(adaptive.presentedStyle.regular == popup.popup)
        #expect(adaptive.presentedStyle.compact == sheet.halfSheet)
        #expect(adaptive.presentedStyle.regular.position == .top)
        popup.popup.position = .center
        stage.settle()
        stage.resize(width: nil)
        stage.settle()
        #expect(isPopup())
    }

    @Test("The content stays in the window: its appearance calls, scroll position and first responder stay")
    func content() {
        let content = FormViewController(CGSize(width: 0, height: 300))
        scene.presenter.present(content, as: style)
        stage.settle()
        content.field.becomeFirstResponder()
        stage.settle()
        let calls = content.calls.count
        stage.resize(width: 375)
        stage.settle()
        #expect(content.field.isFirstResponder)
        #expect(content.calls.count == calls)
        content.dismiss(animated: false)
        stage.settle()
        stage.resize(width: nil)
        present()
        stage.settle()
        list.scrollView.contentOffset.y = 500
        stage.settle()
        let content0 = list.view
        stage.resize(width: 375)
        stage.settle()
        #expect(list.scrollView.contentOffset.y == 500)
        #expect(list.view === content0)
        #expect(list.view.window === stage.window)
    }

    @Test(
        "In the middle of the way in or out it ends as it would have begun", arguments: [0.05, 0.2, 0.4], [true, false])
    func transition(time: TimeInterval, isComing: Bool) {
        present()
        if !isComing {
            stage.settle()
            list.dismiss(animated: true)
        }
        stage.advance(by: time)
        stage.resize(width: 375)
        stage.advance(by: 0.05)
        stage.settle()
        if isComing {
            #expect(isSheet())
            #expect(scene.chrome?.transform == .identity)
            #expect(scene.chrome?.alpha == 1)
        } else {
            #expect(scene.presenter.presentedViewController == nil)
            #expect(stage.window.firstView(named: "presentation.container") == nil)
        }
    }

    @Test("In the middle of a drag the finger loses the view, also of one that would have left")
    func drag() {
        stage.resize(width: 375)
        present()
        stage.settle()
        stage.touchDown(at: CGPoint(x: 187, y: 580))
        for step in 1...30 {
            stage.advance(by: 1.0 / 120)
            stage.touchMoved(to: CGPoint(x: 187, y: 580 + CGFloat(step) * 15))
        }
        stage.resize(width: nil)
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 187, y: 1100))
        stage.touchUp()
        stage.settle()
        #expect(isPopup())
        #expect(scene.presenter.presentedViewController === list)
    }

    @Test("The delegate of the presentation hears of the half-sheet's detents, with its own controller")
    func delegate() throws {
        final class Listener: NSObject, HalfSheetPresentationControllerDelegate {
            var selected: [DetentIdentifier?] = []
            var moves = 0
            func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ controller: HalfSheetPresentationController
            ) { selected.append(controller.halfSheet.selectedDetentIdentifier) }
            func presentationController(
                _ controller: PresentationController, didMoveTo progress: PresentationProgress
            ) { moves += 1 }
        }
        let listener = Listener()
        stage.resize(width: 375)
        present()
        list.presentationController?.delegate = listener
        stage.settle()
        let sheet = try #require(list.halfSheetPresentationController)
        #expect(sheet.presentedViewProgress?.detentPositions[.medium] == 570)
        stage.tap(at: CGPoint(x: 187, y: 577))
        stage.settle()
        #expect(listener.selected == [.large])
        #expect(listener.moves > 2)
        stage.resize(width: nil)
        stage.settle()
        let moves = listener.moves
        stage.drag(from: CGPoint(x: 400, y: 400), to: CGPoint(x: 400, y: 440), duration: 0.1, resting: 0.3)
        stage.settle()
        // The popup moves, and has no detents.
        #expect(listener.moves > moves)
        #expect(listener.selected == [.large])
    }

    @Test("Content with detents of its own has them where a half-sheet shows it, in the width that comes later, too")
    func ownDetents() {
        final class OwnDetents: UIViewController, HalfSheetContent {
            let halfSheetDetents: [HalfSheet.Detent] = [.height(200)]
        }
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.presenter.present(stack, as: style)
        stage.settle()
        stack.pushViewController(OwnDetents(), animated: true)
        stage.settle()
        #expect(isPopup())
        stage.resize(width: 375)
        stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 960, width: 375, height: 220))
        stack.popViewController(animated: true)
        stage.settle()
        #expect(isSheet())
    }

    @Test("A style of somebody's own takes part, and so does one adaptive style inside another")
    func own() {
        struct TopBar: PresentationStyle, Equatable {
            var height: CGFloat = 120
            var options = PresentationOptions()

            func layout(in environment: LayoutEnvironment) -> PresentationLayout {
                PresentationLayout(frame: CGRect(x: 0, y: 0, width: environment.container.width, height: height))
            }
        }
        let inner = Adaptive(compact: Card(), regular: TopBar())
        scene.presenter.present(list, as: Adaptive(compact: Card(), regular: inner))
        stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 0, width: 820, height: 120))
        list.presentationController(of: TopBar.self)?.presentedStyle.height = 90
        stage.settle()
        #expect(scene.chrome?.frame.height == 90)
        stage.resize(width: 375)
        stage.settle()
        #expect(list.cardPresentationController != nil)
        #expect(scene.chrome?.frame.maxY == 1160)
    }

    @Test("A popup that is anchored in a wide window has its anchor there, and none as a sheet")
    func anchored() throws {
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
        scene.presenter.view.addSubview(source)
        let popup = Popup(
            size: .fixed(CGSize(width: 300, height: 400)), position: .anchored(to: PresentationAnchor(source)))
        scene.presenter.present(list, as: Adaptive(compact: HalfSheet(), regular: popup))
        stage.settle()
        let frame = try #require(scene.chrome?.frame)
        #expect(frame.midX == 350)
        #expect(frame.minY >= 240 && frame.minY < 270)
        stage.resize(width: 375)
        stage.settle()
        #expect(isSheet())
    }

    @Test("The values describe themselves by the traits, too")
    func values() {
        #expect(style == Adaptive(compact: style.compact, regular: style.regular))
        let wide = LayoutEnvironment(
            container: CGSize(width: 820, height: 1180), traits: LayoutTraits(horizontalSizeClass: .regular))
        #expect(style.layout(in: wide) == style.regular.layout(in: wide))
        #expect(style.detentFrames(in: wide).isEmpty)
        let narrow = LayoutEnvironment(container: CGSize(width: 375, height: 1180))
        #expect(style.layout(in: narrow) == style.compact.layout(in: narrow))
        #expect(style.detentFrames(in: narrow).count == 2)
    }

    @Test(
        "A keyboard for a field of the presenting view expands neither of two sheets, whichever is shown when it comes")
    func keyboardOfPresenter() {
        scene.presenter.present(list, as: Adaptive(compact: HalfSheet(), regular: HalfSheet(maximumWidth: 400)))
        stage.settle()
        let field = UITextField()
        scene.presenter.view.addSubview(field)
        field.becomeFirstResponder()
        stage.showKeyboard(height: 400)
        stage.settle()
        #expect(list.halfSheetPresentationController?.halfSheet.maximumWidth == 400)
        #expect(scene.chrome?.frame.minY == 570)
        stage.resize(width: 375)
        stage.settle()
        #expect(scene.chrome?.frame.minY == 570)
    }
}
