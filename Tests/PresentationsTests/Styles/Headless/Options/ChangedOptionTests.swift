import KitTestSupport
import Presentations
import PresentationsTesting
import StyleSamples
import Testing
import UIKit

/// An option that is changed during a presentation leads to the same result as a fresh presentation with that option:
/// the presented view, its content and its surroundings.
@MainActor
struct ChangedOptionTests {
    nonisolated private static let text = String(
        repeating: "Words that are wrapped at the width of the view. ", count: 6)

    private struct Screen {
        let device: Device
        var orientation = UIInterfaceOrientation.portrait

        static let all = [
            Screen(device: .iPhone15), Screen(device: .iPhone15, orientation: .landscapeLeft), Screen(device: .iPad11),
        ]
    }

    private func scene(_ screen: Screen) -> PresentedStage {
        PresentedStage(screen.device, orientation: screen.orientation)
    }

    /// Makes the changes on every screen, by the setter and by `animateChanges`.
    private func check(from start: any PresentationStyle, _ changes: [StyleSample.Change]) {
        for screen in Screen.all {
            for change in Shard.sweeps.part(of: changes) {
                let fresh = scene(screen)
                fresh.presenter.present(TextViewController(Self.text), as: change.style)
                fresh.stage.settle()
                let expected = WindowDump(fresh.stage.window)
                for isAnimated in [false, true] {
                    let scene = scene(screen)
                    let content = TextViewController(Self.text)
                    scene.presenter.present(content, as: start)
                    scene.stage.settle()
                    let controller = content.presentationController as? PresentationController
                    controller?.change(to: change.style, animated: isAnimated)
                    scene.stage.settle()
                    let differences = WindowDump(scene.stage.window).differences(from: expected)
                    let name =
                        "\(type(of: start)) on \(screen.device.name) \(screen.orientation.rawValue), \(change.name)"
                    let how = isAnimated ? "animateChanges" : "the setter"
                    #expect(differences == [], "\(name) by \(how)")
                    // And back again.
                    controller?.change(to: start, animated: isAnimated)
                    scene.stage.settle()
                    let other = self.scene(screen)
                    other.presenter.present(TextViewController(Self.text), as: start)
                    other.stage.settle()
                    let left = WindowDump(scene.stage.window).differences(from: WindowDump(other.stage.window))
                    #expect(left == [], "\(name), and back by \(how)")
                }
            }
        }
    }

    /// Makes the changes of a style's own options, and those of the options that every style has.
    private func check<Style: PresentationStyle>(
        from start: Style, _ own: [(name: String, change: (inout Style) -> Void)]
    ) {
        let all =
            own + [
                ("shadow", { $0.shadow = nil }), ("border", { $0.border = Border(width: 2) }),
                ("dimming", { $0.dimming = .dimmed(0.7) }), ("material", { $0.material = .blurred(.dark) }),
                ("colour", { $0.backgroundColor = .systemPink }), ("presenter", { $0.presenter = .faded() }),
                ("background", { $0.allowsBackgroundInteraction = true }),
            ]
        check(
            from: start,
            all.map { name, change in
                var style = start
                change(&style)
                return StyleSample.Change(name: name, style: style)
            })
    }

    @Test("A fitting sheet that is made narrower on an iPad is as high as a fresh one")
    func narrower() throws {
        let scene = PresentedStage(.iPad11)
        let content = TextViewController(Self.text)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        let wide = try #require(scene.chrome).frame
        #expect(wide.width == 540)
        content.halfSheetPresentationController?.animateChanges { $0.maximumWidth = 280 }
        let narrow = try #require(scene.chrome).frame
        #expect(narrow.width == 280)
        #expect(narrow.height > wide.height)
        #expect(narrow.maxY == wide.maxY)
    }

    @Test(
        "A fitting sheet follows the app's width, and the turns of the device, as a fresh one has it",
        arguments: [false, true])
    func widths(followsContent: Bool) {
        let style = HalfSheet(
            detents: [.fitting(), .large()], prefersEdgeAttachedInCompactHeight: true,
            widthFollowsPreferredContentSizeWhenEdgeAttached: followsContent)
        func show(on stage: Stage) {
            let home = UIViewController()
            stage.show(home)
            home.presentAsHalfSheet(TextViewController(Self.text), style: style)
            stage.settle()
        }
        let changed = Stage(.iPad11)
        show(on: changed)
        for width in [375, 592, 678, 320, nil] as [CGFloat?] {
            changed.resize(width: width)
            changed.settle()
            let fresh = Stage(.iPad11, width: width)
            show(on: fresh)
            #expect(WindowDump(changed.window).differences(from: WindowDump(fresh.window)) == [], "\(width ?? 820)")
        }
        let turned = Stage(.iPhone15)
        show(on: turned)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
            turned.rotate(to: orientation)
            turned.settle()
            let fresh = Stage(.iPhone15, orientation: orientation)
            show(on: fresh)
            #expect(
                WindowDump(turned.window).differences(from: WindowDump(fresh.window)) == [], "\(orientation.rawValue)")
        }
    }

    @Test("Every option of a half-sheet")
    func halfSheet() {
        let changes: [(name: String, change: (inout HalfSheet) -> Void)] = [
            ("detents", { $0.detents = [.height(220), .large()] }),
            ("fitting and large", { $0.detents = [.fitting(), .large()] }),
            ("selected", { $0.selectedDetentIdentifier = .large }),
            ("undimmed", { $0.largestUndimmedDetentIdentifier = .fitting }),
            ("attached in a compact height", { $0.prefersEdgeAttachedInCompactHeight = true }),
            ("width of the content", { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true }),
            ("grabber", { $0.prefersGrabberVisible = true }),
            (
                "the grabber's look",
                {
                    $0.prefersGrabberVisible = true
                    $0.grabber = Grabber(color: .systemIndigo, size: CGSize(width: 60, height: 8))
                }
            ),
            ("levels of the dimming", { $0.detents = [.fitting().dimmed(0.4), .large()] }),
            ("heights from the container", { $0.detents = [.height(220, from: .container), .large()] }),
            (
                "a material that ends below the detent",
                {
                    $0.material = .glass
                    $0.largestMaterialDetentIdentifier = .medium
                }
            ),
            ("corner radius", { $0.preferredCornerRadius = 30 }),
            ("maximum width", { $0.maximumWidth = 280 }),
            ("no maximum width", { $0.maximumWidth = 0 }),
            (
                "attached and narrow",
                {
                    $0.prefersEdgeAttachedInCompactHeight = true
                    $0.maximumWidth = 300
                }
            ),
            ("keyboard", { $0.keyboard = .lift }),
        ]
        for detents in [[HalfSheet.Detent.fitting()], [.height(200), .fitting()]] {
            check(from: HalfSheet(detents: detents, selectedDetentIdentifier: .fitting), changes)
        }
    }

    @Test("Every option of a card")
    func card() {
        check(
            from: Card(),
            [
                ("size", { $0.size = .fraction(width: 0.6, height: nil) }), ("edge", { $0.edge = .top }),
                ("margins", { $0.margins = UIEdgeInsets(top: 40, left: 60, bottom: 50, right: 70) }),
                ("maximum width", { $0.maximumWidth = 240 }), ("no maximum width", { $0.maximumWidth = 0 }),
                ("corner radius", { $0.cornerRadius = 8 }),
                ("keyboard", { $0.keyboard = .shrink }),
            ])
    }

    @Test("Every option of a popup")
    func popup() {
        check(
            from: Popup(),
            [
                ("size", { $0.size = .fraction(width: 0.6, height: nil) }), ("position", { $0.position = .top }),
                ("offset", { $0.offset = CGPoint(x: 9, y: -30) }),
                ("margins", { $0.margins = UIEdgeInsets(top: 40, left: 60, bottom: 50, right: 70) }),
                ("maximum width", { $0.maximumWidth = 240 }), ("no maximum width", { $0.maximumWidth = 0 }),
                ("corner radius", { $0.cornerRadius = 8 }),
                ("keyboard", { $0.keyboard = .shrink }),
            ])
    }

    @Test("Each sample has another name and a change, and the first of a style has numbers and one word for its name")
    func everySample() {
        #expect(Set(StyleSample.all.map(\.name)).count == StyleSample.all.count)
        #expect(StyleSample.all.allSatisfy { !$0.changes.isEmpty })
        let types = Set(StyleSample.all.map { "\(type(of: $0.style))" })
        #expect(Set(StyleSample.ofEachStyle.map { "\(type(of: $0.style))" }) == types)
        #expect(StyleSample.ofEachStyle.count == types.count)
        #expect(StyleSample.ofEachStyle.allSatisfy { !$0.name.contains(" ") })
    }

    @Test("Every option of the other styles", arguments: StyleSample.all)
    func samples(sample: StyleSample) {
        check(from: sample.style, sample.changes)
        var style = sample.style
        let plain = style
        let options: [(String, (inout PresentationOptions) -> Void)] = [
            ("shadow", { $0.shadow = nil }), ("border", { $0.border = Border(width: 2) }),
            ("dimming", { $0.dimming = .dimmed(0.7) }), ("material", { $0.material = .blurred(.dark) }),
            ("colour", { $0.backgroundColor = .systemPink }), ("presenter", { $0.presenter = .pushedBack() }),
            ("background", { $0.allowsBackgroundInteraction = true }),
        ]
        check(
            from: plain,
            options.map { name, change in
                style = plain
                change(&style.options)
                return StyleSample.Change(name: name, style: style)
            })
    }
}
