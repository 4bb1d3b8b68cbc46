import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The effect of a finger in the content (R11). The sheet rests at y 392, and so does its content.
@MainActor
struct ArbitrationTests {
    private let scene = PresentedStage()
    private let content = CountingViewController()

    /// A view in the content that could want the touch, and the one that gets it.
    enum Thing: CaseIterable {
        case nothing, label, button, textField, editedTextField, slider, switchControl, valueControl, silentControl,
            labelInButton
        case horizontalScrollView, shortScrollView, disabledScrollView, horizontalPanAcross, pan, edgePan
        case tap, longPressNotYet, longPress, swipe, viewThatRefuses, viewThatRefusesOnlyTaps
        case picker, pageThatEatsTouches

        /// True if a finger that goes straight down moves the sheet.
        var letsTheSheetMove: Bool {
            switch self {
            case .nothing, .label, .button, .textField, .labelInButton, .horizontalScrollView, .shortScrollView: true
            case .disabledScrollView, .horizontalPanAcross, .edgePan, .tap, .longPressNotYet: true
            case .viewThatRefusesOnlyTaps, .swipe: true
            // Text is selected, values follow the finger, and a control that reports no press is a handle.
            case .editedTextField, .slider, .switchControl, .valueControl, .silentControl: false
            // Gestures that are recognised first, which a swipe is not, and touches that the view itself refuses.
            case .pan, .longPress, .viewThatRefuses: false
            // Wheels turn, and a page that handles its touches recognises them as soon as they land.
            case .picker, .pageThatEatsTouches: false
            }
        }
    }

    @Test("The view that gets a finger moving down (R11)", arguments: Thing.allCases)
    func table(thing: Thing) throws {
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(dismissal: .swipe))
        let view = put(thing)
        scene.stage.settle()
        if thing == .editedTextField { view.becomeFirstResponder() }
        let recognizer = view.gestureRecognizers?.first { !($0.view is UIScrollView) }
        scene.stage.touchDown(at: CGPoint(x: 100, y: 500))
        if thing == .longPress { scene.stage.advance(by: 0.6) }
        for step in 1...6 {
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMoved(to: CGPoint(x: 100, y: 500 + CGFloat(step) * 12))
        }
        let top = try #require(scene.chrome).frame.minY
        #expect(top == (thing.letsTheSheetMove ? 454 : 392))
        if thing == .pan || thing == .longPress { #expect(recognizer?.state == .changed) }
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A finger that goes across moves the sheet by nothing, and a pager turns its page (R11)")
    func across() throws {
        scene.presenter.presentAsHalfSheet(content)
        let pager = try #require(put(.horizontalScrollView) as? UIScrollView)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 50, y: 560), duration: 0.2)
        #expect(try visible(scene.chrome).frame.minY == 392)
        #expect(pager.contentOffset.x == 90)
        scene.stage.settle()
        #expect(pager.contentOffset.x == 200)
    }

    @Test("A slider in a sheet is dragged, and the sheet is not (R11)", arguments: [-60, 60] as [CGFloat])
    func slider(way: CGFloat) throws {
        scene.presenter.presentAsHalfSheet(content)
        let slider = try #require(put(.slider) as? UISlider)
        slider.value = 0.5
        scene.stage.settle()
        // Sideways, and then down.
        scene.stage.touchDown(at: CGPoint(x: 100, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 100 + way, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 100 + way, y: 700))
        #expect(way > 0 ? slider.value > 0.6 : slider.value < 0.4)
        #expect(scene.chrome?.frame.minY == 392)
        scene.stage.touchUp()
    }

    @Test("A button under the finger is not pressed when the sheet has moved, and is when it has not")
    func button() throws {
        scene.presenter.presentAsHalfSheet(content)
        let button = try #require(put(.button) as? UIButton)
        scene.stage.settle()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scene.stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 520), duration: 0.2)
        scene.stage.settle()
        #expect(presses == 0)
        scene.stage.tap(at: CGPoint(x: 100, y: 500))
        #expect(presses == 1)
    }

    /// Lies under the finger, and fills 200×216 points unless its size is fixed.
    @discardableResult
    private func put(_ thing: Thing) -> UIView {
        let view = Self.view(for: thing)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 216)
        view.center = CGPoint(x: 100, y: 108)
        content.loadViewIfNeeded()
        content.view.addSubview(view)
        if thing == .labelInButton {
            let label = UILabel(frame: view.bounds)
            view.addSubview(label)
        }
        return view
    }

    private static func view(for thing: Thing) -> UIView {
        switch thing {
        case .nothing: return UIView()
        case .label: return UILabel()
        case .button: return UIButton(type: .system, primaryAction: UIAction { _ in })
        case .textField, .editedTextField: return UITextField()
        case .slider: return UISlider()
        case .switchControl: return UISwitch()
        case .valueControl: return control(.valueChanged)
        case .silentControl: return UIControl()
        case .labelInButton: return control(.touchUpInside)
        case .horizontalScrollView, .shortScrollView, .disabledScrollView: return scrollView(thing)
        case .picker: return UIPickerView()
        case .pageThatEatsTouches:
            let view = UIView()
            view.addGestureRecognizer(TouchEater())
            return view
        case .viewThatRefuses: return RefusingView(refusesPans: true)
        case .viewThatRefusesOnlyTaps: return RefusingView(refusesPans: false)
        case .horizontalPanAcross, .pan, .edgePan, .tap, .longPressNotYet, .longPress, .swipe:
            let view = UIView()
            view.addGestureRecognizer(recognizer(thing))
            return view
        }
    }

    private static func control(_ event: UIControl.Event) -> UIControl {
        let control = UIControl()
        control.addAction(UIAction { _ in }, for: event)
        return control
    }

    private static func scrollView(_ thing: Thing) -> UIScrollView {
        let view = UIScrollView()
        view.contentSize =
            switch thing {
            case .horizontalScrollView: CGSize(width: 600, height: 100)
            case .shortScrollView: CGSize(width: 100, height: 100)
            default: CGSize(width: 200, height: 2000)
            }
        view.isPagingEnabled = thing == .horizontalScrollView
        view.isScrollEnabled = thing != .disabledScrollView
        return view
    }

    private static func recognizer(_ thing: Thing) -> UIGestureRecognizer {
        switch thing {
        case .horizontalPanAcross: return HorizontalPan()
        case .edgePan:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            return pan
        case .tap: return UITapGestureRecognizer()
        case .longPress, .longPressNotYet: return UILongPressGestureRecognizer()
        case .swipe:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .down
            return swipe
        default: return UIPanGestureRecognizer()
        }
    }

    /// A pan that is its own delegate, for horizontal movements only.
    private final class HorizontalPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
        init() {
            super.init(target: nil, action: nil)
            delegate = self
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            abs(velocity(in: view).x) > abs(velocity(in: view).y)
        }
    }

    /// Acts like a web view whose page listens to touches.
    private final class TouchEater: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    }

    /// A drawing that needs its touches exclusively.
    private final class RefusingView: UIView {
        private let refusesPans: Bool

        init(refusesPans: Bool) {
            self.refusesPans = refusesPans
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer is UIPanGestureRecognizer ? !refusesPans : refusesPans
        }
    }
}
