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
    /// bottom inset. A height below 44 becomes 44; one above the largest possible height, NaN and infinity become
    /// that. A height that is zero, negative, NaN or infinite is logged once.
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

        /// The name of the detent, as in ``HalfSheet/selectedDetentIdentifier``.
        public let identifier: Identifier
        let height: Height

        private init(_ identifier: Identifier, _ height: Height) {
            self.identifier = identifier
            self.height = height
        }

        /// Creates a detent at half of the container's height, or in the floating look at 425/759, about 0.56, of the
        /// largest height. Inactive in a compact height.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// Creates a detent whose top is 10 points below the top safe area. In the floating look of a phone it is right
        /// at it, and at least 30 points from the top of the container.
        public static func large() -> Detent { Detent(.large, .large) }

        /// Creates a detent with a height in points. The identifier of 200 defaults to `"height(200.0)"`.
        public static func height(_ points: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("height(\(points))"), .points(points))
        }

        /// Creates a detent at a fraction of the container's height, 0…1. The identifier of 0.3 defaults to
        /// `"fraction(0.3)"`.
        public static func fraction(_ fraction: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("fraction(\(fraction))"), .fraction(fraction))
        }

        /// Creates a detent whose top is at a distance below the top safe area, in points. The identifier of 100
        /// defaults to `"insetFromTop(100.0)"`.
        public static func insetFromTop(_ inset: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier ?? Identifier("insetFromTop(\(inset))"), .insetFromTop(inset))
        }

        /// Creates a detent with the height of the content: that of its `preferredContentSize`, or else the height that
        /// Auto Layout finds for the width. The sheet follows changes of that height.
        ///
        /// For a navigation controller, the content is the view controller on top, so a push changes the height of the
        /// sheet. A height that Auto Layout finds includes the navigation bar. A scroll view has the height of its
        /// content, unless constraints give it another height.
        public static func fitting() -> Detent { Detent(.fitting, .fitting) }

        /// Creates a detent whose height is computed for each container. The resolver returns it in points, without the
        /// bottom safe area, or `nil` for an inactive detent.
        ///
        /// The resolver is called after the container, the traits or the content have changed, not in each frame. If it
        /// reads any other value, call ``HalfSheetPresentationController/invalidateDetents()`` when that value changes.
        public static func custom(
            identifier: Identifier, resolver: @escaping @MainActor @Sendable (Context) -> CGFloat?
        ) -> Detent { Detent(identifier, .resolver(Resolver(resolver))) }
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

        /// Creates a context, to test a resolver. By default the traits are those of a phone in portrait, and the
        /// content asks for nothing.
        public init(maximumDetentValue: CGFloat, traits: LayoutTraits = LayoutTraits(), contentHeight: CGFloat = 0) {
            self.maximumDetentValue = maximumDetentValue
            self.traits = traits
            self.contentHeight = contentHeight
        }
    }
}
