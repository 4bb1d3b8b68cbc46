import UIKit

extension HalfSheet {
    /// A height at which a half-sheet rests.
    ///
    /// Heights are inside the bottom safe area, as in UIKit: 200 makes a frame of 200 points plus the bottom inset.
    /// They are limited to at least 44 points, ``PresentationDefaults/minimumLength``, and at most the largest
    /// possible height. If less than 44 points are possible, the height is the largest possible one.
    ///
    /// Two detents are equal if their identifiers and heights are equal. A custom detent equals only its copies.
    public struct Detent: Equatable, Sendable {
        /// The name of a detent, unique among those of a sheet.
        public typealias Identifier = DetentIdentifier

        /// A resolver with an identity, because closures cannot be compared.
        final class Resolver: Sendable {
            let resolve: @MainActor @Sendable (Context) -> CGFloat?

            init(_ resolve: @escaping @MainActor @Sendable (Context) -> CGFloat?) {
                self.resolve = resolve
            }
        }

        /// The rule for the height.
        enum Height: Sendable {
            case medium, large, fitting
            case points(CGFloat)
            case fraction(CGFloat)
            case insetFromTop(CGFloat)
            case resolver(Resolver)
        }

        /// The name of the detent, as in ``HalfSheet/selectedDetentIdentifier``.
        public let identifier: Identifier
        let height: Height

        private init(_ identifier: Identifier, _ height: Height) {
            self.identifier = identifier
            self.height = height
        }

        /// Creates a detent at half of the container's height. Inactive in a compact height.
        public static func medium() -> Detent {
            Detent(.medium, .medium)
        }

        /// Creates a detent that reaches up to 10 points below the top safe area.
        public static func large() -> Detent {
            Detent(.large, .large)
        }

        /// Creates a detent with a height in points. Less than 44 counts as 44. A height that is zero, negative, NaN or
        /// infinite is reported once.
        ///
        /// The identifier defaults to `"height(200.0)"` for a height of 200.
        public static func height(_ points: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("height(\(points))"), .points(points))
        }

        /// Creates a detent at a fraction of the container's height, 0…1.
        ///
        /// The identifier defaults to `"fraction(0.3)"` for a fraction of 0.3.
        public static func fraction(_ fraction: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("fraction(\(fraction))"), .fraction(fraction))
        }

        /// Creates a detent that reaches up to a distance below the top safe area, in points.
        ///
        /// The identifier defaults to `"insetFromTop(100.0)"` for a distance of 100.
        public static func insetFromTop(_ inset: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("insetFromTop(\(inset))"), .insetFromTop(inset))
        }

        /// Creates a detent at the height of the content: its `preferredContentSize`, or else the height that Auto
        /// Layout finds for the width. The sheet follows changes of that height.
        ///
        /// The content of a navigation controller is the controller on top, so a push changes the height of the
        /// sheet. A height that Auto Layout finds includes the bar above that controller. A scroll view is as high as what it
        /// contains, unless constraints give it another height.
        public static func fitting() -> Detent {
            Detent(.fitting, .fitting)
        }

        /// Creates a detent with a height that is computed for the container. It is inactive where the resolver returns
        /// `nil`.
        ///
        /// The resolver is called on the main thread when the container, the traits or the content have changed, not
        /// for each frame. Call `invalidateDetents()` on the controller when another value that the resolver reads
        /// has changed. NaN and infinity become the largest possible height, and a height below 44 becomes 44. A
        /// height that is zero, negative, NaN or infinite is reported once.
        public static func custom(
            identifier: Identifier, resolver: @escaping @MainActor @Sendable (Context) -> CGFloat?
        ) -> Detent {
            Detent(identifier, .resolver(Resolver(resolver)))
        }

        public static func == (a: Detent, b: Detent) -> Bool {
            a.identifier == b.identifier && a.height.matches(b.height)
        }
    }
}

extension HalfSheet.Detent.Height {
    fileprivate func matches(_ other: Self) -> Bool {
        switch (self, other) {
        case (.medium, .medium), (.large, .large), (.fitting, .fitting): true
        case (.resolver(let a), .resolver(let b)): a === b
        case (.points(let a), .points(let b)): a == b
        case (.fraction(let a), .fraction(let b)): a == b
        case (.insetFromTop(let a), .insetFromTop(let b)): a == b
        default: false
        }
    }
}
