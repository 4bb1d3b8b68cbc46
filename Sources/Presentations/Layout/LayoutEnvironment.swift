import UIKit

/// Everything that a layout depends on, as values: the same environment always gives the same layout.
///
/// ```swift
/// override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
///     let isNarrow = environment.traits.horizontalSizeClass == .compact
///     let width = isNarrow ? environment.container.width : 420
///     return PresentationLayout(frame: CGRect(x: 0, y: 0, width: width, height: environment.container.height))
/// }
/// ```
public struct LayoutEnvironment: Equatable {
    /// The size of the container, in points.
    public var container: CGSize
    /// What hardware and bars take from its sides.
    public var safeArea: UIEdgeInsets
    /// The traits of the container.
    public var traits: LayoutTraits
    /// What the content asks for.
    public var content: ContentSize
    /// The frame of the software keyboard in the container's coordinates, where it is or is going; `nil` while there is
    /// none. One that floats or is split has the frame of all that it covers.
    public var keyboard: CGRect?

    /// An environment; without a keyboard unless told.
    public init(
        container: CGSize, safeArea: UIEdgeInsets = .zero, traits: LayoutTraits = LayoutTraits(),
        content: ContentSize = ContentSize(), keyboard: CGRect? = nil
    ) {
        self.container = container
        self.safeArea = safeArea
        self.traits = traits
        self.content = content
        self.keyboard = keyboard
    }

    var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    /// The room that is left when each side keeps the larger of its margin and its safe area.
    func room(margins: UIEdgeInsets) -> CGRect {
        let (left, right) = Self.sides(
            max(margins.left.usable, safeArea.left), max(margins.right.usable, safeArea.right), of: container.width)
        let (top, bottom) = Self.sides(
            max(margins.top.usable, safeArea.top), max(margins.bottom.usable, safeArea.bottom), of: container.height)
        return CGRect(
            x: left, y: top, width: max(0, container.width - left - right),
            height: max(0, container.height - top - bottom))
    }

    /// Margins that would leave less than can be touched give way, so that nothing is presented that nobody sees.
    private static func sides(_ near: CGFloat, _ far: CGFloat, of length: CGFloat) -> (CGFloat, CGFloat) {
        let most = max(0, length - PresentationDefaults.minimumLength)
        guard near + far > most else { return (near, far) }
        return (min(near, most / 2), min(far, most / 2))
    }
}
