extension UIFont {
    /// The weight of a face, from -1 to 1, where 0 is regular.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The nearest named weight as a number in CSS and SVG.
        private var nearest: (name: String, css: Int) {
            let all: [(weight: Weight, name: String, css: Int)] = [
                (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300),
                (.regular, "Regular", 400), (.medium, "Medium", 500), (.semibold, "Semibold", 600),
                (.bold, "Bold", 700), (.heavy, "Heavy", 800), (.black, "Black", 900),
            ]
            let best = all.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
            return best.map { ($0.name, $0.css) } ?? ("Regular", 400)
        }

        var name: String { nearest.name }

        package var css: Int { nearest.css }
    }
}
