import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct WorkCounterTests {
    private let phone = Phone()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    init() {
        MainLoop.current.settle()
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
    }

    @Test("each value of each layer is counted by itself")
    func values() {
        let other = UIView()
        let work = WorkCounter.counting {
            view.center = CGPoint(x: 5, y: 5)
            view.center.y = 6
            view.alpha = 0.5
            view.layer.cornerRadius = 3
            view.layer.shadowPath = nil
            other.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        #expect(work.writes(.position, to: view.layer) == 2)
        #expect(work.writes(.opacity, to: view.layer) == 1)
        #expect(work.writes(.cornerRadius, to: view.layer) == 1)
        #expect(work.writes(.shadowPath, to: view.layer) == 1)
        #expect(work.writes(.bounds, to: view.layer) == 0)
        #expect(work.writes(.transform, to: view.layer) == 0)
        #expect(work.writes(.transform) == 1)
    }

    @Test("a frame is bounds and position; the same value again counts again")
    func frames() {
        let work = WorkCounter.counting {
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
        #expect(work.writes(.bounds, to: view.layer) == 2)
        #expect(work.writes(.position, to: view.layer) == 2)
    }

    @Test("only a layout that has something to do is forced")
    func forcedLayouts() {
        let work = WorkCounter.counting {
            view.layoutIfNeeded()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            view.layer.layoutIfNeeded()
        }
        #expect(work.forcedLayouts == 1)
        #expect(work.layouts(of: view.layer) == 1)
        #expect(work.layoutCount == 1)
    }

    @Test("the layout of a turn is not forced")
    func layouts() {
        let work = WorkCounter.counting {
            view.setNeedsLayout()
            MainLoop.current.settle()
        }
        #expect(work.forcedLayouts == 0)
        #expect(work.layouts(of: view.layer) == 1)
        #expect(work.layouts(of: phone.root.view.layer) == 0)
    }

    @Test("fitting sizes and paths are counted")
    func fittingsAndPaths() {
        let work = WorkCounter.counting {
            _ = view.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
            view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
        }
        #expect(work.fittings == 1)
        #expect(work.paths == 1)
    }

    @Test("what happens outside of a count is in none")
    func outside() {
        view.center.x += 1
        let work = WorkCounter.counting {}
        view.center.x += 1
        _ = CGPath(rect: view.bounds, transform: nil)
        #expect(work.writes(.position) == 0)
        #expect(work.paths == 0)
    }

    @Test("two counts at a time trap")
    func nested() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = WorkCounter.counting { _ = WorkCounter.counting {} }
            }
        }
    }
}
