import Foundation
import Testing
import UIKit

@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    @MainActor @Suite struct AnimatedSVGTests {
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

        private func move() {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.y = 200 }
        }

        @Test("a moment every 40 ms, the first and the last one among them")
        func frames() throws {
            var moments: [TimeInterval] = []
            let picture = stage.animatedSVG(lasting: 1.1, inspect: { moments.append($0) }, of: move)
            #expect(picture.frameCount == 29)
            #expect(moments.first == 0 && moments.last == 1.1)
            #expect(picture.frames[1].time == 0.04 && picture.frames[27].time == 1.08)
            // 1.1 s and the pause; the view is in place after a second, and stays.
            let svg = picture.svg
            #expect(svg.contains("animation:1.9s linear infinite"))
            #expect(svg.contains("{0%{y:100px}2.11%{y:104px}4.21%{y:108px}"))
            #expect(svg.contains("50.53%{y:196px}52.63%{y:200px}100%{y:200px}}"))
        }

        @Test("a length whose product with the rate is not exact has no frame too many")
        func rounding() {
            #expect(4.4 * 25 > 110)
            let picture = stage.animatedSVG(lasting: 4.4) {}
            #expect(picture.frameCount == 111)
            #expect(picture.frames.last?.time == 4.4)
        }

        @Test("as many frames a second as asked for, and the pause and the still picture, too")
        func settings() throws {
            let picture = stage.animatedSVG(lasting: 1, framesPerSecond: 10, pause: 0, still: 0.55, of: move)
            #expect(picture.frameCount == 11)
            #expect(picture.still == 5)
            #expect(picture.svg.contains("animation:1s linear infinite"))
            #expect(picture.svg.contains("<rect x=\"10\" y=\"150\" width=\"50\""))
        }

        @Test("the same script gives the same text")
        func determinism() {
            func record() -> String {
                card.frame.origin.y = 100
                return stage.animatedSVG(lasting: 0.5, of: move).svg
            }
            let first = record()
            stage.settle()
            #expect(record() == first)
        }

        @Test("views without names that come in from outside are the same ones all the time")
        func identity() throws {
            let row = UIView(frame: CGRect(x: -300, y: 300, width: 300, height: 50))
            for (index, color) in [UIColor.red, .green, .blue].enumerated() {
                let tile = UIView(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 90, height: 50))
                tile.backgroundColor = color
                row.addSubview(tile)
            }
            stage.window.rootViewController?.view.addSubview(row)
            let picture = stage.animatedSVG(lasting: 1) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.frame.origin.x = 0 }
            }
            let svg = picture.svg
            // They exist from the first moment, although they are outside then; one rule for each, and no element is
            // added or removed.
            for (place, color) in [(-300, "#ff0000"), (-200, "#00ff00"), (-100, "#0000ff")] {
                #expect(
                    svg.contains("<rect x=\"\(place)\" y=\"300\" width=\"90\" height=\"50\" fill=\"\(color)\" style"))
                #expect(svg.contains("{0%{x:\(place)px}2.22%{x:\(place + 12)px}"))
            }
            #expect(!svg.contains("opacity:0"))
        }

        @Test("a view without a name that goes away does not turn into the next one")
        func departure() throws {
            let tiles = [UIColor.green, .blue].enumerated().map { index, color in
                let tile = UIView(frame: CGRect(x: CGFloat(index) * 100, y: 300, width: 90, height: 50))
                tile.backgroundColor = color
                stage.window.rootViewController?.view.addSubview(tile)
                return tile
            }
            let svg = stage.animatedSVG(lasting: 0.4, pause: 0.6) {
                stage.advance(by: 0.2)
                tiles[0].removeFromSuperview()
            }.svg
            // Still there at 0.16 s, and gone at 0.2 s: the script comes before the picture of the same moment.
            let going = "0%{opacity:1}16%{opacity:1;animation-timing-function:step-end}20%{opacity:0}100%{opacity:0}"
            #expect(svg.contains("<style>@keyframes a1{\(going)}</style>"))
            #expect(!svg.contains("@keyframes a2"))
            #expect(svg.contains("<rect x=\"100\" y=\"300\" width=\"90\" height=\"50\" fill=\"#0000ff\"/>"))
        }

        @Test("a finger is seen while it is down")
        func finger() throws {
            let picture = stage.animatedSVG(lasting: 0.4) {
                stage.advance(by: 0.1)
                stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 520), duration: 0.2)
            }
            #expect(picture.frames.map { $0.fingers.count } == [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0])
            #expect(picture.svg.contains("<circle cx=\"100\""))
        }

        @Test("no time, no frames and a negative pause trap")
        func misuse() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Stage(.iPhone15).animatedSVG(lasting: 0) {} }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Stage(.iPhone15).animatedSVG(lasting: 1, framesPerSecond: 0) {} }
            }
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Stage(.iPhone15).animatedSVG(lasting: 1, pause: -1) {} }
            }
        }
    }
#endif
