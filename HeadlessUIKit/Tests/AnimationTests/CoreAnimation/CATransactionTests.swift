import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct CATransactionTests {
    private let stage = StandaloneLayer()
    private var layer: CALayer { stage.layer }
    private var journal: Journal { stage.journal }

    private func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = duration
        return fade
    }

    @Test("The completion block is called when the last animation of the transaction is over")
    func completion() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
        layer.add(fade(1), forKey: "a")
        layer.add(fade(2), forKey: "b")
        CATransaction.commit()
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 1.9)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.1)
        #expect(journal.take() == ["complete"])
    }

    @Test("Without an animation the completion block is called in the commit")
    func nothingToWaitFor() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
        #expect(journal.take() == [])
        CATransaction.commit()
        #expect(journal.take() == ["complete"])
    }

    @Test("A second block in the same transaction ends the wait of the first")
    func replaced() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("first") }
        CATransaction.setCompletionBlock { [journal] in journal.note("second") }
        #expect(journal.take() == ["first"])
        layer.add(fade(1), forKey: nil)
        CATransaction.commit()
        MainLoop.current.settle()
        #expect(journal.take() == ["second"])
    }

    @Test("An animation of a nested transaction is awaited by the outer one, too")
    func nested() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("outer") }
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        MainLoop.current.advance(by: 0.4)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.1)
        #expect(journal.take() == ["outer"])
    }

    @Test("Removed animations do not keep the completion block waiting")
    func removed() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
        layer.add(fade(9), forKey: nil)
        CATransaction.commit()
        layer.removeAllAnimations()
        MainLoop.current.turn()
        #expect(journal.take() == ["complete"])
    }

    @Test("The completion block waits for animations of UIView")
    func views() {
        let view = UIView()
        stage.phone.root.view.addSubview(view)
        MainLoop.current.settle()
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        CATransaction.commit()
        MainLoop.current.advance(by: 0.9)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.1)
        #expect(journal.take() == ["complete"])
    }

    @Test("An animation that stays after its end is over for the completion block")
    func staying() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
        let stays = fade(1)
        stays.fillMode = .forwards
        stays.isRemovedOnCompletion = false
        layer.add(stays, forKey: "stays")
        CATransaction.commit()
        MainLoop.current.settle()
        #expect(journal.take() == ["complete"])
        #expect(layer.animationKeys() == ["stays"])
    }

    @Test("The duration is the default of animations without one; the timing function is for all")
    func values() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        layer.add(fade(0), forKey: "short")
        let own = fade(3)
        own.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(own, forKey: "own")
        CATransaction.commit()
        #expect(layer.animation(forKey: "short")?.duration == 2)
        #expect(layer.animation(forKey: "own")?.duration == 3)
        #expect(layer.animation(forKey: "own")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(own.timingFunction == CAMediaTimingFunction(name: .easeOut))
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("With a duration of zero changes are there at once")
    func zero() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        layer.opacity = 0.5
        CATransaction.commit()
        #expect(stage.visible?.opacity == 0.5)
    }

    @Test("Values go by name, and those of an outer transaction are seen inside")
    func names() {
        CATransaction.begin()
        CATransaction.setValue(4.0, forKey: "animationDuration")
        CATransaction.setValue("x", forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 4)
        #expect(CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "mine") == nil)
    }

    @Test("A flush lays out and commits; inside of a transaction it waits for the end")
    func flush() {
        let other = CALayer()
        layer.addSublayer(other)
        CATransaction.begin()
        CATransaction.flush()
        other.opacity = 0
        #expect(other.animationKeys() == nil)
        CATransaction.commit()
        #expect(!other.needsLayout())
        other.opacity = 1
        #expect(other.animationKeys() == ["opacity"])
    }

    @Test("The block of the turn's own transaction is called in the turn")
    func turn() {
        CATransaction.setCompletionBlock { [journal] in journal.note("complete") }
        #expect(journal.take() == [])
        MainLoop.current.turn()
        #expect(journal.take() == ["complete"])
    }
}
