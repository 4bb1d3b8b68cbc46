import UIKit

/// The map of an invented town.
final class MapView: UIView {
    private let town = UIView()
    private let names: [(text: String, x: CGFloat, y: CGFloat)] = [
        ("OLD TOWN", 575, 445), ("Linden Park", 400, 385), ("UPPER MARKET", 420, 290), ("MILL QUARTER", 575, 610),
        ("SALTWORKS", 370, 720),
    ]
    private lazy var labels = names.map { UILabel($0.text, .caption2, weight: .semibold, color: .secondaryLabel) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.color(0xEBF0E4, 0x22272B)
        clipsToBounds = true
        accessibilityIdentifier = "map"
        addSubview(town)
        drawGround()
        drawRoads()
        draw("M 468 490 C 492 460 500 440 500 400 L 590 400", .systemBlue, 9)
        draw("O 468 490 18", .white)
        draw("O 468 490 12", .systemBlue)
        draw("M 590 402 C 582 386 566 376 566 356 C 566 324 614 324 614 356 C 614 376 598 386 590 402 Z", .systemRed)
        draw("O 590 356 9", .white)
        labels.forEach(town.addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The map is made in code.")
    }

    private func drawGround() {
        let water = Self.color(0xB9DDF2, 0x17324A)
        draw(
            "M 0 0 L 1000 0 L 1000 210 C 850 260 760 190 620 240 C 480 280 400 190 270 250 C 150 290 80 260 0 280 Z",
            water)
        draw("M 640 235 C 590 340 700 440 660 580 C 630 690 700 800 660 1000", water, 30)
        draw(
            """
            M 300 360 C 350 310 460 330 470 390 C 476 450 400 480 330 450 Z \
            M 700 640 L 860 620 L 880 760 L 710 770 Z
            """, Self.color(0xCDE7BF, 0x23402C))
    }

    private func drawRoads() {
        let (road, street) = (Self.color(0xFFFFFF, 0x4A545E), Self.color(0xF8FAF6, 0x39424A))
        draw(
            """
            M 250 310 L 1000 310 M 0 420 L 300 420 M 490 400 L 1000 400 M 0 620 L 1000 620 M 0 780 L 1000 780 \
            M 320 280 L 320 340 M 320 470 L 320 1000 M 540 290 L 540 1000 M 760 260 L 760 1000 M 240 290 L 240 1000
            """, street, 8)
        draw(
            """
            M 0 520 C 200 470 380 560 560 500 C 740 440 860 500 1000 450 \
            M 450 270 C 490 330 500 360 500 420 C 490 500 380 540 420 640 C 470 780 430 900 440 1000
            """, road, 18)
        draw("M 0 900 C 200 850 320 720 540 690 C 740 660 850 720 1000 650", Self.color(0xFBD88A, 0x8A6A2A), 22)
    }

    private func draw(_ path: String, _ color: UIColor, _ lineWidth: CGFloat? = nil) {
        town.fill(with: Drawing(path, grid: 1000, lineWidth: lineWidth, color: color))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The middle of the town is above the middle of the map, where no sheet covers it.
        let height = bounds.height * 1.2
        town.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let scale = max(bounds.width, height) / 1000
        for (label, (_, x, y)) in zip(labels, names) {
            label.sizeToFit()
            label.center = CGPoint(x: bounds.midX + (x - 500) * scale, y: height / 2 + (y - 500) * scale)
        }
    }

    private static func color(_ light: Int, _ dark: Int) -> UIColor {
        UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) }
    }
}
