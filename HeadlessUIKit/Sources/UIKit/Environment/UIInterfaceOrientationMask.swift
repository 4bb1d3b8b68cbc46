/// Each bit is 1 shifted by the raw value of its `UIInterfaceOrientation`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
