@testable import LayoutSnapshots

extension Mutations {
    struct ScreenMutation: CustomStringConvertible, Sendable {
        var description: String
        var apply: @Sendable (inout Scene) -> Void

        init(_ description: String, _ apply: @escaping @Sendable (inout Scene) -> Void) {
            self.description = description
            self.apply = apply
        }
    }

    /// To ``Scene/full``.
    static let ofTheScreen: [ScreenMutation] = [
        ScreenMutation("device") { $0.screen.device = "iPhone14" },
        ScreenMutation("idiom") { $0.screen.idiom = .phone },
        ScreenMutation("width") { $0.screen.width.units += 1 },
        ScreenMutation("height") { $0.screen.height.units += 1 },
        ScreenMutation("scale") { $0.screen.scale = 3 },
        ScreenMutation("safe area's top") { $0.screen.safeArea.top.units += 1 },
        ScreenMutation("safe area's left") { $0.screen.safeArea.left.units += 1 },
        ScreenMutation("safe area's bottom") { $0.screen.safeArea.bottom.units += 1 },
        ScreenMutation("safe area's right") { $0.screen.safeArea.right.units += 1 },
        ScreenMutation("corner radius") { $0.screen.cornerRadius = 0 },
        ScreenMutation("cutout") { $0.screen.cutout = .notch },
        ScreenMutation("status bar") { $0.screen.statusBarHeight = 0 },
        ScreenMutation("orientation") { $0.orientation = .landscapeLeft },
        ScreenMutation("appearance") { $0.appearance = .dark },
        ScreenMutation("contrast") { $0.contrast = .high },
        ScreenMutation("direction") { $0.direction = .rightToLeft },
        ScreenMutation("text size") { $0.textSize = "extraLarge" },
        ScreenMutation("app's width") { $0.appWidth?.units += 1 },
        ScreenMutation("the whole width") { $0.appWidth = nil },
        ScreenMutation("keyboard's x") { $0.keyboard?.x.units += 1 },
        ScreenMutation("keyboard's y") { $0.keyboard?.y.units += 1 },
        ScreenMutation("keyboard's width") { $0.keyboard?.width.units += 1 },
        ScreenMutation("keyboard's height") { $0.keyboard?.height.units += 1 },
        ScreenMutation("no keyboard") { $0.keyboard = nil },
        ScreenMutation("background's red") { $0.background?.red ^= 1 },
        ScreenMutation("background's green") { $0.background?.green ^= 1 },
        ScreenMutation("background's blue") { $0.background?.blue ^= 1 },
        ScreenMutation("background's opacity") { $0.background?.alpha ^= 1 },
        ScreenMutation("no background") { $0.background = nil },
    ]

    struct FilmMutation: CustomStringConvertible, Sendable {
        var description: String
        var apply: @Sendable (inout Filmstrip) -> Void

        init(_ description: String, _ apply: @escaping @Sendable (inout Filmstrip) -> Void) {
            self.description = description
            self.apply = apply
        }
    }

    /// To ``Filmstrip/full``. A sample of the curve is taken in motion, and may be one quantum away.
    static let ofAFilm: [FilmMutation] = [
        FilmMutation("time") { $0.frames[1].time.units += 1 },
        FilmMutation("landing's x") { $0.frames[1].fingers[0].landing.x.units += 1 },
        FilmMutation("landing's y") { $0.frames[1].fingers[0].landing.y.units += 1 },
        FilmMutation("finger's x") { $0.frames[1].fingers[0].point.x.units += 1 },
        FilmMutation("finger's y") { $0.frames[1].fingers[0].point.y.units += 1 },
        FilmMutation("no finger") { $0.frames[1].fingers = [] },
        FilmMutation("scene") { $0.frames[1].scene.nodes[0].frame.y.units += 1 },
        FilmMutation("a moment less") {
            $0.frames.removeLast()
            $0.curve = nil
        },
        FilmMutation("longer") { film in
            film.frames[1].time = 0.2
            let samples = film.instants.map { Points(units: 1_000 + 250 * $0) }
            film.curve?.samples = samples
        },
        FilmMutation("time of what was told") { $0.log.events[0].time.units += 1 },
        FilmMutation("what was told") { $0.log.events[0].action = .down(PathPoint(20, 31), interrupts: false) },
        FilmMutation("whether it interrupts") {
            $0.log.events[0].action = .down(PathPoint(20, 30), interrupts: true)
        },
        FilmMutation("nothing told") { $0.log.events = [] },
        FilmMutation("curve's name") { $0.curve?.name = "top of sheet" },
        FilmMutation("curve's unit") { $0.curve?.unit = .percent },
        FilmMutation("curve's direction") { $0.curve?.isDownward = false },
        FilmMutation("sample") { $0.curve?.samples[2]?.units += 2 },
        FilmMutation("no sample") { $0.curve?.samples[2] = nil },
        FilmMutation("no curve") { $0.curve = nil },
    ]
}
