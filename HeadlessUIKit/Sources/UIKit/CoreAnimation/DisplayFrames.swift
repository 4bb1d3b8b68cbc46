/// The frames of the display, for the active display links.
///
/// The first link starts a sequence of frames, and it ends with the last one, so that a script has the same frames
/// whenever it begins.
@MainActor
final class DisplayFrames {
    nonisolated static let length = Instant.ticksPerSecond / Int64(CADisplayLink.framesPerSecond)

    private var begin = Instant.zero
    private var links: Set<ObjectIdentifier> = []

    func join(_ link: CADisplayLink, at now: Instant) {
        if links.isEmpty { begin = now }
        links.insert(ObjectIdentifier(link))
    }

    func leave(_ link: CADisplayLink) {
        links.remove(ObjectIdentifier(link))
    }

    /// Returns the beginning of the frame `step` frames after the one at `now`.
    func frame(_ step: Int, after now: Instant) -> Instant {
        let passed = now.ticks(since: begin) / Self.length
        return begin.advanced(byTicks: (passed + Int64(step)) * Self.length)
    }
}
