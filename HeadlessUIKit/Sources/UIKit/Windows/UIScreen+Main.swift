/// The screens of the existing devices.
@MainActor
private enum Devices {
    static weak var main: UIScreen?
    static var used: [WeakScreen] = []
    /// The device of a process in which no other one has been set up.
    static var spare: UIScreen?
    static var uses = 0
    /// The number of screens after which released ones are removed.
    static var limit = 16

    struct WeakScreen {
        weak var screen: UIScreen?
    }

    static func add(_ screen: UIScreen) {
        if used.count >= limit {
            used.removeAll { $0.screen == nil }
            limit = max(16, 2 * used.count)
        }
        used.append(WeakScreen(screen: screen))
    }

    /// The screens that still exist.
    static var lastUsed: UIScreen? { used.compactMap(\.screen).max { $0.lastUse < $1.lastUse } }
}

extension UIScreen {
    /// The screen of the device.
    ///
    /// A test process has as many devices as it has stages. This is the existing screen that was last set up, given a
    /// visible window or touched. Without one, it is a phone's screen: 393 × 852 points of 3 pixels.
    public class var main: UIScreen {
        if let main = Devices.main { return main }
        if let used = Devices.lastUsed {
            Devices.main = used
            return used
        }
        if let spare = Devices.spare { return spare }
        let spare = makeSpare()
        Devices.spare = spare
        return spare
    }

    /// The device has one screen: ``main``.
    public class var screens: [UIScreen] { [main] }

    /// Makes this the main screen, until another one is used.
    func becomeMain() {
        guard Devices.main !== self, Devices.spare !== self else { return }
        Devices.spare = nil
        if lastUse == 0 { Devices.add(self) }
        Devices.uses += 1
        lastUse = Devices.uses
        Devices.main = self
    }

    /// The numbers are those of an iPhone 15, whose traits also apply outside of every window.
    private static func makeSpare() -> UIScreen {
        UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(values: .initial), harness: ())
    }
}
