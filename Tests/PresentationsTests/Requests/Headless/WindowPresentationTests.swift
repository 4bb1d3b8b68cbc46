import Foundation
import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presentations in a window of their own, above every modal one.
@MainActor
struct WindowPresentationTests {
    private let stage = Stage(.iPhone15)
    private let home = CountingViewController()

    init() {
        stage.show(home)
        stage.settle()
        home.forgetCalls()
    }

    private var scene: UIWindowScene? { stage.window.windowScene }

    private var extraWindows: [UIWindow] { scene?.windows.filter { $0 !== stage.window } ?? [] }

    private static let toast = Card {
        $0.edge = .top
        $0.allowsBackgroundInteraction = true
    }

    private func content(_ width: CGFloat = 301, _ height: CGFloat = 60) -> CountingViewController {
        CountingViewController(CGSize(width: width, height: height))
    }

    // MARK: Notices

    @Test("A toast comes above a modal presentation, leaves it in use, and leaves nothing behind")
    func toast() throws {
        let sheet = content()
        home.presentAsHalfSheet(sheet)
        stage.settle()
        sheet.forgetCalls()
        let toast = content()
        var reasons: [DismissalReason] = []
        var arrivals = 0
        scene?.present(toast, as: Self.toast, completion: { arrivals += 1 }, onDismiss: { reasons.append($0) })
        stage.settle()
        let window = try #require(toast.view.window)
        #expect(window !== stage.window)
        #expect(extraWindows == [window])
        #expect(window.windowLevel.rawValue == 999)
        #expect(toast.presentationController?.presentedView?.frame == CGRect(x: 46, y: 59, width: 301, height: 60))
        #expect(arrivals == 1)
        #expect(sheet.calls.isEmpty && home.calls.isEmpty)
        #expect(sheet.presentedViewController == nil)
        // Beside the toast, the half-sheet below is dragged.
        stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 300), duration: 1)
        stage.settle()
        #expect(sheet.presentationController?.presentedView?.frame.minY == 69)
        toast.dismiss(animated: true)
        stage.settle()
        #expect(reasons == [.programmatic])
        #expect(extraWindows.isEmpty)
        #expect(toast.view.window == nil)
    }

    @Test("A finger on it belongs to it: a swipe takes it away")
    func swiped() {
        let toast = content()
        var reasons: [DismissalReason] = []
        scene?.present(toast, as: Self.toast, onDismiss: { reasons.append($0) })
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 90), to: CGPoint(x: 196, y: 10), duration: 0.1)
        stage.settle()
        #expect(reasons == [.swipe])
        #expect(extraWindows.isEmpty)
    }

    @Test("Two toasts share a window: the older one moves back, and comes to the front again")
    func stacked() throws {
        let (first, second) = (content(), content())
        scene?.present(first, as: Self.toast)
        stage.settle()
        scene?.present(second, as: Self.toast)
        stage.settle()
        #expect(extraWindows.count == 1)
        let back = try #require(first.presentationController?.presentedView)
        #expect(back.transform.a < 1)
        second.dismiss(animated: true)
        stage.settle()
        #expect(extraWindows.count == 1)
        #expect(back.transform == .identity)
        first.dismiss(animated: true)
        stage.settle()
        #expect(extraWindows.isEmpty)
    }

    @Test("The key window stays key, and the user goes on typing")
    func typing() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        home.view.addSubview(field)
        stage.window.makeKey()
        field.becomeFirstResponder()
        let toast = content()
        scene?.present(toast, as: Self.toast)
        stage.settle()
        #expect(stage.window.isKeyWindow)
        #expect(field.isFirstResponder)
        stage.tap(at: CGPoint(x: 196, y: 90))
        #expect(stage.window.isKeyWindow)
        toast.dismiss(animated: false)
        stage.settle()
        #expect(stage.window.isKeyWindow && field.isFirstResponder)
    }

    @Test("A window of the system's in front, such as that of the keyboard, changes nothing")
    func foreignWindow() throws {
        let scene = try #require(scene)
        stage.window.overrideUserInterfaceStyle = .dark
        let foreign = UIWindow(windowScene: scene)
        foreign.windowLevel = UIWindow.Level(rawValue: 10_000_000)
        foreign.rootViewController = UIViewController()
        foreign.overrideUserInterfaceStyle = .light
        foreign.isUserInteractionEnabled = false
        foreign.isHidden = false
        let low = UIWindow(windowScene: scene)
        low.windowLevel = UIWindow.Level(rawValue: 1)
        low.rootViewController = UIViewController()
        low.overrideUserInterfaceStyle = .light
        low.isUserInteractionEnabled = false
        low.isHidden = false
        let (first, second) = (content(), content())
        scene.present(first, as: Self.toast)
        scene.present(second, as: Self.toast)
        stage.settle()
        #expect(first.view.window != nil && first.view.window === second.view.window)
        #expect(first.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("The style's time ends it, and the window goes")
    func timeout() {
        scene?.present(
            content(),
            as: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 2
            })
        stage.advance(by: 4)
        #expect(extraWindows.isEmpty)
    }

    // MARK: Modal ones

    @Test("A modal one covers everything, and takes the key window and the keyboard for its time")
    func modal() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        home.view.addSubview(field)
        stage.window.makeKey()
        field.becomeFirstResponder()
        let password = content(300, 200)
        var reasons: [DismissalReason] = []
        scene?.present(password, as: Popup(), onDismiss: { reasons.append($0) })
        stage.settle()
        let window = try #require(password.view.window)
        #expect(window.isKeyWindow && !stage.window.isKeyWindow)
        #expect(!field.isFirstResponder)
        #expect(window.accessibilityViewIsModal)
        #expect(stage.view("presentation.dimming")?.window === window)
        stage.tap(at: CGPoint(x: 20, y: 100))
        stage.settle()
        #expect(reasons == [.tapOutside])
        #expect(stage.window.isKeyWindow)
        #expect(field.isFirstResponder)
        #expect(extraWindows.isEmpty)
    }

    @Test("A toast comes in front of a modal one, in a window of its own")
    func toastOverModal() throws {
        let password = content(300, 200)
        scene?.present(password, as: Popup())
        stage.settle()
        let toast = content()
        scene?.present(toast, as: Self.toast)
        stage.settle()
        #expect(extraWindows == [password.view.window, toast.view.window])
        #expect(password.view.window?.isKeyWindow == true)
        password.dismiss(animated: true)
        stage.settle()
        #expect(extraWindows == [toast.view.window])
        #expect(stage.window.isKeyWindow)
    }

    @Test("Content that keeps itself modal makes a notice modal")
    func heldModal() {
        let held = content()
        held.isModalInPresentation = true
        scene?.present(held, as: Self.toast)
        stage.settle()
        #expect(held.view.window?.isKeyWindow == true)
    }

    // MARK: The window below

    private final class Chooser: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
    }

    @Test("The status bar and the orientations are those of the window below, also of a screen presented there")
    func preferences() {
        home.view.backgroundColor = .white
        let toast = content()
        scene?.present(toast, as: Self.toast)
        stage.settle()
        #expect(scene?.statusBarManager?.statusBarStyle == .default)
        let chooser = Chooser()
        chooser.modalPresentationStyle = .fullScreen
        home.present(chooser, animated: false)
        stage.settle()
        toast.setNeedsStatusBarAppearanceUpdate()
        #expect(scene?.statusBarManager?.statusBarStyle == .lightContent)
        #expect(toast.view.window?.rootViewController?.supportedInterfaceOrientations == .landscapeLeft)
    }

    @Test("It follows the appearance and the tint colour of the window below, also when they change")
    func appearance() {
        stage.window.overrideUserInterfaceStyle = .dark
        stage.window.tintColor = .systemPink
        let toast = content()
        scene?.present(toast, as: Self.toast)
        stage.settle()
        #expect(toast.traitCollection.userInterfaceStyle == .dark)
        #expect(toast.view.tintColor == .systemPink)
        stage.window.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        #expect(toast.traitCollection.userInterfaceStyle == .light)
        home.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        #expect(toast.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("It rotates with the screen")
    func rotation() throws {
        let toast = content()
        scene?.present(toast, as: Self.toast)
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(toast.view.window?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        // On the pixel grid, the card is as near to the middle as it can be.
        let middle = try #require(toast.presentationController?.presentedView?.frame.midX)
        #expect(abs(middle - 426) < 0.2)
    }

    // MARK: Ends

    @Test("A request that is not possible calls nothing, and leaves no window")
    func impossible() {
        let log = reports { scene?.present(home, as: Self.toast) }
        stage.settle()
        #expect(log.count == 1)
        #expect(extraWindows.isEmpty)
    }

    @Test("A scene that is disconnected ends it, and the end is reported")
    func disconnected() {
        let toast = content()
        var reasons: [DismissalReason] = []
        scene?.present(toast, as: Self.toast, onDismiss: { reasons.append($0) })
        stage.settle()
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: nil)
        stage.settle()
        #expect(extraWindows.count == 1)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        stage.settle()
        #expect(reasons == [.programmatic])
        #expect(extraWindows.isEmpty)
    }

    @Test("The window, its root and the content are released at the end")
    func released() {
        weak var content: UIViewController?
        weak var window: UIWindow?
        do {
            let toast = self.content()
            content = toast
            scene?.present(toast, as: Self.toast)
            stage.settle()
            window = toast.view.window
            #expect(window != nil)
            toast.dismiss(animated: true)
            stage.settle()
        }
        stage.advance(by: 0.1)
        #expect(content == nil)
        #expect(window == nil)
    }

    @Test("A picture of the stage shows all windows in their order")
    func picture() throws {
        let card = content(301, 300)
        card.view.accessibilityIdentifier = "below"
        home.presentAsCard(card, animated: false)
        let toast = content()
        toast.view.accessibilityIdentifier = "above"
        scene?.present(toast, as: Self.toast, animated: false)
        stage.settle()
        let svg = stage.svg
        let below = try #require(svg.range(of: "below"))
        let above = try #require(svg.range(of: "above"))
        #expect(below.lowerBound < above.lowerBound)
        #expect(stage.visibleFrame(of: toast.view) == CGRect(x: 46, y: 59, width: 301, height: 60))
    }
}
