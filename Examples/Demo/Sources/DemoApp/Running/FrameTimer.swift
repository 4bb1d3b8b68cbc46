import UIKit

/// Calls a closure before each frame, until it is stopped.
@MainActor
final class FrameTimer: NSObject {
    private let action: () -> Void
    private var link: CADisplayLink?

    /// - Parameter action: Must not retain the timer.
    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// The display link retains this timer until then.
    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func tick() {
        action()
    }
}
