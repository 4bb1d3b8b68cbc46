import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Screens that are not the kit's: it puts nothing into them, and leaves those of the system alone.
@MainActor
@Suite("Content decides: screens of others")
struct ForeignScreensTests {
    private class PickerController: UINavigationController {}
    private final class OwnPicker: PickerController {}
    private final class OwnStack: UINavigationController {}

    private let scene = PresentedStage()

    @Test("No view and no child of the kit is in a screen, at rest, in a push or in a drag", arguments: [false, true])
    func untouched(inTabs: Bool) throws {
        let first = CountingViewController(CGSize(width: 0, height: 300))
        let second = CountingViewController(CGSize(width: 0, height: 400))
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        if inTabs { tabs.viewControllers = [navigation] }
        scene.presenter.presentAsHalfSheet(
            inTabs ? tabs : navigation, style: HalfSheet(detents: [.fitting(), .large()], prefersGrabberVisible: true))
        func check() throws {
            for screen in [first, second] {
                #expect(screen.children == [])
                #expect(screen.viewIfLoaded?.subviews ?? [] == [])
            }
            #expect(navigation.children.allSatisfy { $0 === first || $0 === second })
            #expect(!inTabs || tabs.children == [navigation])
        }
        scene.stage.settle()
        try check()
        navigation.pushViewController(second, animated: true)
        scene.stage.advance(by: 0.1)
        try check()
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 640))
        try check()
        scene.stage.touchUp()
        scene.stage.settle()
        try check()
    }

    @Test("A stack of the app's own may be observed, one that is or inherits from a screen of the system's may not")
    func systemScreens() {
        let bundle: (AnyClass) -> String? = { $0 == PickerController.self ? "com.apple.PhotosUI" : "com.example.Mail" }
        #expect(!UINavigationController().isSystemScreen(bundle: bundle))
        #expect(!OwnStack().isSystemScreen(bundle: bundle))
        #expect(PickerController().isSystemScreen(bundle: bundle))
        #expect(OwnPicker().isSystemScreen(bundle: bundle))
        #expect(!OwnStack().isSystemScreen { _ in nil })
        #expect(!UINavigationController().isSystemScreen { _ in "com.apple.UIKitCore" })
    }
}
