/// The kinds of bars for which the older methods take images.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    /// A bar on a phone in landscape.
    case compact = 1
    /// A bar with a prompt above its title.
    case defaultPrompt = 101
    case compactPrompt = 102
}
