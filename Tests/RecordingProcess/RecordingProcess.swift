import Foundation
import Presentations
import PresentationsTesting
import UIKit

/// Records layouts, as tests do, in a process that can be given its own environment.
///
/// The argument is a number that the order of the layouts is made of. What is printed shows whether the environment has
/// arrived: how the C library writes one and a half, and what the time is when it is midnight in Greenwich.
@main
@MainActor
struct RecordingProcess {
    static func main() {
        setlocale(LC_NUMERIC, "")
        var order = Order(state: CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) ?? 0)
        for record in layouts.shuffled(using: &order) { record() }

        let time = DateFormatter()
        time.locale = Locale(identifier: "en_US_POSIX")
        time.dateFormat = "HH:mm"
        print(String(format: "%.1f", 1.5), time.string(from: Date(timeIntervalSince1970: 0)))
    }

    private static let layouts: [@MainActor () -> Void] = [
        {
            let stage = presenting { $0.presentAsCard($1) }
            expectLayout(of: stage, named: "Process/card")
        },
        {
            let stage = presenting(on: Stage(.iPadMini, orientation: .landscapeLeft, appearance: .dark)) {
                $0.presentAsPopup($1, style: Popup(dimming: .blurred(.systemThinMaterialDark)))
            }
            expectLayout(of: stage, named: "Process/popup")
        },
        {
            let stage = presenting(
                on: Stage(.iPhoneSE, layoutDirection: .rightToLeft, contentSizeCategory: .accessibilityLarge)
            ) {
                $0.presentAsHalfSheet($1, style: HalfSheet(detents: [.fraction(1.0 / 3)], prefersGrabberVisible: true))
            }
            stage.showKeyboard(height: 260.5)
            stage.settle()
            expectLayout(of: stage, named: "Process/half-sheet")
        },
        {
            let (stage, home) = (Stage(.iPhone15), UIViewController())
            stage.show(home)
            let film = stage.filmstrip(at: [0, 0.1, 0.25, 0.7, 0.8]) {
                home.presentAsCard(ContentViewController())
                stage.settle()
                stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 800), duration: 0.2)
            }
            expectFilmstrip(film, named: "Process/film")
        },
    ]

    private static func presenting(
        on stage: Stage = Stage(.iPhone15), _ present: (UIViewController, UIViewController) -> Void
    ) -> Stage {
        let home = UIViewController()
        stage.show(home)
        present(home, ContentViewController())
        stage.settle()
        return stage
    }
}

/// A screen whose numbers, words and colours would each be written otherwise somewhere else.
private final class ContentViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        preferredContentSize = CGSize(width: 1000.0 / 3, height: 1234.5 / 4)
        let title = FixtureLabel("İstanbul, ışık — 1.234,5 € / 1,234.5", style: .headline)
        title.frame = CGRect(x: 16.25, y: 20.125, width: 260, height: 60)
        title.accessibilityLabel = "I i İ ı"
        view.addSubview(title)
        for number in 0..<12 {
            let tile = UIView(frame: CGRect(x: 10 + 22.75 * CGFloat(number), y: 120, width: 20, height: 20))
            tile.backgroundColor = UIColor(white: CGFloat(number) / 13, alpha: 0.9)
            tile.layer.cornerRadius = CGFloat(number) / 3
            tile.transform = CGAffineTransform(rotationAngle: CGFloat(number) / 7)
            view.addSubview(tile)
        }
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 16, y: 160, width: 100, height: 50)
        gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor, UIColor.white.cgColor]
        gradient.locations = [0, 0.3333, 1]
        view.layer.addSublayer(gradient)
    }
}

/// A generator that throws the same for the same state.
private struct Order: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}
