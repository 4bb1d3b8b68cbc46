/// The title or the subtitle of a button, as a label shows it.
struct ButtonText {
    var text: String?
    /// The text with attributes of its own, if it has any.
    var attributed: NSAttributedString?
    var font: UIFont
    var color: UIColor

    /// The text with the attributes of a configuration.
    init(
        _ text: String?, _ attributed: AttributedString?, font: UIFont, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?
    ) {
        self.text = text
        self.font = font
        self.color = color
        guard attributed != nil || transformer != nil, let text = attributed ?? text.map({ AttributedString($0) })
        else {
            return
        }
        var shown = text
        for run in text.runs {
            var attributes = AttributeContainer([.font: font, .foregroundColor: color])
            attributes.merge(run.attributes)
            shown[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        self.attributed = NSAttributedString(shown)
    }

    init(_ text: String?, _ attributed: NSAttributedString?, font: UIFont, color: UIColor) {
        self.text = attributed?.string ?? text
        self.attributed = attributed
        self.font = font
        self.color = color
    }

    @MainActor
    func show(in label: UILabel) {
        guard let attributed, attributed.length > 0 else {
            label.text = text
            label.font = font
            label.textColor = color
            return
        }
        let complete = attributed.adding([.font: font, .foregroundColor: color])
        // A layout shows the same text again and again.
        if label.runs != complete.adding(label.ownAttributes) { label.attributedText = complete }
    }
}
