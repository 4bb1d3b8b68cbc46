import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct ConfirmationTests {
    private let trash = TrashViewController(
        "Recently deleted", rows: Artwork.Picture.allCases.map { Row(title: "\($0)".capitalized, picture: $0) })
    private let stage: Stage

    init() {
        stage = Stage(showing: UINavigationController(rootViewController: trash))
    }

    private func ask() {
        Task { await trash.empty() }
        stage.settle()
    }

    @Test func theQuestionStandsInTheMiddle() throws {
        ask()
        let frame = try stage.presentedFrame()
        #expect(frame.width == 320)
        // (393 - 320) / 2, on whole pixels of a third.
        #expect(abs(frame.minX - 36.67) < 0.01)
        // The middle between the safe areas of 59 and 34.
        #expect(abs(frame.midY - 438.5) <= 0.5)
        expectLayout(of: stage, named: "Cookbook/confirmation")
    }

    @Test func aTapOnDeleteIsYes() {
        ask()
        #expect(stage.shows("Delete 9 photos?"))
        #expect(trash.rows.count == 9)
        stage.tap("confirm")
        stage.settle()
        #expect(stage.presented == nil)
        #expect(trash.rows.isEmpty)
    }

    @Test func aTapOnCancelIsNo() {
        ask()
        stage.tap("cancel")
        stage.settle()
        #expect(stage.presented == nil)
        #expect(trash.rows.count == 9)
    }

    @Test func aTapOutsideIsNo() {
        ask()
        stage.tap(at: CGPoint(x: 196, y: 150))
        stage.settle()
        #expect(stage.presented == nil)
        #expect(trash.rows.count == 9)
    }

    @Test func theEscapeGestureIsNo() throws {
        ask()
        let view = try #require(stage.presented?.presentationController?.presentedView)
        #expect(view.accessibilityPerformEscape())
        stage.settle()
        #expect(stage.presented == nil)
        #expect(trash.rows.count == 9)
    }

    @Test func aModalQuestionHasToBeAnswered() throws {
        ask()
        stage.presented?.isModalInPresentation = true
        stage.tap(at: CGPoint(x: 196, y: 150))
        stage.press(.keyboardEscape)
        _ = stage.presented?.presentationController?.presentedView?.accessibilityPerformEscape()
        stage.settle()
        #expect(stage.presented is ConfirmationViewController)
        stage.tap("cancel")
        stage.settle()
        #expect(stage.presented == nil)
    }

    @Test func theEscapeKeyIsNo() {
        ask()
        stage.press(.keyboardEscape)
        stage.settle()
        #expect(stage.presented == nil)
        #expect(trash.rows.count == 9)
    }

    @Test func aCancelledTaskTakesTheQuestionBack() {
        let task = Task { await trash.empty() }
        stage.settle()
        #expect(stage.presented != nil)
        task.cancel()
        stage.settle()
        #expect(stage.presented == nil)
        #expect(trash.rows.count == 9)
    }
}
