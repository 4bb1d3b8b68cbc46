import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The delegate of the page on PanModal. The long form of ten rows is at 318, the short one at 518.
@MainActor @Suite struct PanModalDragTests {
    private let stage = Stage(.iPhone15)
    private let group = PanModalMigration.GroupViewController()

    init() {
        stage.show(group)
        group.showMembers()
        group.members.halfSheetPresentationController?.delegate = group
        stage.settle()
        group.showAllMembers()
        stage.settle()
    }

    private var top: CGFloat? { group.members.presentationController?.presentedView?.frame.minY }

    @Test("While members are edited a finger on the rows leaves the sheet, and one on the bar brings it back")
    func editing() {
        group.members.isEditing = true
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 700), duration: 0.5, resting: 0.2)
        #expect(top == 318)
        stage.touchDown(at: CGPoint(x: 100, y: 330))
        stage.touchMoved(to: CGPoint(x: 100, y: 350))
        stage.touchMoved(to: CGPoint(x: 100, y: 540))
        #expect(top != 318)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(top == 318)
    }

    @Test("Otherwise the sheet rests at the nearest height")
    func reading() {
        stage.drag(from: CGPoint(x: 100, y: 330), to: CGPoint(x: 100, y: 540), duration: 0.5, resting: 0.2)
        stage.settle()
        #expect(top == 518)
    }
}
