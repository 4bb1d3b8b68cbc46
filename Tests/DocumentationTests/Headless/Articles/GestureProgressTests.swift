import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Gestures: buttons above a sheet, a mini player, and what a delegate hears.
@MainActor @Suite
struct GestureProgressTests {
    private let stage = Stage(.iPhone15)

    /// A map with a button that rides above what is presented.
    final class MapViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        let map = UIView()
        let locate = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(locate)
            locate.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                locate.trailingAnchor.constraint(
                    equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
                locate.bottomAnchor.constraint(
                    equalTo: view.presentedViewLayoutGuide.topAnchor, constant: -16),
            ])
        }

        func presentationController(
            _ controller: PresentationController,
            didMoveTo progress: PresentationProgress
        ) {
            map.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
        }
    }

    @Test("A button above the sheet follows the finger, and the map darkens on the way to the large detent")
    func map() {
        let home = MapViewController()
        stage.show(home)
        #expect(home.locate.frame.maxY == 802)
        let places = UIViewController()
        home.presentAsHalfSheet(places)
        places.presentationController?.delegate = home
        stage.settle()
        #expect(home.locate.frame.maxY == 376)
        #expect(home.map.alpha == 1)
        stage.touchDown(at: CGPoint(x: 196, y: 420))
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: 196, y: 420 - CGFloat(step) * 17.15))
            stage.window.layoutIfNeeded()
        }
        // 171.5 points, less the ten that a pan absorbs: half of the way to 69.
        #expect(abs(home.locate.frame.maxY - 214.5) < 0.5)
        #expect(abs(home.map.alpha - 0.75) < 0.001)
        stage.touchUp()
        stage.settle()
        #expect(home.map.alpha == 0.5)
        places.dismiss(animated: true)
        stage.settle()
        #expect(home.locate.frame.maxY == 802)
    }

    @Test("Any presentation says how far it has come")
    func progress() {
        final class Artwork: UIView {
            private(set) var alphas: [CGFloat] = []
            override var alpha: CGFloat {
                didSet { alphas.append(alpha) }
            }
        }

        final class LibraryViewController: UIViewController, PresentationProgressDelegate {
            let artwork = Artwork()

            func presentationController(
                _ controller: PresentationController,
                didMoveTo progress: PresentationProgress
            ) {
                artwork.alpha = progress.presentedFraction
            }
        }
        let library = LibraryViewController()
        let player = UIViewController()
        stage.show(library)
        library.presentAsCard(player)
        player.presentationController?.delegate = library
        stage.settle()
        #expect(library.artwork.alpha == 1)
        #expect(library.artwork.alphas.count > 10)
        #expect(player.cardPresentationController?.presentedViewProgress?.presentedFraction == 1)
        player.dismiss(animated: true)
        stage.settle()
        #expect(library.artwork.alpha == 0)
    }

    @Test("A finger drags a bar up into its screen; a tap stays the app's")
    func miniPlayer() throws {
        struct PlayerScreen: PresentationStyle {
            var options = PresentationOptions()
        }

        final class PlayerViewController: UIViewController {}

        final class MusicViewController: UIViewController {
            let bar = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                bar.frame = CGRect(x: 8, y: 668, width: 377, height: 64)
                view.addSubview(bar)
                use(
                    ExpandingPresentation(from: bar, style: PlayerScreen()) {
                        PlayerViewController()
                    })
            }
        }
        let music = MusicViewController()
        stage.show(music)
        stage.tap(at: CGPoint(x: 196, y: 700))
        stage.settle()
        #expect(music.presentedViewController == nil)
        stage.touchDown(at: CGPoint(x: 196, y: 700))
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: 196, y: 700 - CGFloat(step) * 31))
        }
        stage.advance(by: 0.02)
        let player = try #require(music.presentedViewController as? PlayerViewController)
        let view = try #require(player.presentationController?.presentedView)
        // From the bar at 668, 300 points and the ten that a pan absorbs.
        #expect(abs(try #require(stage.visibleFrame(of: view)).minY - 368) < 0.5)
        stage.touchUp()
        stage.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(music.presentedViewController === player)
    }

    @Test("A sheet expands for the keyboard, a card moves up, or shrinks if it is asked to")
    func keyboard() {
        final class FormViewController: UIViewController {
            let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                preferredContentSize = CGSize(width: 0, height: 300)
                field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
                view.addSubview(field)
            }
        }
        let home = UIViewController()
        stage.show(home)
        func frame(_ style: some PresentationStyle) -> CGRect {
            let form = FormViewController()
            home.present(form, as: style)
            stage.settle()
            form.field.becomeFirstResponder()
            stage.showKeyboard(height: 336)
            stage.settle()
            let frame = form.presentationController?.presentedView?.frame ?? .null
            stage.hideKeyboard()
            home.dismiss(animated: false)
            stage.settle()
            return frame
        }
        // The keyboard begins at 516.
        #expect(frame(HalfSheet()) == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(frame(Card()) == CGRect(x: 12, y: 204, width: 369, height: 300))
        let shrinking = HalfSheet(detents: [.large()], keyboard: .shrink)
        #expect(frame(shrinking) == CGRect(x: 0, y: 69, width: 393, height: 447))
        #expect(frame(Card(keyboard: .none)).maxY == 818)
    }
}
