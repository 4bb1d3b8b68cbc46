#if !canImport(ObjectiveC)
    import AnimatedPictures
    import LayoutSnapshots
    import UIKit

    extension Stage {
        /// Begins to record the layout, until ``StageRecording/end()``.
        ///
        /// ```swift
        /// let recording = stage.beginRecording()
        /// home.presentAsCard(detail)
        /// stage.settle()
        /// recording.end()
        /// expectFilmstrip(recording.filmstrip(), named: "Card/arrival")
        /// ```
        ///
        /// If the length is known beforehand, ``filmstrip(at:curve:inspect:of:)`` and
        /// ``animatedSVG(lasting:framesPerSecond:pause:still:inspect:of:)`` record the moments that you name. While a
        /// second recording is under way, the first one has no touches and other events in its list.
        ///
        /// - Parameter limit: The seconds after which the recording ends on its own, because every moment takes memory.
        ///   More than 0 and finite; defaults to 60.
        /// - Returns: The recording. Keep it: if it is released, nothing more is recorded.
        public func beginRecording(limit: TimeInterval = 60) -> StageRecording {
            precondition(limit > 0 && limit.isFinite, "A recording takes time.")
            return StageRecording(of: self, limit: limit)
        }
    }

    /// A recording of a stage's layout, 25 times a second, for as long as it goes on. It exists on Linux only.
    ///
    /// ```swift
    /// let recording = stage.beginRecording()
    /// home.presentAsCard(detail)
    /// stage.settle()
    /// recording.end()
    /// let picture = recording.animatedSVG(pause: 1)
    /// ```
    @MainActor
    public final class StageRecording {
        /// A Boolean value that says whether the recording goes on: until ``end()``, its limit, or the release of the
        /// stage.
        public var isRecording: Bool { isOpen && stage != nil }

        private var isOpen = true
        private weak var stage: Stage?
        private let beginning: Instant
        private let limit: TimeInterval
        private let layers = LayerIdentities()
        private let events: EventRecorder
        private let outer: EventRecorder?
        private let curve: CurveRecorder
        /// As references see them.
        private var frames: [Filmstrip.Moment] = []
        /// With layers that are known again.
        private var movingFrames: [Filmstrip.Moment] = []

        private static let framesPerSecond = 25

        fileprivate init(of stage: Stage, limit: TimeInterval) {
            self.stage = stage
            self.limit = limit
            let (host, beginning) = (stage.host, stage.host.now)
            self.beginning = beginning
            events = EventRecorder { host.now.seconds(since: beginning) }
            outer = stage.eventRecorder
            curve = CurveRecorder(.automatic, in: stage.window, instants: 0..<0)
            stage.eventRecorder = events
            takeFrame()
            takeSample()
        }

        /// The time from the first recorded moment to the last, in seconds of the stage's clock.
        public var duration: TimeInterval {
            Double(max(0, frames.count - 1)) / Double(Self.framesPerSecond)
        }

        /// Ends the recording and keeps the recorded moments. A second call does nothing.
        public func end() {
            guard isRecording else { return }
            // What has happened at this moment is in it.
            stage?.host.takeSamples()
            stop()
        }

        private func stop() {
            isOpen = false
            if stage?.eventRecorder === events { stage?.eventRecorder = outer }
        }

        /// Returns the recording so far as a moving picture.
        ///
        /// - Parameter pause: The seconds for which the last moment stays before the picture starts again, 0 or more.
        ///   Defaults to 0.8.
        public func animatedSVG(pause: TimeInterval = 0.8) -> AnimatedSVG {
            precondition(pause >= 0, "A pause cannot take less than no time.")
            return AnimatedSVG(frames: movingFrames, pause: Fraction(floatLiteral: pause), still: 0)
        }

        /// Returns the recording so far as a row of pictures, with the curve of the movement and the events meanwhile.
        ///
        /// - Parameter count: The number of pictures, more than 0. Defaults to 6. They are at even distances, from the
        ///   first moment to the last. There are fewer if the recording has fewer moments.
        public func filmstrip(of count: Int = 6) -> Filmstrip {
            precondition(count > 0, "A filmstrip needs a moment.")
            let last = frames.count - 1
            let steps = max(1, min(count - 1, last))
            let chosen = Set((0...steps).map { count == 1 ? 0 : last * $0 / steps }).sorted().map { frames[$0] }
            let end = chosen.last?.time ?? 0
            let instants = Filmstrip.Curve.instants(from: 0, to: end)
            return Filmstrip(
                frames: chosen, log: events.log(until: Double(end.units) / Double(Thousandths.unitsPerOne)),
                curve: curve.curve(of: instants.count))
        }

        // MARK: Moments

        private func takeFrame() {
            guard isRecording, let stage else { return stop() }
            let time = stage.host.now.seconds(since: beginning)
            frames.append(stage.moment(at: time, following: nil))
            movingFrames.append(stage.moment(at: time, following: layers))
            guard time < limit else { return stop() }
            stage.host.sample(after: 1 / Double(Self.framesPerSecond)) { [weak self] in self?.takeFrame() }
        }

        private func takeSample() {
            guard isRecording, let stage else { return }
            curve.sample()
            stage.host.sample(after: 1 / Double(Filmstrip.Curve.samplesPerSecond)) { [weak self] in self?.takeSample() }
        }
    }
#endif
