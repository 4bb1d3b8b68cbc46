/// The screens of one process that exist.
@MainActor
struct Screens {
    fileprivate weak var main: UIScreen?
    private var used: [WeakScreen] = []
    /// The device of a process in which no other one has been set up.
    fileprivate var spare: UIScreen?
    private var uses = 0
    /// The number of screens after which released ones are removed.
    private var limit = 16

    private struct WeakScreen {
        weak var screen: UIScreen?
    }

    /// The screens that still exist.
    fileprivate var lastUsed: UIScreen? { used.compactMap(\.screen).max { $0.lastUse < $1.lastUse } }

    fileprivate mutating func use(_ screen: UIScreen) {
        guard main !== screen, spare !== screen else { return }
        spare = nil
        if screen.lastUse == 0 { add(screen) }
        uses += 1
        screen.lastUse = uses
        main = screen
    }

    private mutating func add(_ screen: UIScreen) {
        if used.count >= limit {
            used.removeAll { $0.screen == nil }
            limit = max(16, 2 * used.count)
        }
        used.append(WeakScreen(screen: screen))
    }

    /// The spare screen and the process hold each other.
    mutating func releaseSpare() { spare = nil }
}

extension UIScreen {
    /// The screen of the device.
    ///
    /// A test process has as many devices as it has stages. This is the screen of the stage whose code runs. Where one
    /// process has several, it is the one that was last set up, given a visible window or touched. Without one, it is a
    /// phone's screen: 393 × 852 points of 3 pixels.
    public class var main: UIScreen {
        let process = ProcessState.current
        if let main = process.screens.main { return main }
        if let used = process.screens.lastUsed {
            process.screens.main = used
            return used
        }
        if let spare = process.screens.spare { return spare }
        let spare = makeSpare()
        process.screens.spare = spare
        return spare
    }

    /// The device has one screen: ``main``.
    public class var screens: [UIScreen] { [main] }

    /// Makes this the main screen, until another one is used.
    func becomeMain() { loop.process.screens.use(self) }

    /// The numbers are those of an iPhone 15, whose traits also apply outside of every window.
    private static func makeSpare() -> UIScreen {
        UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(values: .initial), loop: .current)
    }
}
