extension UITouch {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static var stylus: UITouch.TouchType { .pencil }
    }

    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static var force: Properties { Properties(rawValue: 1 << 0) }
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        public static var location: Properties { Properties(rawValue: 1 << 3) }
        public static var roll: Properties { Properties(rawValue: 1 << 4) }
    }
}
