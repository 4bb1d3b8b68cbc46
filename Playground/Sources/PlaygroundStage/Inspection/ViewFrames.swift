import PresentationsTesting
import UIKit

/// The views of a stage with their frames at this moment, as a view debugger lists them.
@MainActor
enum ViewFrames {
    static func all(on stage: Stage) -> [Inside.ViewFrame] {
        var list: [Inside.ViewFrame] = []
        add(stage.window, depth: 0, alpha: 1, on: stage, to: &list)
        return list
    }

    private static func add(
        _ view: UIView, depth: Int, alpha: CGFloat, on stage: Stage, to list: inout [Inside.ViewFrame]
    ) {
        guard !view.isHidden, view.alpha >= 0.01, let frame = stage.visibleFrame(of: view) else { return }
        let alpha = alpha * view.alpha
        if stage.window.bounds.intersects(frame) {
            list.append(
                Inside.ViewFrame(
                    name: name(of: view), depth: depth, x: rounded(frame.minX), y: rounded(frame.minY),
                    width: rounded(frame.width), height: rounded(frame.height),
                    isOpaque: alpha == 1 && view.backgroundColor?.cgColor.alpha == 1))
        }
        for subview in view.subviews { add(subview, depth: depth + 1, alpha: alpha, on: stage, to: &list) }
    }

    /// The identifier, or the class with the words that it shows.
    private static func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        let words = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        return "\(type(of: view))" + (words.map { " “\($0.prefix(24))”" } ?? "")
    }

    private static func rounded(_ value: CGFloat) -> Double { Double((value * 100).rounded() / 100) }
}
