import UIKit

/// A bar for above the keyboard: it formats what is typed, and ends the typing.
final class FormatBar: UIView {
    private let formats = ["Bold", "Italic", "List"].map { ActionButton($0, style: .plain, size: 16) }
    private let done: ActionButton
    private let line = UIView()

    /// - Parameter end: Ends the typing.
    init(end: @escaping @MainActor () -> Void) {
        done = ActionButton("Done", style: .plain, size: 16, handler: end)
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        accessibilityIdentifier = "format-bar"
        done.accessibilityIdentifier = "done"
        for part in formats + [done, line] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A bar is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        for (index, format) in formats.enumerated() {
            format.frame = CGRect(x: 8 + CGFloat(index) * 68, y: 0, width: 68, height: bounds.height)
        }
        done.frame = CGRect(x: bounds.width - 76, y: 0, width: 68, height: bounds.height)
    }
}
