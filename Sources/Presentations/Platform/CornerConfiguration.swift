import UIKit

/// The system's own corners with a radius each, from iOS 26 on.
@MainActor
enum CornerConfiguration {
    #if canImport(ObjectiveC) && compiler(>=6.2)
        static var isAvailable: Bool {
            if #available(iOS 26.0, *) { true } else { false }
        }

        /// Rounds a view. A change inside an animation is animated.
        static func round(
            _ view: UIView, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
        ) {
            guard #available(iOS 26.0, *) else { return }
            view.cornerConfiguration = .corners(
                topLeftRadius: .fixed(Double(topLeft)), topRightRadius: .fixed(Double(topRight)),
                bottomLeftRadius: .fixed(Double(bottomLeft)), bottomRightRadius: .fixed(Double(bottomRight))
            )
        }
    #else
        static var isAvailable: Bool { false }

        static func round(
            _ view: UIView, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
        ) {}
    #endif
}
