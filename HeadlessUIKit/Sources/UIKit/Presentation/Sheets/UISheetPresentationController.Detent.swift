extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public class Detent: NSObject {
        typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        public let identifier: Identifier
        private let resolver: Resolver

        required init(identifier: Identifier, resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half the height of the screen; inactive in compact height (F1).
        public class func medium() -> Self {
            self.init(identifier: .medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                guard let sheet = context as? SheetDetentContext else { return context.maximumDetentValue / 2 }
                return sheet.layout.mediumDetentValue
            }
        }

        /// The largest height of a sheet.
        public class func large() -> Self {
            self.init(identifier: .large) { $0.maximumDetentValue }
        }

        /// A height given by `resolver`, within the safe area; nil makes the detent inactive (F1).
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}
