import Presentations
import StyleSamples
import UIKit

/// The kinds of presentations.
package enum Kind: CaseIterable, Equatable, Sendable {
    case card, halfSheet, popup
    /// Any other style of the kit, by the name of its sample.
    case sample(String)
    /// A custom style as a value; and one whose controller has its own animators.
    case own, ownAnimator, ownInteraction
    case adaptive, adaptiveCard

    package static let allCases =
        [card, halfSheet, popup] + StyleSample.all.map { sample($0.name) }
        + [own, ownAnimator, ownInteraction, adaptive, adaptiveCard]
}

/// A setting of a style. It has no effect on a style without it.
package enum Option: Equatable, Sendable {
    case size(Size)
    case edge(Edge)
    case margin(CGFloat)
    case maximumWidth(CGFloat)
    case cornerRadius(CGFloat)
    case corners(CGFloat, CGFloat)
    case concentricCorners(CGFloat)
    case shadow(Float, CGFloat, CGFloat)
    case noShadow
    case dimming(CGFloat)
    case blurred
    case coloured(CGFloat)
    case undimmed
    case pushedBack(CGFloat)
    case faded(CGFloat)
    case background
    case statusBarOfPresented
    case motion(Motion)
    case duration(Double)
    case spring(CGFloat, Double)
    case response(CGFloat, Double)
    case changeSpring(CGFloat, Double)
    case settleSpring(CGFloat, Double)
    case gestures(tap: Bool, swipe: Bool, edge: Bool)
    case threshold(CGFloat, CGFloat)
    case bothEdges
    case keyboard(Keyboard)
    case haptics
    case passive
    case coversBars
    case leavesAfter(Double)
    case blurMaterial
    case glassMaterial
    // Half-sheets
    case detents([Height])
    case selected(Int)
    case largestUndimmed(Int)
    case keepsScrolling
    case attached
    case followsWidth
    case grabber
    case classic
    case floating
    case detachedMargin(CGFloat)
    case wide(Wide)
    case fixedContent
    // Popups
    case position(Position)
    case offset(CGFloat, CGFloat)
    // Samples: one of the changes, and one of the numbers.
    case change(Int)
    case number(Int, CGFloat)
    // Own styles: fractions of the container.
    case frame(CGFloat, CGFloat, CGFloat, CGFloat)
    case steps([CGFloat])
    // The look, of a random stream of its own.
    case border(CGFloat)
    case colouredShadow
    case aside(CGFloat, CGFloat)
    case grabberSize(CGFloat, CGFloat)
    /// Heights of a half-sheet from the bottom of the container.
    case containerHeights([CGFloat])
    /// The levels of the dimming at each detent or step, and of the material at each step.
    case levels([CGFloat])
    case largestMaterial(Int)
}

package enum Size: Equatable, Sendable {
    case fitting
    case fixed(CGFloat, CGFloat)
    case fraction(CGFloat, CGFloat)
    case widthFraction(CGFloat)
}

package enum Height: Equatable, Sendable {
    case medium, large, fitting
    case points(CGFloat)
    case fraction(CGFloat)
    case inset(CGFloat)
    /// A resolver's result.
    case resolved(CGFloat)
    /// A resolver without a result.
    case inactive
}

package enum Motion: Equatable, Sendable {
    case slide(Edge), push(Edge), parallax(Edge), drop, fly, halfwaySpring, crossDissolve, fadeThrough, flip, cube, door
    case uncover
    case scale(CGFloat)
    /// The zoom from the presenter's source view.
    case zoom, expand
    /// A custom animation: a displacement in fractions, a scale, an alpha, an angle.
    case own(CGFloat, CGFloat, scale: CGFloat, alpha: CGFloat, angle: CGFloat)
}

package enum Keyboard: CaseIterable, Sendable {
    case expand, lift, shrink, ignored
}

package enum Position: CaseIterable, Sendable {
    case center, top, bottom, anchored
}

package enum Wide: CaseIterable, Sendable {
    case attached, floating, leading, trailing
}
