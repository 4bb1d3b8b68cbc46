import Foundation
import TemporaryFolder
import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    /// The mark of a recording that is a moment of a movement.
    @MainActor @Suite struct MotionTests {
        private let stage = Stage(.iPhone15)
        private let card = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))

        init() {
            let root = UIViewController()
            stage.show(root)
            card.accessibilityIdentifier = "card"
            card.backgroundColor = .red
            root.view.addSubview(card)
            stage.settle()
        }

        private var isInMotion: Bool {
            get throws { try stage.recordedScene().isInMotion }
        }

        private func slide() {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.y = 200 }
        }

        @Test("an animation is motion from its beginning to its end")
        func animation() throws {
            #expect(try !isInMotion)
            slide()
            #expect(try isInMotion)
            stage.advance(by: 0.5)
            #expect(try isInMotion)
            stage.settle()
            #expect(try !isInMotion)
        }

        @Test("an animation in another window is none of the stage's")
        func otherWindow() throws {
            let other = Stage(.iPhone15)
            other.show(UIViewController())
            slide()
            #expect(try !other.recordedScene().isInMotion)
        }

        @Test("a finger on the screen is motion, wherever it rests")
        func finger() throws {
            stage.touchDown(at: CGPoint(x: 200, y: 400))
            #expect(try isInMotion)
            stage.advance(by: 2)
            #expect(try isInMotion)
            stage.touchUp()
            #expect(try !isInMotion)
        }

        @Test("a scroll view that runs out is motion")
        func scrolling() throws {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
            list.contentSize = CGSize(width: 393, height: 5_000)
            stage.window.rootViewController?.view.addSubview(list)
            stage.settle()
            stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
            #expect(try isInMotion)
            stage.settle()
            #expect(try !isInMotion)
        }

        @Test("a keyboard is motion while it comes and while it goes")
        func keyboard() throws {
            stage.showKeyboard(height: 336)
            stage.advance(by: 0.1)
            #expect(try isInMotion)
            stage.settle()
            #expect(try !isInMotion)
            stage.hideKeyboard()
            stage.advance(by: 0.1)
            #expect(try isInMotion)
            stage.settle()
            #expect(try !isInMotion)
        }

        @Test("the picture of a moment is that of the same layout at rest")
        func picture() throws {
            slide()
            stage.advance(by: 0.5)
            let moment = stage.svg
            card.layer.removeAllAnimations()
            card.frame.origin.y = 150
            stage.settle()
            #expect(stage.svg == moment)
            #expect(!moment.contains("data-motion"))
        }

        @Test("a filmstrip's moments say it one by one, and a moving picture's do not")
        func films() {
            let film = stage.filmstrip(at: [0, 0.5, 1.5], of: slide)
            #expect(film.frames.map(\.scene.isInMotion) == [false, true, false])
            card.frame.origin.y = 100
            let picture = stage.animatedSVG(lasting: 0.5, of: slide)
            #expect(picture.frames.allSatisfy { !$0.scene.isInMotion })
        }

        @Test("a reference that is recorded in motion accepts a unit, and one at rest does not")
        func recording() throws {
            try withTemporaryFolder { folder in
                let expectation = SnapshotExpectation(
                    fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function)
                @MainActor func failure(_ name: String, _ mode: String) -> String? {
                    expectation.failure(of: name, environment: environment(of: folder, mode: mode)) {
                        try stage.recordedScene()
                    }
                }
                _ = failure("Card/rest", "missing")
                slide()
                _ = failure("Card/motion", "missing")
                for (name, says) in [("rest", false), ("motion", true)] {
                    let file = folder.appendingPathComponent("Snapshots/Card/\(name)@iPhone15.svg")
                    let svg = try String(contentsOf: file, encoding: .utf8)
                    #expect(svg.contains("data-motion=\"true\"") == says)
                }
                card.layer.removeAllAnimations()
                card.frame.origin.y = 100.01
                #expect(failure("Card/motion", "verify") == nil)
                #expect(failure("Card/rest", "verify")?.contains("y 100 -> 100.01 (down 0.01 pt)") == true)
                card.frame.origin.y = 100.02
                #expect(failure("Card/motion", "verify")?.contains("\nTolerance: 0.01 pt, in motion\n") == true)
            }
        }
    }
#endif
