import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view with `.shrink` whose content cannot become lower, so that its bottom is cut off above the keyboard.
@MainActor
@Suite("A view that shrinks keeps what is edited in sight")
struct ShrinkingViewTests {
    enum Kind: CaseIterable, Sendable {
        case card, sheet, stackInSheet, popup, addedSheet

        @MainActor func present(_ form: UIViewController, from presenter: UIViewController) {
            let sheet = HalfSheet(detents: [.fitting()], keyboard: .shrink)
            switch self {
            case .card: presenter.presentAsCard(form, style: Card(keyboard: .shrink))
            case .sheet: presenter.presentAsHalfSheet(form, style: sheet)
            case .stackInSheet:
                presenter.presentAsHalfSheet(UINavigationController(rootViewController: form), style: sheet)
            case .popup: presenter.presentAsPopup(form, style: Popup { $0.keyboard = .shrink })
            case .addedSheet: presenter.addHalfSheet(form, style: sheet)
            }
        }
    }

    /// Two fields, 34 points high, at the top and 200 points below it, and 100 points beneath.
    private final class Form: UIViewController {
        let fields = [UITextField(), UITextField()]

        override func viewDidLoad() {
            super.viewDidLoad()
            let area = view.safeAreaLayoutGuide
            for (index, field) in fields.enumerated() {
                field.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(field)
                NSLayoutConstraint.activate([
                    field.topAnchor.constraint(equalTo: area.topAnchor, constant: CGFloat(index) * 200),
                    field.heightAnchor.constraint(equalToConstant: 34),
                    field.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                    field.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                ])
            }
            fields[1].bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -100).isActive = true
        }
    }

    private let scene = PresentedStage()
    private let form = Form()

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func chrome() throws -> CGRect {
        let sheet: UIPresentationController? = form.halfSheetPresentationController
        let view = try #require((sheet ?? form.presentationController)?.presentedView)
        return frame(of: view)
    }

    @Test("Above a keyboard, and when another field is edited", arguments: Kind.allCases)
    func fields(kind: Kind) throws {
        kind.present(form, from: scene.presenter)
        scene.stage.settle()
        let rest = try chrome()
        form.fields[0].becomeFirstResponder()
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        let first = try chrome()
        #expect(first.contains(frame(of: form.fields[0])))
        form.fields[1].becomeFirstResponder()
        scene.stage.settle()
        let second = try chrome()
        #expect(second.contains(frame(of: form.fields[1])))
        #expect(second.maxY <= 516)
        #expect(second.minY <= first.minY)
        form.fields[1].resignFirstResponder()
        scene.stage.hideKeyboard()
        scene.stage.settle()
        #expect(try chrome() == rest)
    }

    @Test("A field that moves along with the edge needs no height")
    func following() throws {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 0, height: 300)
        // Two points beyond the edge, wherever that is.
        let field = UITextField(frame: CGRect(x: 0, y: 268, width: 200, height: 34))
        field.autoresizingMask = .flexibleTopMargin
        content.view.frame = CGRect(x: 0, y: 0, width: 369, height: 300)
        content.view.addSubview(field)
        scene.presenter.presentAsCard(content, style: Card(keyboard: .shrink))
        scene.stage.settle()
        field.becomeFirstResponder()
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 460, width: 369, height: 44))
    }

    @Test("Of a field in a scroll view 44 points are seen, or the whole field")
    func scrolled() throws {
        let content = ScrolledForm()
        scene.presenter.presentAsHalfSheet(
            UINavigationController(rootViewController: content),
            style: HalfSheet(detents: [.fitting()], keyboard: .shrink))
        scene.stage.settle()
        content.field.becomeFirstResponder()
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        // The bar of 54 points with 10 above it, and the field.
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 418, width: 393, height: 98))
        #expect(frame(of: content.field) == CGRect(x: 0, y: 482, width: 393, height: 34))
    }

    private final class ScrolledForm: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 393, height: 34))

        override func loadView() {
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(width: 393, height: 300)
            scrollView.addSubview(field)
            view = scrollView
        }
    }
}
