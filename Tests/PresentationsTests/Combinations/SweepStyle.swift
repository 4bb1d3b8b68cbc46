import KitTestSupport
import Presentations
import StyleSamples
import UIKit

/// A style of presentation.
struct SweepStyle: Sendable {
    let name: String
    /// In compact width, or in every width.
    let form: Form
    /// In regular width, if that differs.
    var wideForm: Form?

    enum Form: Sendable {
        case card(Card)
        case halfSheet(HalfSheet)
        case popup(Popup)
        /// A popup at a source in the presenter's view.
        case anchored([PresentationEdge], arrow: CGSize)
        /// Any other style.
        case sample(StyleSample)
    }

    static let all: [SweepStyle] =
        uses + StyleSample.all.map { SweepStyle(name: $0.name, form: .sample($0)) } + looks

    /// Uses of cards, half-sheets and popups.
    static let uses: [SweepStyle] =
        [
            SweepStyle(name: "card", form: .card(Card())),
            SweepStyle(
                name: "card at the top over a blur",
                form: .card(Card(edge: .top, cornerRadius: 36, dimming: .blurred(.systemThinMaterial)))),
            SweepStyle(
                name: "card at the leading edge",
                form: .card(
                    Card(
                        size: .fixed(CGSize(width: 260, height: 420)), edge: .leading, dimming: .color(.systemIndigo),
                        animation: .slide(from: .leading)))),
            SweepStyle(
                name: "card at the trailing edge, presenter pushed back",
                form: .card(
                    Card(
                        size: .fraction(width: 0.7, height: 0.9), edge: .trailing, presenter: .pushedBack(),
                        animation: .slide(from: .trailing)))),
            SweepStyle(
                name: "card over the whole room",
                form: .card(
                    Card(
                        size: .fraction(width: 1, height: 1),
                        margins: UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 9),
                        maximumWidth: 800))),
            SweepStyle(
                name: "half-sheet, medium, with a grabber", form: .halfSheet(HalfSheet(prefersGrabberVisible: true))),
            SweepStyle(
                name: "half-sheet, large, presenter pushed back",
                form: .halfSheet(
                    HalfSheet(
                        selectedDetentIdentifier: .large, prefersGrabberVisible: true, presenter: .pushedBack()))),
            SweepStyle(
                name: "half-sheet, large and attached",
                form: .halfSheet(
                    HalfSheet(
                        selectedDetentIdentifier: .large, prefersEdgeAttachedInCompactHeight: true,
                        prefersGrabberVisible: true))),
            SweepStyle(name: "half-sheet, fitting", form: .halfSheet(HalfSheet(detents: [.fitting()]))),
            SweepStyle(
                name: "half-sheet, fitting and attached",
                form: .halfSheet(
                    HalfSheet(
                        detents: [.fitting(), .large()], prefersEdgeAttachedInCompactHeight: true,
                        widthFollowsPreferredContentSizeWhenEdgeAttached: true, prefersGrabberVisible: true))),
            SweepStyle(
                name: "half-sheet, undimmed",
                form: .halfSheet(
                    HalfSheet(
                        largestUndimmedDetentIdentifier: .medium, prefersEdgeAttachedInCompactHeight: true,
                        prefersGrabberVisible: true, preferredCornerRadius: 24))),
            SweepStyle(
                name: "card at the top, not modal, for a time",
                form: .card(
                    Card {
                        $0.edge = .top
                        $0.animation = .slide(from: .top)
                        $0.allowsBackgroundInteraction = true
                        $0.dismissesAfter = 60
                    })),
            SweepStyle(
                name: "half-sheet, floating",
                form: .halfSheet(
                    HalfSheet {
                        $0.prefersGrabberVisible = true
                        $0.look = .floating
                    })),
            SweepStyle(
                name: "half-sheet, floating, large",
                form: .halfSheet(
                    HalfSheet {
                        $0.selectedDetentIdentifier = .large
                        $0.prefersEdgeAttachedInCompactHeight = true
                        $0.look = .floating
                    })),
            SweepStyle(
                name: "half-sheet, fitting and detached",
                form: .halfSheet(
                    HalfSheet {
                        $0.detents = [.fitting(), .large()]
                        $0.prefersEdgeAttachedInCompactHeight = true
                        $0.preferredCornerRadius = 20
                        $0.look = .classic
                        $0.detachedMargin = 16
                    })),
            SweepStyle(
                name: "card with two radii", form: .card(Card { $0.corners = Corners(top: 8, bottom: 36) })),
            SweepStyle(
                name: "half-sheet at the trailing side",
                form: .halfSheet(
                    HalfSheet {
                        $0.prefersEdgeAttachedInCompactHeight = true
                        $0.prefersGrabberVisible = true
                        $0.widePlacement = .trailing(width: 320)
                    })),
            SweepStyle(
                name: "half-sheet or popup", form: .halfSheet(HalfSheet(prefersGrabberVisible: true)),
                wideForm: .popup(Popup(size: .fixed(CGSize(width: 300, height: 400))))),
            SweepStyle(
                name: "card or wide drawer", form: .card(Card(presenter: .pushedBack())),
                wideForm: StyleSample.named("drawer above a keyboard, presenter faded").map(Form.sample)),
            SweepStyle(name: "popup", form: .popup(Popup())),
            SweepStyle(
                name: "popup at the bottom, not modal",
                form: .popup(
                    Popup {
                        $0.position = .bottom
                        $0.allowsBackgroundInteraction = true
                    })),
            SweepStyle(
                name: "popup at the top",
                form: .popup(
                    Popup(
                        position: .top, margins: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
                        maximumWidth: 380, dimming: .none))),
            SweepStyle(
                name: "popup at the bottom",
                form: .popup(
                    Popup(
                        size: .fraction(width: 0.9, height: 0.6), position: .bottom, offset: CGPoint(x: 7, y: -9),
                        cornerRadius: 24))),
            SweepStyle(
                name: "popup at a view",
                form: .anchored(PresentationDefaults.Popup.sides, arrow: PresentationDefaults.Popup.arrowSize)),
            SweepStyle(
                name: "popup beside a view, with a long arrow",
                form: .anchored([.trailing, .bottom, .top], arrow: CGSize(width: 16, height: 20))),
        ]

    @MainActor
    func present(_ content: UIViewController, from presenter: UIViewController) {
        if let wideForm { return presentAdaptive(content, from: presenter, form.style, wideForm.style) }
        switch form {
        case .card(let card): presenter.presentAsCard(content, style: card)
        case .halfSheet(let sheet): presenter.presentAsHalfSheet(content, style: sheet)
        case .popup(let popup): presenter.presentAsPopup(content, style: popup)
        case .sample(let sample): presenter.present(content, as: sample.style(at: presenter.anchorSource()))
        case .anchored(let sides, let arrow):
            let anchor = PresentationAnchor(presenter.anchorSource())
            presenter.presentAsPopup(
                content,
                style: Popup(
                    position: .anchored(to: anchor, sides: sides, arrowSize: arrow), margins: Self.anchoredMargins))
        }
    }
}

extension SweepStyle {
    fileprivate static let anchoredMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// True if it is a notice itself, which makes room for another one.
    var isNotice: Bool { form.style.options.allowsBackgroundInteraction }

    var isAnchored: Bool {
        if case .anchored = form { true } else { false }
    }

    @MainActor
    private func presentAdaptive(
        _ content: UIViewController, from presenter: UIViewController, _ compact: some PresentationStyle,
        _ regular: some PresentationStyle
    ) {
        presenter.present(content, as: Adaptive(compact: compact, regular: regular))
    }

    /// Returns the style that shows in a width.
    func shown(in width: UIUserInterfaceSizeClass) -> SweepStyle {
        SweepStyle(name: name, form: width == .regular ? wideForm ?? form : form)
    }
}

extension SweepStyle.Form {
    var style: any PresentationStyle {
        switch self {
        case .card(let card): card
        case .halfSheet(let sheet): sheet
        case .popup(let popup): popup
        case .sample(let sample): sample.style
        case .anchored: Popup()
        }
    }
}

/// The results that follow from the settings, without the layouts that compute them.
extension SweepStyle {
    /// The minimum margin at each side; `nil` for a view that is attached to an edge.
    var margins: UIEdgeInsets? {
        switch form {
        case .card(let card): card.margins
        case .halfSheet: nil
        case .sample(let sample): sample.margins
        case .popup(let popup): popup.margins
        case .anchored: Self.anchoredMargins
        }
    }

    var isSheet: Bool {
        if case .halfSheet = form { true } else { false }
    }

    /// True if the height is the content's.
    var fitsContent: Bool {
        switch form {
        case .card(let card): card.size == .fitting
        case .halfSheet(let sheet): sheet.detents.first?.identifier == HalfSheet.Detent.fitting().identifier
        case .popup(let popup): popup.size == .fitting
        // Beside its source it may have less room than it needs.
        case .anchored: false
        case .sample(let sample): sample.fitsContent
        }
    }

    /// Returns whether a sheet covers the screen.
    func coversScreen(_ height: UIUserInterfaceSizeClass) -> Bool {
        guard case .halfSheet(let sheet) = form else { return false }
        return height == .compact && !sheet.prefersEdgeAttachedInCompactHeight
    }

    func showsGrabber(_ height: UIUserInterfaceSizeClass) -> Bool {
        guard case .halfSheet(let sheet) = form else { return false }
        return sheet.prefersGrabberVisible && !coversScreen(height)
    }

    func cornerRadius(_ height: UIUserInterfaceSizeClass) -> CGFloat {
        switch form {
        case .card(let card): card.cornerRadius
        case .halfSheet(let sheet): coversScreen(height) ? 0 : sheet.preferredCornerRadius ?? 12
        case .popup(let popup): popup.cornerRadius
        case .sample(let sample): sample.cornerRadius
        case .anchored: 14
        }
    }

    /// The medium detent does not exist in compact height, and nothing is undimmed there.
    func isDimmed(_ height: UIUserInterfaceSizeClass) -> Bool {
        switch form {
        case .card(let card): !card.allowsBackgroundInteraction
        case .popup(let popup): !popup.allowsBackgroundInteraction
        case .halfSheet(let sheet): sheet.largestUndimmedDetentIdentifier != .medium || height == .compact
        case .anchored: true
        case .sample(let sample): !sample.style.options.allowsBackgroundInteraction && !sample.isUndimmed
        }
    }

    /// The distance of a detached sheet from the edges; 0 for an attached one.
    var detachedMargin: CGFloat {
        guard case .halfSheet(let sheet) = form else { return 0 }
        return sheet.detachedMargin ?? (sheet.look == .floating ? 8 : 0)
    }

    /// The top of the largest height in a window. In the floating look an iPad is as in the classic one.
    @MainActor
    func largestTop(in window: UIWindow) -> CGFloat {
        let (inset, traits) = (window.safeAreaInsets.top, window.traitCollection)
        let isWide = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        guard case .halfSheet(let sheet) = form, sheet.look == .floating, !isWide else { return inset + 10 }
        return max(30, inset)
    }

    /// Returns the radii of the upper corners and the minimum of the lower ones, if these differ.
    func ownCorners(_ height: UIUserInterfaceSizeClass) -> (top: CGFloat, bottom: CGFloat)? {
        switch form {
        case .card(let card): card.corners == nil ? nil : (8, 36)
        case .halfSheet(let sheet):
            detachedMargin == 0 || coversScreen(height)
                ? nil : (sheet.preferredCornerRadius ?? 37.7, sheet.preferredCornerRadius ?? 37.7)
        case .popup, .anchored, .sample: nil
        }
    }

    var presenter: PresenterAppearance {
        form.style.options.presenter
    }

    /// Returns the side of a sheet in a screen of these size classes, if it is at one.
    func side(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> PresentationEdge? {
        guard case .halfSheet(let sheet) = form, width == .regular || height == .compact else { return nil }
        switch sheet.widePlacement {
        case .attached, .floating: return nil
        case .leading: return .leading
        case .trailing: return .trailing
        }
    }

    /// The edge of the screen at which a view rests, if the style says so.
    var edge: PresentationEdge? {
        switch form {
        case .card(let card): card.edge
        case .sample(let sample): sample.edge
        case .halfSheet, .popup, .anchored: nil
        }
    }
}
