import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The source that a zoom finds, and hides.
@MainActor
struct ZoomSourceTests {
    @Test("A target that is hidden, or outside of the view that comes in, is none")
    func target() {
        let incoming = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let target = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 60))
        incoming.addSubview(target)
        let source = TransitionAnimation.ZoomSource(UIView(), to: target)
        #expect(source.targetFrame(in: incoming) == CGRect(x: 20, y: 30, width: 50, height: 60))
        target.isHidden = true
        #expect(source.targetFrame(in: incoming) == nil)
        target.isHidden = false
        target.frame.origin.x = 300
        #expect(source.targetFrame(in: incoming) == nil)
    }

    @Test("A source that takes another one's place shows that one again")
    func another() {
        let (first, second) = (UIView(), UIView())
        let sources = ZoomSources(outlastsTransitions: true)
        sources.hide(.init(first))
        #expect(first.alpha == 0)
        sources.hide(.init(second))
        #expect(first.alpha == 1)
        #expect(second.alpha == 0)
        sources.restore()
        #expect(second.alpha == 1)
    }

    @Test("A second observer of the frames waits for none: the first one goes on until it has seen enough")
    func frames() {
        let stage = Stage(.iPhone15)
        let observer = DisplayLinkObserver()
        var calls: [String] = []
        observer.start {
            calls.append("first")
            return calls.count < 2
        }
        observer.start {
            calls.append("second")
            return false
        }
        stage.advance(by: 0.1)
        #expect(calls == ["first", "first"])
    }
}
