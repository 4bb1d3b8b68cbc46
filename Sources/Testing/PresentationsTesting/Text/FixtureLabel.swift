import UIKit

/// A label whose size depends on no typeface, for screens whose layout a test pins.
///
/// ```swift
/// let title = FixtureLabel("Now playing", style: .headline)
/// #expect(title.intrinsicContentSize == CGSize(width: 103, height: 21))
/// ```
///
/// The system's typeface differs between versions of iOS, and Linux has none. This label takes its size from its text
/// and from the size of its font: a character is 0.55 of the font's size wide, and a line is 1.2 of it high. The width
/// of each line and the height of a line are rounded up to whole points. The label wraps, follows Dynamic Type and
/// works in Auto Layout as any label does. On a device it draws the real typeface.
public final class FixtureLabel: UILabel {
    /// Creates a label with as many lines as its text needs, in a text style that follows the user's text size.
    ///
    /// - Parameters:
    ///   - text: The text. It breaks at spaces and line ends; a word that is too long for a line breaks in the middle.
    ///   - style: The text style of the font. Defaults to `.body`.
    public convenience init(_ text: String, style: UIFont.TextStyle = .body) {
        self.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }

    /// Creates a label with one line and no text, in the font of any new label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("A fixture is made in code.")
    }

    /// Returns the rectangle of the text by the label's rule. UIKit uses it for the intrinsic size as well.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in which the text has to fit. Its width decides where lines break.
    ///   - numberOfLines: The largest number of lines; 0 for any number.
    public override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = fixture.size(in: bounds.width, maximum: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
    }

    /// The lines for the present width.
    var lines: [String] { fixture.lines(in: bounds.width, maximum: numberOfLines) }

    private var fixture: FixtureText { FixtureText(words: text ?? "", pointSize: font.pointSize) }
}
