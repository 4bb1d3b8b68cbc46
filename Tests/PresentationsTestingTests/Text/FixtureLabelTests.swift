import Testing
import UIKit

@testable import PresentationsTesting

@MainActor
@Suite("A label that depends on no typeface")
struct FixtureLabelTests {
    @Test(
        "Lines break at spaces, at line ends, and in words that are too long",
        arguments: [
            ("one two three", 77.0, ["one two", "three"]),
            ("one two three", 76.9, ["one", "two", "three"]),
            ("one\ntwo", 1000.0, ["one", "two"]),
            ("unbreakable", 44.0, ["unbr", "eaka", "ble"]),
            ("", 100.0, []),
            ("narrow", 0.0, ["n", "a", "r", "r", "o", "w"]),
        ])
    func lines(words: String, width: Double, expected: [String]) {
        // At 20 points a character is 11 wide.
        let text = FixtureText(words: words, pointSize: 20)
        #expect(text.lines(in: CGFloat(width)) == expected)
    }

    @Test("A character is 0.55 of the font's size wide and a line 1.2 high, in whole points")
    func size() {
        let text = FixtureText(words: "one two three", pointSize: 17)
        #expect(text.size(in: 1000) == CGSize(width: 122, height: 21))
        #expect(text.size(in: 70) == CGSize(width: 66, height: 42))
        #expect(text.size(in: 70, maximum: 1).height == 21)
    }

    @Test("Its size in Auto Layout is the rule's, whatever the typeface")
    func layout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        let label = FixtureLabel("one two three four")
        label.font = .systemFont(ofSize: 20, weight: .black)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 72))
        #expect(label.lines == ["one two", "three", "four"])
    }

    @Test("It follows the text size")
    func textSize() {
        let stage = Stage(.iPhone15, contentSizeCategory: .accessibilityLarge)
        let controller = UIViewController()
        stage.show(controller)
        let label = FixtureLabel("Words")
        controller.view.addSubview(label)
        stage.settle()
        // Body text is 33 points there: 5 × 18.15 and 39.6.
        #expect(label.intrinsicContentSize == CGSize(width: 91, height: 40))
    }

    @Test("A picture shows the lines that were measured")
    func drawn() throws {
        let stage = Stage(.iPhone15)
        let controller = UIViewController()
        stage.show(controller)
        let label = FixtureLabel("one two three four")
        label.font = .systemFont(ofSize: 20)
        label.frame = CGRect(x: 0, y: 100, width: 100, height: 72)
        controller.view.addSubview(label)
        stage.settle()
        #expect(stage.svg.contains(">one two<"))
        #expect(stage.svg.contains(">three<"))
    }
}
