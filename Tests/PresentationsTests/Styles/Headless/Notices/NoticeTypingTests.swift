import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A notice comes and goes while the user types, and the user goes on typing.
@MainActor
struct NoticeTypingTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let notice = UIViewController()

    enum Below: CaseIterable {
        case screen, sheet, card, popup, drawer
    }

    init() {
        stage.showKeyboard(height: 336)
        stage.hideKeyboard()
        stage.show(home)
        notice.preferredContentSize = CGSize(width: 300, height: 60)
    }

    /// Presents what is below, with the field in it, and begins to type.
    private func type(in below: Below) -> UIViewController {
        let content = below == .screen ? home : UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 300)
        switch below {
        case .screen: break
        case .sheet: home.presentAsHalfSheet(content)
        case .card: home.presentAsCard(content)
        case .popup: home.presentAsPopup(content)
        case .drawer: home.presentAsDrawer(content)
        }
        stage.settle()
        content.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        stage.type("Hel")
        return content
    }

    private var frame: CGRect { notice.presentationController?.presentedView?.frame ?? .null }

    @Test("Typing goes on below a card, above which it stands", arguments: Below.allCases, [true, false])
    func card(below: Below, animated: Bool) {
        let content = type(in: below)
        let place = content.presentationController?.presentedView?.frame
        content.presentAsCard(
            notice,
            style: Card {
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 2
            }, animated: animated)
        stage.settle()
        #expect(field.isFirstResponder)
        #expect(frame.maxY == 504)
        #expect(content.presentationController?.presentedView?.frame == place)
        stage.type("lo")
        stage.advance(by: 3)
        stage.settle()
        #expect(notice.presentingViewController == nil)
        stage.type("!")
        #expect(field.text == "Hello!")
        #expect(content.presentationController?.presentedView?.frame == place)
        field.resignFirstResponder()
        stage.settle()
        #expect(!field.isFirstResponder)
    }

    @Test("Typing goes on below a popup at the top, and below a notice on a notice")
    func others() {
        let content = type(in: .card)
        content.presentAsCard(
            notice,
            style: Card {
                $0.edge = .top
                $0.allowsBackgroundInteraction = true
            })
        let next = UIViewController()
        next.preferredContentSize = CGSize(width: 300, height: 80)
        content.presentAsPopup(
            next,
            style: Popup {
                $0.position = .top
                $0.allowsBackgroundInteraction = true
            })
        stage.settle()
        #expect(next.presentingViewController === notice)
        #expect(field.isFirstResponder)
    }

    @Test("A field that moves the focus to another one in between stays edited")
    func nextField() {
        let content = type(in: .card)
        let next = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        content.view.addSubview(next)
        content.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        next.becomeFirstResponder()
        stage.settle()
        #expect(next.isFirstResponder)
    }

    @Test("Typing that the app ends does not begin again, before or after the call", arguments: [true, false])
    func ended(isBefore: Bool) {
        let content = type(in: .card)
        if isBefore { content.view.endEditing(true) }
        content.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        if !isBefore { content.view.endEditing(true) }
        stage.settle()
        #expect(!field.isFirstResponder)
        #expect(frame.maxY == 818)
    }

    @Test("A field in the notice gets the focus")
    func fieldInNotice() {
        let content = type(in: .card)
        let own = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        notice.view.addSubview(own)
        content.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        stage.settle()
        own.becomeFirstResponder()
        stage.settle()
        #expect(own.isFirstResponder)
        #expect(!field.isFirstResponder)
    }

    @Test("Notices that an app shows whenever its field loses the focus come to an end")
    func validation() {
        let content = type(in: .card)
        var count = 0
        field.addAction(
            UIAction { _ in
                count += 1
                let next = UIViewController()
                next.preferredContentSize = CGSize(width: 300, height: 60)
                content.presentAsCard(next, style: Card { $0.allowsBackgroundInteraction = true })
            }, for: .editingDidEnd)
        content.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        stage.settle()
        stage.advance(by: 10)
        #expect(count == 2)
    }

    @Test("A modal card and an undimmed sheet end it, as UIKit does")
    func modal() {
        _ = type(in: .screen)
        home.presentAsCard(notice)
        stage.settle()
        #expect(!field.isFirstResponder)
    }
}
