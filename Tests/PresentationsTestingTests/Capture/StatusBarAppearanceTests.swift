import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// The appearance of the picture's status bar.
@MainActor @Suite struct StatusBarAppearanceTests {
    @Test(arguments: [
        (UIStatusBarStyle.default, UIUserInterfaceStyle.light, Scene.StatusBar?.none, "#000000"),
        (.default, .dark, nil, "#ffffff"), (.lightContent, .light, .light, "#ffffff"),
        (.lightContent, .dark, nil, "#ffffff"), (.darkContent, .light, nil, "#000000"),
        (.darkContent, .dark, .dark, "#000000"),
    ])
    func theStatusBarIsDrawnAsTheRootPrefersIt(
        style: UIStatusBarStyle, appearance: UIUserInterfaceStyle, content: Scene.StatusBar?, color: String
    ) throws {
        let stage = Stage(.iPhone15, appearance: appearance)
        stage.show(Screen(style))
        let scene = try stage.scene()
        #expect(scene.statusBar == content)
        #expect(try #require(StatusBarDrawing(scene)).element.document.contains("fill=\"\(color)\""))
        #expect(stage.svg.contains("data-status-bar-content") == (content != nil))
        #expect(try SceneReader.read(stage.svg) == scene)
    }

    @Test func aHiddenStatusBarIsNotDrawn() throws {
        let stage = Stage(.iPhone15)
        let screen = Screen(.default)
        stage.show(screen)
        screen.isHidden = true
        // Without `setNeedsStatusBarAppearanceUpdate()`.
        #expect(try stage.scene().statusBar == nil)
        screen.setNeedsStatusBarAppearanceUpdate()
        #expect(try stage.scene().statusBar == .hidden)
        #expect(!stage.svg.contains("status-bar\""))
        #expect(stage.svg.contains("data-status-bar-content=\"hidden\""))
    }

    /// A reference of a phone in landscape does not mention the status bar, since no phone has one there.
    @Test func aPhoneOnItsSideHasNoStatusBar() throws {
        let stage = Stage(.iPhone15, orientation: .landscapeLeft)
        stage.show(Screen(.default))
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        #expect(try stage.scene().statusBar == nil)
        #expect(StatusBarDrawing(try stage.scene()) == nil)
    }

    @Test func aPresentedControllerThatCapturesTheStatusBarIsFollowed() throws {
        let stage = Stage(.iPhone15)
        let (root, top) = (Screen(.default), Screen(.lightContent))
        stage.show(root)
        top.modalPresentationStyle = .overFullScreen
        root.present(top, animated: false)
        stage.settle()
        #expect(try stage.scene().statusBar == nil)
        root.dismiss(animated: false)
        stage.settle()
        top.modalPresentationCapturesStatusBarAppearance = true
        root.present(top, animated: false)
        stage.settle()
        #expect(try stage.scene().statusBar == .light)
    }

    @Test func theHeightOfTheStatusBarIsTheDevices() {
        let stage = Stage(.iPhone15)
        stage.show(Screen(.default))
        #expect(
            stage.window.windowScene?.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
    }

    private final class Screen: UIViewController {
        private let style: UIStatusBarStyle
        var isHidden = false

        init(_ style: UIStatusBarStyle) {
            self.style = style
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isHidden || super.prefersStatusBarHidden }
    }
}
