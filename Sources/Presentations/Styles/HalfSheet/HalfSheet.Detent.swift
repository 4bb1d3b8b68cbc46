import UIKit

extension HalfSheet {
    /// A height at which a half-sheet rests.
    ///
    /// ```swift
    /// let compact = HalfSheet.Detent.custom(
    ///     identifier: .init("compact")
    /// ) { context in
    ///     min(context.contentHeight, context.maximumDetentValue * 0.4)
    /// }
    /// presentAsHalfSheet(
    ///     places, style: HalfSheet(detents: [compact, .fraction(0.7), .large()]))
    /// ```
    ///
    /// Heights do not include the bottom safe area, as in UIKit: a height of 200 makes a frame of 200 points plus the
    /// bottom inset. With ``Reference/container`` they include it. A height below 44 becomes 44; one above the largest
    /// possible height, NaN and infinity become that. A height that is zero, negative, NaN or infinite is logged once.
    ///
    /// A custom detent equals only its copies.
    public struct Detent: Equatable, Sendable {
        /// The name of a detent, unique among those of a sheet.
        public typealias Identifier = DetentIdentifier

        /// A closure with an identity, because closures cannot be compared.
        final class Resolver: Equatable, Sendable {
            let resolve: @MainActor @Sendable (Context) -> CGFloat?

            init(_ resolve: @escaping @MainActor @Sendable (Context) -> CGFloat?) {
                self.resolve = resolve
            }

            static func == (a: Resolver, b: Resolver) -> Bool { a === b }
        }

        enum Height: Equatable, Sendable {
            case medium, large, fitting
            case points(CGFloat)
            case fraction(CGFloat)
            case insetFromTop(CGFloat)
            case resolver(Resolver)
        }

        /// The edge from which a height is counted.
        ///
        /// ```swift
        /// // 120 points in sight, the home indicator included:
        /// let strip = HalfSheet.Detent.height(120, from: .container)
        /// ```
        public enum Reference: Equatable, Sendable {
            /// The edge of the safe area, as in UIKit.
            case safeArea
            /// The edge of the container, which is the screen's in most apps.
            case container
        }

        /// The name of the detent, as in ``HalfSheet/selectedDetentIdentifier``.
        public let identifier: Identifier
        let height: Height
        let reference: Reference
        private(set) var dimming: CGFloat?

        private init(_ identifier: Identifier, _ height: Height, from reference: Reference = .safeArea) {
            self.identifier = identifier
            self.height = height
            self.reference = reference
        }

        private init(
            _ identifier: Identifier?, _ name: String, _ value: CGFloat, _ height: Height, from reference: Reference
        ) {
            let unit = reference == .container ? ", from: container" : ""
            self.init(identifier ?? Identifier("\(name)(\(value)\(unit))"), height, from: reference)
        }

        /// Creates a detent at half of the container's height, or in the floating look at 425/759, about 0.56, of the
        /// largest height. Inactive in a compact height.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// Creates a detent whose top is 10 points below the top safe area. In the floating look of a phone it is right
        /// at it, and at least 30 points from the top of the container.
        public static func large() -> Detent { Detent(.large, .large) }

        /// Creates a detent with a height in points. The identifier defaults to `"height(200.0)"`, for example, or to
        /// `"height(200.0, from: container)"`.
        public static func height(
            _ points: CGFloat, from reference: Reference = .safeArea, identifier: Identifier? = nil
        ) -> Detent { Detent(identifier, "height", points, .points(points), from: reference) }

        /// Creates a detent at a fraction of the container's height, 0…1, counted from the bottom safe area by default.
        /// With `.container`, the top of the sheet is at that fraction of the screen. The identifier of 0.3 defaults to
        /// `"fraction(0.3)"`, or `"fraction(0.3, from: container)"`.
        public static func fraction(
            _ fraction: CGFloat, from reference: Reference = .safeArea, identifier: Identifier? = nil
        ) -> Detent { Detent(identifier, "fraction", fraction, .fraction(fraction), from: reference) }

        /// Creates a detent whose top is at a distance in points below the top safe area, or the top of the container.
        /// The identifier of 100 defaults to `"insetFromTop(100.0)"`, or `"insetFromTop(100.0, from: container)"`.
        public static func insetFromTop(
            _ inset: CGFloat, from reference: Reference = .safeArea, identifier: Identifier? = nil
        ) -> Detent { Detent(identifier, "insetFromTop", inset, .insetFromTop(inset), from: reference) }

        /// Creates a detent with the height of the content: that of its `preferredContentSize`, or else the height that
        /// Auto Layout finds for the width. The sheet follows changes of that height. See <doc:ContentDrivenSizing>.
        public static func fitting() -> Detent { Detent(.fitting, .fitting) }

        /// Creates a detent whose height is computed for each container. The resolver returns it in points, without the
        /// bottom safe area, or `nil` for an inactive detent. It is called after the container, the traits or the
        /// content have changed, not in each frame. If it reads any other value, call
        /// ``HalfSheetPresentationController/invalidateDetents()`` when that value changes.
        public static func custom(
            identifier: Identifier, resolver: @escaping @MainActor @Sendable (Context) -> CGFloat?
        ) -> Detent { Detent(identifier, .resolver(Resolver(resolver))) }

        /// Returns the detent with a level of the sheet's dimming, 0…1, at which the sheet rests. By default it is 1,
        /// or 0 up to ``HalfSheet/largestUndimmedDetentIdentifier``. NaN counts as 1.
        ///
        /// Between two detents the dimming follows the sheet. At 0, touches and VoiceOver reach the presenting view,
        /// unless the content is `isModalInPresentation`.
        ///
        /// ```swift
        /// HalfSheet(detents: [
        ///     .height(120).dimmed(0), .medium().dimmed(0.5), .large(),
        /// ])
        /// ```
        public func dimmed(_ level: CGFloat) -> Detent {
            var detent = self
            detent.dimming = Dimming.usable(level)
            return detent
        }
    }
}

extension HalfSheet.Detent {
    /// The values from which a custom detent computes its height.
    ///
    /// ```swift
    /// let list = HalfSheet.Detent.custom(identifier: .init("list")) { context in
    ///     context.traits.verticalSizeClass == .compact
    ///         ? nil : context.maximumDetentValue / 3
    /// }
    /// ```
    public struct Context: Sendable {
        /// The largest height that a detent can have in the container, in points, without the bottom safe area.
        public let maximumDetentValue: CGFloat
        /// The traits of the container.
        public let traits: LayoutTraits
        /// The height that the content asks for at the width of the sheet, in points.
        public let contentHeight: CGFloat

        /// Creates a context, to test a resolver. By default on a phone in portrait, for content that asks for nothing.
        public init(maximumDetentValue: CGFloat, traits: LayoutTraits = LayoutTraits(), contentHeight: CGFloat = 0) {
            self.maximumDetentValue = maximumDetentValue
            self.traits = traits
            self.contentHeight = contentHeight
        }
    }
}
