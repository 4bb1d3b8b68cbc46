import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct PaymentTests {
    private let home = UIViewController()
    private let stage: Stage

    init() {
        home.view = MapView()
        stage = Stage(showing: home)
    }

    private func present(failing: Bool = false) {
        let flow = PaymentFlow(price: "24 €") {
            try await Task.sleep(nanoseconds: 2_000_000_000)
            if failing { throw CancellationError() }
        }
        flow.start(from: home)
        stage.settle()
    }

    @Test func theSheetTakesTheHeightOfEachStep() throws {
        present()
        expectLayout(of: stage, named: "Cookbook/payment")
        #expect(stage.shows("Two tickets to Gannet Bay"))
        // 32, the icon's 40, 20, a title of 26.33, 8, two lines of 20.33, 24, the button's 48.33, 20, and the safe area's 34.
        #expect(abs(try stage.presentedFrame().height - 293.33) < 0.01)
        stage.tap("pay")
        stage.advance(by: 1)
        #expect(stage.shows("Paying"))
        // 32, the spinner's 37, 20, 26.33, 8, one line, 20, 34.
        #expect(abs(try stage.presentedFrame().height - 197.67) < 0.01)
        expectLayout(of: stage, named: "Cookbook/payment-progress")
        stage.advance(by: 1.2)
        stage.settle()
        #expect(stage.shows("Paid"))
        #expect(!stage.shows("Paying"))
        // 32, the icon's 72, 20, 26.33, 8, one line, 24, 48.33, 20, 34.
        #expect(abs(try stage.presentedFrame().height - 305) < 0.01)
        expectLayout(of: stage, named: "Cookbook/payment-receipt")
        stage.tap("done")
        stage.settle()
        #expect(stage.presented == nil)
    }

    @Test func nothingIsLeftOfIt() {
        present()
        weak var container: UIViewController?
        container = stage.presented
        #expect(container is ReplaceableContentViewController)
        stage.tap("pay")
        stage.settle()
        stage.tap("done")
        stage.settle()
        #expect(container == nil)
    }

    @Test func largeTextScrollsToTheButton() throws {
        let low = Stage(.iPhoneSE, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let home = UIViewController()
        low.show(home)
        PaymentFlow(price: "24 €") {}.start(from: home)
        low.settle()
        // Up to 10 points below the status bar of 20.
        #expect(try low.presentedFrame() == CGRect(x: 0, y: 30, width: 375, height: 637))
        low.scroll(to: "pay")
        low.tap("pay")
        low.settle()
        #expect(low.shows("Paid"))
    }

    @Test func oneStepFadesIntoTheNext() {
        present()
        let film = stage.filmstrip(at: [0, 0.15, 0.3, 0.5, 2.2, 2.4, 2.8]) { stage.tap("pay") }
        expectFilmstrip(film, named: "Cookbook/payment-steps")
    }

    @Test func nobodyLeavesWhileThePaymentRuns() {
        present()
        stage.tap("pay")
        stage.advance(by: 0.6)
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 845), duration: 0.1)
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.advance(by: 1)
        #expect(stage.shows("Paying"))
        stage.advance(by: 1)
        stage.settle()
        #expect(stage.shows("Paid"))
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(stage.presented == nil)
    }

    @Test func aPaymentThatFailsGoesBackToTheOrder() {
        present(failing: true)
        stage.tap("pay")
        stage.settle()
        #expect(stage.shows("Not paid"))
        expectLayout(of: stage, named: "Cookbook/payment-failure")
        stage.tap("back")
        stage.settle()
        #expect(stage.shows("Two tickets to Gannet Bay"))
    }
}
