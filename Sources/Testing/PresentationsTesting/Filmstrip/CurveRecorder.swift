import LayoutSnapshots
import UIKit

#if !canImport(ObjectiveC)
    /// Takes the samples of a curve while a filmstrip is recorded.
    @MainActor
    final class CurveRecorder {
        private let window: UIWindow
        private let source: FilmstripCurve.Source
        private let instants: Range<Int>
        /// The number of samples so far.
        private var count = 0
        private var measured: [Points?] = []
        private var screens: [ScreenTrack] = []

        /// - Parameter instants: When to take a sample, as numbers of `Filmstrip.Curve`.
        init(_ curve: FilmstripCurve, in window: UIWindow, instants: Range<Int>) {
            source = curve.source
            self.window = window
            self.instants = instants
        }

        /// Takes the samples as their moments come; the first one now, if there is one.
        func begin(on host: StageHost) {
            for instant in instants {
                if instant == 0 {
                    sample()
                } else {
                    host.sample(after: Double(instant) / Double(Filmstrip.Curve.samplesPerSecond)) { self.sample() }
                }
            }
        }

        var isRecording: Bool { count < instants.count }

        /// Takes a sample of the present moment.
        func sample() {
            switch source {
            case .measured(_, let value):
                measured.append(value().flatMap { Points(rounding: Double($0)) })
            case .screens:
                for screen in window.screens where !screens.contains(where: { $0.view === screen.view }) {
                    screens.append(ScreenTrack(screen.view, name: screen.name, missed: count))
                }
                for track in screens { track.sample(in: window) }
            }
            count += 1
        }

        /// The first samples of the curve. Nil where nothing moved.
        func curve(of count: Int) -> Filmstrip.Curve? {
            guard var curve else { return nil }
            curve.samples = Array(curve.samples.prefix(count))
            return curve
        }

        /// The curve so far. Nil where nothing moved.
        var curve: Filmstrip.Curve? {
            switch source {
            case .measured(let name, _):
                return Filmstrip.Curve(name: name, samples: measured)
            case .screens:
                let places = screens.flatMap(\.places)
                let curves = places.contains { $0.travel >= 1 } ? places : screens.map(\.opacity)
                // The outermost of those that move together.
                return curves.filter { $0.travel >= 1 }.max { $0.travel < $1.travel }
            }
        }
    }

    /// The place and the visibility of one screen at each sample.
    @MainActor
    private final class ScreenTrack {
        let view: UIView
        private let name: String
        private var tops: [Points?]
        private var lefts: [Points?]
        private var opacities: [Points?]

        /// - Parameter missed: How many samples there were before the screen came.
        init(_ view: UIView, name: String, missed: Int) {
            self.view = view
            self.name = name
            let before = [Points?](repeating: nil, count: missed)
            (tops, lefts, opacities) = (before, before, before)
        }

        func sample(in window: UIWindow) {
            let isThere = view.window === window
            let frame = isThere ? view.layer.visibleFrame(in: window.layer) : nil
            tops.append(frame.flatMap { Points(rounding: Double($0.minY)) })
            lefts.append(frame.flatMap { Points(rounding: Double($0.minX)) })
            opacities.append(isThere ? Points(rounding: Double(view.layer.shown.opacity) * 100) : nil)
        }

        var places: [Filmstrip.Curve] {
            [
                Filmstrip.Curve(name: "top of \(name)", isDownward: true, samples: tops),
                Filmstrip.Curve(name: "left of \(name)", samples: lefts),
            ]
        }

        var opacity: Filmstrip.Curve {
            Filmstrip.Curve(name: "opacity of \(name)", unit: .percent, samples: opacities)
        }
    }

    extension UIWindow {
        /// The views that stand for screens, outermost first: what is presented with what surrounds it, and the views
        /// of controllers in containers.
        fileprivate var screens: [(view: UIView, name: String)] {
            rootViewController.map(Self.screens) ?? []
        }

        private static func screens(of controller: UIViewController) -> [(view: UIView, name: String)] {
            var screens: [(view: UIView, name: String)] = []
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                let view = presented.presentationController?.presentedView ?? presented.viewIfLoaded
                if let view { screens.append((view, presented.name ?? "the presented view")) }
                screens += self.screens(of: presented)
            }
            for child in controller.children {
                if let view = child.viewIfLoaded { screens.append((view, child.name ?? "the screen")) }
                screens += self.screens(of: child)
            }
            return screens
        }
    }

    extension UIViewController {
        fileprivate var name: String? {
            viewIfLoaded?.accessibilityIdentifier
        }
    }
#endif
