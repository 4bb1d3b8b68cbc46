import UIKit

extension HalfSheet {
    /// A height at which a half-sheet rests.
    ///
    /// Heights are inside the bottom safe area, as UIKit's: 200 makes a frame of 200 points and the bottom inset. None is less
    /// than 44 points, ``PresentationDefaults/minimumLength``, nor larger than the largest possible height: what asks for less
    /// or for more rests there. Where not even 44 points are possible it is the largest height that is. Two detents are equal when their identifiers and
    /// heights are; a custom one equals only its copies.
    public struct Detent: Equatable, Sendable {
        /// Names a detent among those of a sheet.
        public typealias Identifier = DetentIdentifier

        /// A resolver with an identity, since two closures cannot be compared.
        final class Resolver: Sendable {
            let resolve: @MainActor @Sendable (Context) -> CGFloat?

            init(_ resolve: @escaping @MainActor @Sendable (Context) -> CGFloat?) {
                self.resolve = resolve
            }
        }

        enum Height: Sendable {
            case medium, large, fitting
            case points(CGFloat)
            case fraction(CGFloat)
            case insetFromTop(CGFloat)
            case resolver(Resolver)
        }

        /// Names the detent in `selectedDetentIdentifier`.
        public let identifier: Identifier
        let height: Height

        private init(_ identifier: Identifier, _ height: Height) {
            self.identifier = identifier
            self.height = height
        }

        /// Half of the container's height. Inactive in a compact height.
        public static func medium() -> Detent {
            Detent(.medium, .medium)
        }

        /// Up to 10 points below the top safe area.
        public static func large() -> Detent {
            Detent(.large, .large)
        }

        /// A height in points. Less than 44 counts as 44; a height that is zero, negative, infinite or not a number is reported,
        /// once.
        public static func height(_ points: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("height(\(points))"), .points(points))
        }

        /// A share of the container's height, 0…1.
        public static func fraction(_ fraction: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("fraction(\(fraction))"), .fraction(fraction))
        }

        /// Up to the given distance below the top safe area, in points.
        public static func insetFromTop(_ inset: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("insetFromTop(\(inset))"), .insetFromTop(inset))
        }

        /// As high as the content asks: its `preferredContentSize`, or else what Auto Layout finds for the width; followed
        /// when it changes. Of a navigation controller the controller on top counts, and the bar above it where Auto Layout
        /// finds the size: a push moves the sheet along.
        public static func fitting() -> Detent {
            Detent(.fitting, .fitting)
        }

        /// A height computed for the container; `nil` makes the detent inactive there.
        ///
        /// The resolver is called on the main thread, once for each container, traits and content, not for each frame.
        /// Call `invalidateDetents()` on the controller when something else that it looks at has changed. A height that
        /// is not a number or infinite becomes the largest possible one, and one below 44 becomes 44. One that is zero,
        /// negative, infinite or not a number is reported, once.
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
