import UIKit

/// An invisible view in the place of the keyboard, as the container's keyboard layout guide has it. It reports when the
/// keyboard covers another height.
///
/// The guide knows of a keyboard that was there before, and follows one under a finger: UIKit posts no notification for
/// either.
final class KeyboardGuideProbe: UIView {
    private let onMove: () -> Void

    init(in container: UIView, onMove: @escaping () -> Void) {
        self.onMove = onMove
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        translatesAutoresizingMaskIntoConstraints = false
        container.insertSubview(self, at: 0)
        let guide = container.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A probe is made in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onMove()
    }
}

extension UIView {
    /// Whether the keyboard layout guide has a frame, without a constraint of the kit's to it.
    var laysOutKeyboardGuide: Bool { keyboardLayoutGuide.layoutFrame.width > 0 }

    /// The frame of the keyboard as the keyboard layout guide has it; `nil` without one. The guide lies along the bottom then,
    /// in the safe area (K4).
    var frameOfKeyboardGuide: CGRect? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.width > 0, frame.minY < bounds.maxY - safeAreaInsets.bottom - 0.5 else { return nil }
        return frame
    }
}
