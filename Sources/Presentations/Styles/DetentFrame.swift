import UIKit

/// The frame of a presented view at one of its detents.
///
/// A detent is a frame at which the view can rest. The user drags the view between the detents and releases it at one
/// of them. A style lists its detents in ``PresentationStyle/detentFrames(in:)``:
///
/// ```swift
/// func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
///     [120, 400].map { height in
///         DetentFrame(
///             identifier: DetentIdentifier("top(\(height))"),
///             frame: CGRect(
///                 x: 0, y: 0, width: environment.container.width,
///                 height: height))
///     }
/// }
/// ```
public struct DetentFrame: Equatable, Sendable {
    /// The name of the detent, unique among those of the style.
    public var identifier: DetentIdentifier
    /// The frame of the presented view in the container, in points.
    public var frame: CGRect
    /// Whether the presentation is modal at this detent. Defaults to `true`. If it is not, the presenting view is not
    /// dimmed, and touches and VoiceOver reach it.
    public var isModal: Bool
    /// The radii of the corners at this detent, in points. Defaults to `nil`: those of the layout at every detent. Set
    /// them for corners that change between the detents. The view is then resized in each step of a drag.
    public var corners: CornerRadii?

    /// Creates a detent. Each parameter is the property of its name.
    public init(identifier: DetentIdentifier, frame: CGRect, isModal: Bool = true, corners: CornerRadii? = nil) {
        self.identifier = identifier
        self.frame = frame
        self.isModal = isModal
        self.corners = corners
    }
}

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

/// The options of a style with detents, apart from the detents themselves.
///
/// ``HalfSheet`` derives it from its own options. A style of your own that implements
/// ``PresentationStyle/detentFrames(in:)`` returns it:
///
/// ```swift
/// let detentBehavior = DetentBehavior(playsHaptics: true)
/// ```
public struct DetentBehavior: Equatable, Sendable {
    /// Whether dragging up content that is scrolled to its top expands the view before the content scrolls. Defaults to
    /// `true`. It applies to a view that is dismissed toward the bottom edge.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool
    /// Whether the content is resized to the visible size in each step of a drag. Defaults to `true`. With `false` it is
    /// laid out once for the largest size, and again at rest.
    public var resizesContentWhileDragging: Bool
    /// Whether a light haptic tick plays when the user selects another detent. Defaults to `false`. Nothing is played on
    /// devices without haptics.
    public var playsHaptics: Bool

    /// Creates options. Each parameter is the property of its name.
    public init(
        prefersScrollingExpandsWhenScrolledToEdge: Bool = true, resizesContentWhileDragging: Bool = true,
        playsHaptics: Bool = false
    ) {
        self.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
        self.resizesContentWhileDragging = resizesContentWhileDragging
        self.playsHaptics = playsHaptics
    }
}
