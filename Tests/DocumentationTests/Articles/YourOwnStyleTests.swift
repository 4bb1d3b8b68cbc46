import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The styles of the article "Your Own Style", on a phone of 393 × 852 points with a safe area of 59 at the top.
@MainActor
@Suite struct YourOwnStyleTests {
    private typealias TopBar = OwnStyles.TopBar
    private typealias TopSheet = OwnStyles.TopSheet
    private typealias Shade = OwnStyles.Shade
    private typealias Lightbox = OwnStyles.Lightbox

    private let stage = Stage(.iPhone15)
    private let home = HomeViewController()
    private let content = UIViewController()

    init() {
        stage.show(home)
        content.preferredContentSize.height = 141
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }

    @Test("A bar hangs from the top, follows changes of its style, and is not modal")
    func topBar() {
        home.showTopBar(content)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 139))
        #expect(content.modalPresentationStyle == .custom)
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 400), with: nil) === home.view)
        home.growTopBar(content)
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 259))
    }

    @Test("A style is tested without a window: equal environments give equal layouts")
    func pure() {
        let environment = LayoutEnvironment(
            container: CGSize(width: 393, height: 852),
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let layout = TopBar().layout(in: environment)
        #expect(layout.frame == CGRect(x: 0, y: 0, width: 393, height: 139))

        #expect(layout == TopBar().layout(in: environment))
    }

    @Test("A top sheet has the height of its content, and another detent")
    func topSheet() throws {
        home.present(content, as: TopSheet())
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 200))
        content.preferredContentSize.height = 241
        stage.settle()
        #expect(frame.height == 300)
        content.presentationController(of: TopSheet.self)?.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 639))
        stage.settle()
        let progress = try #require(content.presentationController(of: TopSheet.self)?.presentedViewProgress)
        #expect(progress.fraction(from: TopSheet.small, to: .large) == 1)
    }

    @Test("A shade is half dimmed and of glass at its medium detent, and solid at its large one")
    func levels() throws {
        func view(named name: String) -> UIView? {
            ViewTree.views(in: stage.window).first { $0.accessibilityIdentifier == name }
        }
        home.present(content, as: Shade())
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 426))
        let dimming = try #require(view(named: "presentation.dimming"))
        let glass = try #require(view(named: "presentation.material") as? UIVisualEffectView)
        #expect(dimming.alpha == 0.5)
        #expect(glass.effect != nil)
        content.presentationController(of: Shade.self)?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(abs(frame.height - 766.67) < 0.01)
        #expect(Float(dimming.alpha) == 0.9)
        #expect(view(named: "presentation.solid")?.alpha == 1)
        #expect(glass.effect == nil)
    }

    @Test("A style is changed on the screen")
    func lightbox() throws {
        home.present(content, as: Lightbox())
        stage.settle()
        // The safe area is larger than the margin at the top and at the bottom.
        #expect(frame == CGRect(x: 24, y: 59, width: 345, height: 759))

        let picture = content
        picture.presentationController(of: Lightbox.self)?.animateChanges {
            $0.fillsScreen = true
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.settle()
    }

    private final class HomeViewController: UIViewController {
        func showTopBar(_ message: UIViewController) {
            present(message, as: TopBar())
        }

        func growTopBar(_ message: UIViewController) {
            message.presentationController(of: TopBar.self)?.animateChanges {
                $0.height = 200
            }
        }
    }
}
