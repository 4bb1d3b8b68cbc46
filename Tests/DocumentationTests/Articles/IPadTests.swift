import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article iPad: places and sizes. The tablet is 820 by 1180 points, its safe area begins at 24 and ends at 1160.
@MainActor @Suite
struct IPadTests {
    private let stage = Stage(.iPad11)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        stage.show(home)
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }

    private func frame(_ style: some PresentationStyle) -> CGRect {
        home.present(content, as: style, animated: false)
        stage.settle()
        defer {
            content.dismiss(animated: false)
            stage.settle()
        }
        return frame
    }

    @Test("Without an option: cards and popups keep their size, and a half-sheet is a column in the middle")
    func defaults() {
        content.preferredContentSize = CGSize(width: 600, height: 300)
        #expect(frame(Card()) == CGRect(x: 200, y: 860, width: 420, height: 300))
        #expect(frame(Popup()) == CGRect(x: 250, y: 440, width: 320, height: 300))
        #expect(frame(HalfSheet()) == CGRect(x: 140, y: 570, width: 540, height: 610))
        #expect(frame(Drawer()) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    }

    @Test("In the middle, or at a side")
    func widePlacement() {
        let floating = HalfSheet { $0.widePlacement = .floating }
        let beside = HalfSheet { $0.widePlacement = .leading() }
        let narrow = HalfSheet { $0.widePlacement = .trailing(width: 320) }
        #expect(frame(floating) == CGRect(x: 140, y: 297, width: 540, height: 590))
        #expect(frame(beside) == CGRect(x: 8, y: 570, width: 375, height: 610))
        #expect(frame(narrow) == CGRect(x: 492, y: 570, width: 320, height: 610))
    }

    @Test("A sheet beside a map leaves the map to the user, and goes to the bottom in Split View")
    func besideMap() throws {
        let (map, places) = (home, content)
        func show() {
            map.presentAsHalfSheet(
                places,
                style: HalfSheet {
                    $0.detents = [.height(120), .medium(), .large()]
                    $0.largestUndimmedDetentIdentifier = .large
                    $0.prefersEdgeAttachedInCompactHeight = true
                    $0.prefersGrabberVisible = true
                    $0.widePlacement = .leading()
                })
        }
        show()
        stage.settle()
        #expect(frame == CGRect(x: 8, y: 1040, width: 375, height: 140))
        let touched = stage.window.hitTest(CGPoint(x: 600, y: 1100), with: nil)
        #expect(touched?.isDescendant(of: map.view) == true)
        stage.resize(width: 375)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 1040, width: 375, height: 140))
    }

    @Test("Two styles, one for each width; the accessors follow the width")
    func adaptive() {
        let filter = content
        func show() {
            let popup = Popup(
                size: .fixed(CGSize(width: 420, height: 560)), maximumWidth: 420)
            home.present(filter, as: Adaptive(compact: HalfSheet(), regular: popup))
        }
        show()
        stage.settle()
        #expect(frame == CGRect(x: 200, y: 310, width: 420, height: 560))
        #expect(filter.popupPresentationController != nil)
        #expect(filter.halfSheetPresentationController == nil)
        stage.resize(width: 375)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 570, width: 375, height: 610))
        #expect(filter.halfSheetPresentationController != nil)

        stage.resize(width: nil)
        stage.settle()
        // The sheet that a narrow window will show.
        let both = filter.presentationController(
            of: Adaptive<HalfSheet, Popup>.self)
        both?.presentedStyle.compact.selectedDetentIdentifier = .large
        stage.resize(width: 375)
        stage.settle()
        #expect(frame.minY == 34)
    }

    @Test("A popup and a sheet as high as the screen on top of a stack, in a wide window and in a narrow one")
    func adaptiveStack() {
        let (list, place) = (UIViewController(), UIViewController())
        list.preferredContentSize = CGSize(width: 400, height: 300)
        place.preferredContentSize = CGSize(width: 400, height: 500)
        let navigation = UINavigationController(rootViewController: list)
        func show() {
            home.present(
                navigation,
                as: Adaptive(
                    compact: HalfSheet(detents: [.fitting()]),
                    regular: Popup(maximumWidth: 420)))
        }
        var frame: CGRect { navigation.presentationController?.presentedView?.frame ?? .null }
        show()
        stage.settle()
        #expect(frame == CGRect(x: 210, y: 440, width: 400, height: 300))
        navigation.pushViewController(place, animated: true)
        stage.settle()
        #expect(frame == CGRect(x: 210, y: 340, width: 400, height: 500))
        stage.resize(width: 375)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 660, width: 375, height: 520))
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 860, width: 375, height: 320))
    }

    @Test("A popup points at a button in a wide window, and is a sheet in a narrow one")
    func anchored() {
        let (filter, button) = (content, UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40)))
        content.preferredContentSize = CGSize(width: 300, height: 400)
        func show() {
            let popup = Popup(position: .anchored(to: PresentationAnchor(button)))
            home.present(filter, as: Adaptive(compact: HalfSheet(), regular: popup))
        }
        home.view.addSubview(button)
        show()
        stage.settle()
        #expect(frame.midX == 350)
        #expect(frame.minY == 253)
        stage.resize(width: 375)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 570, width: 375, height: 610))
    }

    @Test("On a phone in landscape a sheet covers the screen, or stays attached")
    func compactHeight() {
        let phone = Stage(.iPhone15, orientation: .landscapeLeft)
        phone.show(home)
        let attached = HalfSheet(prefersEdgeAttachedInCompactHeight: true)
        let beside = HalfSheet {
            $0.detents = [.height(200)]
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.widePlacement = .leading()
        }
        func frame(_ style: HalfSheet) -> CGRect {
            home.present(content, as: style, animated: false)
            phone.settle()
            defer {
                content.dismiss(animated: false)
                phone.settle()
            }
            return self.frame
        }
        #expect(frame(HalfSheet()) == CGRect(x: 0, y: 0, width: 852, height: 393))
        // The safe area is 59 points narrower at either side, and ends at 372; the large detent leaves ten points above.
        #expect(frame(attached) == CGRect(x: 59, y: 10, width: 734, height: 383))
        #expect(frame(beside) == CGRect(x: 67, y: 172, width: 375, height: 221))
    }
}
