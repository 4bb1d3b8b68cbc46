/// The name of a detent.
///
/// ```swift
/// extension DetentIdentifier {
///     static let strip = DetentIdentifier("strip")
/// }
/// ```
///
/// Give it to the detent that it names:
///
/// ```swift
/// presentAsHalfSheet(
///     player,
///     style: HalfSheet(detents: [.height(80, identifier: .strip), .large()]))
/// ```
///
/// It is `Codable`: to restore the user's choice, save the `selectedDetentIdentifier` of a sheet and pass it to the
/// next one.
public struct DetentIdentifier: RawRepresentable, Hashable, Codable, Sendable {
    /// The name, as it is stored and logged.
    public let rawValue: String

    /// Creates an identifier with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier with the given name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier of ``HalfSheet/Detent/medium()``.
    public static let medium = DetentIdentifier("medium")
    /// The identifier of ``HalfSheet/Detent/large()``.
    public static let large = DetentIdentifier("large")
    /// The identifier of ``HalfSheet/Detent/fitting()``.
    public static let fitting = DetentIdentifier("fitting")
}
