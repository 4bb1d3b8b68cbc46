import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The top sheet of the article "Your Own Style" under a finger. Its content of 141 points makes it 200 high at its small
/// detent, and three quarters of the screen at its large one are 639. A finger moves 10 points before the sheet follows it.
@MainActor
@Suite struct OwnStyleMotionTests {
    private typealias TopSheet = OwnStyles.TopSheet

    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let order = OrderViewController()

    init() {
        home.view.backgroundColor = .systemTeal
        stage.show(home)
        home.present(order, as: TopSheet())
        stage.settle()
    }

    private var height: CGFloat { order.presentationController?.presentedView?.frame.height ?? .nan }

    @Test("A finger drags it to its large detent, and the style remembers that")
    func dragged() {
        #expect(height == 200)
        let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.4, 0.8]) {
            stage.drag(from: CGPoint(x: 196, y: 180), to: CGPoint(x: 196, y: 420), duration: 0.3)
        }
        stage.settle()
        #expect(height == 639)
        #expect(order.presentationController(of: TopSheet.self)?.presentedStyle.selectedDetentIdentifier == .large)
        expectFilmstrip(film, named: "OwnStyle/top-sheet")
    }

    @Test("At its small detent touches reach the screen below, at its large one they dismiss")
    func modality() {
        let point = CGPoint(x: 196, y: 800)
        #expect(stage.window.hitTest(point, with: nil) === home.view)
        stage.drag(from: CGPoint(x: 196, y: 180), to: CGPoint(x: 196, y: 500), duration: 1)
        stage.settle()
        stage.tap(at: point)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("A swipe to the top edge dismisses it")
    func swipe() {
        stage.drag(from: CGPoint(x: 196, y: 180), to: CGPoint(x: 196, y: 60), duration: 0.15)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("A keyboard that would cover it makes it smaller")
    func keyboard() {
        order.presentationController(of: TopSheet.self)?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(height == 516)
    }
}

extension OwnStyleMotionTests {
    /// The state of an order above its steps, which are seen when the sheet is large.
    private final class OrderViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize.height = 141
            view.backgroundColor = .systemBackground
            let title = label("Arrives at 18:40", .title2, .label)
            title.accessibilityIdentifier = "title"
            let bar = UIView()
            bar.backgroundColor = .systemTeal
            bar.layer.cornerRadius = 3
            bar.accessibilityIdentifier = "bar"
            bar.heightAnchor.constraint(equalToConstant: 6).isActive = true
            let column = UIStackView(arrangedSubviews: [
                title, label("Two stops before yours", .subheadline, .secondaryLabel), bar,
            ])
            column.axis = .vertical
            column.spacing = 10
            for step in ["Ordered at 18:02", "In the kitchen since 18:05", "On its way since 18:21", "At your door"] {
                let row = label(step, .body, .label)
                row.heightAnchor.constraint(equalToConstant: 98).isActive = true
                column.addArrangedSubview(row)
            }
            column.setCustomSpacing(28, after: bar)
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
                column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
                column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            ])
        }

        private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
            let label = FixtureLabel(text, style: style)
            label.textColor = color
            return label
        }
    }
}
