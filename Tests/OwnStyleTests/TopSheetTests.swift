import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The layout of an app's own style. On a phone of 393 × 852 points with a safe area of 59 at the top, content of 141 points
/// makes the sheet 200 high at its small detent.
@MainActor
struct TopSheetTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        stage.show(home)
        content.preferredContentSize = CGSize(width: 0, height: 141)
    }

    private func present(_ style: TopSheet = TopSheet()) throws -> StyledPresentationController<TopSheet> {
        home.present(content, as: style)
        stage.settle()
        return try #require(content.presentationController(of: TopSheet.self))
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }

    @Test("It hangs from the top edge, as high as its content and the safe area")
    func atRest() throws {
        let controller = try present()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 200))
        #expect(content.view.frame.size == CGSize(width: 393, height: 200))
        #expect(content.view.safeAreaInsets.top == 59)
        #expect(controller.presentedStyle.selectedDetent == .small)
    }

    @Test("Its height follows the content")
    func growing() throws {
        _ = try present()
        content.preferredContentSize.height = 241
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 300))
    }

    @Test("Its controller is found by its style, from the content and from a child of it")
    func found() throws {
        let controller = try present()
        let child = UIViewController()
        content.addChild(child)
        #expect(content.presentationController(of: TopSheet.self) === controller)
        #expect(child.presentationController(of: TopSheet.self) === controller)
        #expect(content.presentationController(of: Card.self) == nil)
    }
}
