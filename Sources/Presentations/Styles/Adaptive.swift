import UIKit

/// A style that uses one style in a compact width and another in a regular width: any two, including your own.
///
/// ```swift
/// let style = Adaptive(
///     compact: HalfSheet(prefersGrabberVisible: true),
///     regular: Popup(
///         size: .fixed(CGSize(width: 420, height: 560)), maximumWidth: 420))
/// present(filter, as: style)  // a sheet on a phone, a popup on a wide iPad
/// ```
///
/// The style changes live with the window's horizontal size class. `cardPresentationController` and the similar
/// properties return a controller for the style of the current width. That of the adaptive style, which UIKit knows,
/// has both. See <doc:iPad#Use-another-style-in-a-wide-window>.
///
/// A ``HalfSheetPresentationControllerDelegate`` gets the half-sheet's controller.
public struct Adaptive<Compact: PresentationStyle, Regular: PresentationStyle>: PresentationStyle {
    /// The style in a compact width, as on a phone in portrait, and while the size class is unspecified.
    public var compact: Compact
    /// The style in a regular width, as on an iPad with the whole screen.
    public var regular: Regular

    /// Creates a style from two others.
    public init(compact: Compact, regular: Regular) {
        self.compact = compact
        self.regular = regular
    }

    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        environment.traits.isWide ? regular.layout(in: environment) : compact.layout(in: environment)
    }

    public func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        environment.traits.isWide ? regular.detentFrames(in: environment) : compact.detentFrames(in: environment)
    }

    // A presentation asks the style for its current width instead.

    /// The options in a compact width.
    public var options: PresentationOptions {
        get { compact.options }
        set { compact.options = newValue }
    }

    /// The edge in a compact width.
    public var entryEdge: PresentationEdge? { compact.entryEdge }

    /// The anchor in a compact width.
    public var anchor: PresentationAnchor? { compact.anchor }

    /// The selected detent in a compact width.
    public var selectedDetentIdentifier: DetentIdentifier? {
        get { compact.selectedDetentIdentifier }
        set { compact.selectedDetentIdentifier = newValue }
    }
}

/// A style that answers with one of two, by the width.
protocol AdaptiveStyle: PresentationStyle {
    /// Returns the style for a width. It is not adaptive itself.
    func part(isWide: Bool) -> any PresentationStyle
    mutating func replacePart(isWide: Bool, with style: any PresentationStyle)
}

extension Adaptive: AdaptiveStyle {
    func part(isWide: Bool) -> any PresentationStyle {
        isWide ? regular.part(isWide: true) : compact.part(isWide: false)
    }

    mutating func replacePart(isWide: Bool, with style: any PresentationStyle) {
        if isWide { regular.replace(isWide: true, with: style) } else { compact.replace(isWide: false, with: style) }
    }
}

extension PresentationStyle {
    fileprivate func part(isWide: Bool) -> any PresentationStyle {
        (self as? any AdaptiveStyle)?.part(isWide: isWide) ?? self
    }

    fileprivate mutating func replace(isWide: Bool, with style: any PresentationStyle) {
        if let style = style as? Self {
            self = style
        } else if var adaptive = self as? any AdaptiveStyle {
            adaptive.replacePart(isWide: isWide, with: style)
            if let adaptive = adaptive as? Self { self = adaptive }
        }
    }
}
