import Testing

@testable import TestSupport
@testable import UIKit

/// Text in a face whose letters are all 6 points wide, on lines of 12.
@MainActor
@Suite("Text that sizes itself")
struct SelfSizingTextTests {
    private let column = UIStackView()

    private func text(_ words: Int) -> UILabel {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.numberOfLines = 0
        label.text = Array(repeating: "four", count: words).joined(separator: " ")
        return label
    }

    private func height(_ view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    init() {
        column.axis = .vertical
        column.spacing = 3
    }

    @Test("Text wraps at the width that it gets in a column, and pushes down what is below it")
    func wraps() {
        let (first, second) = (text(4), text(2))
        column.addArrangedSubview(first)
        column.addArrangedSubview(second)
        column.alignment = .leading
        column.frame = CGRect(x: 0, y: 0, width: 60, height: 200)
        second.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        column.layoutIfNeeded()
        // As wide as its longest line, two words.
        #expect(first.frame == CGRect(x: 0, y: 0, width: 54, height: 24))
        #expect(second.frame == CGRect(x: 0, y: 27, width: 54, height: 173))
        column.frame.size.width = 30
        column.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 24, height: 48))
        #expect(second.frame.minY == 51)
        column.frame.size.width = 300
        column.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 114, height: 12))
        first.text = "four four four four four four four four four four four"
        column.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 294, height: 24))
    }

    @Test("The fitting height is that of the text's lines at the width, in stacks of stacks as well")
    func fitting() {
        let inner = UIStackView(arrangedSubviews: [text(4), text(1)])
        inner.axis = .vertical
        inner.isLayoutMarginsRelativeArrangement = true
        inner.layoutMargins = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 5)
        column.addArrangedSubview(inner)
        column.addArrangedSubview(text(2))
        #expect(height(column, width: 300) == 42)
        // 60 wide, 50 for the inner ones: a word a line.
        #expect(height(column, width: 60) == 78)
        #expect(height(column, width: 64) == 54)
        #expect(
            column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 124, height: 42))
    }

    @Test("A label's preferred width decides where its lines break, whatever width it gets")
    func preferredWidth() {
        let label = text(4)
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == CGSize(width: 24, height: 48))
        column.addArrangedSubview(label)
        #expect(height(column, width: 300) == 48)
        label.preferredMaxLayoutWidth = 0
        #expect(height(column, width: 300) == 12)
        #expect(label.intrinsicContentSize == CGSize(width: 114, height: 12))
    }

    @Test("A label whose preferred width is set in every layout settles")
    func widthToldInLayout() {
        final class Card: UIView {
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                label.preferredMaxLayoutWidth = label.bounds.width
                super.layoutSubviews()
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        card.label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        card.label.numberOfLines = 0
        card.label.text = "four four four four"
        card.label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(card.label)
        NSLayoutConstraint.activate([
            card.label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            card.label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            card.label.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        card.layoutIfNeeded()
        #expect(card.label.frame == CGRect(x: 0, y: 0, width: 60, height: 24))
        card.frame.size.width = 30
        card.layoutIfNeeded()
        #expect(card.label.frame == CGRect(x: 0, y: 0, width: 30, height: 48))
    }

    @Test("Two texts side by side: each has the height for the width that is left to it")
    func sideBySide() {
        let row = UIStackView(arrangedSubviews: [text(4), text(8)])
        row.spacing = 10
        row.alignment = .top
        row.frame = CGRect(x: 0, y: 0, width: 118, height: 100)
        row.layoutIfNeeded()
        // 54 points each: two words a line.
        #expect(row.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 54, height: 24))
        #expect(row.arrangedSubviews[1].frame == CGRect(x: 64, y: 0, width: 54, height: 48))
    }

    @Test("Not more lines than it may have")
    func limitedLines() {
        let label = text(4)
        column.addArrangedSubview(label)
        label.numberOfLines = 2
        #expect(height(column, width: 30) == 24)
        label.numberOfLines = 1
        #expect(height(column, width: 30) == 12)
    }

    @Test("Beside something in a row, wrapping text is drawn to an equal share, unless the other one hugs more")
    func row() {
        let label = text(20)
        let other = SizedView(51, 31)
        let row = UIStackView(arrangedSubviews: [label, other])
        row.alignment = .top
        row.spacing = 10
        row.frame = CGRect(x: 0, y: 0, width: 210, height: 100)
        row.layoutIfNeeded()
        // (210 - 10) / 2
        #expect(label.frame.width == 100)
        #expect(other.frame == CGRect(x: 110, y: 0, width: 100, height: 31))
        other.setContentHuggingPriority(UILayoutPriority(761), for: .horizontal)
        row.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 159, y: 0, width: 51, height: 31))
        #expect(label.frame == CGRect(x: 0, y: 0, width: 149, height: 48))
        // 50 points are a word a line: 20 lines of 11.934.
        #expect(height(row, width: 111) == 239)
    }

    @Test("Text that is hidden in a row does not make the row higher")
    func hiddenText() {
        let label = text(20)
        let row = UIStackView(arrangedSubviews: [label, SizedView(51, 31)])
        label.isHidden = true
        #expect(height(row, width: 100) == 31)
    }

    @Test("Another text size gives text, a button and a field another height, and the stack follows")
    func textSize() {
        let phone = Phone()
        let label = UILabel()
        label.text = "Name"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        [label, field, button].forEach(column.addArrangedSubview)
        column.translatesAutoresizingMaskIntoConstraints = false
        phone.root.view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: phone.root.view.topAnchor),
            column.leadingAnchor.constraint(equalTo: phone.root.view.leadingAnchor),
            column.widthAnchor.constraint(equalToConstant: 300),
        ])
        MainLoop.current.settle()
        func pixels(_ view: UIView) -> Int { Int((view.frame.height * 3).rounded()) }
        // 17 points: 20.287 high, 61 pixels; the field in whole points.
        #expect(pixels(label) == 61)
        #expect(pixels(field) == 63)
        #expect(pixels(button) == 61 + 42)
        #expect(pixels(column) == 61 + 63 + 103 + 18)
        phone.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        MainLoop.current.settle()
        // 53 points: 63.248, 190 pixels.
        #expect(pixels(label) == 190)
        #expect(pixels(field) == 192)
        #expect(pixels(button) == 190 + 42)
        #expect(pixels(column) == 190 + 192 + 232 + 18)
    }

    @Test("A button follows its title's font, an image view its image")
    func contentChanges() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let image = UIImageView()
        column.alignment = .leading
        [button, image].forEach(column.addArrangedSubview)
        let before = column.systemLayoutSizeFitting(.zero)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(column.systemLayoutSizeFitting(.zero).height > before.height + 15)
        button.setTitle("A much longer title", for: .normal)
        #expect(column.systemLayoutSizeFitting(.zero).width > before.width + 100)
    }
}
