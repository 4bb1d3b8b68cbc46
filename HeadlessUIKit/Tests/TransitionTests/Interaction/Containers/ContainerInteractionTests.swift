import Testing
import UIKit

@testable import TestSupport

/// Pushes, pops and changes of tabs driven by a percent-driven interactor, as a transition kit uses them.
@MainActor
struct ContainerInteractionTests {
    typealias Container = ContainerStage.Container

    nonisolated private static let beginning: [Container: [String]] = [
        .push: ["b.didLoad", "a.willDisappear(true)", "b.willAppear(true)", "b.isAppearing(true)"],
        .pop: ["a.didLoad", "b.willDisappear(true)", "a.willAppear(true)", "a.isAppearing(true)"],
        .tab: ["b.didLoad", "b.willAppear(true)", "a.willDisappear(true)", "b.isAppearing(true)"],
    ]
    nonisolated private static let completed: [Container: [String]] = [
        .push: ["a.didDisappear(true)", "b.didAppear(true)"],
        .pop: ["b.didDisappear(true)", "a.didAppear(true)"],
        .tab: ["a.didDisappear(true)", "b.didAppear(true)"],
    ]
    nonisolated private static let turned: [Container: [String]] = [
        .push: ["b.willDisappear(true)", "b.didDisappear(true)", "a.willAppear(true)"],
        .pop: ["a.willDisappear(true)", "a.didDisappear(true)", "b.willAppear(true)"],
        .tab: ["b.willDisappear(true)", "a.willAppear(true)"],
    ]
    nonisolated private static let cancelled: [Container: [String]] = [
        .push: ["a.didAppear(true)"],
        .pop: ["b.didAppear(true)"],
        .tab: ["b.didDisappear(true)", "a.didAppear(true)"],
    ]

    private func expectChanged(_ stage: ContainerStage, _ location: SourceLocation = #_sourceLocation) {
        let contents = [Container.push: "ab", .pop: "a", .tab: "3 tabs, 1"]
        #expect(stage.contents == contents[stage.container], sourceLocation: location)
        #expect(stage.bar == (stage.container == .tab ? "tab 1" : "the stack"), sourceLocation: location)
        expectRest(stage, shown: stage.coming, gone: stage.leaving, location)
    }

    private func expectUnchanged(_ stage: ContainerStage, _ location: SourceLocation = #_sourceLocation) {
        let contents = [Container.push: "a", .pop: "ab", .tab: "3 tabs, 0"]
        #expect(stage.contents == contents[stage.container], sourceLocation: location)
        #expect(stage.bar == (stage.container == .tab ? "tab 0" : "the stack"), sourceLocation: location)
        expectRest(stage, shown: stage.leaving, gone: stage.coming, location)
    }

    private func expectRest(
        _ stage: ContainerStage, shown: UIViewController, gone: UIViewController, _ location: SourceLocation
    ) {
        #expect(stage.coordinator == nil, sourceLocation: location)
        #expect(shown.view.superview?.subviews.count == 1, sourceLocation: location)
        #expect(shown.view.window === stage.phone.window, sourceLocation: location)
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852), sourceLocation: location)
        #expect(gone.view.window == nil, sourceLocation: location)
        #expect(stage.touched === shown.view, sourceLocation: location)
        #expect(stage.reachesBar, sourceLocation: location)
        #expect(!shown.isMovingToParent && !shown.isMovingFromParent, sourceLocation: location)
    }

    private func place(of controller: UIViewController) -> CGFloat? {
        controller.view.layer.presentation()?.frame.minX
    }

    @Test("Followed and finished, it is a change like any other (V-N2, V-N3, T1, T6)", arguments: ContainerStage.cases)
    func finished(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        stage.begin()
        #expect(stage.journal.takeAppearance() == Self.beginning[settings.container])
        #expect(stage.coordinator?.initiallyInteractive == true)
        stage.interactor.update(0.4)
        expectClose(place(of: stage.leaving), -0.4 * 393, within: 0.01)
        expectClose(place(of: stage.coming), 0.6 * 393, within: 0.01)
        MainLoop.current.advance(by: 5)
        expectClose(place(of: stage.coming), 0.6 * 393, within: 0.01)
        stage.interactor.finish()
        #expect(stage.coordinator?.isInteractive == false)
        #expect(stage.journal.takeAppearance() == [])
        MainLoop.current.advance(by: 0.1499)
        #expect(stage.coordinator != nil)
        MainLoop.current.advance(by: 0.0002)
        #expect(stage.journal.takeAppearance() == Self.completed[settings.container])
        expectChanged(stage)
    }

    @Test(
        "Cancelled, who was coming goes when the finger lifts, and everything is as it was (C49, C50, C51, V-N6)",
        arguments: ContainerStage.cases)
    func cancelled(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        stage.begin()
        stage.interactor.update(0.4)
        _ = stage.journal.take()
        var heard: [String] = []
        stage.coordinator?.notifyWhenInteractionChanges { [journal = stage.journal] context in
            heard.append("changes(\(context.isCancelled), \(journal.takeAppearance()))")
        }
        stage.coordinator?.animate(alongsideTransition: nil) { heard.append("completion(\($0.isCancelled))") }
        stage.interactor.cancel()
        #expect(heard == ["changes(true, [])"])
        #expect(stage.journal.takeAppearance() == Self.turned[settings.container])
        MainLoop.current.advance(by: 0.0999)
        #expect(stage.coordinator?.isCancelled == true)
        MainLoop.current.advance(by: 0.0002)
        let entries = stage.journal.take()
        #expect(!entries.contains { $0.hasPrefix("didShow") || $0.hasPrefix("didSelect") })
        #expect(entries.filter { $0.contains(".did") && !$0.contains("Move") } == Self.cancelled[settings.container])
        #expect(heard.last == "completion(true)")
        expectUnchanged(stage)
    }

    @Test("Cancelled twice and then finished, nothing of the first times is left", arguments: ContainerStage.cases)
    func again(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        for _ in 0..<2 {
            stage.begin()
            stage.interactor.update(0.7)
            stage.interactor.cancel()
            MainLoop.current.settle()
            expectUnchanged(stage)
        }
        stage.begin()
        stage.interactor.update(0.1)
        stage.interactor.finish()
        MainLoop.current.settle()
        expectChanged(stage)
    }

    @Test(
        "A finger that lifts in the turn of the request is heard by an interactor that remembers it (T11)",
        arguments: ContainerStage.cases, [true, false])
    func liftedEarly(settings: ContainerStage.Case, finishes: Bool) {
        let stage = ContainerStage(settings, interactor: GuardedInteractor())
        stage.request()
        stage.interactor.update(0.3)
        if finishes { stage.interactor.finish() } else { stage.interactor.cancel() }
        MainLoop.current.settle()
        if finishes { expectChanged(stage) } else { expectUnchanged(stage) }
    }

    @Test(
        "One that does not remember leaves a stack stuck until it is told again; tabs begin in the setter (T11, V-N1, V-N3)",
        arguments: ContainerStage.cases)
    func unguarded(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        stage.request()
        #expect((stage.coordinator?.view(forKey: .to)?.superview != nil) == (settings.container == .tab))
        stage.interactor.finish()
        MainLoop.current.settle()
        #expect((stage.coordinator != nil) == (settings.container != .tab))
        stage.interactor.finish()
        MainLoop.current.settle()
        expectChanged(stage)
    }

    @Test("Without an interactive start it runs to its end on its own (T5)", arguments: ContainerStage.cases)
    func notInteractive(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        stage.interactor.wantsInteractiveStart = false
        stage.begin()
        #expect(stage.coordinator?.initiallyInteractive == false)
        #expect(stage.coordinator?.isInterruptible == (settings.motion == .vended))
        MainLoop.current.advance(by: 0.125)
        expectClose(place(of: stage.coming), 0.5 * 393, within: 0.01)
        MainLoop.current.advance(by: 0.1251)
        expectChanged(stage)
    }

    @Test(
        "Taken in hand while it runs, a vended animator stops and can be reversed; another one goes on (T5, T6, T8)",
        arguments: ContainerStage.cases)
    func interrupted(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        stage.interactor.wantsInteractiveStart = false
        stage.begin()
        _ = stage.journal.take()
        MainLoop.current.advance(by: 0.125)
        stage.interactor.pause()
        let isHeld = settings.motion == .vended
        #expect(stage.coordinator?.isInteractive == isHeld)
        MainLoop.current.advance(by: 0.05)
        expectClose(place(of: stage.coming), (isHeld ? 0.5 : 0.3) * 393, within: 0.01)
        stage.interactor.cancel()
        #expect(stage.journal.takeAppearance() == (isHeld ? Self.turned[settings.container] : []))
        MainLoop.current.settle()
        if isHeld { expectUnchanged(stage) } else { expectChanged(stage) }
    }

    @Test(
        "Let go, caught on the rest of the way, and reversed, it is cancelled after all (T6, T8, C72)",
        arguments: Container.allCases)
    func caught(container: Container) {
        let stage = ContainerStage(.init(container: container, motion: .vended))
        stage.begin()
        var changes: [Bool] = []
        stage.coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        _ = stage.journal.take()
        stage.interactor.update(0.5)
        stage.interactor.finish()
        MainLoop.current.advance(by: 0.0625)
        expectClose(place(of: stage.coming), 0.25 * 393, within: 0.01)
        stage.interactor.pause()
        expectClose(stage.interactor.percentComplete, 0.75, within: 1e-6)
        stage.interactor.update(0.6)
        stage.interactor.cancel()
        #expect(stage.journal.takeAppearance() == Self.turned[container])
        MainLoop.current.advance(by: 0.075)
        // Caught again on the way back, and finished.
        stage.interactor.pause()
        expectClose(stage.interactor.percentComplete, 0.3, within: 1e-6)
        stage.interactor.finish()
        MainLoop.current.settle()
        #expect(changes == [false, true, false, true, false])
        expectChanged(stage)
    }

    @Test(
        "What is requested meanwhile waits for the end, whichever it is (C14)", arguments: ContainerStage.cases,
        [true, false])
    func requests(settings: ContainerStage.Case, finishes: Bool) {
        let stage = ContainerStage(settings)
        stage.begin()
        stage.interactor.update(0.5)
        let before = stage.contents
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        var isPresented = false
        stage.controller.present(modal, animated: true) { isPresented = true }
        stage.useNothing()
        stage.requestAnother()
        MainLoop.current.advance(by: 1)
        #expect(stage.contents == before)
        #expect(modal.presentingViewController == nil)
        if finishes { stage.interactor.finish() } else { stage.interactor.cancel() }
        MainLoop.current.settle()
        let expected: [Container: String] =
            finishes
            ? [.push: "abz", .pop: "az", .tab: "3 tabs, 2"] : [.push: "az", .pop: "abz", .tab: "3 tabs, 2"]
        #expect(stage.contents == expected[settings.container])
        #expect(isPresented)
        #expect(modal.presentingViewController === stage.controller)
        #expect(stage.coordinator == nil)
    }

    @Test(
        "Until the end the bar cannot be touched; the views can, which an app animates (C42, Z1)",
        arguments: ContainerStage.cases)
    func touches(settings: ContainerStage.Case) {
        let stage = ContainerStage(settings)
        stage.begin()
        stage.interactor.update(0.5)
        let views: [UIView] = [stage.leaving.view, stage.coming.view]
        let isPlain = settings.motion == .plain
        // `UIView.animate` keeps touches from the views that it moves (N2).
        #expect(views.contains { stage.touched?.isDescendant(of: $0) == true } == !isPlain)
        #expect(!stage.reachesBar)
        stage.interactor.cancel()
        MainLoop.current.advance(by: 0.1)
        #expect(!stage.reachesBar)
        MainLoop.current.settle()
        expectUnchanged(stage)
    }
}
