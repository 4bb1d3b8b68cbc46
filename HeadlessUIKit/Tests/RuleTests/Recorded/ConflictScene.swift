import Testing

@testable import UIKit

/// Views in a container c of 300 points, named constraints between them, and what was recorded: which one is broken, and
/// where the views are.
struct ConflictScene: Sendable, CustomTestStringConvertible {
    /// `a: v.leading == c.leading + 10`.
    let constraints: [String]
    let broken: String
    /// `v.x 10`, for x, y and width.
    let values: [String]
    /// The views in the order in which they are added; u is inside v.
    var views = "vuw"

    var testDescription: String { constraints.joined(separator: ", ") + (views == "vuw" ? "" : " in \(views)") }

    /// All orders of the constraints.
    var orders: [[Int]] { Self.permutations(of: Array(constraints.indices)) }

    private static func permutations(of numbers: [Int]) -> [[Int]] {
        guard numbers.count > 1 else { return [numbers] }
        return numbers.flatMap { first in permutations(of: numbers.filter { $0 != first }).map { [first] + $0 } }
    }
}

/// The views and constraints of a scene, on a screen of 375×667 points with 2 pixels per point.
@MainActor
struct ConflictStage {
    let window: UIWindow
    let constraints: [NSLayoutConstraint]
    private let views: [Character: UIView]

    init(_ scene: ConflictScene) {
        window = RecordedDevice(size: CGSize(width: 375, height: 667), safeArea: .zero, scale: 2).makeWindow()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController?.view.addSubview(container)
        var views: [Character: UIView] = ["c": container]
        for name in scene.views {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            (name == "u" ? views["v"] : container)?.addSubview(view)
            views[name] = view
        }
        self.views = views
        constraints = scene.constraints.compactMap { Self.constraint($0, between: views) }
        precondition(constraints.count == scene.constraints.count, "A constraint of the scene cannot be read.")
    }

    /// One by one, with a layout after each if it is live.
    func activate(_ order: [Int], isLive: Bool) {
        for number in order {
            constraints[number].isActive = true
            if isLive { layOut() }
        }
        layOut()
    }

    func layOut() { window.layoutIfNeeded() }

    /// The names of the constraints that are broken now.
    var broken: [String?] { window.layoutState?.engine?.broken.map(\.constraint.identifier) ?? [] }

    func value(_ text: String) -> String {
        let name = text.prefix(while: { $0 != " " })
        guard let view = name.first.flatMap({ views[$0] }) else { return "" }
        let number =
            switch name.dropFirst(2) {
            case "x": view.frame.minX
            case "y": view.frame.minY
            default: view.frame.width
            }
        return "\(name) \(number.formatted)"
    }

    /// `a: v.leading == c.leading + 10`.
    private static func constraint(_ text: String, between views: [Character: UIView]) -> NSLayoutConstraint? {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count > 3, let relation = relations[parts[2]], let first = side(parts[1], of: views) else {
            return nil
        }
        let second = side(parts[3], of: views)
        let rest = second == nil ? parts[3...].joined() : parts[4...].joined()
        let constant = rest.isEmpty ? 0 : Double(rest.replacing("+", with: ""))
        guard let constant else { return nil }
        let constraint = NSLayoutConstraint(
            item: first.view, attribute: first.attribute, relatedBy: relation, toItem: second?.view,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
        constraint.identifier = String(parts[0].dropLast())
        return constraint
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "centerX": .centerX, "width": .width, "top": .top,
    ]

    private static func side(
        _ text: String, of views: [Character: UIView]
    ) -> (view: UIView, attribute: NSLayoutConstraint.Attribute)? {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count == 2, let view = parts[0].first.flatMap({ views[$0] }), let attribute = attributes[parts[1]]
        else { return nil }
        return (view, attribute)
    }
}

extension CGFloat {
    fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
