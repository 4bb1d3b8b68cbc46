/// How far up a window or a presentation is: the dark backgrounds of an elevated one are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
