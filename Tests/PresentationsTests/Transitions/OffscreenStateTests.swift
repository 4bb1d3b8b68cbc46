import KitTestSupport
import Testing
import UIKit

@testable import Presentations

struct OffscreenStateTests {
    private let frame = CGRect(x: 12, y: 478, width: 369, height: 340)
    private let container = CGSize(width: 393, height: 852)

    private func place(
        _ look: TransitionAnimation.EndState, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        shadowOutset: CGFloat = 0, source: ZoomWindow? = nil, target: CGRect? = nil
    ) -> OffscreenState {
        OffscreenState(
            look, frame: frame, in: container, direction: direction, shadowOutset: shadowOutset, source: source,
            target: target)
    }

    @Test(
        "Beyond an edge means just outside of the container there",
        arguments: [
            (PresentationEdge.bottom, CGPoint(x: 0, y: 374)), (.top, CGPoint(x: 0, y: -818)),
            (.leading, CGPoint(x: -381, y: 0)), (.trailing, CGPoint(x: 381, y: 0)),
        ])
    func beyond(edge: PresentationEdge, offset: CGPoint) {
        #expect(place(.init(displacement: .beyond(edge))).offset == offset)
    }

    @Test("Leading and trailing change sides where the layout runs from right to left")
    func rightToLeft() {
        #expect(place(.init(displacement: .beyond(.leading)), direction: .rightToLeft).offset == CGPoint(x: 381, y: 0))
    }

    @Test("A scale of nothing is a hundredth: it can be reverted")
    func nothing() {
        #expect(place(.init(scale: 0)).transform == CGAffineTransform(scaleX: 0.01, y: 0.01))
        #expect(place(.init(scale: -1)).transform == CGAffineTransform(scaleX: 0.01, y: 0.01))
    }

    @Test("A shadow leaves the container too")
    func shadowOutset() {
        #expect(place(.init(displacement: .beyond(.bottom)), shadowOutset: 26).offset == CGPoint(x: 0, y: 400))
        #expect(place(.init(displacement: .beyond(.top)), shadowOutset: 26).offset == CGPoint(x: 0, y: -844))
    }

    @Test("The half-way spring starts half a screen below")
    func halfway() {
        let hidden = place(TransitionAnimation.halfwaySpring.incoming)
        #expect(hidden.offset == CGPoint(x: 0, y: 426))
        #expect(hidden.alpha == 0)
        #expect(hidden.transform == .identity)
    }

    @Test("Scaling and dissolving stay in place")
    func inPlace() {
        #expect(place(TransitionAnimation.scale.incoming).offset == .zero)
        #expect(place(TransitionAnimation.scale.incoming).transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
        #expect(place(TransitionAnimation.crossDissolve.incoming).offset == .zero)
        #expect(place(TransitionAnimation.crossDissolve.incoming).transform == .identity)
    }

    @Test(
        "Toward an edge means by a share of the container",
        arguments: [
            (PresentationEdge.bottom, CGPoint(x: 0, y: 426)), (.top, CGPoint(x: 0, y: -426)),
            (.leading, CGPoint(x: -196.5, y: 0)), (.trailing, CGPoint(x: 196.5, y: 0)),
        ])
    func toward(edge: PresentationEdge, offset: CGPoint) {
        #expect(place(.init(displacement: .toward(edge, share: 0.5))).offset == offset)
    }

    @MainActor
    @Test("Over another view means in its middle, covering it, cut to its aspect and its corners")
    func over() throws {
        let look = TransitionAnimation.zoom(from: UIView()).incoming
        let source = ZoomWindow(rect: CGRect(x: 20, y: 100, width: 73.8, height: 85), cornerRadius: 5)
        let hidden = place(look, source: source)
        #expect(hidden.offset == CGPoint(x: 56.9 - 196.5, y: 142.5 - 648))
        // 85 of 340 is a quarter, 73.8 of 369 less.
        #expect(abs(hidden.transform.a - 0.25) < 1e-9)
        #expect(abs(hidden.transform.d - 0.25) < 1e-9)
        #expect(hidden.alpha == 0)
        let window = try #require(hidden.window)
        #expect(window.rect.isNear(CGRect(x: 36.9, y: 0, width: 295.2, height: 340)))
        #expect(window.cornerRadius == 20)
    }

    @MainActor
    @Test("With a target it is the middle of that, opaque")
    func overWithTarget() throws {
        let look = TransitionAnimation.zoom(from: UIView()).incoming
        let source = ZoomWindow(rect: CGRect(x: 20, y: 100, width: 80, height: 50), cornerRadius: 5)
        let hidden = place(look, source: source, target: CGRect(x: 20, y: 30, width: 160, height: 200))
        // The middle of the target is (100, 130), 84.5 and 40 points from that of the view; half the size.
        #expect(hidden.offset == CGPoint(x: 60 + 42.25 - 196.5, y: 125 + 20 - 648))
        #expect(hidden.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(hidden.alpha == 1)
        let window = try #require(hidden.window)
        #expect(window.rect == CGRect(x: 20, y: 80, width: 160, height: 100))
        #expect(window.cornerRadius == 10)
    }

    @MainActor
    @Test("Whatever the sizes, the target covers the source, and what is seen is the source's frame and corners")
    func overAnySize() throws {
        let look = TransitionAnimation.zoom(from: UIView()).incoming
        let sides: [CGFloat] = [12, 80, 393, 1000]
        for width in sides {
            for height in sides {
                for target in [
                    nil, CGRect(x: 0, y: 0, width: 369, height: 100), CGRect(x: 200, y: -20, width: 30, height: 300),
                ] {
                    let source = ZoomWindow(
                        rect: CGRect(x: width / 3, y: 700 - height, width: width, height: height), cornerRadius: 6)
                    let hidden = place(look, source: source, target: target)
                    let window = try #require(hidden.window)
                    let covering = onScreen(target ?? CGRect(x: 0, y: 0, width: 369, height: 340), hidden)
                    #expect(onScreen(window.rect, hidden).isNear(source.rect), "\(width)×\(height), \(covering)")
                    #expect(covering.intersection(source.rect).isNear(source.rect), "\(width)×\(height), \(covering)")
                    #expect(abs(window.cornerRadius * hidden.transform.a - 6) < 1e-9)
                    #expect(
                        abs(covering.width - width) < 0.01 || abs(covering.height - height) < 0.01,
                        "larger than it has to be: \(width)×\(height), \(covering)")
                }
            }
        }
    }

    /// A part of the view in the container.
    private func onScreen(_ part: CGRect, _ state: OffscreenState) -> CGRect {
        part.offsetBy(dx: -frame.width / 2, dy: -frame.height / 2).applying(state.transform)
            .offsetBy(dx: frame.midX + state.offset.x, dy: frame.midY + state.offset.y)
    }

    @MainActor
    @Test("Over none it is a little smaller in place, transparent, and whole")
    func overNone() {
        let look = TransitionAnimation.EndState(displacement: .over(.init(UIView())))
        let hidden = place(look, target: CGRect(x: 20, y: 30, width: 160, height: 200))
        #expect(hidden.offset == .zero)
        #expect(hidden.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
        #expect(hidden.alpha == 0)
        #expect(hidden.window == nil)
    }

    @Test("A transform without an inverse counts as none")
    func singular() {
        #expect(place(.init(transform: CGAffineTransform(scaleX: 0, y: 1))).transform == .identity)
        #expect(place(.init(transform: CGAffineTransform(scaleX: .nan, y: 1))).transform == .identity)
    }
}
