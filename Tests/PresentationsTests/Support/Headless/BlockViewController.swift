import UIKit

/// A screen whose height is that of one block, between the safe area and its end.
package final class BlockViewController: UIViewController {
    /// What the block ends at.
    package enum End: CaseIterable, Sendable {
        case safeArea
        /// The keyboard layout guide, by a constraint of this kind.
        case equal, lessOrEqual, optional, spacing, height
    }

    package let block = UIView()
    package let field = UITextField()
    package let height: NSLayoutConstraint
    private let end: End
    private let usesBottomSafeArea: Bool

    package init(height: CGFloat, end: End = .safeArea, usesBottomSafeArea: Bool = true) {
        self.height = block.heightAnchor.constraint(equalToConstant: height)
        self.end = end
        self.usesBottomSafeArea = usesBottomSafeArea
        super.init(nibName: nil, bundle: nil)
        // Yields to a frame that leaves less, or more.
        self.height.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        block.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(block)
        field.frame = CGRect(x: 20, y: 50, width: 200, height: 20)
        view.addSubview(field)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            height, block.topAnchor.constraint(equalTo: area.topAnchor),
            block.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        view.keyboardLayoutGuide.usesBottomSafeArea = usesBottomSafeArea
        endBlock(at: view.keyboardLayoutGuide)
    }

    private func endBlock(at keyboard: UIKeyboardLayoutGuide) {
        let bottom = block.bottomAnchor
        switch end {
        case .safeArea: bottom.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        case .equal: bottom.constraint(equalTo: keyboard.topAnchor).isActive = true
        case .lessOrEqual: bottom.constraint(lessThanOrEqualTo: keyboard.topAnchor).isActive = true
        case .optional:
            let constraint = keyboard.topAnchor.constraint(equalTo: bottom)
            constraint.priority = .defaultHigh
            constraint.isActive = true
        case .spacing:
            keyboard.topAnchor.constraint(equalToSystemSpacingBelow: bottom, multiplier: 1).isActive = true
        case .height:
            let spacer = UIView()
            spacer.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(spacer)
            NSLayoutConstraint.activate([
                spacer.topAnchor.constraint(equalTo: bottom),
                spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                spacer.heightAnchor.constraint(equalTo: keyboard.heightAnchor),
            ])
        }
    }
}
