import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on PanModal says. On this phone the safe area is 59 at the top and 34 at the bottom.
@MainActor @Suite struct PanModalMigrationTests {
    private let stage = Stage(.iPhone15)
    private let group = PanModalMigration.GroupViewController()

    init() {
        stage.show(group)
    }

    private var members: GroupMembersViewController { group.members }
    private var frame: CGRect? { members.presentationController?.presentedView?.frame }

    @Test("The short form is 300 points high, and the long one as high as its rows")
    func heights() {
        group.showMembers()
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 518, width: 393, height: 334))
        group.showAllMembers()
        stage.settle()
        // Ten rows of 50, and 34 for the safe area.
        #expect(frame == CGRect(x: 0, y: 318, width: 393, height: 534))
    }

    @Test("The long form follows its rows without a call")
    func rows() {
        group.showMembers()
        stage.settle()
        group.showAllMembers()
        stage.settle()
        members.count = 12
        members.tableView.reloadData()
        stage.settle()
        #expect(frame?.minY == 218)
    }

    @Test("onDismiss is called whoever dismisses, also code")
    func end() {
        group.showMembers()
        stage.settle()
        #expect(group.hasClosed == 0)
        group.dismiss(animated: true)
        stage.settle()
        #expect(group.hasClosed == 1)
    }

    @Test("Its controller says whether a view controller is in a half-sheet")
    func isPresented() {
        #expect(members.halfSheetPresentationController == nil)
        group.showMembers()
        stage.settle()
        #expect(members.halfSheetPresentationController != nil)
    }

    @Test("A navigation controller shows the detents of the controller on top")
    func stack() {
        let stack = UINavigationController(rootViewController: members)
        group.presentAsHalfSheet(stack, style: PanModalMigration.GroupViewController.look)
        stage.settle()
        #expect(stack.presentationController?.presentedView?.frame.height == 334)
    }

    @Test("A height with an inset from the top ends there")
    func insetFromTop() {
        group.presentAsHalfSheet(UIViewController(), style: HalfSheet(detents: [.insetFromTop(21)]))
        stage.settle()
        #expect(group.presentedViewController?.presentationController?.presentedView?.frame.minY == 80)
    }

    @Test("A height that ignores the safe area counts from the container")
    func container() {
        group.presentAsHalfSheet(UIViewController(), style: HalfSheet(detents: [.height(300, from: .container)]))
        stage.settle()
        #expect(
            group.presentedViewController?.presentationController?.presentedView?.frame
                == CGRect(x: 0, y: 552, width: 393, height: 300))
    }

    @Test("On an iPad the filters are a popup at their button")
    func iPad() {
        let stage = Stage(.iPad11)
        let group = PanModalMigration.GroupViewController()
        group.filterButton.frame = CGRect(x: 100, y: 100, width: 44, height: 44)
        group.view.addSubview(group.filterButton)
        group.filters.preferredContentSize = CGSize(width: 300, height: 400)
        stage.show(group)
        group.showFilters()
        stage.settle()
        #expect(group.filters.popupPresentationController != nil)
    }
}
