import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The size of a presentation whose content has columns: that of one of them, the screen, and the width of the others.
@MainActor
struct ColumnTests {
    @Test("A column beside the screen counts for the width")
    func width() throws {
        let scene = PresentedStage(.iPhone14Plus)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        let screen = BlockViewController(height: 120)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(screen, for: .secondary)
        scene.presenter.presentAsCard(split)
        scene.stage.settle()
        #expect(!split.isCollapsed)
        #expect(screen.view.bounds.width < 420)
        // The largest width of a card.
        #expect(try #require(scene.chrome).frame.width == 420)
        #expect(screen.block.bounds.height == 120)
    }

    @Test("The secondary column of a split view stays the screen, even if it is narrower", arguments: [true, false])
    func narrowColumn(hasStyle: Bool) throws {
        let scene = PresentedStage(.iPad11)
        let (first, second) = (BlockViewController(height: 500), UIViewController())
        second.preferredContentSize = CGSize(width: 400, height: 300)
        let split = hasStyle ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
        split.minimumPrimaryColumnWidth = 320
        if hasStyle {
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
        } else {
            split.viewControllers = [first, second]
        }
        scene.presenter.presentAsCard(split)
        scene.stage.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(first.view.bounds.width > second.view.bounds.width)
        #expect(try #require(scene.chrome).frame.height == 300)
    }

    @Test("The wider column of a container stays the screen, even without a height")
    func noHeight() throws {
        let scene = PresentedStage()
        let (wide, narrow) = (UIViewController(), BlockViewController(height: 200))
        wide.preferredContentSize = CGSize(width: 300, height: 0.1)
        scene.presenter.presentAsCard(Columns(wide, narrow))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 0)
        wide.preferredContentSize = CGSize(width: 300, height: 150)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 150)
    }
}

/// A container of an app with two columns.
private final class Columns: UIViewController {
    private let columns: (UIViewController, UIViewController)

    init(_ wide: UIViewController, _ narrow: UIViewController) {
        columns = (wide, narrow)
        super.init(nibName: nil, bundle: nil)
        add(wide)
        add(narrow)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ column: UIViewController) {
        addChild(column)
        view.addSubview(column.view)
        column.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = view.bounds.divided(atDistance: view.bounds.width * 0.7, from: .minXEdge)
        columns.0.view.frame = left
        columns.1.view.frame = right
    }
}
