import UIKit

/// A drawing in one colour, on a grid of 24 × 24.
public struct Icon: Equatable, Sendable {
    let drawing: String
    /// The width of the line on the grid, or `nil` to fill the drawing.
    let lineWidth: CGFloat?

    /// Whether the icon is mirrored where the layout runs from right to left. Playback icons are not.
    var pointsForward: Bool { self == .chevron || self == .back }

    static func filled(_ drawing: String) -> Icon { Icon(drawing: drawing, lineWidth: nil) }
    static func line(_ drawing: String, width: CGFloat = 2) -> Icon { Icon(drawing: drawing, lineWidth: width) }

    /// The drawing, centred in `rect` and as large as fits.
    func path(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath(drawing: drawing)
        let scale = min(rect.width, rect.height) / 24
        path.apply(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale,
                tx: rect.midX - 12 * scale, ty: rect.midY - 12 * scale))
        return path
    }
}

extension Icon {
    // Media
    public static let pause = filled("M6 4 H10 V20 H6 Z M14 4 H18 V20 H14 Z")
    public static let forward = filled("M3 5 L12 12 L3 19 Z M12 5 L21 12 L12 19 Z")
    public static let backward = filled("M21 5 L12 12 L21 19 Z M12 5 L3 12 L12 19 Z")
    public static let speaker = filled("M3 9 H7 L13 4 V20 L7 15 H3 Z")
    public static let note = filled(
        """
        M10 18 Q10 21 7 21 Q4 21 4 18 Q4 15 7 15 H8 V5 L19 3 V16 Q19 19 16 19 Q13 19 13 16 Q13 13 16 13 H17 \
        V7 L10 8.3 Z
        """)
    public static let radio = line("O 12 12 2 M7 7 Q2 12 7 17 M17 7 Q22 12 17 17")

    // Marks and controls
    public static let close = line("M6 6 L18 18 M18 6 L6 18", width: 2.4)
    public static let check = line("M5 12.5 L10 17.5 L19 7", width: 2.6)
    public static let plus = line("M12 5 V19 M5 12 H19", width: 2.4)
    public static let minus = line("M5 12 H19", width: 2.4)
    public static let chevron = line("M9 5 L16 12 L9 19", width: 2.4)
    public static let back = line("M15 5 L8 12 L15 19", width: 2.4)
    public static let ellipsis = line("M5 12 H5.1 M12 12 H12.1 M19 12 H19.1", width: 4)
    public static let search = line("O 10.5 10.5 6 M15 15 L20 20")
    public static let filter = line("M4 7 H20 M7 12 H17 M10 17 H14")
    public static let list = line("M4 6 H20 M4 12 H20 M4 18 H20")
    public static let star = filled(
        "M12 2.5 L14.9 8.7 L21.6 9.5 L16.6 14.1 L17.9 20.8 L12 17.5 L6.1 20.8 L7.4 14.1 L2.4 9.5 L9.1 8.7 Z")
    public static let heart = filled(
        "M12 20.5 C4 14.5 2 11 2 8 C2 2.5 9 1.5 12 6.5 C15 1.5 22 2.5 22 8 C22 11 20 14.5 12 20.5 Z")
    public static let heartOutline = line(
        "M12 20 C5 14.5 3 11 3 8.3 C3 3.3 9.5 2.8 12 7.2 C14.5 2.8 21 3.3 21 8.3 C21 11 19 14.5 12 20 Z", width: 1.8)
    public static let compass = filled("M21 3 L13 21 L11 13 L3 11 Z")
    public static let layers = line("M12 4 L21 9 L12 14 L3 9 Z M4 14 L12 18.5 L20 14")

    // Things
    public static let spot = filled("M12 22 C4 13 5 2 12 2 C19 2 20 13 12 22 Z O 12 9 3")
    public static let pin = filled("M12 22 C4 13 5 2 12 2 C19 2 20 13 12 22 Z")
    public static let bell = filled(
        """
        M12 2.5 C16.5 2.5 17.5 6 17.5 10 C17.5 14 19 15.5 20 17 H4 C5 15.5 6.5 14 6.5 10 C6.5 6 7.5 2.5 12 \
        2.5 Z M9.5 19 H14.5 Q14 21.5 12 21.5 Q10 21.5 9.5 19 Z
        """)
    public static let bag = filled(
        "M5 8 H19 L20 21 H4 Z M8 8 Q8 3 12 3 Q16 3 16 8 H14.2 Q14.2 4.8 12 4.8 Q9.8 4.8 9.8 8 Z")
    public static let envelope = filled("M3 6 H21 L12 13 Z M3 8.5 L12 15.5 L21 8.5 V18 H3 Z")
    public static let bookmark = filled("M6 3 H18 V21 L12 16 L6 21 Z")
    public static let link = line(
        "M10 14 L14 10 M11 8 L14 5 Q17 3 19 5 Q21 7 19 10 L16 13 M13 16 L10 19 Q7 21 5 19 Q3 17 5 14 L8 11")
    public static let share = line("M12 15 V3 M8 6.5 L12 3 L16 6.5 M8 10 H5 V21 H19 V10 H16")
    public static let clock = line("O 12 12 9 M12 7 V12 L15.5 14")
    public static let lock = filled(
        "M6 10 H18 V21 H6 Z M8 10 V7 Q8 3 12 3 Q16 3 16 7 V10 H14 V7.2 Q14 5 12 5 Q10 5 10 7.2 V10 Z")
    public static let shield = filled("M12 2 L20 5 V11 C20 16.5 16.5 20 12 22 C7.5 20 4 16.5 4 11 V5 Z")
    public static let battery = filled("M2 8 H19 V16 H2 Z M20 10 H22 V14 H20 Z")
    public static let sun = line(
        """
        O 12 12 4 M12 2.5 V5 M12 19 V21.5 M2.5 12 H5 M19 12 H21.5 M5.3 5.3 L7 7 M17 17 L18.7 18.7 M18.7 5.3 \
        L17 7 M7 17 L5.3 18.7
        """)
    public static let moon = filled("M20 14.5 C14 17 7.5 11.5 9.8 3.5 C4.5 5.2 2 11 4.5 16 C7.5 22 16.5 22 20 14.5 Z")
    public static let wifi = line(
        "M3 9.5 Q12 1.5 21 9.5 M6.5 13.5 Q12 8.5 17.5 13.5 M9.8 17.2 Q12 15.2 14.2 17.2",
        width: 2.2)
    public static let signal = filled("M3 16 H6 V20 H3 Z M8 12 H11 V20 H8 Z M13 8 H16 V20 H13 Z M18 4 H21 V20 H18 Z")
    public static let cup = filled(
        """
        M4 7 H17 V9 H19 Q21.5 9 21.5 12 Q21.5 15 19 15 H16.5 Q15.5 20 10.5 20 Q4 20 4 13 Z M17 10.8 V13.2 \
        H18.5 Q19.7 13.2 19.7 12 Q19.7 10.8 18.5 10.8 Z
        """)
    public static let book = filled("M3 5 Q8 3.5 11.3 6 V20 Q8 17.5 3 19 Z M21 5 Q16 3.5 12.7 6 V20 Q16 17.5 21 19 Z")
    public static let bread = filled("M4 10 C2 5 8 4 12 4 C16 4 22 5 20 10 Q19 11 18.5 11 V20 H5.5 V11 Q5 11 4 10 Z")
    public static let leaf = filled(
        "M20 3 C10 3 4 7 4 14 C4 16 4.5 17.5 5 18.5 L3.5 21 L5 21.5 L6.5 19.5 C14 21 20 14 20 3 Z")
    public static let pillars = filled(
        """
        M12 2.5 L21 7.5 V9 H3 V7.5 Z M5 10.5 H8 V17 H5 Z M10.5 10.5 H13.5 V17 H10.5 Z M16 10.5 H19 V17 H16 \
        Z M3 18.5 H21 V21 H3 Z
        """)
    public static let swim = line("M3 12 Q6 9 9 12 Q12 15 15 12 Q18 9 21 12 M3 18 Q6 15 9 18 Q12 21 15 18 Q18 15 21 18")
    public static let fork = line(
        "M7 3 V21 M4 3 V8 Q4 10.5 7 10.5 Q10 10.5 10 8 V3 M16.5 21 V3 Q20 6 20 13 H16.5", width: 1.8)
    public static let train = filled(
        """
        M7 3 H17 Q19 3 19 5 V15 Q19 17 17 17 L19 21 H17 L15.5 18.5 H8.5 L7 21 H5 L7 17 Q5 17 5 15 V5 Q5 3 7 \
        3 Z M7 6 V11 H17 V6 Z
        """)
    public static let bed = filled(
        "M3 6 H5 V13 H21 V19 H19 V16.5 H5 V19 H3 Z M6.5 8 H11 V12 H6.5 Z M12 8 H18 Q20 8 20 12 H12 Z")
}
