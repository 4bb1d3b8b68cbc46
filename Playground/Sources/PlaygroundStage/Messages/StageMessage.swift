import PresentationsTesting

/// What a stage says to its page.
enum StageMessage: Encodable {
    case frame(StageFrame)
    /// A message of the page was not understood. The stage goes on.
    case refused(String)

    private enum Key: CodingKey { case frame, refused }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .frame(let frame): try container.encode(frame, forKey: .frame)
        case .refused(let reason): try container.encode(reason, forKey: .refused)
        }
    }
}

/// A moment, and what is different from the one before.
struct StageFrame: Encodable {
    /// Counts up by one.
    var number: Int
    /// Seconds of the virtual clock since the stage was opened.
    var time: Double
    /// Whether the picture begins anew: a viewer takes away what it has.
    var isNew = false
    var changes: [PictureChange]
    /// The panel, where it has changed.
    var panel: Panel?

    var isEmpty: Bool { changes.isEmpty && panel == nil && !isNew }
}
