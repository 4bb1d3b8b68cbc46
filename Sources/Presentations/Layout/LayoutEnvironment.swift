import UIKit

/// The inputs of a layout. Equal environments must give equal layouts.
///
/// ```swift
/// func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///     let room = environment.room(
///         margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
///     let height = environment.content.fittingSize(width: room.width).height
///     let frame = CGRect(
///         x: room.minX, y: room.minY, width: room.width,
///         height: min(height, room.height))
///     return PresentationLayout(
///         frame: environment.grid.round(frame), cornerRadius: 16)
/// }
/// ```
public struct LayoutEnvironment: Equatable {
    /// The size of the container, in points.
    public var container: CGSize
    /// The container's safe area, in points. Defaults to zero.
    public var safeArea: UIEdgeInsets
    /// The traits of the container.
    public var traits: LayoutTraits
    /// The size that the content asks for.
    public var content: Content
    /// The frame of the software keyboard at the end of its movement, in the container's coordinates. Defaults to
    /// `nil`: no keyboard. The frame of a floating or split keyboard contains all its parts.
    public var keyboard: CGRect?
    /// Whether the view may become larger than its selected detent for the keyboard. Defaults to `true`. It is `false`
    /// after the user has selected another detent, until another keyboard appears, and for a keyboard that belongs to the
    /// presenting view, which a larger view would cover.
    public var mayExpandForKeyboard = true
    /// The frame of the visible part of the presentation's anchor, in the container's coordinates. Defaults to `nil`:
    /// the style has no ``PresentationStyle/anchor``, the anchor is out of sight, or the layout is for a coming size of
    /// the container in which the place of the anchor is not known yet.
    public var source: CGRect?
    /// The place of the container on the display, for concentric corners. Defaults to `nil`: it is not known, and such
    /// corners have their minimum radius.
    public var display: Display?
    /// The look of the system's own sheets, `.classic` or `.floating`, for a style that follows it. Defaults to
    /// `.classic`.
    public var systemLook: SheetLook

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - container: The size of the container, in points.
    ///   - safeArea: The container's safe area, in points. Defaults to zero.
    ///   - traits: The traits of the container. Defaults to those of a phone in portrait.
    ///   - content: The size that the content asks for. Defaults to none.
    ///   - keyboard: The frame of the keyboard in the container. Defaults to `nil`: no keyboard.
    ///   - source: The frame of the presentation's anchor in the container. Defaults to `nil`: no anchor.
    ///   - display: The place of the container on the display. Defaults to `nil`: not known.
    ///   - systemLook: The look of the system's own sheets. Defaults to `.classic`.
    public init(
        container: CGSize, safeArea: UIEdgeInsets = .zero, traits: LayoutTraits = LayoutTraits(),
        content: Content = Content(), keyboard: CGRect? = nil, source: CGRect? = nil, display: Display? = nil,
        systemLook: SheetLook = .classic
    ) {
        self.container = container
        self.safeArea = safeArea
        self.traits = traits
        self.content = content
        self.keyboard = keyboard
        self.source = source
        self.display = display
        self.systemLook = systemLook
    }

    /// The pixel grid of the screen. Round the frame of a layout to it.
    public var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    /// Returns the rectangle inside the margins and the safe area, in points. On each side the larger of the two
    /// applies.
    ///
    /// Margins that would leave less than 44 points are reduced. Margins that are NaN or infinite count as zero.
    ///
    /// - Parameter margins: The margins, in points. Defaults to zero.
    public func room(margins: UIEdgeInsets = .zero) -> CGRect {
        let (left, right) = Self.sides(
            max(margins.left.usable, safeArea.left), max(margins.right.usable, safeArea.right), of: container.width)
        let (top, bottom) = Self.sides(
            max(margins.top.usable, safeArea.top), max(margins.bottom.usable, safeArea.bottom), of: container.height)
        return CGRect(
            x: left, y: top, width: max(0, container.width - left - right),
            height: max(0, container.height - top - bottom))
    }

    private static func sides(_ near: CGFloat, _ far: CGFloat, of length: CGFloat) -> (CGFloat, CGFloat) {
        let most = max(0, length - PresentationDefaults.minimumLength)
        guard near + far > most else { return (near, far) }
        return (min(near, most / 2), min(far, most / 2))
    }
}
