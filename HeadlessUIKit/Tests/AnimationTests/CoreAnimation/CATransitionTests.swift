import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct CATransitionTests {
    private let stage = StandaloneLayer()
    private var layer: CALayer { stage.layer }

    private func begin(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        layer.add(transition, forKey: "mine")
        MainLoop.current.advance(by: 0.25)
    }

    /// Returns the visible part of the old picture in the superlayer, and its opacity.
    private func old() throws -> CGRect {
        let veil = try #require(layer.shownSublayers.last)
        return veil.frame.offsetBy(dx: stage.visible?.frame.minX ?? 0, dy: stage.visible?.frame.minY ?? 0)
    }

    @Test("A fade shows less and less of the old look over the new one")
    func fade() throws {
        begin(.fade)
        #expect(layer.animationKeys() == ["transition"])
        #expect(try #require(layer.shownSublayers.last).opacity == 0.75)
        MainLoop.current.advance(by: 0.75)
        #expect(layer.shownSublayers.isEmpty)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A push moves both looks, the new one after the old")
    func push() throws {
        begin(.push, .fromRight)
        expectClose(stage.visible?.frame, CGRect(x: 75, y: 0, width: 100, height: 50))
        expectClose(try old(), CGRect(x: -25, y: 0, width: 100, height: 50))
    }

    @Test("From the top is up from the bottom of the screen")
    func vertical() throws {
        begin(.push, .fromTop)
        expectClose(stage.visible?.frame, CGRect(x: 0, y: 37.5, width: 100, height: 50))
        expectClose(try old(), CGRect(x: 0, y: -12.5, width: 100, height: 50))
    }

    @Test("Moving in covers the old look, which stays where it is")
    func moveIn() throws {
        begin(.moveIn, .fromLeft)
        expectClose(stage.visible?.frame, CGRect(x: -75, y: 0, width: 100, height: 50))
        expectClose(try old(), CGRect(x: 25, y: 0, width: 75, height: 50))
    }

    @Test("Revealing moves the old look off the new one")
    func reveal() throws {
        begin(.reveal, .fromRight)
        expectClose(stage.visible?.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectClose(try old(), CGRect(x: -25, y: 0, width: 100, height: 50))
    }

    @Test("The end of an animation of a view does not take the transition away")
    func mixed() {
        let view = UIView()
        stage.phone.root.view.addSubview(view)
        MainLoop.current.settle()
        let transition = CATransition()
        transition.duration = 1
        view.layer.add(transition, forKey: nil)
        UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
        MainLoop.current.advance(by: 0.5)
        #expect(view.layer.shownSublayers.count == 1)
    }
}
