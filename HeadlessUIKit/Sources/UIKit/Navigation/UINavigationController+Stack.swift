extension UINavigationController {
    // MARK: Requests

    func requestPush(of controller: UIViewController, animated: Bool) {
        precondition(
            !(controller is UINavigationController), "Pushing a navigation controller is not supported: \(controller).")
        if postpone(animated: animated, { self.requestPush(of: controller, animated: animated) }) { return }
        precondition(
            !stack.contains { $0 === controller },
            "Pushing the same view controller instance more than once is not supported: \(controller).")
        apply(stack + [controller], animated: animated)
    }

    func requestPop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist: \(controller).")
        }
        if postpone(
            animated: animated,
            { [self] in
                if stack.contains(where: { $0 === controller }) { _ = requestPop(to: controller, animated: animated) }
            })
        {
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { apply(Array(stack[...index]), isPop: true, animated: animated) }
        return popped
    }

    /// Pops by the system's swipe: with its own animator, driven by `interactor`.
    func popInteractively(with interactor: any UIViewControllerInteractiveTransitioning) {
        apply(stack.dropLast(), isPop: true, animated: true, interactor: interactor)
    }

    func request(_ controllers: [UIViewController], animated: Bool) {
        for (index, controller) in controllers.enumerated() {
            precondition(
                !controllers[..<index].contains { $0 === controller },
                "All view controllers in a navigation controller must be distinct: \(controller).")
        }
        if postpone(animated: animated, { self.request(controllers, animated: animated) }) { return }
        apply(controllers, animated: animated)
    }

    /// During a transition, requests wait for its end, including changes of the whole stack.
    private func postpone(animated: Bool, _ request: @escaping () -> Void) -> Bool {
        // An interactive transition goes on although nobody sees it any more.
        if let own = childTransition, own.blocksRequests {
            own.postpone(request)
            return true
        }
        guard viewIfLoaded?.window != nil, shown != nil else { return false }
        let modal = sequence(first: self as UIViewController) { $0.parent }.lazy.compactMap(\.transition)
            .first { animated && $0.blocksRequests }
        guard let modal else { return false }
        modal.postpone(request)
        return true
    }

    // MARK: Change

    /// The stack changes at once, the views in the next layout (V-N1).
    private func apply(
        _ controllers: [UIViewController], isPop: Bool = false, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        let step = StackChange(old: stack, new: controllers)
        let change = StackChange(old: pendingChange?.old ?? stack, new: controllers, isPop: isPop)
        let oldSize = preferredContentSize
        let oldInsets = area.safeAreaInsets
        pendingChange = nil
        stack = controllers
        move(step, within: change)

        if let shown, let window = viewIfLoaded?.window, window === shown.viewIfLoaded?.window {
            replaceSeen(change, shown: shown, oldInsets, animated: animated, interactor: interactor)
        } else {
            replaceUnseen(change)
        }
        _ = notePreferredSize()
        if preferredContentSize != oldSize { announcePreferredContentSize() }
    }

    private func move(_ step: StackChange, within change: StackChange) {
        for controller in step.departures {
            controller.willMove(toParent: nil)
            // It was added and is removed without having been visible.
            if !change.old.contains(where: { $0 === controller }) { controller.removeFromParent() }
        }
        for controller in step.arrivals {
            // It was removed and comes back before anybody noticed.
            if controller.parent === self { controller.endMoving() } else { addChild(controller) }
        }
        sortChildren(leaving: change.departures)
    }

    func sortChildren(leaving: [UIViewController]) {
        let others = storedChildren.filter { child in
            !stack.contains { $0 === child } && !leaving.contains { $0 === child }
        }
        storedChildren = stack + leaving.filter { $0.parent === self } + others
    }

    private func replaceSeen(
        _ change: StackChange, shown: UIViewController, _ oldInsets: UIEdgeInsets, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        view.setNeedsLayout()
        guard let top = stack.last, top !== shown else {
            if stack.isEmpty { removeShown() }
            settle(change)
            showItems()
            return
        }
        if animated, appearance.phase != .disappeared {
            childTransition =
                interactor.map { own in
                    StackTransition(
                        in: self, change: change, from: shown, to: top, oldInsets: oldInsets, isAnimated: true,
                        interactor: own)
                } ?? makeTransition(change, from: shown, to: top, oldInsets)
            childTransition?.offerCoordinator()
            awaitsBegin = true
        } else {
            pendingChange = change
        }
    }

    private func makeTransition(
        _ change: StackChange, from: UIViewController, to: UIViewController, _ oldInsets: UIEdgeInsets
    ) -> StackTransition {
        let operation = change.operation
        let animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
        let interactor = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        return StackTransition(
            in: self, change: change, from: from, to: to, oldInsets: oldInsets, isAnimated: true, animator: animator,
            interactor: interactor)
    }

    /// Called if the stack is not visible: without a transition, the new top appears in the next layout.
    private func replaceUnseen(_ change: StackChange) {
        if let shown, shown !== stack.last { removeShown() }
        settle(change)
        showItems()
        viewIfLoaded?.setNeedsLayout()
    }

    private func removeShown() {
        shown?.beginAppearanceTransition(false, animated: false)
        shown?.viewIfLoaded?.removeFromSuperview()
        shown?.endAppearanceTransition()
        shown = nil
    }

    /// Ends the moves into and out of this controller. A controller that is still going to appear has not arrived yet.
    func settle(_ change: StackChange) {
        for controller in change.arrivals where controller.parent === self {
            if controller === shown || controller !== stack.last { controller.didMove(toParent: self) }
        }
        for controller in change.departures where controller.parent === self { controller.removeFromParent() }
    }

    /// A cancelled transition leaves the stack as it was (V-N6), or only the view.
    func revert(_ change: StackChange) {
        guard change.isPop || Assumptions.current.stackAfterCancellation == .asBefore else { return }
        stack = change.old
        for controller in change.arrivals where controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        change.departures.forEach { $0.endMoving() }
        sortChildren(leaving: [])
    }

    // MARK: Views

    var seenChildren: [UIViewController] {
        guard let transition = childTransition as? StackTransition, !awaitsBegin else {
            return shown.map { [$0] } ?? []
        }
        return [transition.from, transition.to]
    }

    /// The child that appears together with this controller.
    var comingChild: UIViewController? {
        guard let transition = childTransition as? StackTransition, !awaitsBegin else { return shown }
        return transition.coming
    }

    /// Called outside of a window, where nothing is animated: the stack is changed, and its top appears with this
    /// controller.
    func dropPendingTransitionIfUnseen() {
        guard viewIfLoaded?.window == nil else { return view.setNeedsLayout() }
        if let change = pendingChange {
            pendingChange = nil
            replaceUnseen(change)
        } else if awaitsBegin, let transition = childTransition as? StackTransition {
            awaitsBegin = false
            replaceUnseen(transition.change)
            transition.abandon()
        }
    }

    func beginPendingTransition() {
        if let change = pendingChange, let from = shown, let to = stack.last {
            pendingChange = nil
            let transition = StackTransition(
                in: self, change: change, from: from, to: to, oldInsets: area.safeAreaInsets, isAnimated: false)
            childTransition = transition
            begin(transition)
        } else if awaitsBegin, let transition = childTransition {
            awaitsBegin = false
            begin(transition)
        }
    }

    /// A keyboard stays if a field of the coming page takes it over.
    private func begin(_ transition: ControllerTransition) {
        guard let keyboard = viewIfLoaded?.window?.hostScreen.keyboard else { return transition.begin() }
        keyboard.following(transition.begin)
    }

    func showTopIfNothingIsShown() {
        if shown == nil { showTop() }
    }

    /// Adds the view of the first controller. It appears together with this controller, or at once.
    func showTop() {
        guard shown == nil, childTransition == nil, let top = stack.last else { return }
        let phase = appearance.phase
        let isAnimated = phase == .appearing && appearance.isAnimated
        let appears = phase == .appearing || phase == .appeared
        // Code in loading or appearance calls may push at once, and then there is another top.
        top.loadViewIfNeeded()
        guard shown == nil, top === stack.last else { return showTop() }
        shown = top
        if appears { top.beginAppearanceTransition(true, animated: isAnimated) }
        guard shown === top else { return showTop() }
        top.view.frame = area.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        area.addSubview(top.view)
        delegate?.navigationController(self, willShow: top, animated: isAnimated)
        owesArrival = true
        guard phase == .appeared else { return }
        top.endAppearanceTransition()
        announceArrival(animated: false)
    }

    func announceArrival(animated: Bool) {
        guard owesArrival, let shown else { return }
        owesArrival = false
        shown.didMove(toParent: self)
        delegate?.navigationController(self, didShow: shown, animated: animated)
    }
}
