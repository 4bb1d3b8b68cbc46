import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The content of a presented view that changes its size within a push or a pop.
@MainActor
@Suite("Content decides: inside a push and a pop")
struct StackTransitionTests {
    /// The style of the presentation, and which of the two controllers is higher.
    struct Setting: CustomTestStringConvertible, Sendable {
        enum Form: CaseIterable { case sheet, card, popup }
        let form: Form
        let grows: Bool
        let device: Device
        let direction: UITraitEnvironmentLayoutDirection

        var testDescription: String {
            "\(form), \(grows ? "grows" : "shrinks"), \(device), \(direction == .rightToLeft ? "right to left" : "")"
        }

        static let all: [Setting] = Form.allCases.flatMap { form in
            [true, false].flatMap { grows in
                [
                    Setting(form: form, grows: grows, device: .iPhone15, direction: .leftToRight),
                    Setting(form: form, grows: grows, device: .iPhone15, direction: .rightToLeft),
                    Setting(form: form, grows: grows, device: .iPad11, direction: .leftToRight),
                ]
            }
        }
    }

    /// A stack of two in a presentation.
    @MainActor
    private struct Shown {
        let scene: PresentedStage
        let setting: Setting
        let first: ColumnViewController
        let second: ColumnViewController
        let navigation: UINavigationController

        init(_ setting: Setting) {
            self.setting = setting
            scene = PresentedStage(setting.device, direction: setting.direction)
            let (low, high): ([CGFloat], [CGFloat]) = ([100, 60], [100, 60, 200])
            first = ColumnViewController(heights: setting.grows ? low : high)
            second = ColumnViewController(heights: setting.grows ? high : low)
            first.title = "Places"
            second.title = "One Place"
            navigation = UINavigationController(rootViewController: first)
            switch setting.form {
            case .sheet: scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
            case .card: scene.presenter.presentAsCard(navigation, style: Card(maximumWidth: 361))
            case .popup: scene.presenter.presentAsPopup(navigation)
            }
            scene.stage.settle()
        }

        func push() {
            navigation.pushViewController(second, animated: true)
            scene.stage.settle()
        }

        var width: CGFloat { scene.chrome?.bounds.width ?? 0 }

        /// Returns the boxes of a controller at their places in its view: 20 from its sides and from the bar, 10 from
        /// each other.
        func frames(of controller: ColumnViewController) -> [CGRect] {
            // 54, and 10 above it.
            let bar: CGFloat = 64
            let heights: [CGFloat] = controller.boxes.count == 2 ? [100, 60] : [100, 60, 200]
            var y = bar + 20
            return heights.map { height in
                defer { y += height + 10 }
                return CGRect(x: 20, y: y, width: width - 40, height: height)
            }
        }

        /// Checks that the visible part of the incoming controller has its final layout, and its view the size of the
        /// container.
        func expectComing(_ controller: ColumnViewController, _ when: String) throws {
            let seen = try controller.boxes.map { try visible($0).frame }
            #expect(seen == frames(of: controller), "\(when)")
            let chrome = try visible(scene.chrome)
            let view = try visible(controller.view)
            #expect(view.bounds.width == width, "\(when)")
            #expect(abs(view.bounds.height - chrome.bounds.height) < 0.001, "\(when)")
            try expectChrome(when)
            try expectBar(controller, when)
        }

        /// Checks that the visible part of the outgoing controller is not squeezed.
        func expectGoing(_ controller: ColumnViewController, _ when: String) throws {
            guard !setting.grows == (controller === first) else { return }
            let seen = try controller.boxes.map { try visible($0).frame }
            #expect(seen == frames(of: controller), "\(when)")
        }

        /// Checks that the rounded clip covers the presented view at every moment.
        func expectChrome(_ when: String) throws {
            let chrome = try visible(scene.chrome)
            let clip = try visible(scene.view(named: "presentation.clip"))
            let differences = [
                clip.bounds.width - chrome.bounds.width, clip.bounds.height - chrome.bounds.height,
                clip.position.x - chrome.bounds.midX, clip.position.y - chrome.bounds.midY,
            ]
            #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(when): \(differences)")
            #expect(clip.cornerRadius == (setting.form == .sheet ? 12 : setting.form == .card ? 24 : 14), "\(when)")
        }

        /// Checks that the title is in the middle of the controller's part of the bar, in its own size.
        private func expectBar(_ controller: ColumnViewController, _ when: String) throws {
            let labels = navigation.navigationBar.labels.filter {
                $0.text == controller.title && $0.textAlignment == .center
            }
            let label = try #require(labels.last, "\(when)")
            let seen = try visible(label)
            #expect(seen.bounds.size == label.intrinsicContentSize, "\(when)")
            #expect(abs(seen.position.x - width / 2) < 0.5, "\(when)")
            #expect(abs(seen.position.y - navigation.navigationBar.bounds.height / 2) < 0.5, "\(when)")
        }
    }

    nonisolated static let moments: [Double] = [0, 0.03, 0.05, 0.1, 0.2, 0.35]

    @Test("A pushed view has its final layout before anything moves", arguments: Setting.all)
    func push(setting: Setting) throws {
        let shown = Shown(setting)
        let before = try #require(shown.scene.chrome).bounds.height
        shown.navigation.pushViewController(shown.second, animated: true)
        for moment in Self.moments {
            shown.scene.stage.advance(by: moment)
            try shown.expectComing(shown.second, "after \(moment) s more")
            try shown.expectGoing(shown.first, "after \(moment) s more")
        }
        shown.scene.stage.settle()
        try shown.expectComing(shown.second, "at rest")
        // One box of 200 more or less, and the 10 points above it.
        #expect(try #require(shown.scene.chrome).bounds.height - before == (setting.grows ? 210 : -210))
    }

    @Test("A view that a pop brings back has its final layout before anything moves", arguments: Setting.all)
    func pop(setting: Setting) throws {
        let shown = Shown(setting)
        shown.push()
        shown.navigation.popViewController(animated: true)
        for moment in Self.moments {
            shown.scene.stage.advance(by: moment)
            try shown.expectComing(shown.first, "after \(moment) s more")
            try shown.expectGoing(shown.second, "after \(moment) s more")
        }
        shown.scene.stage.settle()
        try shown.expectComing(shown.first, "at rest")
    }

    @Test(
        "Under a finger that goes back it has it too; taken back, everything is as before",
        arguments: Setting.all.filter { $0.device == .iPhone15 && $0.form != .popup }, [true, false])
    func swipe(setting: Setting, isTakenBack: Bool) throws {
        let shown = Shown(setting)
        let stage = shown.scene.stage
        shown.push()
        let frame = try #require(shown.scene.chrome).frame
        let isRightToLeft = setting.direction == .rightToLeft
        let start = CGPoint(x: isRightToLeft ? frame.maxX - 2 : frame.minX + 2, y: frame.midY)
        func finger(_ way: CGFloat) {
            stage.touchMoved(to: CGPoint(x: start.x + (isRightToLeft ? -way : way), y: start.y))
        }
        stage.touchDown(at: start)
        for way in stride(from: 5.0, through: 120, by: 5) {
            finger(way)
            stage.advance(by: 0.01)
            if way > 30 {
                try shown.expectComing(shown.first, "\(way) points")
                try shown.expectGoing(shown.second, "\(way) points")
            }
        }
        let height = try visible(shown.scene.chrome).bounds.height
        #expect(abs(height - frame.height) > 20 && abs(height - frame.height) < 190)
        // It waits as long as the finger rests.
        stage.advance(by: 0.3)
        #expect(abs(try visible(shown.scene.chrome).bounds.height - height) < 0.001)
        let end: CGFloat = isTakenBack ? 20 : 240
        for way in stride(from: 120, through: end, by: isTakenBack ? -10 : 10) {
            finger(way)
            stage.advance(by: 0.01)
        }
        stage.touchUp()
        for _ in 0..<3 {
            stage.advance(by: 0.05)
            try shown.expectChrome("after the release")
            let seen = try shown.first.boxes.map { try visible($0).frame }
            if shown.first.view.window != nil { #expect(seen == shown.frames(of: shown.first)) }
        }
        stage.settle()
        #expect(shown.navigation.viewControllers.count == (isTakenBack ? 2 : 1))
        let top = isTakenBack ? shown.second : shown.first
        try shown.expectComing(top, "at rest")
        #expect(top.additionalSafeAreaInsets == .zero)
        if isTakenBack { #expect(try #require(shown.scene.chrome).frame == frame) }
    }

    @Test("A bar below a visible grabber is clear of it, and the app's own insets stay the app's")
    func grabber() throws {
        let scene = PresentedStage()
        let root = ColumnViewController(heights: [100])
        root.title = "Places"
        let navigation = UINavigationController(rootViewController: root)
        navigation.additionalSafeAreaInsets.top = 3
        scene.presenter.presentAsHalfSheet(
            navigation, style: HalfSheet(detents: [.fitting()], prefersGrabberVisible: true))
        scene.stage.settle()
        // The bar of 54, 10 above it that contain 3 of the app's and the grabber, 20 + 100 + 20, the inset of 34.
        #expect(try #require(scene.chrome).frame.height == 238)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 393, height: 54))
        #expect(root.boxes[0].frame == CGRect(x: 20, y: 84, width: 353, height: 100))
        navigation.halfSheetPresentationController?.animateChanges { $0.prefersGrabberVisible = false }
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 238)
        #expect(navigation.navigationBar.frame.minY == 10)
        navigation.halfSheetPresentationController?.halfSheet.prefersGrabberVisible = true
        scene.stage.settle()
        navigation.additionalSafeAreaInsets.top = 7
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(navigation.additionalSafeAreaInsets.top == 7)
    }

    @Test(
        "After a rotation the sheet has room for the bar of that orientation, and back",
        arguments: Setting.Form.allCases)
    func rotated(form: Setting.Form) throws {
        let shown = Shown(Setting(form: form, grows: true, device: .iPhone15, direction: .leftToRight))
        let portrait = try #require(shown.scene.chrome).frame
        shown.scene.stage.rotate(to: .landscapeLeft)
        shown.scene.stage.settle()
        let other = PresentedStage(.iPhone15, orientation: .landscapeLeft)
        let fresh = ColumnViewController(heights: [100, 60])
        let navigation = UINavigationController(rootViewController: fresh)
        switch form {
        case .sheet: other.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        case .card: other.presenter.presentAsCard(navigation, style: Card(maximumWidth: 361))
        case .popup: other.presenter.presentAsPopup(navigation)
        }
        other.stage.settle()
        #expect(try #require(shown.scene.chrome).frame == #require(other.chrome).frame)
        // The bar of 54 with 24 above it, 20 + 100 + 10 + 60 + 20.
        if form == .card { #expect(try #require(shown.scene.chrome).frame.height == 288) }
        #expect(shown.first.boxes.map(\.frame) == fresh.boxes.map(\.frame))
        shown.scene.stage.rotate(to: .portrait)
        shown.scene.stage.settle()
        #expect(try #require(shown.scene.chrome).frame == portrait)
    }

    @Test(
        "A push that nobody saw is followed when the stack is seen again",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen,
        ])
    func beneath(style: UIModalPresentationStyle) throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(
            rootViewController: CountingViewController(CGSize(width: 200, height: 300)))
        scene.presenter.presentAsPopup(navigation)
        scene.stage.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        navigation.present(cover, animated: true)
        scene.stage.settle()
        navigation.pushViewController(CountingViewController(CGSize(width: 250, height: 500)), animated: true)
        scene.stage.settle()
        navigation.dismiss(animated: true)
        scene.stage.settle()
        #expect(try #require(scene.chrome).bounds.size == CGSize(width: 250, height: 500))
    }

    @Test("A stack whose text size changed while it was not shown has the height of the new one when it comes again")
    func textSizeBetween() throws {
        let scene = PresentedStage()
        let root = ScalingTextViewController()
        let navigation = UINavigationController(rootViewController: root)
        func present() throws -> CGFloat {
            scene.presenter.presentAsCard(navigation)
            scene.stage.advance(by: 0)
            // The whole card is out of sight when it begins to move.
            let start = try visible(scene.chrome).frame.minY
            #expect(start >= 852)
            scene.stage.settle()
            return try #require(scene.chrome).frame.height
        }
        let small = try present()
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        scene.stage.contentSizeCategory = .accessibilityExtraLarge
        scene.stage.settle()
        let large = try present()
        #expect(large > small + 100)
        navigation.cardPresentationController?.invalidatePresentation()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == large)
    }

    @Test("A bar that is hidden while the sheet rests takes its height along")
    func hiddenBar() throws {
        let shown = Shown(Setting(form: .sheet, grows: true, device: .iPhone15, direction: .leftToRight))
        #expect(try #require(shown.scene.chrome).frame.height == 308)
        shown.navigation.isNavigationBarHidden = true
        shown.scene.stage.settle()
        #expect(try #require(shown.scene.chrome).frame.height == 244)
    }
}

/// Text that follows the user's text size.
private final class ScalingTextViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "A sentence that is long enough to be broken into several lines on every phone."
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addPinnedToSafeArea(label, inset: 16)
    }
}

extension UIView {
    fileprivate var labels: [UILabel] {
        subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
    }
}
