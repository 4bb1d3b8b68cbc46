/// The background of a cell or a header: a colour, an image, an effect, a line around it.
///
/// Its defaults follow its style and the state. Properties that the app sets stay.
public struct UIBackgroundConfiguration: Equatable, Hashable {
    /// Lies in front of the colour, and fills the background.
    public var customView: UIView?
    public var image: UIImage?
    /// Defaults to `scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var visualEffect: UIVisualEffect? { didSet { own.note(\.visualEffect) } }

    /// `nil` is the view's tint colour. To show nothing, set `clear`.
    public var backgroundColor: UIColor? {
        get { fill.color }
        set {
            fill.color = newValue
            own.note(\.backgroundColor)
        }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { fill.transformer }
        set {
            fill.transformer = newValue
            own.note(\.backgroundColorTransformer)
        }
    }
    /// `nil` is the view's tint colour.
    public var strokeColor: UIColor? {
        get { stroke.color }
        set {
            stroke.color = newValue
            own.note(\.strokeColor)
        }
    }
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { stroke.transformer }
        set {
            stroke.transformer = newValue
            own.note(\.strokeColorTransformer)
        }
    }
    /// Defaults to 0: no line.
    public var strokeWidth: CGFloat = 0 { didSet { own.note(\.strokeWidth) } }
    /// The distance from the background's edge outward to the line; inward if negative.
    public var strokeOutset: CGFloat = 0 { didSet { own.note(\.strokeOutset) } }
    public var cornerRadius: CGFloat = 0 { didSet { own.note(\.cornerRadius) } }
    /// The insets from the view's edges, or from its margins.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero { didSet { own.note(\.backgroundInsets) } }
    /// The edges at which `backgroundInsets` start from the view's layout margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
        didSet { own.note(\.edgesAddingLayoutMarginsToBackgroundInsets) }
    }
    public var shadowProperties = UIShadowProperties() { didSet { own.note(\.shadowProperties) } }

    private var fill = TransformedColor()
    private var stroke = TransformedColor()
    private let style: BackgroundStyle
    private var own = OwnProperties<UIBackgroundConfiguration>()

    init(_ style: BackgroundStyle, state: any UIConfigurationState) {
        self.style = style
        fill.color = style.color(in: state)
        cornerRadius = style.cornerRadius(in: state.traitCollection.listEnvironment)
    }

    /// Returns the visible colour in a view with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { fill.resolved(for: tintColor) }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { stroke.resolved(for: tintColor) }

    /// Returns the configuration for a state; properties that were set stay.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = UIBackgroundConfiguration(style, state: state)
        own.carry(from: self, to: &updated)
        (updated.customView, updated.image, updated.imageContentMode) = (customView, image, imageContentMode)
        return updated
    }

    /// Returns the configuration with a colour, an effect and corners instead of those that were not set.
    ///
    /// - Parameter isOwnRadius: True if a corner radius that was set counts.
    func completed(
        color: UIColor, effect: UIVisualEffect?, cornerRadius: CGFloat, isOwnRadius: Bool
    ) -> UIBackgroundConfiguration {
        var completed = self
        if !own.contains(\.visualEffect) { completed.visualEffect = effect }
        if !own.contains(\.backgroundColor) { completed.fill.color = color }
        if !isOwnRadius || !own.contains(\.cornerRadius) { completed.cornerRadius = cornerRadius }
        return completed
    }

    /// True if a view with a colour and round corners can show all of it.
    var isPlainFill: Bool {
        customView == nil && image == nil && visualEffect == nil && strokeWidth == 0 && backgroundInsets == .zero
            && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty && shadowProperties == UIShadowProperties()
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
    }
}

extension UIBackgroundConfiguration {
    init(_ style: BackgroundStyle) {
        self.init(style, state: UIViewConfigurationState(traitCollection: .current))
    }

    /// Makes a background that is invisible in every state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Makes a background whose look follows its list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }
    /// Makes a background whose look follows its list.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }
    /// Makes a background whose look follows its list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
    /// Makes the background of a cell in a list beside a sidebar, with the look of a sidebar's cell.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
}
