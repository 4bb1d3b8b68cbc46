/// The frames of the display, for the display links that tick.
///
/// The first of them begins a row of frames, and the row ends with the last, so that the frames of a script lie where
/// they do whenever it begins.
@MainActor
final class DisplayFrames {
    static let main = DisplayFrames()

    nonisolated static let length = Instant.ticksPerSecond / Int64(CADisplayLink.framesPerSecond)

    private var begin = Instant.zero
    private var links: Set<ObjectIdentifier> = []

    func join(_ link: CADisplayLink) {
        if links.isEmpty { begin = MainLoop.main.now }
        links.insert(ObjectIdentifier(link))
    }

    func leave(_ link: CADisplayLink) {
        links.remove(ObjectIdentifier(link))
    }

    /// When the frame begins that is `step` frames after the present one.
    func frame(_ step: Int) -> Instant {
        let passed = MainLoop.main.now.ticks(since: begin) / Self.length
        return begin.advanced(byTicks: (passed + Int64(step)) * Self.length)
    }
}
