import Testing
import UIKit

@testable import TestSupport

/// Content at its top stays there when the safe area that reaches into the scroll view changes.
@MainActor
struct ScrollInsetTests {
    private let phone = Phone()
    private let scroll = UIScrollView()

    init() {
        scroll.contentSize = CGSize(width: 393, height: 2000)
        phone.root.view.addSubview(scroll)
    }

    private final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var insets: [CGFloat] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            insets.append(scrollView.adjustedContentInset.top)
        }
    }

    @Test("An inset that goes takes the content along, and one that comes back brings it back")
    func followed() {
        scroll.frame = phone.root.view.bounds
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -59)
        phone.turnToLandscape()
        MainLoop.current.settle()
        scroll.frame = phone.root.view.bounds
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 0)
        scroll.contentInset.top = 16
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -16)
        scroll.contentInset.top = 0
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("A size that is set before the position announces no safe area that the view never has")
    func grown() {
        scroll.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
        MainLoop.current.settle()
        let listener = Listener()
        scroll.delegate = listener
        // For a moment the view begins at −50, under the status bar.
        scroll.bounds.size.height = 700
        scroll.center.y = 450
        MainLoop.current.settle()
        #expect(scroll.frame == CGRect(x: 0, y: 100, width: 393, height: 700))
        #expect(scroll.contentOffset.y == 0)
        #expect(scroll.adjustedContentInset.top == 0)
        #expect(listener.offsets == [])
        #expect(listener.insets == [])
    }

    @Test("Nor does it lose the safe area that the view lies in before and after")
    func shrunk() {
        scroll.frame = phone.root.view.bounds
        MainLoop.current.settle()
        let listener = Listener()
        scroll.delegate = listener
        // For a moment the view begins at 126, below the status bar.
        scroll.bounds.size.height = 600
        scroll.center.y = 300
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -59)
        #expect(scroll.adjustedContentInset.top == 59)
        #expect(listener.offsets == [])
    }

    @Test(
        "Laid out by constraints, content stays at its top in every turn of the device",
        arguments: [0, 20] as [CGFloat])
    func constrained(distance: CGFloat) {
        let area = phone.root.view.safeAreaLayoutGuide
        scroll.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: area.topAnchor, constant: distance),
            scroll.leadingAnchor.constraint(equalTo: phone.root.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: phone.root.view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: phone.root.view.bottomAnchor),
        ])
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
        for isPortrait in [false, true, false] {
            if isPortrait {
                phone.screen.resize(
                    to: CGRect(x: 0, y: 0, width: 393, height: 852),
                    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
                    traits: UITraitCollection(verticalSizeClass: .regular))
            } else {
                phone.turnToLandscape()
            }
            MainLoop.current.settle()
            #expect(scroll.contentOffset == .zero)
        }
    }
}

extension ScrollInsetTests {
    @Test("An axis along which the view always bounces gets the safe area, also where the content fits (Z10)")
    func alwaysBounce() {
        scroll.frame = phone.root.view.bounds
        scroll.contentSize = CGSize(width: 393, height: 100)
        MainLoop.current.settle()
        #expect(scroll.adjustedContentInset == .zero)
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -59)
        scroll.alwaysBounceVertical = false
        #expect(scroll.adjustedContentInset == .zero)
        #expect(scroll.contentOffset.y == 0)
        phone.turnToLandscape()
        scroll.frame = phone.root.view.bounds
        scroll.contentSize = CGSize(width: 100, height: 100)
        MainLoop.current.settle()
        scroll.alwaysBounceHorizontal = true
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
        #expect(scroll.contentOffset.x == -59)
    }
}
