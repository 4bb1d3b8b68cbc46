import PresentationsTesting
import Testing
import UIKit

/// Views and taps by identifier.
@MainActor @Suite struct StageViewTests {
    private let stage = Stage(.iPhone15)
    private let controller = UIViewController()

    init() {
        stage.show(controller)
    }

    @discardableResult
    private func add(_ view: UIView, _ name: String, _ frame: CGRect, to parent: UIView? = nil) -> UIView {
        view.accessibilityIdentifier = name
        view.frame = frame
        (parent ?? controller.view).addSubview(view)
        return view
    }

    private static let box = CGRect(x: 100, y: 200, width: 100, height: 50)

    @Test func theFrontmostVisibleViewOfANameIsFound() {
        let back = add(UIView(), "box", Self.box)
        #expect(stage.view("box") === back)
        #expect(stage.view("other") == nil)
        let front = add(UIView(), "box", CGRect(x: 0, y: 600, width: 10, height: 10))
        #expect(stage.view("box") === front)
        front.isHidden = true
        #expect(stage.view("box") === back)
        back.alpha = 0
        #expect(stage.view("box") == nil)
    }

    @Test func aFrameIsEqualWithinItsTolerance() {
        let frame = CGRect(x: 104.66666, y: 83, width: 160, height: 160)
        #expect(frame.isEqual(to: CGRect(x: 104.67, y: 83, width: 160, height: 160), within: 0.01))
        #expect(frame.isEqual(to: CGRect(x: 105, y: 82.5, width: 160.5, height: 160)))
        for (x, y, width, height) in [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        {
            let other = CGRect(
                x: frame.minX + x, y: frame.minY + y, width: frame.width + width, height: frame.height + height)
            #expect(!frame.isEqual(to: other))
            #expect(frame.isEqual(to: other, within: 1.001))
        }
        #expect(CGRect.null.isEqual(to: .null))
        #expect(!frame.isEqual(to: .null))
    }

    @Test func aViewIsWhereItIsSeenInTheMiddleOfAnAnimation() throws {
        let box = add(UIView(), "box", CGRect(x: 0, y: 100, width: 100, height: 50))
        let inside = add(UIView(), "inside", CGRect(x: 10, y: 5, width: 20, height: 20), to: box)
        #expect(stage.visibleFrame(of: inside) == CGRect(x: 10, y: 105, width: 20, height: 20))
        box.transform = CGAffineTransform(translationX: 5, y: 0)
        #expect(stage.visibleFrame(of: inside) == CGRect(x: 15, y: 105, width: 20, height: 20))
        box.removeFromSuperview()
        #expect(stage.visibleFrame(of: inside) == nil)
    }

    @Test func aViewThatCannotBeSeenIsNotFound() {
        let clip = add(UIView(), "clip", CGRect(x: 0, y: 0, width: 100, height: 100))
        let inside = add(UIView(), "box", CGRect(x: 200, y: 0, width: 50, height: 50), to: clip)
        #expect(stage.view("box") === inside)
        clip.clipsToBounds = true
        #expect(stage.view("box") == nil)
        inside.frame.origin.x = 60
        #expect(stage.view("box") === inside)
        clip.alpha = 0
        #expect(stage.view("box") == nil)
        add(UIView(), "far", CGRect(x: 500, y: 0, width: 50, height: 50))
        #expect(stage.view("far") == nil)
        add(UIView(), "flat", CGRect(x: 0, y: 0, width: 50, height: 0))
        #expect(stage.view("flat") == nil)
    }

    @Test func aSubviewIsInFrontOfItsSuperview() {
        let outer = add(UIView(), "box", Self.box)
        let inner = add(UIView(), "box", CGRect(x: 0, y: 0, width: 10, height: 10), to: outer)
        #expect(stage.view("box") === inner)
    }

    @Test func anotherWindowInFrontIsLookedAtFirst() throws {
        add(UIView(), "box", Self.box)
        let overlay = UIWindow(windowScene: try #require(stage.window.windowScene))
        overlay.rootViewController = UIViewController()
        let inFront = add(UIView(), "box", Self.box, to: overlay.rootViewController?.view)
        #expect(stage.view("box") !== inFront)
        overlay.isHidden = false
        #expect(stage.view("box") === inFront)
    }

    @Test func aTapPressesAButtonByItsName() {
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
        add(button, "save", Self.box)
        stage.tap("save")
        #expect(presses == 1)
    }

    @Test func aTapIsInTheMiddleOfWhatCanBeSeen() {
        let clip = add(UIView(), "clip", CGRect(x: 0, y: 0, width: 393, height: 220))
        clip.clipsToBounds = true
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
        // The lower 30 of 50 points are cut off, and so is their middle.
        add(button, "save", Self.box, to: clip)
        add(UIView(), "bar", CGRect(x: 0, y: 220, width: 393, height: 600))
        stage.tap("save")
        #expect(presses == 1)
    }

    @Test func aTapOnALabelIsOneOnWhatItIsIn() {
        var presses = 0
        let button = UIControl()
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        add(button, "", Self.box)
        add(UILabel(), "title", CGRect(x: 10, y: 10, width: 20, height: 20), to: button)
        stage.tap("title")
        #expect(presses == 1)
    }

    @Test func aTapOnNothingFailsAndSaysWhatThereIs() {
        add(UIView(), "box", Self.box)
        withKnownIssue {
            stage.tap("save")
        } matching: { issue in
            "\(issue)".contains("No view called \"save\" can be seen in the stage's window. There is box.")
        }
    }

    @Test func aTapOnAViewThatIsCoveredFailsAndSaysByWhat() {
        var presses = 0
        add(UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 }), "save", Self.box)
        add(UIView(), "cover", CGRect(x: 0, y: 100, width: 393, height: 300))
        withKnownIssue {
            stage.tap("save")
        } matching: { issue in
            "\(issue)".contains("\"save\" cannot be tapped: \"cover\" is in front of it at 150.0, 225.0.")
        }
        #expect(presses == 0)
    }

    @Test func aFingerThatRestsBeforeItLiftsThrowsNothing() {
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 5000)
        controller.view.addSubview(scroll)
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 490), duration: 0.1, resting: 0.2)
        stage.settle()
        #expect(scroll.contentOffset.y == 100)
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 490), duration: 0.1)
        stage.settle()
        #expect(scroll.contentOffset.y > 300)
    }
}
