import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct OnboardingTests {
    private let welcome = OnboardingViewController()
    private let stage: Stage

    init() {
        stage = Stage(showing: welcome)
    }

    private func cards() -> Int {
        sequence(first: welcome as UIViewController, next: \.presentedViewController).dropFirst().reduce(0) { n, _ in
            n + 1
        }
    }

    @Test func theFirstPageIsInFrontOfTheOthers() throws {
        #expect(cards() == 3)
        let card = try stage.presentedFrame()
        // 24 points from the sides and 96 from the bottom.
        #expect(card.minX == 24)
        #expect(card.maxX == 369)
        #expect(card.maxY == 756)
        let front = try #require(stage.presented?.view)
        #expect(stage.view("continue-0")?.isDescendant(of: front) == true)
        expectLayout(of: stage, named: "Cookbook/onboarding")
    }

    @Test func cardsAreThrownToEitherSide() throws {
        var finished = 0
        welcome.onFinish = { finished += 1 }
        stage.drag(from: CGPoint(x: 250, y: 500), to: CGPoint(x: 60, y: 510), duration: 0.15)
        stage.settle()
        #expect(cards() == 2)
        // The second page has come forward.
        #expect(try stage.presentedFrame().width == 345)
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 340, y: 510), duration: 0.15)
        stage.settle()
        #expect(cards() == 1)
        #expect(finished == 0)
        stage.drag(from: CGPoint(x: 250, y: 500), to: CGPoint(x: 60, y: 510), duration: 0.15)
        stage.settle()
        #expect(cards() == 0)
        #expect(finished == 1)
    }

    @Test func theButtonsTurnThePagesAsWell() {
        var finished = 0
        welcome.onFinish = { finished += 1 }
        for page in 0..<3 {
            stage.tap("continue-\(page)")
            stage.settle()
            #expect(cards() == 2 - page)
        }
        #expect(finished == 1)
    }

    @Test func aDismissalOfTheStackEndsItOnce() {
        var finished = 0
        welcome.onFinish = { finished += 1 }
        welcome.dismiss(animated: true)
        stage.settle()
        #expect(cards() == 0)
        #expect(finished == 1)
    }

    @Test func theNextCardComesForwardUnderTheFinger() {
        let film = stage.filmstrip(at: [0, 0.2, 0.4, 0.6, 1]) {
            stage.drag(from: CGPoint(x: 250, y: 500), to: CGPoint(x: 60, y: 510), duration: 0.4)
        }
        expectFilmstrip(film, named: "Cookbook/onboarding-throw")
    }
}
