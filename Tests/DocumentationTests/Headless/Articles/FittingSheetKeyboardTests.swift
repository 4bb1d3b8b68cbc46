import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A sheet that is as high as its content, and a keyboard of 336 points on a screen of 852: it begins at 516.
@MainActor @Suite
struct FittingSheetKeyboardTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let form = FormViewController()

    init() {
        stage.show(home)
    }

    private func beginTyping() {
        stage.settle()
        stage.showKeyboard(height: 336)
        form.field.becomeFirstResponder()
        stage.settle()
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    @Test("A sheet whose only detent fits the content stays behind the keyboard")
    func expand() {
        func show(_ form: UIViewController) {
            home.presentAsHalfSheet(form, style: HalfSheet(detents: [.fitting()]))
        }
        show(form)
        beginTyping()
        // 100 + 50, and the safe area's 34 points.
        #expect(frame(of: form) == CGRect(x: 0, y: 668, width: 393, height: 184))
        #expect(stage.visibleFrame(of: form.field)?.minY == 768)
    }

    @Test("With lift it moves up to the keyboard, without the safe area at the bottom")
    func lift() {
        func show(_ form: UIViewController) {
            home.presentAsHalfSheet(
                form, style: HalfSheet(detents: [.fitting()], keyboard: .lift))
        }
        show(form)
        beginTyping()
        #expect(frame(of: form) == CGRect(x: 0, y: 366, width: 393, height: 150))
        #expect(stage.visibleFrame(of: form.field)?.maxY == 516)
    }

    @Test("With lift it does so around a navigation controller, whose bar takes 64 points")
    func liftOfStack() {
        let navigation = UINavigationController(rootViewController: form)
        home.presentAsHalfSheet(
            navigation, style: HalfSheet(detents: [.fitting()], keyboard: .lift))
        beginTyping()
        #expect(frame(of: navigation) == CGRect(x: 0, y: 302, width: 393, height: 214))
        #expect(stage.visibleFrame(of: form.field)?.maxY == 516)
    }

    @Test("With a large detent it has something to expand to")
    func large() {
        home.presentAsHalfSheet(form, style: HalfSheet(detents: [.fitting(), .large()]))
        stage.settle()
        #expect(frame(of: form).minY == 668)
        beginTyping()
        #expect(frame(of: form).minY == 69)
    }
}

extension FittingSheetKeyboardTests {
    private final class FormViewController: UIViewController {
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            let column = UIStackView(arrangedSubviews: [UIView(), field])
            column.axis = .vertical
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                column.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 100),
                field.heightAnchor.constraint(equalToConstant: 50),
                column.topAnchor.constraint(equalTo: area.topAnchor),
                column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                column.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            ])
        }
    }
}
