import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A style without its own controller.
struct TopBar: PresentationStyle {
    var height: CGFloat = 120

    var options = PresentationOptions {
        $0.dimming = .none
        $0.animation = .slide(from: .top)
        $0.dismissal = .swipe
    }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(
            frame: CGRect(x: 0, y: 0, width: environment.container.width, height: environment.safeArea.top + height),
            allowsBackgroundInteraction: true)
    }
}

@MainActor
struct TopBarTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let message = UIViewController()

    init() {
        stage.show(home)
    }

    private var frame: CGRect { message.presentationController?.presentedView?.frame ?? .null }

    @Test("A style that describes itself is presented by the kit's own controller")
    func presented() {
        home.present(message, as: TopBar())
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 179))
        #expect(message.modalPresentationStyle == .custom)
        #expect(home.view.window === stage.window)
    }

    @Test("Its controller applies changes of the style")
    func changed() throws {
        home.present(message, as: TopBar())
        stage.settle()
        let controller = try #require(message.presentationController(of: TopBar.self))
        controller.animateChanges { $0.height = 200 }
        #expect(frame.height == 259)
        controller.presentedStyle.height = 80
        stage.settle()
        #expect(frame.height == 139)
    }

    @Test("Each option is a property of the style, and the edge of its animation is that of a swipe")
    func options() throws {
        var bar = TopBar()
        #expect(bar.dismissal == .swipe)
        #expect(bar.entryEdge == .top)
        bar.swipeDirection = .horizontal
        bar.dismissesAfter = 3
        #expect(bar.options.swipeDirection == .horizontal)
        #expect(bar.options.dismissesAfter == 3)
        home.present(message, as: bar)
        stage.settle()
        let controller = try #require(message.presentationController(of: TopBar.self))
        #expect(controller.presentedStyle == bar)
    }

    @Test("A style without a layout fills the container")
    func defaults() {
        struct Plain: PresentationStyle {
            var options = PresentationOptions()
        }
        home.present(message, as: Plain())
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
