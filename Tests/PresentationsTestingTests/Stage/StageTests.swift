import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

@MainActor @Suite struct StageTests {
    @Test(arguments: Device.all, [UIInterfaceOrientation.portrait, .landscapeLeft])
    func theWindowHasTheDevicesSizeSafeAreaAndTraits(device: Device, orientation: UIInterfaceOrientation) {
        let stage = Stage(device, orientation: orientation)
        #expect(stage.window.bounds == device.bounds(in: orientation))
        #expect(stage.window.safeAreaInsets == device.safeAreaInsets(in: orientation))
        let traits = stage.window.traitCollection
        #expect(traits.horizontalSizeClass == device.horizontalSizeClass(in: orientation))
        #expect(traits.verticalSizeClass == device.verticalSizeClass(in: orientation))
        #expect(traits.userInterfaceIdiom == device.idiom)
        #expect(traits.displayScale == device.scale)
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.layoutDirection == .leftToRight)
        #expect(traits.preferredContentSizeCategory == .large)
    }

    @Test func appearanceDirectionAndTextSizeAreTheTests() {
        let stage = Stage(
            .iPhone15, appearance: .dark, layoutDirection: .rightToLeft, contentSizeCategory: .accessibilityLarge)
        let traits = stage.window.traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func aControllerThatIsShownHasAppeared() {
        let stage = Stage(.iPhone15)
        let controller = Recording()
        stage.show(controller)
        #expect(controller.calls == ["viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(stage.window.isKeyWindow)
    }

    @Test func timePassesByTheGivenAmountAndThenToTheEnd() throws {
        let stage = Stage(.iPhone15)
        let controller = UIViewController()
        stage.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .black
        controller.view.addSubview(view)
        stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        stage.advance(by: 0.25)
        #expect(try stage.scene().nodes.first?.frame == Frame(25, 0, 100, 100))
        stage.settle()
        #expect(try stage.scene().nodes.first?.frame == Frame(100, 0, 100, 100))
    }

    @Test func turningTheDeviceGivesTheWindowTheOtherSize() {
        let stage = Stage(.iPhone15)
        let controller = Recording()
        stage.show(controller)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(stage.orientation == .landscapeLeft)
        #expect(controller.sizes == [CGSize(width: 852, height: 393)])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    }

    @Test func equalScenesGiveEqualTextWhateverTheClockSays() {
        func svg(after seconds: TimeInterval) -> String {
            let stage = Stage(.iPhone15)
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            stage.show(controller)
            stage.advance(by: seconds)
            return stage.svg
        }
        #expect(svg(after: 0) == svg(after: 12.345))
    }

    @Test func theHeaderSaysWhatTheSceneWasLookedAtWith() throws {
        let stage = Stage(
            .iPad13, orientation: .landscapeRight, appearance: .dark, layoutDirection: .rightToLeft,
            contentSizeCategory: .extraLarge)
        stage.show(UIViewController())
        let scene = try stage.scene()
        #expect(
            scene.screen
                == Scene.Screen(
                    device: "iPad13", idiom: .pad, width: 1366, height: 1024, scale: 2,
                    safeArea: Insets(24, 0, 20, 0), cornerRadius: 18, cutout: .none, statusBarHeight: 24))
        #expect(scene.orientation == .landscapeRight)
        #expect(scene.appearance == .dark)
        #expect(scene.direction == .rightToLeft)
        #expect(scene.textSize == "extraLarge")
    }

    private final class Recording: UIViewController {
        var calls: [String] = []
        var sizes: [CGSize] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("viewDidLayoutSubviews")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("viewDidAppear")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }
}
