import PresentationsTesting

/// What a stage says to its page.
enum StageMessage: Encodable {
    case frame(StageFrame)
    /// A message of the page was not understood. The stage goes on.
    case refused(String)
    /// Something to save.
    case file(StageFile)

    private enum Key: CodingKey { case frame, refused, file }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .frame(let frame): try container.encode(frame, forKey: .frame)
        case .refused(let reason): try container.encode(reason, forKey: .refused)
        case .file(let file): try container.encode(file, forKey: .file)
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
    /// What can be seen inside, where it is asked for and has changed.
    var inside: Inside?

    var isEmpty: Bool { changes.isEmpty && panel == nil && inside == nil && !isNew }
}

/// An SVG file that a reader saves.
struct StageFile: Encodable {
    /// With its extension.
    var name: String
    var svg: String
}
