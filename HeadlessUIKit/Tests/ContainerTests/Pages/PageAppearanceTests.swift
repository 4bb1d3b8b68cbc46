import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PageAppearanceTests {
    @Test("A page appears and disappears with the page view controller")
    func together() {
        let book = Book()
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        book.pager.present(other, animated: false)
        MainLoop.current.settle()
        #expect(book.journal.takeAppearance() == ["0.willDisappear(false)", "0.didDisappear(false)"])
        other.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(
            book.journal.takeAppearance() == ["0.willAppear(false)", "0.isAppearing(false)", "0.didAppear(false)"])
    }

    @Test("A turned page appears when the turn begins and has appeared when it ends (PV4)")
    func turned() {
        let book = Book()
        book.drag(by: CGPoint(x: -110, y: 0), duration: 0.1)
        #expect(
            book.journal.takeAppearance() == [
                "1.didLoad", "1.willAppear(true)", "0.willDisappear(true)", "1.isAppearing(true)",
            ])
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.journal.takeAppearance() == ["1.didAppear(true)", "0.didDisappear(true)"])
        #expect(book.pager.children.map { $0 === book.pages[1] } == [true])
    }

    @Test("If the page comes back both get appearance calls (PV4)")
    func takenBack() {
        let book = Book()
        book.drag(by: CGPoint(x: -40, y: 0))
        MainLoop.current.advance(by: 0.3)
        _ = book.journal.take()
        book.fingers.up()
        MainLoop.current.settle()
        #expect(
            book.journal.takeAppearance() == [
                "1.willDisappear(true)", "0.willAppear(true)", "1.didDisappear(true)", "0.didAppear(true)",
            ])
        #expect(book.pager.children.map { $0 === book.pages[0] } == [true])
    }

    @Test("Set with animation, pages change their parents at once and appear in the next turn of the loop (PV4)")
    func slid() {
        let book = Book()
        book.set([1])
        #expect(book.journal.take() == ["0.willMove(out)", "1.willMove(in)", "1.didMove(in)", "1.didLoad"])
        MainLoop.current.turn()
        #expect(
            book.journal.take() == ["1.willAppear(true)", "0.willDisappear(true)", "1.isAppearing(true)"])
        MainLoop.current.settle()
        #expect(book.journal.take() == ["1.didAppear(true)", "0.didDisappear(true)", "0.didMove(out)"])
    }

    @Test("Set without animation, pages are exchanged within the call")
    func exchanged() {
        let book = Book()
        book.set([1], animated: false)
        #expect(
            book.journal.take() == [
                "0.willMove(out)", "1.willMove(in)", "1.didMove(in)", "1.didLoad", "1.willAppear(false)",
                "0.willDisappear(false)", "0.didDisappear(false)", "0.didMove(out)", "1.isAppearing(false)",
                "1.didAppear(false)",
            ])
        #expect(book.pages[0].view.superview == nil)
    }

    @Test("A page that leaves the screen in the middle of a turn has disappeared, and one page is left")
    func goneMidway() {
        let book = Book()
        book.drag(by: CGPoint(x: -110, y: 0))
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        book.pager.present(other, animated: false)
        MainLoop.current.settle()
        book.fingers.up()
        MainLoop.current.settle()
        _ = book.journal.take()
        other.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(book.pager.children.count == 1)
        #expect(book.journal.takeAppearance().filter { $0.contains("did") } == ["0.didAppear(false)"])
    }
}
