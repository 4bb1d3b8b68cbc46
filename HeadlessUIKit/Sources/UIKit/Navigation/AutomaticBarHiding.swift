/// Hides and shows the bars of a navigation controller without the app: on swipes, taps, the keyboard, compact height.
@MainActor
final class AutomaticBarHiding: NSObject, UIGestureRecognizerDelegate {
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private weak var navigation: UINavigationController?
    private var keyboard: KeyboardObservation?
    private var wasCompact = false
    private var hasTakenToolbar = false
    /// True after a swipe has hidden or shown the bars, which it does once.
    private var hasDecided = false

    var followsTaps = false { didSet { updateRecognizers() } }
    var followsCompactHeight = false {
        didSet {
            updateRecognizers()
            wasCompact = false
            navigation?.viewIfLoaded?.setNeedsLayout()
        }
    }
    var followsSwipes = false { didSet { updateRecognizers() } }
    var followsKeyboard: Bool {
        get { keyboard != nil }
        set {
            guard newValue != followsKeyboard else { return }
            keyboard =
                newValue
                ? KeyboardObservation(
                    of: UIResponder.keyboardWillShowNotification, in: { [weak self] in self?.navigation?.mainLoop }
                ) { [weak self] _ in
                    guard self?.navigation?.viewIfLoaded?.window != nil else { return }
                    self?.setBars(hidden: true, animated: true)
                } : nil
        }
    }

    /// The distance in points after which the bars follow a finger. Chosen by eye.
    private static let swipeDistance: CGFloat = 20

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        for recognizer in [swipe, tap] as [UIGestureRecognizer] {
            recognizer.cancelsTouchesInView = false
            recognizer.isEnabled = false
            recognizer.delegate = self
        }
        swipe.onAction = { [weak self] in self?.swipeDidMove() }
        tap.onAction = { [weak self] in self?.tapped() }
    }

    private func updateRecognizers() {
        swipe.isEnabled = followsSwipes
        tap.isEnabled = followsTaps || followsCompactHeight
    }

    // MARK: Causes

    /// A swipe up hides the bars, and a swipe down shows them.
    private func swipeDidMove() {
        if swipe.state == .began { hasDecided = false }
        guard swipe.state == .began || swipe.state == .changed, !hasDecided else { return }
        let way = swipe.translation(in: swipe.view)
        guard abs(way.y) >= Self.swipeDistance, abs(way.y) > abs(way.x) else { return }
        hasDecided = true
        setBars(hidden: way.y < 0, animated: true)
    }

    /// Without `hidesBarsOnTap` a tap only brings back bars that compact height has hidden.
    private func tapped() {
        guard tap.state == .ended, let navigation else { return }
        let isHidden = navigation.isNavigationBarHidden
        if followsTaps || isHidden { setBars(hidden: !isHidden, animated: true) }
    }

    /// Called by every layout.
    func heightDidChange(isCompact: Bool) {
        guard isCompact != wasCompact, followsCompactHeight else { return }
        wasCompact = isCompact
        setBars(hidden: isCompact, animated: false)
    }

    private func setBars(hidden: Bool, animated: Bool) {
        guard let navigation else { return }
        navigation.setNavigationBarHidden(hidden, animated: animated)
        if hidden {
            guard !navigation.isToolbarHidden else { return }
            hasTakenToolbar = true
            navigation.setToolbarHidden(true, animated: animated)
        } else if hasTakenToolbar {
            hasTakenToolbar = false
            navigation.setToolbarHidden(false, animated: animated)
        }
    }

    // MARK: Recognisers

    /// Taps on bars, controls and cells belong to those.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let view = touch.view else { return true }
        return !sequence(first: view, next: \.superview).contains {
            $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar || $0 is UITableViewCell
                || $0 is UICollectionViewCell
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}
