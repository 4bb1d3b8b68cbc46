/// A software keyboard: a tray with plain keys. It is drawn from the header and carries no data.
struct KeyboardDrawing {
    private let scene: Scene
    private let frame: Frame

    init?(_ scene: Scene) {
        guard let keyboard = scene.keyboard, keyboard.width > 0, keyboard.height > 0 else { return nil }
        self.scene = scene
        frame = keyboard
    }

    var element: SVGElement {
        .derived("keyboard", [Outline(frame, radius: isDocked ? 0 : 12).filled(tray)] + rows)
    }

    /// Returns whether a point of the keyboard is dark; nil for a point outside.
    static func isDark(_ scene: Scene, x: Points, y: Points) -> Bool? {
        guard let keyboard = scene.keyboard, keyboard.x <= x, x < keyboard.maxX, keyboard.y <= y, y < keyboard.maxY
        else { return nil }
        return scene.appearance == .dark
    }

    private var isDark: Bool { scene.appearance == .dark }
    private var tray: Color { Color(rgb: isDark ? 0x2B2B2D : 0xD1D4D9) }
    private var key: Color { Color(rgb: isDark ? 0x6B6B6D : 0xFFFFFF) }
    private var function: Color { Color(rgb: isDark ? 0x47474A : 0xABB0BA) }

    private var isDocked: Bool {
        frame.x <= 0 && frame.maxX >= scene.screen.width && frame.maxY >= scene.screen.height
    }

    /// Below the keys a docked keyboard leaves room for the home indicator.
    private var area: Frame {
        let bottom = isDocked ? scene.screen.safeArea.bottom : 0
        let sides = isDocked ? max(scene.screen.safeArea.left, 3) : 3
        return Frame(frame.x + sides, frame.y + 8, frame.width - sides - sides, frame.height - 8 - bottom)
    }

    /// The widths of the keys in tenths of a letter key: ten letters, nine, seven between two wider keys, and the space
    /// bar.
    private static let rows = [
        Array(repeating: 10, count: 10), Array(repeating: 10, count: 9), [15] + Array(repeating: 10, count: 7) + [15],
        [25, 50, 25],
    ]
    /// The widths of the keys that type nothing.
    private static let functionWidths = [15, 25]

    /// Every row is centred. A very low keyboard is only a tray.
    private var rows: [SVGElement] {
        let height = area.height.scaled(by: 1, over: 4) - 9
        guard height > 4, area.width > 100 else { return [] }
        let unit = area.width.scaled(by: 1, over: 10)
        return Self.rows.enumerated().flatMap { index, widths in
            var x = area.x + unit.scaled(by: (100 - widths.reduce(0, +)) / 2, over: 10)
            let y = area.y + (height + 9).scaled(by: index, over: 1)
            return widths.map { width in
                let length = unit.scaled(by: width, over: 10)
                defer { x = x + length }
                return Outline(Frame(x + 3, y, length - 6, height), radius: 5)
                    .filled(Self.functionWidths.contains(width) ? function : key)
            }
        }
    }
}
