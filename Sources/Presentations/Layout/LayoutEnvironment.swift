import UIKit

/// The inputs of a layout. Equal environments give equal layouts.
///
/// ```swift
/// func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///     let room = environment.room(margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
///     let height = environment.content.fittingSize(width: room.width).height
///     let frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: min(height, room.height))
///     return PresentationLayout(frame: environment.grid.round(frame), cornerRadius: 16)
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
    /// The frame of the software keyboard, at the end of its movement, in the container's coordinates. Defaults to
    /// `nil`: no keyboard. The frame of a floating or split keyboard encloses all its parts.
    public var keyboard: CGRect?
    /// The frame of what the presentation is anchored to, as far as it can be seen, in the container's coordinates. Defaults
    /// to `nil`: the style has no ``PresentationStyle/anchor``, or it is out of sight, or the layout is for another size of
    /// the container, in which its place is not known yet.
    public var source: CGRect?
    /// Where the container is on the display, for corners that are concentric with it. Defaults to `nil`: not known, and
    /// such corners have their minimum.
    public var display: Display?
    /// The look of the system's own sheets, for a style that follows it: `.classic` or `.floating`. Defaults to `.classic`.
    public var systemLook: SheetLook

    /// Creates an environment. Without arguments there is no safe area, no keyboard, and the content asks for nothing.
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

    /// The pixel grid of the screen. Round a layout's frame to it.
    public var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    /// Returns the rectangle inside the margins and the safe area, in points. On each side the larger of the two
    /// applies.
    ///
    /// Margins that would leave less than 44 points are reduced. Margins that are NaN or infinite count as zero.
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
