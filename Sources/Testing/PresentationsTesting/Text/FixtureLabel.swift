import UIKit

/// A label whose size depends on no typeface, for screens whose layout is pinned by a test.
///
/// Text is the hardest thing to pin: the system's typeface differs between versions, and Linux has none. This label takes
/// its size from its words and the size of its font alone: a character is 0.55 of the font's size wide, a line 1.2 of it
/// high, rounded up to whole points. It wraps, follows Dynamic Type and works in Auto Layout as any label; what it draws on
/// a device is the real typeface.
///
/// ```swift
/// let title = FixtureLabel("Now playing", style: .headline)
/// ```
public final class FixtureLabel: UILabel {
    /// A label of as many lines as its words need, in a text style that follows the user's text size.
    public convenience init(_ text: String, style: UIFont.TextStyle = .body) {
        self.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("A fixture is made in code.")
    }

    /// What the label measures by; UIKit asks for it for its intrinsic size, too.
    public override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = fixture.size(in: bounds.width, maximum: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
    }

    /// The lines for the present width.
    var lines: [String] { fixture.lines(in: bounds.width, maximum: numberOfLines) }

    private var fixture: FixtureText { FixtureText(words: text ?? "", pointSize: font.pointSize) }
}
