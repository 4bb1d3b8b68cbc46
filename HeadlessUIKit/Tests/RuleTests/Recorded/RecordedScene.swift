import Testing
import UIKit

@testable import TestSupport

/// Builds a scene for each device of a table, and compares the frames with the recorded ones.
///
/// - Parameters:
///   - table: A line for each device: its name, and the frames of the views as x, y, width and height.
///   - build: Adds views to the root view, constrains them, and returns them in the order of the table.
@MainActor
func expectRecorded(
    _ table: String, sourceLocation: SourceLocation = #_sourceLocation, build: (UIView) -> [UIView]
) throws {
    for line in table.split(separator: "\n") {
        let name = try #require(line.split(separator: " ").first.map(String.init))
        let recorded = line.dropFirst(name.count).split(separator: "|").map(frame)
        let device = try #require(RecordedDevice.named[name], "\(name)", sourceLocation: sourceLocation)
        let window = device.makeWindow()
        let views = build(try #require(window.rootViewController?.view))
        MainLoop.current.settle()
        try #require(views.count == recorded.count, sourceLocation: sourceLocation)
        for (index, view) in views.enumerated() {
            let differences = zip(numbers(view.frame), recorded[index]).map { abs($0 - $1) }
            #expect(
                // The tables have two decimals; a pixel is 0.33.
                differences.allSatisfy { $0 < 0.01 },
                "\(name), view \(index): \(numbers(view.frame)), recorded \(recorded[index])",
                sourceLocation: sourceLocation)
        }
    }
}

private func frame(_ text: Substring) -> [CGFloat] {
    text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
}

private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

extension UIView {
    /// Adds a view for constraints, with a size if one is given.
    func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
        let view = UIView()
        add(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    /// Replaces text by a view of the recorded size, since the width of text is not compared here.
    func text(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = ContentView(width: width, height: height)
        add(view)
        return view
    }

    func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }

    /// Constrains attributes to the same ones of a view or a guide, by default of the superview.
    func same(
        _ attributes: NSLayoutConstraint.Attribute..., as item: Any? = nil,
        is relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        at priority: Float = 1000
    ) {
        for attribute in attributes {
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: relation, toItem: item ?? superview, attribute: attribute,
                multiplier: multiplier, constant: constant
            ).at(priority).isActive = true
        }
    }

    /// Keeps all four sides at distances from those of a view or a guide.
    func inset(
        from item: Any, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat,
        isDirectional: Bool = true, at priority: Float = 1000
    ) {
        same(.top, as: item, plus: top, at: priority)
        same(isDirectional ? .leading : .left, as: item, plus: leading, at: priority)
        same(.bottom, as: item, plus: -bottom, at: priority)
        same(isDirectional ? .trailing : .right, as: item, plus: -trailing, at: priority)
    }

    /// The same distance on all four sides.
    func inset(from item: Any, _ distance: CGFloat, isDirectional: Bool = true, at priority: Float = 1000) {
        inset(from: item, distance, distance, distance, distance, isDirectional: isDirectional, at: priority)
    }

    /// Constrains a length to a number.
    func length(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, at priority: Float = 1000) {
        length(attribute, .equal, constant, at: priority)
    }

    func length(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
        at priority: Float = 1000
    ) {
        NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant
        ).at(priority).isActive = true
    }

    /// Constrains both lengths to numbers.
    func size(_ width: CGFloat, _ height: CGFloat, at priority: Float) {
        length(.width, width, at: priority)
        length(.height, height, at: priority)
    }

    /// Centres the view between two positions, with a guide that reaches from one to the other.
    func center(between first: NSLayoutYAxisAnchor, and second: NSLayoutYAxisAnchor, at priority: Float = 1000) {
        let guide = UILayoutGuide()
        superview?.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: first), guide.bottomAnchor.constraint(equalTo: second),
            centerYAnchor.constraint(equalTo: guide.centerYAnchor).at(priority),
        ])
    }

    func center(between first: NSLayoutXAxisAnchor, and second: NSLayoutXAxisAnchor, at priority: Float = 1000) {
        let guide = UILayoutGuide()
        superview?.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: first), guide.trailingAnchor.constraint(equalTo: second),
            centerXAnchor.constraint(equalTo: guide.centerXAnchor).at(priority),
        ])
    }
}
