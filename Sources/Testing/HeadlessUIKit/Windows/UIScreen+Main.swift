/// The screens of the devices that are there, the one that was used last at the end.
@MainActor
private enum Devices {
    static var used: [WeakScreen] = []
    /// The device of a process in which nobody has set up another.
    static var spare: UIScreen?

    struct WeakScreen {
        weak var screen: UIScreen?
    }
}

extension UIScreen {
    /// The screen of the device.
    ///
    /// A test process has as many devices as it has stages. This is the screen that was set up, got a visible window or
    /// was touched last, of those that are still there. While there is none, it is a phone's: 393 × 852 points of 3
    /// pixels.
    public class var main: UIScreen {
        if let used = Devices.used.last(where: { $0.screen != nil })?.screen { return used }
        if let spare = Devices.spare { return spare }
        let spare = makeSpare()
        Devices.spare = spare
        return spare
    }

    /// The device has one screen: ``main``.
    public class var screens: [UIScreen] { [main] }

    /// Makes the screen the main one, until another is used.
    func becomeMain() {
        guard Devices.used.last?.screen !== self, Devices.spare !== self else { return }
        Devices.spare = nil
        Devices.used.removeAll { $0.screen == nil || $0.screen === self }
        Devices.used.append(Devices.WeakScreen(screen: self))
    }

    /// The numbers are those of an iPhone 15, whose traits also count outside of every window.
    private static func makeSpare() -> UIScreen {
        UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(values: .initial), harness: ())
    }
}
