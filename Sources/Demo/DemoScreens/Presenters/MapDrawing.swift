import UIKit

/// The map of an invented town on a grid of 1000 × 1000, as layers from back to front.
@MainActor
enum MapDrawing {
    struct Layer {
        let drawing: String
        let light: UIColor
        let dark: UIColor
        /// The width of the line on the grid, or `nil` to fill the drawing.
        var lineWidth: CGFloat?
    }

    static let ground = color(light: 0xE8EFE4, dark: 0x22272B)

    static let layers: [Layer] = [
        Layer(
            drawing: "M0 190 C180 240 300 110 470 170 C620 220 760 130 1000 200 V0 H0 Z",
            light: rgb(0xBFE0F5), dark: rgb(0x17324A)),
        Layer(
            drawing: """
                M545 560 H655 V690 H545 Z M40 620 C90 560 220 570 230 650 C240 740 90 760 50 720 Z \
                M800 480 C860 450 960 470 950 540 C940 610 820 600 800 560 Z M420 860 H560 V960 H420 Z
                """,
            light: rgb(0xCFE8C3), dark: rgb(0x23402C)),
        Layer(
            drawing: """
                M290 330 H360 V390 H290 Z M372 300 H420 V350 H372 Z M560 300 H640 V360 H560 Z \
                M700 310 H780 V390 H700 Z \
                M300 470 H390 V520 H300 Z M300 620 H380 V700 H300 Z M700 640 H780 V720 H700 Z \
                M575 760 H650 V810 H575 Z \
                M120 330 H200 V400 H120 Z M850 660 H930 V720 H850 Z M130 830 H220 V900 H130 Z M830 320 H900 V380 H830 Z
                """,
            light: rgb(0xDFE3DA), dark: rgb(0x2E353A)),
        Layer(
            drawing: """
                M0 440 H1000 M0 590 H260 M240 260 V1000 M60 250 V600 M670 440 H1000 M0 780 H480 M670 740 H1000 \
                M800 250 V1000 M480 840 H1000 M340 440 V780 M670 850 V1000 M920 260 V740
                """,
            light: rgb(0xF6F8F4), dark: rgb(0x39424A), lineWidth: 7),
        Layer(
            drawing: """
                M0 540 C180 480 300 600 500 540 C690 480 820 420 1000 470 M440 175 C480 330 400 480 470 640 \
                C520 760 470 880 480 1000 M670 170 C650 320 700 440 670 560 C650 700 690 820 670 1000 \
                M0 240 C180 290 300 165 470 225 C620 275 760 190 1000 255
                """,
            light: rgb(0xFFFFFF), dark: rgb(0x4A545E), lineWidth: 18),
        Layer(
            drawing: "M0 960 C200 900 300 760 560 700 C760 650 860 760 1000 700",
            light: rgb(0xFBD88A), dark: rgb(0x8A6A2A), lineWidth: 22),
    ]

    static let route = "M470 640 C455 590 430 560 438 520 C520 535 590 515 660 492 C672 460 685 420 680 390"

    static let names: [(text: String, x: CGFloat, y: CGFloat)] = [
        ("OLD TOWN", 560, 405), ("HARBOUR", 360, 275), ("Linden Park", 600, 630), ("KILN QUARTER", 350, 830),
        ("Gannet Bay", 500, 90), ("NORTH QUAY", 800, 290), ("SALTWORKS", 180, 700), ("UPPER MARKET", 860, 790),
    ]

    static func color(_ layer: Layer) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? layer.dark : layer.light }
    }

    private static func color(light: Int, dark: Int) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? rgb(dark) : rgb(light) }
    }

    private static func rgb(_ value: Int) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: 1)
    }
}
