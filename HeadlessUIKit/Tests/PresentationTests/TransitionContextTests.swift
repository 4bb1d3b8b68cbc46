import Testing
import UIKit

@testable import TestSupport

@MainActor
struct TransitionContextTests {
    private let phone = Phone()
    private let script = Script()

    /// The values of the context when the animation begins.
    private struct Facts {
        var controllers: [String] = []
        var views: [String] = []
        var frames: [CGRect] = []
    }

    private func record(
        _ context: any UIViewControllerContextTransitioning, _ names: [ObjectIdentifier: String]
    ) -> Facts {
        func name(_ object: AnyObject?) -> String { object.map { names[ObjectIdentifier($0)] ?? "?" } ?? "nil" }
        let from = context.viewController(forKey: .from)
        let to = context.viewController(forKey: .to)
        return Facts(
            controllers: [name(from), name(to)],
            views: [name(context.view(forKey: .from)), name(context.view(forKey: .to))],
            frames: [from, to].compactMap { $0 }.flatMap {
                [context.initialFrame(for: $0), context.finalFrame(for: $0)]
            }
        )
    }

    /// Presents and dismisses, and returns the values of the contexts.
    private func runBoth(style: UIModalPresentationStyle) -> [Facts] {
        let presented = script.makePresented()
        presented.modalPresentationStyle = style
        let names: [ObjectIdentifier: String] = [
            ObjectIdentifier(phone.root): "presenter", ObjectIdentifier(presented): "presented",
            ObjectIdentifier(phone.root.view): "presenter.view", ObjectIdentifier(presented.view): "presented.view",
        ]
        var facts: [Facts] = []
        script.animate = { [script] context in
            facts.append(record(context, names))
            if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
                view.frame = context.finalFrame(for: to)
                context.containerView.addSubview(view)
            }
            _ = script
            context.completeTransition(true)
        }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        return facts
    }

    @Test("A custom presentation that keeps the presenter hands out no view of it, and these frames (B1, B2, B6)")
    func keepingPresenter() {
        let facts = runBoth(style: .custom)
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        let sheet = CGRect(x: 0, y: 452, width: 393, height: 400)
        #expect(facts.map(\.controllers) == [["presenter", "presented"], ["presented", "presenter"]])
        #expect(facts.map(\.views) == [["nil", "presented.view"], ["presented.view", "nil"]])
        #expect(facts.first?.frames == [screen, screen, .zero, sheet])
        #expect(facts.last?.frames == [sheet, .zero, screen, screen])
    }

    @Test("One that takes the presenter out hands out all views, and these frames (B1, B4, B6)")
    func removingPresenter() {
        let facts = runBoth(style: .fullScreen)
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(facts.map(\.controllers) == [["presenter", "presented"], ["presented", "presenter"]])
        #expect(
            facts.map(\.views) == [["presenter.view", "presented.view"], ["presented.view", "presenter.view"]])
        #expect(facts.first?.frames == [screen, .zero, .zero, screen])
        #expect(facts.last?.frames == [screen, .zero, .zero, screen])
    }

    @Test("A wrapper is what the context hands out; the frame at the beginning is that of the controller's view (B3)")
    func wrapper() {
        let presented = script.makePresented()
        let wrapper = UIView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        script.wrapper = wrapper
        wrapper.addSubview(presented.view)
        presented.view.frame = CGRect(x: 0, y: 20, width: 393, height: 380)
        var views: [UIView?] = []
        var initial: CGRect?
        script.animate = { context in
            views.append(context.view(forKey: .to) ?? context.view(forKey: .from))
            if context.view(forKey: .to) != nil { context.containerView.addSubview(wrapper) }
            initial = context.viewController(forKey: .from).map { context.initialFrame(for: $0) }
            context.completeTransition(true)
        }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(views == [wrapper, wrapper])
        #expect(initial == CGRect(x: 0, y: 20, width: 393, height: 380))
        #expect(wrapper.superview == nil)
    }

    @Test(
        "UIKit removes the presented view after a dismissal, whether or not the animator did (B5)",
        arguments: [true, false])
    func removal(animatorRemoves: Bool) throws {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.animate = { context in
            if animatorRemoves { context.view(forKey: .from)?.removeFromSuperview() }
            context.completeTransition(true)
        }
        // Retained here, so that the view cannot leave it merely because it is released.
        let container = try #require(script.controller?.containerView)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(container.subviews == [])
        #expect(presented.view.superview == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("The context's container is the controller's, and nothing is rotated (B8, B11)")
    func container() {
        var isSame = false
        var transform: CGAffineTransform?
        script.animate = { [script] context in
            isSame = context.containerView === script.controller?.containerView
            transform = context.targetTransform
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(isSame)
        #expect(transform == .identity)
        #expect(script.context?.presentationStyle == .custom)
    }

    @Test("Views that the controller put into the container vanish with it (B10)")
    func chromeVanishes() {
        weak var gone: UIView?
        script.onWillBegin = { controller in
            guard controller.presentedViewController.isBeingPresented else { return }
            let dimming = UIView()
            gone = dimming
            controller.containerView?.addSubview(dimming)
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        #expect(gone?.window === phone.window)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(gone == nil)
    }

    @Test("The presented view keeps its load-time frame until somebody sets it")
    func loadTimeFrame() {
        var frame: CGRect?
        script.animate = { frame = $0.view(forKey: .to)?.frame }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
