import Testing

@testable import UIKit

/// The frames of columns, as values only.
@MainActor @Suite struct SplitLayoutTests {
    private typealias Mode = UISplitViewController.DisplayMode
    private typealias Behavior = UISplitViewController.SplitBehavior

    private func double(_ mode: UISplitViewController.DisplayMode) -> SplitLayout {
        SplitLayout(size: CGSize(width: 1000, height: 700), mode: mode, primaryWidth: 300)
    }

    private func triple(_ mode: UISplitViewController.DisplayMode) -> SplitLayout {
        SplitLayout(
            size: CGSize(width: 1000, height: 700), mode: mode, primaryWidth: 200, supplementaryWidth: 300)
    }

    private func x(_ rect: CGRect) -> ClosedRange<CGFloat> { rect.minX...rect.maxX }

    @Test(
        "Two columns are tiled, or one lies over the other, or waits beyond the edge (SV3)",
        arguments: [
            (UISplitViewController.DisplayMode.secondaryOnly, CGFloat(-300)...0, CGFloat(0)...1000),
            (.oneBesideSecondary, 0...300, 300...1000), (.oneOverSecondary, 0...300, 0...1000),
        ])
    func twoColumns(
        mode: UISplitViewController.DisplayMode, primary: ClosedRange<CGFloat>, secondary: ClosedRange<CGFloat>
    ) {
        let frames = double(mode).frames
        #expect(x(frames.primary) == primary)
        #expect(x(frames.secondary) == secondary)
        #expect(frames.supplementary == .zero)
        #expect(frames.secondary.minY == 0 && frames.secondary.height == 700)
    }

    @Test(
        "Of three columns the supplementary one comes first; two displace the secondary one by the primary one (SV3)",
        arguments: [
            (
                UISplitViewController.DisplayMode.secondaryOnly, CGFloat(-500) ... -300, CGFloat(-300)...0,
                CGFloat(0)...1000
            ),
            (.oneBesideSecondary, -200...0, 0...300, 300...1000), (.oneOverSecondary, -200...0, 0...300, 0...1000),
            (.twoBesideSecondary, 0...200, 200...500, 500...1000), (.twoOverSecondary, 0...200, 200...500, 0...1000),
            (.twoDisplaceSecondary, 0...200, 200...500, 500...1200),
        ])
    func threeColumns(
        mode: UISplitViewController.DisplayMode, primary: ClosedRange<CGFloat>,
        supplementary: ClosedRange<CGFloat>, secondary: ClosedRange<CGFloat>
    ) {
        let frames = triple(mode).frames
        #expect(x(frames.primary) == primary)
        #expect(x(frames.supplementary) == supplementary)
        #expect(x(frames.secondary) == secondary)
    }

    @Test("The primary column can be on the right, and all is the other way round")
    func mirrored() {
        var layout = triple(.twoBesideSecondary)
        layout.isMirrored = true
        #expect(x(layout.frames.primary) == 800...1000)
        #expect(x(layout.frames.supplementary) == 500...800)
        #expect(x(layout.frames.secondary) == 0...500)
        layout.mode = .secondaryOnly
        #expect(x(layout.frames.supplementary) == 1000...1300)
    }

    @Test("What is unsafe at the edge makes the column there wider, and no other")
    func edgeInset() {
        var layout = triple(.twoBesideSecondary)
        layout.edgeInset = 50
        #expect(x(layout.frames.primary) == 0...250)
        #expect(x(layout.frames.supplementary) == 250...550)
        #expect(x(layout.frames.secondary) == 550...1000)
        layout.mode = .oneBesideSecondary
        #expect(x(layout.frames.supplementary) == 0...350)
        #expect(x(layout.frames.primary) == -250...0)
    }

    @Test("A width is a fraction between a minimum and a maximum, 320 at most by itself (SV2)")
    func widths() {
        var width = SplitWidth()
        #expect(width.resolved(in: 1180) == 320)
        #expect(width.resolved(in: 500) == 200)
        width.fraction = 0.3
        #expect(width.resolved(in: 1000) == 300)
        width.minimum = 310
        #expect(width.resolved(in: 1000) == 310)
        width.minimum = 340
        #expect(width.resolved(in: 1000) == 340)
        width.fraction = 0.5
        width.maximum = 450
        #expect(width.resolved(in: 1000) == 450)
        width.preferred = 400
        #expect(width.resolved(in: 1000) == 400)
        #expect(width.resolved(in: 350) == 350)
    }

    private func modes(
        _ isTriple: Bool, _ size: CGSize, mode: UISplitViewController.DisplayMode = .automatic,
        behavior: UISplitViewController.SplitBehavior = .automatic
    ) -> SplitModes {
        SplitModes(
            isTriple: isTriple, size: size, sidebarsWidth: isTriple ? 640 : 320, preferredMode: mode,
            preferredBehavior: behavior)
    }

    private let wide = CGSize(width: 1180, height: 820)
    private let high = CGSize(width: 820, height: 1180)

    @Test("Columns are tiled where it is wider than high, and overlaid where it is not (SV3)")
    func automaticBehavior() {
        #expect(modes(false, wide).behavior == .tile)
        #expect(modes(false, wide).standard == .oneBesideSecondary)
        #expect(modes(false, high).behavior == .overlay)
        #expect(modes(false, high).standard == .secondaryOnly)
        #expect(modes(true, wide).behavior == .displace)
        #expect(modes(true, wide).standard == .oneBesideSecondary)
        #expect(modes(true, CGSize(width: 1366, height: 1024)).behavior == .tile)
    }

    @Test("A preferred mode brings its behaviour, and becomes one of a behaviour that is preferred as well (SV3)")
    func preferences() {
        #expect(modes(false, high, mode: .oneBesideSecondary).behavior == .tile)
        #expect(modes(true, wide, mode: .twoOverSecondary).behavior == .overlay)
        #expect(modes(true, wide, mode: .twoOverSecondary, behavior: .displace).standard == .twoDisplaceSecondary)
        #expect(modes(false, wide, mode: .twoDisplaceSecondary).standard == .oneBesideSecondary)
        #expect(modes(false, wide, mode: .secondaryOnly).standard == .secondaryOnly)
        #expect(modes(false, wide, behavior: .displace).behavior == .tile)
    }

    @Test("Showing and hiding a column goes to the nearest mode of the behaviour (SV3)")
    func changes() {
        let tiled = modes(true, wide, behavior: .tile)
        #expect(tiled.showing(.primary, from: .secondaryOnly) == .twoBesideSecondary)
        #expect(tiled.showing(.supplementary, from: .secondaryOnly) == .oneBesideSecondary)
        #expect(tiled.showing(.supplementary, from: .twoBesideSecondary) == .twoBesideSecondary)
        #expect(tiled.showing(.secondary, from: .twoBesideSecondary) == .twoBesideSecondary)
        #expect(tiled.hiding(.primary, from: .twoBesideSecondary) == .oneBesideSecondary)
        #expect(tiled.hiding(.primary, from: .secondaryOnly) == .secondaryOnly)
        #expect(tiled.hiding(.supplementary, from: .twoBesideSecondary) == .secondaryOnly)
        let displacing = modes(true, wide, behavior: .displace)
        #expect(displacing.showing(.primary, from: .oneBesideSecondary) == .twoDisplaceSecondary)
        #expect(displacing.showing(.secondary, from: .twoDisplaceSecondary) == .oneBesideSecondary)
        let overlaid = modes(true, wide, behavior: .overlay)
        #expect(overlaid.showing(.secondary, from: .twoOverSecondary) == .secondaryOnly)
        #expect(overlaid.hiding(.primary, from: .twoOverSecondary) == .oneOverSecondary)
        let two = modes(false, wide)
        #expect(two.hiding(.primary, from: .oneBesideSecondary) == .secondaryOnly)
        #expect(two.toggling(.oneBesideSecondary) == .secondaryOnly)
        #expect(two.toggling(.secondaryOnly) == .oneBesideSecondary)
        #expect(tiled.toggling(.oneBesideSecondary) == .twoBesideSecondary)
        #expect(tiled.toggling(.twoBesideSecondary) == .oneBesideSecondary)
    }
}
