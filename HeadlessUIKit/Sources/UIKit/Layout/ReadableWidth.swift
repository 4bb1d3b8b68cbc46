/// The greatest width of lines of text that are easy to read.
struct ReadableWidth {
    /// In points.
    let width: CGFloat

    /// At the default text size it is 672, the width that articles about the guide measure on wide tablets. At other
    /// sizes it follows the size of the body font, by eye, in steps of eight points.
    init(_ traits: UITraitCollection) {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        width = (672 * size / 17 / 8).rounded() * 8
    }

    /// Returns the part of the layout margins' rectangle with at most this width, centred.
    func rect(in margins: CGRect) -> CGRect {
        guard margins.width > width else { return margins }
        return margins.insetBy(dx: (margins.width - width) / 2, dy: 0)
    }
}

/// The readable content guide of a view. In a wide view its sides do not follow the view's, so constraints to it are
/// set again when its place changes.
final class ReadableContentGuide: UILayoutGuide {
    private var last = CGRect.null

    init(of view: UIView) {
        super.init(
            of: view, identifier: "UIViewReadableContentGuide",
            .inset { view in
                ReadableWidth(view.traitCollection).rect(in: view.bounds.inset(by: view.layoutMargins))
            })
    }

    /// Returns whether its place has changed since the last call.
    func hasMoved() -> Bool {
        let frame = layoutFrame
        defer { last = frame }
        return frame != last
    }
}

extension UIView {
    func updateReadableGuide() {
        guard !storedLayoutGuides.isEmpty,
            let guide = storedLayoutGuides.lazy.compactMap({ $0 as? ReadableContentGuide }).first, guide.hasMoved()
        else { return }
        layoutGuidesChanged()
    }
}
