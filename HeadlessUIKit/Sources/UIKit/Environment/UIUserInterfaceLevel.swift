/// The level of a window or a presentation: dark backgrounds of an elevated one are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
