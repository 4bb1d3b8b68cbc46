@testable import LayoutSnapshots

extension Mutations {
    /// Mutations of ``Scene/full``.
    static let ofTheScreen: [Mutation<Scene>] = [
        Mutation("device") { $0.screen.device = "iPhone14" },
        Mutation("idiom") { $0.screen.idiom = .phone },
        Mutation("width") { $0.screen.width.units += 1 },
        Mutation("height") { $0.screen.height.units += 1 },
        Mutation("scale") { $0.screen.scale = 3 },
        Mutation("safe area's top") { $0.screen.safeArea.top.units += 1 },
        Mutation("safe area's left") { $0.screen.safeArea.left.units += 1 },
        Mutation("safe area's bottom") { $0.screen.safeArea.bottom.units += 1 },
        Mutation("safe area's right") { $0.screen.safeArea.right.units += 1 },
        Mutation("corner radius") { $0.screen.cornerRadius = 0 },
        Mutation("cutout") { $0.screen.cutout = .notch },
        Mutation("status bar") { $0.screen.statusBarHeight = 0 },
        Mutation("orientation") { $0.orientation = .landscapeLeft },
        Mutation("appearance") { $0.appearance = .dark },
        Mutation("contrast") { $0.contrast = .high },
        Mutation("direction") { $0.direction = .rightToLeft },
        Mutation("text size") { $0.textSize = "extraLarge" },
        Mutation("app's width") { $0.appWidth?.units += 1 },
        Mutation("the whole width") { $0.appWidth = nil },
        Mutation("keyboard's x") { $0.keyboard?.x.units += 1 },
        Mutation("keyboard's y") { $0.keyboard?.y.units += 1 },
        Mutation("keyboard's width") { $0.keyboard?.width.units += 1 },
        Mutation("keyboard's height") { $0.keyboard?.height.units += 1 },
        Mutation("no keyboard") { $0.keyboard = nil },
        Mutation("status bar's content") { $0.statusBar = .light },
        Mutation("no status bar") { $0.statusBar = .hidden },
        Mutation("background's red") { $0.background?.red ^= 1 },
        Mutation("background's green") { $0.background?.green ^= 1 },
        Mutation("background's blue") { $0.background?.blue ^= 1 },
        Mutation("background's opacity") { $0.background?.alpha ^= 1 },
        Mutation("no background") { $0.background = nil },
    ]

    /// Mutations of ``Filmstrip/full``. A sample of the curve is taken in motion, and may differ by one unit.
    static let ofAFilm: [Mutation<Filmstrip>] = [
        Mutation("time") { $0.frames[1].time.units += 1 },
        Mutation("landing's x") { $0.frames[1].fingers[0].landing.x.units += 1 },
        Mutation("landing's y") { $0.frames[1].fingers[0].landing.y.units += 1 },
        Mutation("finger's x") { $0.frames[1].fingers[0].point.x.units += 1 },
        Mutation("finger's y") { $0.frames[1].fingers[0].point.y.units += 1 },
        Mutation("no finger") { $0.frames[1].fingers = [] },
        Mutation("scene") { $0.frames[1].scene.nodes[0].frame.y.units += 1 },
        Mutation("a moment less") {
            $0.frames.removeLast()
            $0.curve = nil
        },
        Mutation("longer") { film in
            film.frames[1].time = 0.2
            let samples = film.instants.map { Points(units: 1_000 + 250 * $0) }
            film.curve?.samples = samples
        },
        Mutation("time of what was told") { $0.log.events[0].time.units += 1 },
        Mutation("what was told") { $0.log.events[0].action = .down(PathPoint(20, 31), interrupts: false) },
        Mutation("whether it interrupts") {
            $0.log.events[0].action = .down(PathPoint(20, 30), interrupts: true)
        },
        Mutation("nothing told") { $0.log.events = [] },
        Mutation("curve's name") { $0.curve?.name = "top of sheet" },
        Mutation("curve's unit") { $0.curve?.unit = .percent },
        Mutation("curve's direction") { $0.curve?.isDownward = false },
        Mutation("sample") { $0.curve?.samples[2]?.units += 2 },
        Mutation("no sample") { $0.curve?.samples[2] = nil },
        Mutation("no curve") { $0.curve = nil },
    ]
}
