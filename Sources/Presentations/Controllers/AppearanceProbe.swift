import UIKit

/// An invisible child that reports when its parent disappears, and when its layout, safe area or traits change.
final class AppearanceProbe: UIViewController {
    private let onDisappear: () -> Void
    private let onChange: () -> Void

    init(in parent: UIViewController, onDisappear: @escaping () -> Void, onChange: @escaping () -> Void) {
        self.onDisappear = onDisappear
        self.onChange = onChange
        super.init(nibName: nil, bundle: nil)
        parent.addChild(self)
        parent.view.addSubview(view)
        didMove(toParent: parent)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A probe is made in code.")
    }

    override func loadView() {
        let view = ProbeView(frame: .zero)
        view.onLeave = { [weak self] in self?.onDisappear() }
        view.isHidden = true
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        self.view = view
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onDisappear()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onChange()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        onChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onChange()
    }

    /// Removes the probe from its parent.
    func leave() {
        (view as? ProbeView)?.onLeave = nil
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

/// A view that reports when it leaves its window.
private final class ProbeView: UIView {
    var onLeave: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }
}
