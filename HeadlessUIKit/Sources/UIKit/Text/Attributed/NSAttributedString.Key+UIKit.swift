/// The attributes that UIKit adds to Foundation's attributed strings.
///
/// `font`, `kern`, `tracking` and `paragraphStyle` count in layout. Colours and lines are stored with the text:
/// pictures of this module show a label in the font and colour of its first character.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`. The first character of a paragraph decides for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`. Defaults to none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number of points after each character. Defaults to 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number of points after each character. It counts without a `kern`. Defaults to 0.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`. Defaults to 0, no line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`. Defaults to that of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`. Defaults to 0, no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`. Defaults to that of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number of points above the baseline. Defaults to 0. The height of lines does not change.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSTextAttachment`. The character is U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
}
