import Testing

@testable import UIKit

@MainActor
@Suite("Visual formats")
struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let views: [String: UIView]

    init() {
        views = ["a": SizedView(30, 20), "b": SizedView(40, 10), "c": SizedView(50, 30)]
        root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        for name in ["a", "b", "c"] {
            guard let view = views[name] else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func activate(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views))
        root.layoutIfNeeded()
    }

    private func frame(_ name: String) -> CGRect { views[name]?.frame ?? .null }

    @Test("A line from edge to edge, with distances in numbers, metrics and the system's")
    func line() {
        activate("H:|-20-[a]-gap-[b]-[c]", metrics: ["gap": 7])
        activate("V:|-[a]")
        activate("V:|[b]|")
        #expect(frame("a") == CGRect(x: 20, y: 11, width: 30, height: 20))
        #expect(frame("b") == CGRect(x: 57, y: 0, width: 40, height: 200))
        #expect(frame("c").minX == 105)
    }

    @Test("Without an orientation the line is horizontal, and a connection to the superview is its margin")
    func margins() {
        activate("|-[a]-|")
        #expect(frame("a").minX == 12)
        #expect(frame("a").maxX == 286)
    }

    @Test("Lengths: relations, priorities, other views, several at once")
    func predicates() {
        activate("H:|[a(==b)][b(>=60,<=80)][c(50@250)]|")
        #expect(frame("a").width == frame("b").width)
        #expect((60...80).contains(frame("b").width))
        #expect(frame("c").maxX == 300)
        activate("V:|[a(h@p)]", metrics: ["h": 70.0, "p": UILayoutPriority.defaultHigh])
        #expect(frame("a").height == 70)
        activate("V:[a(<=40)]")
        #expect(frame("a").height == 40)
    }

    @Test("Distances can have relations and priorities, too")
    func distances() {
        activate("H:|-(>=5,==15@900)-[a]-(-3)-[b]")
        #expect(frame("a").minX == 15)
        #expect(frame("b").minX == 42)
    }

    @Test("Options align the views across the line, and say which way it runs")
    func options() {
        activate("H:|-10-[a]-10-[b]", [.alignAllTop, .alignAllBottom, .directionRightToLeft])
        activate("V:|-5-[a(20)]")
        #expect(frame("a") == CGRect(x: 260, y: 5, width: 30, height: 20))
        #expect(frame("b") == CGRect(x: 210, y: 5, width: 40, height: 20))
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(frame("a").minX == 260)
    }

    @Test("From leading to trailing follows the direction of the layout")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        activate("H:|-10-[a]-5-[b]")
        #expect(frame("a").maxX == 290)
        #expect(frame("b").maxX == 255)
        activate("H:|-1-[c]", .directionLeftToRight)
        #expect(frame("c").minX == 1)
    }

    @Test("The options' numbers are Apple's")
    func rawValues() {
        #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
        #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
        #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
        #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue == 0)
    }

    @Test(
        "A mistake is named with its place",
        arguments: [
            ("V|[a]|", 1, "Expected ':' after V to say which way the line runs."),
            ("H:|[a|", 5, "Expected ']' after the view a."), ("H:|-20[a]", 6, "Expected '-' after a distance."),
            ("H:[a(=50)]", 6, "Expected '=' after '='."), ("H:[a(]", 5, "A number, a metric or a view was expected."),
            ("H:[a]|[b]", 6, "Nothing can follow the superview's other edge."),
            ("H:|", 3, "Expected '[' to begin a view."), ("H:[9]", 3, "A view's name was expected."),
        ])
    func mistakes(format: String, position: Int, sentence: String) {
        #expect(throws: VisualFormatParser.Mistake(sentence: sentence, position: position)) {
            try VisualFormatParser.parse(format)
        }
    }

    @Test("The mark stands below the place")
    func mark() {
        let mistake = VisualFormatParser.Mistake(sentence: "No.", position: 1)
        #expect(mistake.description(in: "V|[a]") == "No.\nV|[a]\n ^")
    }

    @Test("An unreadable answer, and an unknown code, trap")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: ["a": UIView()])
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a]", metrics: nil, views: [:])
            }
        }
    }
}
