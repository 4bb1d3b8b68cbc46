import LayoutSnapshots
import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a clock that can be asked for a moment.
    extension Stage {
        /// Records the layout at some moments while a script runs.
        ///
        /// ```swift
        /// let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.4]) {
        ///     stage.drag(
        ///         from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 800),
        ///         duration: 0.1)
        /// }
        /// ```
        ///
        /// The same script gives the same filmstrip, whatever the clock shows when it begins. If several things happen
        /// at one moment, animations and timers end first, then the script goes on, and the picture shows the result of
        /// both. Only a picture at 0 is made before the script begins.
        ///
        /// Traps if a view has a coordinate that is not a number, with the name of the view.
        ///
        /// - Parameters:
        ///   - moments: Seconds from now, 0 or more, in ascending order. An empty list traps.
        ///   - curve: The curve below the pictures. Defaults to that of the screen that moves most; `nil` draws none.
        ///   - inspect: Called at each moment, with its number of seconds, when the picture has been made. Does nothing
        ///     by default.
        ///   - script: Presents, touches, and lets time pass. It may end early: the clock goes on until the last
        ///     moment.
        /// - Returns: One picture for each moment, the curve between them, and the events meanwhile: touches, the
        ///   keyboard, turns of the device, changed settings.
        public func filmstrip(
            at moments: [TimeInterval], curve: FilmstripCurve? = .automatic,
            inspect: @escaping (TimeInterval) -> Void = { _ in }, of script: () -> Void
        ) -> Filmstrip {
            check(moments)
            let (beginning, outer) = (host.now, eventRecorder)
            let recorder = EventRecorder { [host] in host.now.seconds(since: beginning) }
            eventRecorder = recorder
            defer { eventRecorder = outer }
            let curve = curve.map { CurveRecorder($0, in: window, instants: Self.instants(of: moments)) }
            curve?.begin(on: host)
            let frames = frames(at: moments, following: nil, inspect: inspect, of: script)
            while curve?.isRecording ?? false {
                advance(by: 1.0 / 60)
                host.takeSamples()
            }
            return Filmstrip(frames: frames, log: recorder.log(until: moments.last ?? 0), curve: curve?.curve)
        }

        /// Returns the pictures at some moments. Layers that are followed keep their identity from one picture to the
        /// next.
        func frames(
            at moments: [TimeInterval], following layers: LayerIdentities?, inspect: @escaping (TimeInterval) -> Void,
            of script: () -> Void
        ) -> [Filmstrip.Moment] {
            let recording = FilmRecording()
            for moment in moments {
                guard moment > 0 else {
                    recording.frames.append(self.moment(at: 0, following: layers))
                    inspect(0)
                    continue
                }
                host.sample(after: moment) { [self] in
                    recording.frames.append(self.moment(at: moment, following: layers))
                    inspect(moment)
                }
            }
            script()
            // What happens at the moment at which the script ends has happened.
            host.takeSamples()
            while recording.frames.count < moments.count {
                advance(by: 1.0 / 60)
                host.takeSamples()
            }
            return recording.frames
        }

        private func check(_ moments: [TimeInterval]) {
            precondition(!moments.isEmpty, "A filmstrip needs a moment.")
            precondition(
                moments.allSatisfy { $0 >= 0 } && zip(moments, moments.dropFirst()).allSatisfy(<),
                "The moments of a filmstrip come one after the other.")
        }

        private static func instants(of moments: [TimeInterval]) -> Range<Int> {
            let times = moments.map { Fraction(rounding: $0) ?? .zero }
            return Filmstrip.Curve.instants(from: times.first ?? .zero, to: times.last ?? .zero)
        }

        /// Returns the picture at this moment.
        func moment(at seconds: TimeInterval, following layers: LayerIdentities?) -> Filmstrip.Moment {
            do {
                let quantizer = Quantizer(node: "finger")
                return Filmstrip.Moment(
                    time: try quantizer.fixed(seconds, "time"),
                    fingers: try host.fingers.paths.map { path in
                        Filmstrip.Finger(
                            landing: try quantizer.point(path.landing), point: try quantizer.point(path.point))
                    }, scene: try layers.map { try scene(following: $0) } ?? recordedScene())
            } catch {
                preconditionFailure("\(error)")
            }
        }
    }

    @MainActor
    private final class FilmRecording {
        var frames: [Filmstrip.Moment] = []
    }

    extension Quantizer {
        fileprivate func point(_ point: CGPoint) throws -> PathPoint {
            PathPoint(try points(point.x, "x"), try points(point.y, "y"))
        }
    }
#endif
