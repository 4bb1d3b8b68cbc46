import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct MenuTests {
    private let mailbox = MailboxViewController(
        "Inbox",
        rows: [
            Row(title: "Mira Holt", subtitle: "Sunday?", picture: .hills),
            Row(title: "June Arden", subtitle: "The kites have come", picture: .kites),
            Row(title: "Harbour Six", subtitle: "Rehearsal moved to eight", picture: .sun),
            Row(title: "Ash Rowan", subtitle: "Field notes, part two", picture: .petals),
        ])
    private let stage: Stage

    init() {
        stage = Stage(showing: UINavigationController(rootViewController: mailbox))
    }

    @Test func theDrawerOpensAndChanges() throws {
        stage.tap("menu")
        stage.settle()
        #expect(try stage.presentedFrame() == CGRect(x: 0, y: 0, width: 320, height: 852))
        expectLayout(of: stage, named: "Cookbook/menu-drawer")
        stage.tap("row-2")
        stage.settle()
        #expect(stage.presented == nil)
        #expect(mailbox.title == "Sent")
        #expect(stage.shows("Sent"))
    }

    @Test func aFingerPullsTheDrawerOutOfTheEdgeAndPushesItBack() throws {
        let film = stage.filmstrip(at: [0, 0.15, 0.3, 0.5, 0.9]) {
            stage.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 280, y: 500), duration: 0.4)
        }
        expectFilmstrip(film, named: "Cookbook/menu-drag")
        stage.settle()
        #expect(try stage.presentedFrame().maxX == 320)
        stage.drag(from: CGPoint(x: 280, y: 500), to: CGPoint(x: 60, y: 500))
        stage.settle()
        #expect(stage.presented == nil)
        #expect(mailbox.title == "Inbox")
    }

    @Test func thePopupHangsAtItsButton() throws {
        stage.tap("sort")
        stage.settle()
        let button = try stage.frame(of: "sort")
        let popup = try stage.presentedFrame()
        // Two rows of 64; the arrow is 13 points long.
        #expect(popup.size == CGSize(width: 220, height: 128))
        #expect(popup.minY == button.maxY + 13)
        // The tip is at the middle of the button, and half of the arrow's 26 points stand clear of the corner of 14.
        #expect(button.midX == 355)
        #expect(abs(popup.maxX - 382) < 0.01)
        expectLayout(of: stage, named: "Cookbook/menu-popup")
    }

    @Test func aRowOfThePopupSorts() {
        stage.tap("sort")
        stage.settle()
        stage.tap("row-0")
        stage.settle()
        #expect(stage.presented == nil)
        #expect(mailbox.rows.map(\.title) == ["Ash Rowan", "Harbour Six", "June Arden", "Mira Holt"])
        stage.tap("sort")
        stage.settle()
        stage.tap("row-1")
        stage.settle()
        #expect(mailbox.rows.map(\.title) == ["Mira Holt", "June Arden", "Harbour Six", "Ash Rowan"])
    }
}
