import Foundation
import Presentations
import TemporaryFolder
import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    @MainActor @Suite struct FilmstripCurveTests {
        private let stage = Stage(.iPhone15)
        private let root = UIViewController()
        private let panel = UIViewController()

        init() {
            root.addChild(panel)
            root.view.addSubview(panel.view)
            panel.view.frame = CGRect(x: 10, y: 100, width: 50, height: 50)
            panel.view.backgroundColor = .red
            panel.view.accessibilityIdentifier = "panel"
            stage.show(root)
            stage.settle()
        }

        private func move(_ options: UIView.AnimationOptions = .curveLinear, _ change: @escaping () -> Void) {
            UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: change)
        }

        @Test("the curve is the edge of the screen that moves most, sixty times a second")
        func place() {
            let down = stage.filmstrip(at: [0, 0.1]) { move { panel.view.frame.origin.y = 200 } }
            #expect(
                down.curve
                    == Filmstrip.Curve(
                        name: "top of panel", isDownward: true,
                        samples: [100, 116.67, 133.33, 150, 166.67, 183.33, 200]))
            let right = stage.filmstrip(at: [0, 0.1]) { move { panel.view.frame.origin.x = 310 } }
            #expect(
                right.curve == Filmstrip.Curve(name: "left of panel", samples: [10, 60, 110, 160, 210, 260, 310]))
        }

        @Test("the edge is that of what is seen, with every transform on the way to the window")
        func transform() {
            root.view.transform = CGAffineTransform(translationX: 0, y: 50)
            let film = stage.filmstrip(at: [0, 0.1]) {
                move { panel.view.transform = CGAffineTransform(scaleX: 2, y: 3) }
            }
            // From 150 to 100 at the top, from 10 to -15 at the left.
            #expect(film.curve?.name == "top of panel")
            #expect(film.curve?.samples.first == .some(150))
            #expect(film.curve?.samples.last == .some(100))
        }

        @Test("the curve of what stays in place is its opacity")
        func opacity() {
            let film = stage.filmstrip(at: [0, 0.1]) { move { panel.view.alpha = 0.4 } }
            #expect(
                film.curve
                    == Filmstrip.Curve(
                        name: "opacity of panel", unit: .percent, samples: [100, 90, 80, 70, 60, 50, 40]))
        }

        @Test("what is presented is followed from its first moment in the window to its last one")
        func presentation() throws {
            let detail = UIViewController()
            detail.preferredContentSize = CGSize(width: 300, height: 300)
            let film = stage.filmstrip(at: [0, 2]) {
                root.presentAsCard(detail)
                stage.advance(by: 1)
                detail.dismiss(animated: true)
            }
            let curve = try #require(film.curve)
            #expect(curve.name == "top of the presented view")
            #expect(curve.samples.count == 121)
            #expect(curve.samples[0] == nil)
            #expect(curve.samples[1] != nil)
            // 852, less 34 at the bottom and 300.
            #expect(curve.samples[59] == .some(518))
            #expect(curve.samples[120] == nil)
        }

        @Test("where no screen moves, and where none is wanted, there is no curve")
        func nothing() {
            #expect(stage.filmstrip(at: [0, 0.1]) {}.curve == nil)
            let film = stage.filmstrip(at: [0, 0.1], curve: nil) { move { panel.view.frame.origin.y = 200 } }
            #expect(film.curve == nil)
        }

        @Test("a number of one's own is measured; where it is none there is a gap")
        func measured() {
            var count: CGFloat = 0
            let values: [CGFloat?] = [1, 2.5, nil, .nan, .infinity, -3, 0]
            let film = stage.filmstrip(
                at: [0, 0.1],
                curve: .points("my number") {
                    count += 1
                    return values[Int(count) - 1]
                }
            ) {}
            #expect(film.curve == Filmstrip.Curve(name: "my number", samples: [1, 2.5, nil, nil, nil, -3, 0]))
        }

        @Test("a script that is over before the last picture is followed until then")
        func rest() {
            let film = stage.filmstrip(at: [0.05, 0.2]) {
                move { panel.view.frame.origin.y = 200 }
                stage.settle()
            }
            #expect(film.curve?.samples.count == 10)
            #expect(film.curve?.samples.first == .some(150))
            #expect(film.curve?.samples.last == .some(200))
        }

        @Test("another way between two pictures that agree is a difference")
        func verification() throws {
            try withTemporaryFolder { folder in
                @MainActor func failure(_ options: UIView.AnimationOptions, _ mode: String) -> String? {
                    panel.view.frame.origin.y = 100
                    let film = stage.filmstrip(at: [0, 0.1]) { move(options) { panel.view.frame.origin.y = 200 } }
                    return SnapshotExpectation(
                        fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function
                    )
                    .failure(of: "Panel/move", environment: environment(of: folder, mode: mode)) { film }
                }
                _ = failure(.curveLinear, "missing")
                #expect(failure(.curveLinear, "verify") == nil)
                let report = try #require(failure(.curveEaseIn, "verify"))
                #expect(report.hasPrefix("Panel/move@iPhone15: top of panel at 0.017 s 116.67 -> 10"))
                #expect(report.contains(", 5 of 7 samples\n"))
            }
        }
    }
#endif
