/// Names a detent.
public struct DetentIdentifier: RawRepresentable, Hashable, Codable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier with the given name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier of a half-sheet's `.medium()`.
    public static let medium = DetentIdentifier("medium")
    /// The identifier of a half-sheet's `.large()`.
    public static let large = DetentIdentifier("large")
    /// The identifier of a half-sheet's `.fitting()`.
    public static let fitting = DetentIdentifier("fitting")
}
