import Presentations
import UIKit

/// A style in the tests that all styles share: the sweeps over screens, incidents, options, unusable numbers, random use and
/// ten thousand cycles. A style of the kit is in all of them as soon as it is in `all`.
package struct StyleSample: Sendable, Equatable, CustomStringConvertible {
    package let name: String
    package let style: any PresentationStyle
    /// Changes of an option of its own, which lead to the same as a fresh presentation. The first one is also made in the
    /// middle of a drag and of a transition.
    package let changes: [Change]
    /// The numbers among its own options, which may be unusable. Only the first sample of a style has them.
    package let numbers: [Number]

    // What a look at the screen has to find, without the layout that computes it.

    /// The smallest distances from the edges; `nil` for a view that is attached to `edge`, and as long as it.
    package let margins: UIEdgeInsets?
    /// The edge at which the view rests; `nil` if that is nowhere in particular.
    package let edge: PresentationEdge?
    package let cornerRadius: CGFloat
    /// Whether the height is the content's.
    package let fitsContent: Bool
    /// Whether the presenting view is not dimmed at rest, by the frame and not by `allowsBackgroundInteraction`.
    package let isUndimmed: Bool
    /// Anchors a style of the sample's type to a view; `nil` for a style without an anchor.
    private let anchor: (@Sendable (any PresentationStyle, PresentationAnchor) -> any PresentationStyle)?

    package struct Change: Sendable {
        package let name: String
        package let style: any PresentationStyle

        package init(name: String, style: any PresentationStyle) {
            self.name = name
            self.style = style
        }
    }

    package struct Number: Sendable {
        package let name: String
        package let style: @Sendable (CGFloat) -> any PresentationStyle

        package init(name: String, style: @escaping @Sendable (CGFloat) -> any PresentationStyle) {
            self.name = name
            self.style = style
        }
    }

    package static let all: [StyleSample] = [
        sample(
            "drawer", Drawer(), edge: .leading, cornerRadius: 16,
            changes: [
                "width": { $0.width = .fixed(200) }, "share of the width": { $0.width = .fraction(0.4) },
                "edge": { $0.edge = .trailing }, "maximum width": { $0.maximumWidth = 240 },
                "no maximum width": { $0.maximumWidth = 0 }, "corner radius": { $0.cornerRadius = 8 },
                "keyboard": { $0.keyboard = .shrink },
            ],
            numbers: [
                "width": { $0.width = .fixed($1) }, "share of the width": { $0.width = .fraction($1) },
                "maximum width": { $0.maximumWidth = $1 }, "corner radius": { $0.cornerRadius = $1 },
            ]),
        sample(
            "wide drawer at the trailing edge, presenter faded",
            Drawer(
                edge: .trailing, width: .fraction(0.9), maximumWidth: 500, cornerRadius: 24, dimming: .none,
                presenter: .faded()), edge: .trailing, cornerRadius: 24,
            changes: ["edge": { $0.edge = .leading }]),
        sample(
            "drawer above a keyboard, presenter faded",
            Drawer(
                edge: .trailing, width: .fixed(360), maximumWidth: 400, dimming: .none, presenter: .faded(),
                keyboard: .lift), edge: .trailing, cornerRadius: 16, changes: ["width": { $0.width = .fixed(280) }]),
    ]

    /// The first sample of each style.
    package static var ofEachStyle: [StyleSample] { all.filter { !$0.numbers.isEmpty } }

    package static func named(_ name: String) -> StyleSample? { all.first { $0.name == name } }

    /// - Parameters:
    ///   - name: One word for the first sample of a style.
    ///   - edge: The edge at which the view rests.
    ///   - margins: The smallest distances from the edges, zero for a view inside the safe area; `nil` for a view that is
    ///     attached to `edge`.
    ///   - anchor: Anchors the style. The tests have a view for it.
    ///   - changes: At least one. The first and the last one are also made in the middle of other things.
    ///   - numbers: Those of the first sample of a style. Huge ones have to act as infinity.
    private static func sample<Style: PresentationStyle>(
        _ name: String, _ style: Style, edge: PresentationEdge?, margins: UIEdgeInsets? = nil, cornerRadius: CGFloat,
        fitsContent: Bool = false, isUndimmed: Bool = false,
        anchor: (@Sendable (inout Style, PresentationAnchor) -> Void)? = nil,
        changes: KeyValuePairs<String, (inout Style) -> Void>,
        numbers: KeyValuePairs<String, @Sendable (inout Style, CGFloat) -> Void> = [:]
    ) -> StyleSample {
        var anchoring: (@Sendable (any PresentationStyle, PresentationAnchor) -> any PresentationStyle)?
        if let anchor { anchoring = { anchored($0, $1, by: anchor) } }
        let changed = changes.map { name, change in
            var changed = style
            change(&changed)
            return Change(name: name, style: changed)
        }
        let numbers = numbers.map { name, set in
            Number(name: name) { number in
                var changed = style
                set(&changed, number)
                return changed
            }
        }
        return StyleSample(
            name: name, style: style, changes: changed, numbers: numbers, margins: margins, edge: edge,
            cornerRadius: cornerRadius, fitsContent: fitsContent, isUndimmed: isUndimmed, anchor: anchoring)
    }

    private static func anchored<Style: PresentationStyle>(
        _ style: any PresentationStyle, _ view: PresentationAnchor,
        by anchor: @Sendable (inout Style, PresentationAnchor) -> Void
    ) -> any PresentationStyle {
        guard var anchored = style as? Style else { return style }
        anchor(&anchored, view)
        return anchored
    }

    /// Returns the style, or another one of its type, at a view if it has an anchor.
    @MainActor
    package func style(_ style: (any PresentationStyle)? = nil, at view: @autoclosure () -> UIView)
        -> any PresentationStyle
    {
        guard let anchor else { return style ?? self.style }
        return anchor(style ?? self.style, PresentationAnchor(view()))
    }

    package static func == (a: StyleSample, b: StyleSample) -> Bool { a.name == b.name }

    package var description: String { name }
}

extension StyleSample {
    /// The corners that are round: those away from the edge of an attached view.
    package func roundCorners(isMirrored: Bool) -> CACornerMask {
        let (top, bottom): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        let (left, right): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMinXMaxYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        )
        guard margins == nil, let edge else { return top.union(bottom) }
        switch edge {
        case .top: return bottom
        case .bottom: return top
        case .leading: return isMirrored ? left : right
        case .trailing: return isMirrored ? right : left
        }
    }
}
