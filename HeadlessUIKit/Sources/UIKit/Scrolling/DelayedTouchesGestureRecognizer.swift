/// Keeps a touch from the content for 150 ms, since it may be the beginning of a scroll (V4). It recognises nothing.
final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
    private static let delay: TimeInterval = 0.15

    weak var scrollView: UIScrollView?
    private var timer: MainLoop.TimerToken?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, !scrollView.scrollableAxes.isEmpty else {
            state = .failed
            return
        }
        guard timer == nil else { return }
        timer = (view?.mainLoop ?? .current).schedule(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        timer?.cancel()
        timer = nil
    }
}
