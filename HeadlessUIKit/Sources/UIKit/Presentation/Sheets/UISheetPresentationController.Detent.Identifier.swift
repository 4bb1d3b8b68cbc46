extension UISheetPresentationController.Detent {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let medium = Identifier("com.apple.UIKit.medium")
        public static let large = Identifier("com.apple.UIKit.large")
    }
}
