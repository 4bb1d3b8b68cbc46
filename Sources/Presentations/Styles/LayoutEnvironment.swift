import UIKit

/// The inputs of a layout. Equal environments must give equal layouts. See <doc:YourOwnStyle#Compute-the-frame>.
///
/// ```swift
/// let environment = LayoutEnvironment(
///     container: CGSize(width: 393, height: 852),
///     safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
/// let layout = TopBar().layout(in: environment)
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
    /// The frame of the software keyboard at the end of its movement, in the container's coordinates, with all parts of
    /// a floating or split one. Defaults to `nil`: no keyboard.
    public var keyboard: CGRect?
    /// Whether the view may become larger than its selected detent for the keyboard. Defaults to `true`. Not for a
    /// keyboard of the presenting view, nor after the user has selected another detent, until another keyboard appears.
    public var mayExpandForKeyboard = true
    /// The frame of the visible part of the presentation's anchor, in the container's coordinates. Defaults to `nil`:
    /// there is no ``PresentationStyle/anchor``, it is out of sight, or its place in a coming size is not known yet.
    public var source: CGRect?
    /// What bars take from the container's edges, for a view that keeps clear of them, and otherwise zero.
    var bars = UIEdgeInsets.zero
    /// The place on the display, for concentric corners. Defaults to `nil`, with which they have their minimum radius.
    var display: Display?
    /// The least height, in points, in which the first responder is seen above the keyboard; zero if any is enough.
    var editedHeight: CGFloat = 0
    /// The look of the system's own sheets, `.classic` or `.floating`.
    var systemLook = SheetLook.classic

    /// Creates an environment from its properties, by default that of a phone in portrait, without anything else.
    public init(
        container: CGSize, safeArea: UIEdgeInsets = .zero, traits: LayoutTraits = LayoutTraits(),
        content: Content = Content(), keyboard: CGRect? = nil, source: CGRect? = nil
    ) {
        self.container = container
        self.safeArea = safeArea
        self.traits = traits
        self.content = content
        self.keyboard = keyboard
        self.source = source
    }

    /// Returns a frame whose edges are on pixels of the screen. Round the frame of a layout last.
    public func rounded(_ frame: CGRect) -> CGRect { grid.round(frame) }

    var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    /// Returns the rectangle inside the margins and the safe area, in points. On each side the larger of the two
    /// applies. Beside bars that a notice avoids, the margin is its distance from them. Margins that would leave less
    /// than 44 points are reduced. Margins that are NaN or infinite count as zero.
    public func room(margins: UIEdgeInsets = .zero) -> CGRect {
        func distance(_ margin: CGFloat, _ inset: CGFloat, bar: CGFloat = 0) -> CGFloat {
            let own = max(margin.usable, inset)
            return bar > 0 ? max(own, bar + max(0, margin.usable)) : own
        }
        let (left, right) = Self.sides(
            distance(margins.left, safeArea.left), distance(margins.right, safeArea.right), of: container.width)
        let (top, bottom) = Self.sides(
            distance(margins.top, safeArea.top, bar: bars.top),
            distance(margins.bottom, safeArea.bottom, bar: bars.bottom), of: container.height)
        return CGRect(
            x: left, y: top, width: max(0, container.width - left - right),
            height: max(0, container.height - top - bottom))
    }

    private static func sides(_ near: CGFloat, _ far: CGFloat, of length: CGFloat) -> (CGFloat, CGFloat) {
        let maximum = max(0, length - PresentationDefaults.minimumLength)
        guard near + far > maximum else { return (near, far) }
        return (min(near, maximum / 2), min(far, maximum / 2))
    }

    /// Returns the insets of the edges whose safe area does not reach into a view that rests in `frame`, and zero for
    /// the others. The content ignores these insets wherever the view is moved.
    func suppressedSafeArea(of frame: CGRect) -> UIEdgeInsets {
        let reach = safeArea.reaching(into: frame, in: container)
        // Both are on the pixel grid, so less than half a point is rounding.
        func unless(_ reach: CGFloat, _ inset: CGFloat) -> CGFloat { reach < 0.5 ? max(0, inset) : 0 }
        return UIEdgeInsets(
            top: unless(reach.top, safeArea.top), left: unless(reach.left, safeArea.left),
            bottom: unless(reach.bottom, safeArea.bottom), right: unless(reach.right, safeArea.right))
    }

    /// The size that the content asks for.
    ///
    /// ```swift
    /// // In a test of a style: content that is 200 points high in 320 points,
    /// // and higher in less.
    /// let content = LayoutEnvironment.Content { width in
    ///     CGSize(width: width, height: 64_000 / width)
    /// }
    /// let environment = LayoutEnvironment(
    ///     container: CGSize(width: 393, height: 852), content: content)
    /// ```
    public struct Content: Equatable {
        /// The content's `preferredContentSize`, in points. A length that is open, negative, NaN or infinite is zero.
        public let preferred: CGSize
        private let measure: (CGFloat) -> CGSize
        /// The number of changes of the content, since closures cannot be compared.
        private let revision: Int
        /// The resolved detents, and those of a ``HalfSheetContent``; `nil` to resolve those of the style each time.
        var detentTables: DetentTables?

        /// Creates content with a preferred size, in points, and a measurement for a width, which is called only for a
        /// length that the preferred size leaves open. By default the content asks for nothing.
        public init(preferred: CGSize = .zero, measure: @escaping (CGFloat) -> CGSize = { _ in .zero }) {
            self.init(preferred: preferred, revision: 0, measure: measure)
        }

        init(preferred: CGSize, revision: Int, measure: @escaping (CGFloat) -> CGSize) {
            self.preferred = preferred.usable
            self.revision = revision
            self.measure = measure
        }

        /// Returns the size that the content asks for, in points. A length that the preferred size leaves open is what
        /// Auto Layout finds for at most the given width, or zero. A preferred width is not limited to the given width.
        public func fittingSize(width: CGFloat) -> CGSize {
            if preferred.width > 0, preferred.height > 0 { return preferred }
            let measured = measure(preferred.width > 0 ? min(preferred.width, width) : width).usable
            return CGSize(
                width: preferred.width > 0 ? preferred.width : measured.width,
                height: preferred.height > 0 ? preferred.height : measured.height)
        }

        var state: (preferred: CGSize, revision: Int) { (preferred, revision) }

        /// Returns whether the preferred sizes are equal and the content has not changed in between.
        public static func == (a: Content, b: Content) -> Bool { a.state == b.state }
    }
}

/// The traits that a layout depends on.
///
/// ```swift
/// let isLandscapePhone = environment.traits.verticalSizeClass == .compact
/// let size = CGSize(width: isLandscapePhone ? 480 : 320, height: 240)
/// ```
public struct LayoutTraits: Equatable, Sendable {
    /// The horizontal size class; compact on a phone in portrait.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class; compact on a phone in landscape.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// The layout direction: that of the presenting view, also if the app forces it with `semanticContentAttribute`, of
    /// which the trait collection does not know.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The number of pixels per point.
    public var displayScale: CGFloat
    /// The user's text size, which affects the height of the content.
    public var contentSizeCategory: UIContentSizeCategory

    /// Creates traits, by default a phone's in portrait with standard text. Each parameter is the property of its name.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, displayScale: CGFloat = 3,
        contentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.contentSizeCategory = contentSizeCategory
    }

    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            layoutDirection: traits.layoutDirection, displayScale: traits.displayScale,
            contentSizeCategory: traits.preferredContentSizeCategory)
    }

    var isWide: Bool { horizontalSizeClass == .regular }
}

extension UIEdgeInsets {
    /// Returns the parts of a container's safe area that reach into a view with a frame in it, as in UIKit (SA1).
    func reaching(into frame: CGRect, in container: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(max(0, top - frame.minY), top), left: min(max(0, left - frame.minX), left),
            bottom: min(max(0, frame.maxY - container.height + bottom), bottom),
            right: min(max(0, frame.maxX - container.width + right), right))
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }
}
