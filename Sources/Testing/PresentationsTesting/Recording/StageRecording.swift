#if !canImport(ObjectiveC)
    import AnimatedPictures
    import LayoutSnapshots
    import UIKit

    extension Stage {
        /// Begins to record what the stage shows, for as long as nobody knows how long it will be: until
        /// ``StageRecording/end()``.
        ///
        /// ```swift
        /// let recording = stage.beginRecording()
        /// home.presentAsCard(detail)
        /// stage.settle()
        /// recording.end()
        /// expectFilmstrip(recording.filmstrip(), named: "Card/arrival")
        /// ```
        ///
        /// Where the length is known, ``filmstrip(at:curve:inspect:of:)`` and
        /// ``animatedSVG(lasting:framesPerSecond:pause:still:inspect:of:)`` take the moments that you name. While one recording
        /// goes on, another one hears nothing of what happens to the stage.
        ///
        /// - Parameter limit: Seconds after which it ends by itself, since every moment is kept. Defaults to 60.
        public func beginRecording(limit: TimeInterval = 60) -> StageRecording {
            precondition(limit > 0 && limit.isFinite, "A recording takes time.")
            return StageRecording(of: self, limit: limit)
        }
    }

    /// What a stage shows from moment to moment, 25 times a second. See ``Stage/beginRecording(limit:)``.
    @MainActor
    public final class StageRecording {
        /// Whether it goes on.
        public private(set) var isRecording = true

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

        /// Seconds of the stage from the first moment to the last.
        public var duration: TimeInterval {
            Double(max(0, frames.count - 1)) / Double(Self.framesPerSecond)
        }

        /// Stops. What has been recorded stays. Does nothing the second time.
        public func end() {
            guard isRecording else { return }
            // What has happened at this moment is in it.
            stage?.host.takeSamples()
            stop()
        }

        private func stop() {
            isRecording = false
            if stage?.eventRecorder === events { stage?.eventRecorder = outer }
        }

        /// The recording so far, as a picture that moves.
        ///
        /// - Parameter pause: For how many seconds the last moment stays before all begins anew. Defaults to 0.8.
        public func animatedSVG(pause: TimeInterval = 0.8) -> AnimatedSVG {
            precondition(pause >= 0, "A pause cannot take less than no time.")
            return AnimatedSVG(frames: movingFrames, pause: Fraction(floatLiteral: pause), still: 0)
        }

        /// The recording so far, as a row of pictures with the curve of what moves and the events meanwhile.
        ///
        /// - Parameter count: How many pictures, at even distances, the first and the last moment among them. Fewer where the
        ///   recording has fewer moments. Defaults to 6.
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
