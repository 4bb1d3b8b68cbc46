import Testing
import UIKit

@testable import TestSupport

/// The movement of the keyboard, and of views that move with it: recorded for iOS 16 and before from a layer's
/// animation inside the notification, by the pull request flutter/engine 37604.
@MainActor @Suite struct KeyboardMovementTests {
    private let phone: Phone
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    /// Curve number 7, which is no public case.
    private let curve = UIView.AnimationOptions(rawValue: 7 << 16)

    init() {
        MainLoop.current.settle()
        phone = Phone()
        MainLoop.current.settle()
    }

    private var keyboard: Keyboard { phone.screen.keyboard }

    /// A critically damped spring of √(1000/3) radians a second.
    @Test("It moves on the system's spring: 0.506 seconds, though it announces 0.3833 (Z6, K2, Q-12)")
    func spring() throws {
        try Assumptions.assuming {
            $0.keyboardMovement = .spring
        } during: {
            let log = KeyboardLog(phone.screen)
            defer { log.stop() }
            let start = MainLoop.current.now
            keyboard.show(at: docked)
            let entry = try #require(log.entries.first { $0.name == "willShow" })
            #expect(entry.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 23.0 / 60)
            #expect(entry.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
            _ = log.take()
            for (time, share) in [(0.1, 0.544778), (0.25, 0.942038), (0.4, 0.994408)] {
                MainLoop.current.advance(by: time - MainLoop.current.now.seconds(since: start))
                expectClose(keyboard.visibleFrame?.minY, 852 - 336 * CGFloat(share), within: 0.01)
            }
            MainLoop.current.advance(by: 0.105)
            #expect(log.take() == [])
            MainLoop.current.settle()
            #expect(log.entries.allSatisfy { abs($0.moment.seconds(since: start) - 0.5057) < 0.0001 })
            #expect(Set(log.take()) == ["didChangeFrame", "didShow"])
            // Exactly, although it has taken a fractional number of nanoseconds.
            #expect(keyboard.visibleFrame == docked)
        }
    }

    @Test(
        "Or it takes the time that it announces: 0.3833 seconds, or 0.25 as on older systems (Z23, Q-12)",
        arguments: [(.announced, 23.0 / 60), (.quarterSecond, 0.25)] as [(Assumptions.KeyboardMovement, Double)])
    func announced(movement: Assumptions.KeyboardMovement, seconds: Double) throws {
        try Assumptions.assuming {
            $0.keyboardMovement = movement
        } during: {
            let log = KeyboardLog(phone.screen)
            defer { log.stop() }
            let start = MainLoop.current.now
            keyboard.show(at: docked)
            let entry = try #require(log.entries.first { $0.name == "willShow" })
            #expect(entry.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == seconds)
            MainLoop.current.advance(by: seconds - 0.001)
            #expect(log.take() == ["willChangeFrame", "willShow"])
            MainLoop.current.advance(by: 0.002)
            #expect(log.entries.allSatisfy { abs($0.moment.seconds(since: start) - seconds) < 1e-8 })
            #expect(Set(log.take()) == ["didChangeFrame", "didShow"])
        }
    }

    @Test(
        "What animates with the curve's number moves with the keyboard all the way, whatever its duration says (Z6, Q-12)",
        arguments: Assumptions.KeyboardMovement.allCases)
    func together(movement: Assumptions.KeyboardMovement) throws {
        try Assumptions.assuming {
            $0.keyboardMovement = movement
        } during: {
            let view = UIView(frame: CGRect(x: 0, y: 852, width: 393, height: 336))
            phone.root.view.addSubview(view)
            MainLoop.current.settle()
            var end: Instant?
            let start = MainLoop.current.now
            keyboard.show(at: docked)
            UIView.animate(withDuration: Keyboard.announcedDuration, delay: 0, options: curve) {
                view.frame = docked
            } completion: { _ in
                end = MainLoop.current.now
            }
            for _ in 0..<12 {
                MainLoop.current.advance(by: 0.05)
                let shown = try #require(view.layer.presentation()).frame
                let seen = try #require(keyboard.visibleFrame)
                #expect(abs(shown.minY - seen.minY) < 1e-9)
            }
            #expect(keyboard.visibleFrame == docked)
            let seconds = try #require(end).seconds(since: start)
            let expected = [.spring: 0.5057, .announced: 0.3833, .quarterSecond: 0.25][movement]
            #expect(try abs(seconds - #require(expected)) < 0.0001)
        }
    }

    @Test("Without a duration nothing animates, the curve's number or not (Z6)")
    func withoutDuration() {
        let view = UIView(frame: CGRect(x: 0, y: 852, width: 393, height: 336))
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        UIView.animate(withDuration: 0, delay: 0, options: curve) { view.frame = docked }
        #expect(view.layer.presentation()?.frame.minY == 516)
    }

    @Test("A nested block with the curve's number, in its outer block's time, ends where it should (Z6, N5)")
    func nested() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        UIView.animate(withDuration: 0.2) {
            UIView.animate(withDuration: 0.25, delay: 0, options: [curve, .overrideInheritedCurve]) {
                view.frame.origin.y = 1000
            }
        }
        MainLoop.current.advance(by: 0.199)
        #expect(try #require(view.layer.presentation()).frame.minY > 998)
    }

    @Test("Views constrained to the keyboard's guide move with it (Z6, K4)")
    func guide() throws {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        phone.root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.bottomAnchor.constraint(equalTo: phone.root.view.keyboardLayoutGuide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: phone.root.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        phone.root.view.keyboardLayoutGuide.usesBottomSafeArea = false
        MainLoop.current.settle()
        keyboard.show(at: docked)
        for _ in 0..<12 {
            MainLoop.current.advance(by: 0.05)
            let shown = try #require(view.layer.presentation()).frame
            expectClose(shown.maxY, try #require(keyboard.visibleFrame).minY, within: 1e-6)
        }
    }
}
