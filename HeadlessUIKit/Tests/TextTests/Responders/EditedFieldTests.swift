import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Fields in scroll views, which scroll to the one that is edited (TX5).
@MainActor @Suite struct EditedFieldTests {
    private let phone = Phone()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private var fields: [UITextField] = []

    init() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 1500)
        phone.root.view.addSubview(scroll)
        for row in 0..<14 {
            let field = UITextField(frame: CGRect(x: 20, y: 20 + row * 100, width: 300, height: 40))
            scroll.addSubview(field)
            fields.append(field)
        }
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        phone.screen.keyboard.hide()
        MainLoop.current.settle()
    }

    @Test("A field that the inset leaves in sight does not move the content")
    func inSight() {
        scroll.contentInset.bottom = 336
        fields[4].becomeFirstResponder()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("Of another field the whole comes into sight, by the shortest way, in 0.3 seconds (TX5)")
    func outOfSight() {
        scroll.contentInset.bottom = 336
        fields[1].becomeFirstResponder()
        MainLoop.current.settle()
        fields[8].becomeFirstResponder()
        MainLoop.current.advance(by: 0.1)
        #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 344)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 344)
        fields[0].becomeFirstResponder()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 20)
    }

    @Test("Room that is made when the keyboard is announced counts")
    func roomMadeForTheKeyboard() {
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: phone.screen, queue: nil
        ) { [scroll] _ in MainActor.assumeIsolated { scroll.contentInset.bottom = 336 } }
        defer { NotificationCenter.default.removeObserver(token) }
        fields[6].becomeFirstResponder()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 144)
    }

    @Test(
        "Without room for the keyboard nothing scrolls to a field below it, and nothing that cannot be scrolled moves")
    func withoutRoom() {
        fields[6].becomeFirstResponder()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 0)
        scroll.contentInset.bottom = 336
        scroll.isScrollEnabled = false
        fields[8].becomeFirstResponder()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("Of a high text view the line with the caret comes into sight")
    func textView() {
        let text = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 600))
        text.isScrollEnabled = false
        text.text = String(repeating: "line\n", count: 24)
        scroll.addSubview(text)
        scroll.contentInset.bottom = 336
        text.selectedRange = NSRange(location: 0, length: 0)
        text.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 0)
        text.resignFirstResponder()
        text.selectedRange = NSRange(location: 120, length: 0)
        text.becomeFirstResponder()
        MainLoop.current.settle()
        let caret = scroll.convert(text.caretRect(for: text.endOfDocument), from: text)
        #expect((0..<1).contains(scroll.contentOffset.y + 516 - caret.maxY))
    }

    @Test("An app that scrolls further by itself is left alone, and one that scrolls elsewhere is not")
    func ownScroll() {
        scroll.contentInset.bottom = 336
        fields[8].becomeFirstResponder()
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 500)
        fields[0].becomeFirstResponder()
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 20)
    }
}
