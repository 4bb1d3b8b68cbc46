import UIKit

extension Probe {
    static var sizes: [Entry] {
        [
            .question(
                "Q-3",
                "What is a navigation controller's `preferredContentSize` when its top controller asks for less?",
                ["it follows", "it keeps the larger one"], stackSize),
            .question(
                "Q-4", "When does a presentation controller get `systemLayoutFittingSizeDidChange`?",
                [
                    "when constraints change", "never", "when constraints or additional safe area insets change",
                ], fittingNews),
            .question(
                "Q-8", "When does a view that has moved get its new safe area?",
                ["in the same layout pass", "one pass later"], movedSafeArea),
            .question(
                "Q-11", "Which traits does a controller have inside `willTransition` and `viewWillTransition`?",
                ["the old ones", "the new ones"], traitsOnTheWay),
        ]
    }

    private static let stackSize: Entry.Ask = { bench in
        let (first, second) = (UIViewController(), UIViewController())
        first.preferredContentSize = CGSize(width: 320, height: 200)
        second.preferredContentSize = CGSize(width: 320, height: 500)
        let stack = UINavigationController(rootViewController: first)
        await bench.show(stack)
        let before = stack.preferredContentSize.height
        stack.pushViewController(second, animated: false)
        await bench.pass(0.2)
        let pushed = stack.preferredContentSize.height
        stack.popViewController(animated: false)
        await bench.pass(0.2)
        let popped = stack.preferredContentSize.height
        guard pushed > before else { return "it takes no part: \(before), then \(pushed)" }
        return popped < pushed ? "it follows" : "it keeps the larger one"
    }

    private static let fittingNews: Entry.Ask = { bench in
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        presented.view.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: presented.view.safeAreaLayoutGuide.topAnchor), height,
        ])
        try await bench.present(presented, animated: false)
        guard let controller = act.controller else { throw Trouble.failed("there is no presentation controller") }
        @MainActor func news(after change: () -> Void) async -> Bool {
            _ = presented.view.systemLayoutSizeFitting(.zero)
            await bench.begin()
            controller.fittingNews = 0
            change()
            await bench.pass(0.2)
            return controller.fittingNews > 0
        }
        let ofConstraints = await news { height.constant += 20 }
        let ofInsets = await news { presented.additionalSafeAreaInsets.top += 20 }
        switch (ofConstraints, ofInsets) {
        case (true, false): return "when constraints change"
        case (false, false): return "never"
        case (true, true): return "when constraints or additional safe area insets change"
        case (false, true): return "when additional safe area insets change"
        }
    }

    private static let movedSafeArea: Entry.Ask = { bench in
        let mover = Mover()
        // Makes sure that there is a change, also on a screen without insets.
        mover.additionalSafeAreaInsets.top = 40
        await bench.show(mover)
        for y in [20, 0] as [CGFloat] {
            mover.move(to: y)
            await bench.pass(0.1)
        }
        let old = mover.moved.view.safeAreaInsets.top
        mover.moved.tops = []
        mover.move(to: 400)
        await bench.pass(0.2)
        guard let first = mover.moved.tops.first, old > 0, mover.moved.view.safeAreaInsets.top == 0 else {
            throw Trouble.failed("the safe area did not change")
        }
        return first == 0 ? "in the same layout pass" : "one pass later"
    }

    private static let traitsOnTheWay: Entry.Ask = { bench in
        let reader = TraitReader()
        await bench.show(reader)
        let before = reader.sizeClasses
        let isTurned = await bench.hands.turn(bench.window)
        await bench.pass(0.2)
        let after = reader.sizeClasses
        if isTurned { await bench.hands.turnBack(bench.window) }
        guard isTurned else { throw Trouble.notAsked("it needs a screen that turns") }
        guard before != after, !reader.read.isEmpty else {
            throw Trouble.notAsked("turning the screen did not change the size classes; an iPhone's change")
        }
        // The rotation back has been read, too.
        let onTheWay = reader.readOnce
        if onTheWay.allSatisfy({ $0 == before }) { return "the old ones" }
        if onTheWay.allSatisfy({ $0 == after }) { return "the new ones" }
        return "the old ones in one of them, the new ones in the other"
    }
}

/// Moves the view of its child to a given place when it lays out.
private final class Mover: UIViewController {
    let moved = Moved()
    private var y: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(moved)
        view.addSubview(moved.view)
        moved.didMove(toParent: self)
    }

    func move(to y: CGFloat) {
        self.y = y
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 200)
        guard moved.view.frame != frame else { return }
        moved.view.frame = frame
        moved.view.setNeedsLayout()
    }
}

private final class Moved: UIViewController {
    /// The top inset in each layout.
    var tops: [CGFloat] = []

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tops.append(view.safeAreaInsets.top)
    }
}

/// Records its size classes when a change is announced.
private final class TraitReader: UIViewController {
    var read: [[UIUserInterfaceSizeClass]] = []
    /// The values in the first change, in both callbacks.
    var readOnce: ArraySlice<[UIUserInterfaceSizeClass]> { read.prefix(2) }

    var sizeClasses: [UIUserInterfaceSizeClass] {
        [traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass]
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        read.append(sizeClasses)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        read.append(sizeClasses)
    }
}
