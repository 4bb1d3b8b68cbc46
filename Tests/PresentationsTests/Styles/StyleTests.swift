import Testing
import UIKit

@testable import Presentations

/// The documented defaults, as literals.
struct StyleTests {
    @Test("A card's defaults")
    func card() {
        let card = Card()
        #expect(card.size == .fitting)
        #expect(card.edge == .bottom)
        #expect(card.margins == UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
        #expect(card.maximumWidth == 420)
        #expect(card.cornerRadius == 24)
        #expect(card.shadow == Shadow(opacity: 0.2, radius: 12, offset: CGSize(width: 0, height: 8)))
        #expect(card.dimming == .dimmed(0.4))
        #expect(card.presenter == .unchanged)
        #expect(card.animation == .slide(from: .bottom))
        #expect(card.dismissal == [.tapOutside, .swipe])
        #expect(card.swipeThreshold == SwipeThreshold(distance: 0.382, velocity: 920))
        #expect(card.keyboard == .lift)
    }

    @Test("A half-sheet's defaults")
    func halfSheet() {
        let sheet = HalfSheet()
        #expect(sheet.detents == [.medium(), .large()])
        #expect(sheet.selectedDetentIdentifier == nil)
        #expect(sheet.largestUndimmedDetentIdentifier == nil)
        #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
        #expect(!sheet.prefersEdgeAttachedInCompactHeight)
        #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
        #expect(!sheet.prefersGrabberVisible)
        #expect(sheet.preferredCornerRadius == nil)
        #expect(sheet.maximumWidth == 540)
        #expect(sheet.dimming == .dimmed(0.4))
        #expect(sheet.presenter == .unchanged)
        #expect(sheet.animation == .slide(from: .bottom))
        #expect(sheet.dismissal == [.tapOutside, .swipe])
        #expect(sheet.swipeThreshold == SwipeThreshold(distance: 0.5, velocity: 1000))
        #expect(sheet.keyboard == .expand)
    }

    @Test("A popup's defaults")
    func popup() {
        let popup = Popup()
        #expect(popup.size == .fitting)
        #expect(popup.position == .center)
        #expect(popup.offset == .zero)
        #expect(popup.margins == UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24))
        #expect(popup.maximumWidth == 320)
        #expect(popup.cornerRadius == 14)
        #expect(popup.dimming == .dimmed(0.4))
        #expect(popup.animation == .scale)
        #expect(popup.dismissal == [.tapOutside])
        #expect(popup.swipeThreshold == SwipeThreshold(distance: 0.382, velocity: 920))
        #expect(popup.keyboard == .lift)
    }

    @Test("A drawer's defaults")
    func drawer() {
        let drawer = Drawer()
        #expect(drawer.width == .fitting)
        #expect(drawer.edge == .leading)
        #expect(drawer.maximumWidth == 320)
        #expect(drawer.cornerRadius == 16)
        #expect(drawer.shadow == Shadow(opacity: 0.2, radius: 12, offset: CGSize(width: 0, height: 8)))
        #expect(drawer.dimming == .dimmed(0.4))
        #expect(drawer.presenter == .unchanged)
        #expect(drawer.backgroundColor == nil)
        #expect(drawer.animation == .slide(from: .leading))
        #expect(drawer.dismissal == [.tapOutside, .swipe])
        #expect(drawer.swipeThreshold == SwipeThreshold(distance: 0.382, velocity: 920))
        #expect(drawer.keyboard == .none)
    }

    @Test("By default dimming is 0.4, a pushed-back presenter 0.92 and a faded one 0.5")
    func payloads() {
        #expect(PresenterAppearance.faded() == .faded(alpha: 0.5))
        #expect(Dimming.dimmed() == .dimmed(0.4))
        #expect(PresenterAppearance.pushedBack() == .pushedBack(scale: 0.92))
    }

    @Test(
        "The timings of the animations",
        arguments: [
            (TransitionAnimation.slide(from: .bottom), TransitionTiming.spring(dampingRatio: 1, duration: 0.5)),
            (.crossDissolve, .curve(.easeInOut, duration: 0.25)),
            (.scale, .spring(dampingRatio: 0.8, duration: 0.35)),
            (.halfwaySpring, .spring(dampingRatio: 0.6, duration: 2)),
        ])
    func timings(animation: TransitionAnimation, timing: TransitionTiming) {
        #expect(animation.timing == timing)
    }

    @Test("With Reduce Motion what moves dissolves instead, and what does not move stays as it is")
    func reduceMotion() {
        #expect(TransitionAnimation.slide(from: .top).played(reduceMotion: true) == .crossDissolve)
        #expect(TransitionAnimation.scale.played(reduceMotion: true) == .crossDissolve)
        #expect(TransitionAnimation.halfwaySpring.played(reduceMotion: true) == .crossDissolve)
        let slow = TransitionAnimation.crossDissolve.timed(.curve(.linear, duration: 3))
        #expect(slow.played(reduceMotion: true) == slow)
        #expect(TransitionAnimation.scale.played(reduceMotion: false) == .scale)
        // Also if only the view behind moves.
        let uncovering = TransitionAnimation(
            incoming: .init(), outgoing: .init(displacement: .toward(.leading, share: 1)), timing: slow.timing)
        #expect(uncovering.played(reduceMotion: true) == .crossDissolve)
    }

    @Test("A shadow reaches three deviations of its blur beyond its offset")
    func shadowReach() {
        #expect(Shadow().reach == 44)
        #expect(Shadow(opacity: 0).reach == 0)
    }

    @Test("Detents are equal by identifier and height")
    func detentEquality() {
        #expect(HalfSheet.Detent.height(200) == .height(200))
        #expect(HalfSheet.Detent.height(200) != .height(201))
        #expect(HalfSheet.Detent.height(200) != .height(200, identifier: .init("other")))
        #expect(HalfSheet.Detent.fraction(0.5, identifier: .medium) != .medium())
    }
}
