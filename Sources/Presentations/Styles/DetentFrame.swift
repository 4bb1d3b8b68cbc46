import UIKit

/// The frame of a presented view at one of its detents, where the user may release it. A style lists its detents in
/// ``PresentationStyle/detentFrames(in:)``:
///
/// ```swift
/// [Self.small, .large].map {
///     DetentFrame(
///         identifier: $0, frame: frame(of: $0, in: environment),
///         allowsBackgroundInteraction: $0 != .large)
/// }
/// ```
public struct DetentFrame: Equatable, Sendable {
    /// The name of the detent, unique among those of the style.
    public var identifier: DetentIdentifier
    /// The frame of the presented view in the container, in points.
    public var frame: CGRect
    /// Whether touches and VoiceOver reach the presenting view at this detent, undimmed. Defaults to `false`.
    public var allowsBackgroundInteraction: Bool
    /// The share of the style's dimming at this detent, 0…1. Defaults to `1`, also for NaN. Between two detents it
    /// follows the view. At `0`, touches and VoiceOver reach the presenting view.
    public var dimmingLevel: CGFloat = 1
    /// The share of the style's material at this detent, 0…1: at `0` the view is solid. Otherwise as ``dimmingLevel``.
    public var materialLevel: CGFloat = 1
    /// The corners at this detent. Defaults to `nil`: those of the layout at every detent. For corners that change
    /// between the detents, with which each step of a drag resizes the view.
    public var corners: Corners?
    var radii: CornerRadii?

    /// Creates a detent. Each parameter is the property of its name.
    public init(
        identifier: DetentIdentifier, frame: CGRect, allowsBackgroundInteraction: Bool = false,
        corners: Corners? = nil
    ) {
        self.identifier = identifier
        self.frame = frame
        self.allowsBackgroundInteraction = allowsBackgroundInteraction
        self.corners = corners
    }

    var restingDimming: CGFloat { allowsBackgroundInteraction ? 0 : Dimming.usable(dimmingLevel) }
}

/// The name of a detent.
///
/// ```swift
/// extension DetentIdentifier {
///     static let strip = DetentIdentifier("strip")
/// }
/// ```
///
/// Give it to its detent, as in `.height(80, identifier: .strip)`. It is `Codable`, so you can save the user's choice.
public struct DetentIdentifier: RawRepresentable, Hashable, Codable, Sendable {
    /// The name, as it is stored and logged.
    public let rawValue: String

    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of ``HalfSheet/Detent/medium()``.
    public static let medium = DetentIdentifier("medium")
    /// The identifier of ``HalfSheet/Detent/large()``.
    public static let large = DetentIdentifier("large")
    /// The identifier of ``HalfSheet/Detent/fitting()``.
    public static let fitting = DetentIdentifier("fitting")
    /// The place of a view without detents, as the target of a drag.
    public static let rest = DetentIdentifier("rest")
}
