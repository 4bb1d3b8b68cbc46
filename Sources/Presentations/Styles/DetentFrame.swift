import UIKit

/// The frame of a presented view at one of its detents.
///
/// A detent is a frame at which the view can rest. The user drags the view between the detents and releases it at one
/// of them. A style lists its detents in ``PresentationStyle/detentFrames(in:)``:
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
    /// How much of the style's dimming is shown while the view rests at this detent, 0…1. Defaults to `1`, also for
    /// NaN. Between two detents it follows the view. At `0`, touches and VoiceOver reach the presenting view.
    public var dimmingLevel: CGFloat = 1
    /// How much of the style's material is shown at this detent, 0…1. Defaults to `1`, also for NaN. At `0` the view is
    /// solid. Between two detents it follows the view.
    public var materialLevel: CGFloat = 1
    /// The corners at this detent. Defaults to `nil`: those of the layout at every detent. Set them for corners that
    /// change between the detents. The view is then resized in each step of a drag.
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
/// Give it to the detent that it names, as in `.height(80, identifier: .strip)`. It is `Codable`: to restore the user's
/// choice, save the `selectedDetentIdentifier` of a sheet and pass it to the next one.
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
