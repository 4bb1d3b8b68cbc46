import Presentations
import PresentationsTesting
import UIKit

extension RandomRun {
    func perform(_ operation: Operation) {
        switch operation {
        case .stage: break
        case .present, .presentAndWait, .cancelWaiting, .enqueue, .cancelQueue, .addSheet, .removeSheet, .presentAlert,
            .presentSystem, .presentAgain, .useEdge, .removeEdge, .openWindow, .closeWindow:
            request(operation)
        case .dismiss, .escape, .escapeKey, .change, .selectDetent, .invalidateDetents, .invalidatePresentation,
            .replaceContent, .preferSize, .changeText, .beModal, .refuse, .decide, .edit:
            change(operation)
        case .push, .pop, .popToRoot, .useNavigation, .useTabs, .selectTab, .replaceRoot:
            navigate(operation)
        case .rotate, .width, .dark, .rightToLeft, .forceDirection, .textSize, .highContrast, .reduceMotion,
            .reduceTransparency, .voiceOver, .showKeyboard, .hideKeyboard, .background, .foreground:
            surround(operation)
        case .down, .move, .up, .cancelTouch, .tap, .drag, .dragTop, .scroll: touch(operation)
        case .advance(let seconds):
            stage.advance(by: max(0, seconds) / 2)
            // The visible state in motion counts, too.
            checkMovement()
            stage.advance(by: max(0, seconds) / 2)
        case .settle:
            settle()
            if fingers.isEmpty { checkSettled() }
        case .rest: rest()
        }
    }

    /// Returns the view from which a presentation zooms, and at which a popup is anchored.
    func source(of presenter: UIViewController) -> UIView { presenter.screen?.source ?? UIView() }

    // MARK: Containers

    private func navigate(_ operation: Operation) {
        switch operation {
        case .push(let place, let animated):
            let stack = stack(place)
            guard let stack, stack.viewControllers.count < 6 else { return }
            stack.pushViewController(Screen(), animated: animated)
        case .pop(let place, let animated): stack(place)?.popViewController(animated: animated)
        case .popToRoot(let place): stack(place)?.popToRootViewController(animated: true)
        case .useNavigation(let push, let pop, let anywhere):
            guard let stack = stack(.root) else { return }
            let source = source(of: stack)
            stack.use(
                NavigationTransition(
                    push: push.animation(source), pop: pop.animation(source),
                    interactivePop: anywhere ? .anywhere : .edge))
        case .useTabs(let motion):
            guard let tabs = stage.window.rootViewController as? UITabBarController else { return }
            tabs.use(TabTransition(animation: motion.animation(source(of: tabs))))
        case .selectTab(let index, let place):
            guard let tabs = controller(place) as? UITabBarController, let count = tabs.viewControllers?.count
            else { return }
            tabs.selectedIndex = max(0, min(count - 1, index))
        case .replaceRoot(let root):
            // It is unknown where UIKit puts an old root that was beneath a full-screen controller.
            guard !others.contains(where: { $0.object?.presentingViewController != nil }) else { return }
            formerQueues.append(Weak(object: queue))
            queue = nil
            edges = []
            sheets = []
            rootKind = root
            stage.show(root.make())
        default: break
        }
    }

    func stack(_ place: Place) -> UINavigationController? {
        var controller = controller(place)
        if let content = controller as? Container { controller = content.children.first }
        if let stack = controller as? UINavigationController { return stack }
        if let tabs = controller as? UITabBarController {
            return tabs.selectedViewController as? UINavigationController
        }
        return controller?.navigationController
    }

    // MARK: Surroundings

    private func surround(_ operation: Operation) {
        switch operation {
        case .rotate(let orientation):
            stage.rotate(to: orientation.orientation)
        case .width(let share):
            guard stage.device.idiom == .pad else { return }
            let screen = stage.device.bounds(in: stage.orientation).width
            stage.resize(width: share >= 1 ? nil : (screen * max(0.25, share)).rounded())
        case .dark(let isDark): stage.appearance = isDark ? .dark : .light
        case .rightToLeft(let isRight): stage.layoutDirection = isRight ? .rightToLeft : .leftToRight
        case .forceDirection(let isForced):
            // A presentation keeps the direction that it began with.
            guard let root = stage.window.rootViewController, root.presentedViewController == nil else { return }
            root.view.semanticContentAttribute = isForced ? .forceRightToLeft : .unspecified
        case .textSize(let index): stage.contentSizeCategory = Self.textSizes[max(0, index) % Self.textSizes.count]
        case .highContrast(let isHigh): stage.accessibilityContrast = isHigh ? .high : .normal
        case .reduceMotion(let isOn): Stage.isReduceMotionEnabled = isOn
        case .reduceTransparency(let isOn): Stage.isReduceTransparencyEnabled = isOn
        case .voiceOver(let isOn): Stage.isVoiceOverRunning = isOn
        case .showKeyboard(let height):
            guard height > 0, height.isFinite else { return }
            stage.showKeyboard(height: height)
        case .hideKeyboard: stage.hideKeyboard()
        case .background: stage.enterBackground()
        case .foreground: stage.enterForeground()
        default: break
        }
    }

    private static let textSizes: [UIContentSizeCategory] = [
        .large, .extraSmall, .medium, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

extension Orientation {
    var orientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}

extension DeviceName {
    var device: Device {
        switch self {
        case .iPhoneSE: .iPhoneSE
        case .iPhone13mini: .iPhone13mini
        case .iPhone14: .iPhone14
        case .iPhone15: .iPhone15
        case .iPhone16Pro: .iPhone16Pro
        case .iPhone14Plus: .iPhone14Plus
        case .iPhone15ProMax: .iPhone15ProMax
        case .iPhone16ProMax: .iPhone16ProMax
        case .iPadMini: .iPadMini
        case .iPad11: .iPad11
        case .iPadPro11: .iPadPro11
        case .iPad13: .iPad13
        }
    }
}
