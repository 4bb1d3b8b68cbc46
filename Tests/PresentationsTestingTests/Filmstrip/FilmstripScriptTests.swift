import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    @MainActor @Suite struct FilmstripScriptTests {
        private let stage = Stage(.iPhone15)
        private let root = UIViewController()

        init() {
            stage.show(root)
        }

        private func script(until end: TimeInterval = 2, _ script: () -> Void) -> String {
            stage.filmstrip(at: [0, end], of: script).log.text
        }

        @Test("a drag is where it begins, where it ends, and how fast that is")
        func drag() {
            let text = script {
                stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 700), duration: 0.25)
                stage.advance(by: 0.25)
                stage.drag(from: CGPoint(x: 0, y: 400), to: CGPoint(x: 30, y: 440), duration: 0.1)
            }
            #expect(
                text == "0 down 196,500 · 0.25 up 196,700 at 800 pt/s · 0.5 down 0,400 · 0.6 up 30,440 at 500 pt/s")
        }

        @Test("a tap is a finger that lands and lifts in the same place")
        func tap() {
            #expect(script { stage.tap(at: CGPoint(x: 10, y: 20)) } == "0 down 10,20 · 0.05 up 10,20")
        }

        @Test("a finger that is moved by hand has each of its moves, and the speed of the last one")
        func moves() {
            let text = script {
                stage.touchDown(at: CGPoint(x: 10, y: 10))
                stage.advance(by: 0.1)
                stage.touchMoved(to: CGPoint(x: 10, y: 60))
                stage.advance(by: 0.1)
                stage.touchMoved(to: CGPoint(x: 10, y: 90))
                stage.touchUp()
            }
            #expect(text == "0 down 10,10 · 0.1 move 10,60 · 0.2 move 10,90 · 0.2 up 10,90 at 300 pt/s")
        }

        @Test("a finger that rests before it lifts has no speed")
        func rest() {
            let text = script {
                stage.touchDown(at: CGPoint(x: 10, y: 10))
                stage.advance(by: 0.1)
                stage.touchMoved(to: CGPoint(x: 10, y: 60))
                stage.advance(by: 0.5)
                stage.touchUp()
            }
            #expect(text == "0 down 10,10 · 0.1 move 10,60 · 0.6 up 10,60")
        }

        @Test("a finger that lands while something moves interrupts it")
        func interruption() {
            let text = script {
                UIView.animate(withDuration: 0.5) { root.view.alpha = 0.5 }
                stage.advance(by: 0.25)
                stage.tap(at: CGPoint(x: 10, y: 20))
                stage.advance(by: 1)
                stage.tap(at: CGPoint(x: 10, y: 20))
            }
            #expect(
                text == "0.25 down 10,20 in motion · 0.3 up 10,20 · 1.3 down 10,20 · 1.35 up 10,20")
        }

        @Test("the device, the keyboard and the user's settings are in it")
        func others() {
            let text = script {
                stage.rotate(to: .landscapeLeft)
                stage.advance(by: 0.5)
                stage.showKeyboard(height: 200.5)
                stage.type("Ada")
                stage.hideKeyboard()
                stage.showKeyboard(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
                stage.advance(by: 0.5)
                stage.appearance = .dark
                stage.appearance = .dark
                stage.layoutDirection = .rightToLeft
                stage.contentSizeCategory = .accessibilityLarge
                stage.accessibilityContrast = .high
                stage.enterBackground()
                stage.enterForeground()
            }
            #expect(
                text == "0 turn landscapeLeft · 0.5 keyboard 200.5 · 0.5 type 3 characters · 0.5 keyboard away · "
                    + "0.5 keyboard elsewhere · 1 dark · 1 right to left · 1 text accessibilityLarge · "
                    + "1 high contrast · 1 background · 1 foreground")
        }

        @Test("the app's part of a tablet is in it")
        func width() {
            let tablet = Stage(.iPad11, orientation: .landscapeLeft)
            tablet.show(UIViewController())
            let film = tablet.filmstrip(at: [0, 1]) {
                tablet.resize(width: 592)
                tablet.resize(width: nil)
            }
            #expect(film.log.text == "0 width 592 · 0 whole width")
        }

        @Test("what happens before, after the last picture, or by the app's own doing is not in it")
        func notTold() {
            stage.tap(at: CGPoint(x: 10, y: 20))
            let text = script(until: 0.5) {
                UIView.animate(withDuration: 0.2) { root.view.alpha = 0.5 }
                stage.advance(by: 0.6)
                stage.tap(at: CGPoint(x: 10, y: 20))
            }
            #expect(text == "")
            stage.tap(at: CGPoint(x: 10, y: 20))
        }
    }
#endif
