import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A popup at a button, with its arrow.
@MainActor
struct AnchoredPopupTests {
    @Test(
        "A popup stands at its source, with an arrow in the colour of the content, animated or not",
        arguments: [true, false])
    func shown(animated: Bool) throws {
        let anchored = AnchoredStage()
        anchored.present(animated: animated)
        #expect(anchored.place == CGRect(x: 100, y: 353, width: 200, height: 150))
        #expect(anchored.arrowPlace == CGRect(x: 187, y: 340, width: 26, height: 13))
        let shape = try #require(anchored.arrow?.layer as? CAShapeLayer)
        #expect(shape.fillColor == UIColor.systemTeal.resolvedColor(with: anchored.content.traitCollection).cgColor)
        #expect(shape.strokeColor == nil)
        #expect(anchored.arrow?.isUserInteractionEnabled == false)
        let path = try #require(anchored.chrome?.layer.shadowPath)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -13, width: 200, height: 163))
    }

    @Test("The style's colour is the arrow's, and with Increase Contrast the line goes round it")
    func colors() throws {
        let anchored = AnchoredStage()
        anchored.present { $0.backgroundColor = .red }
        let shape = try #require(anchored.arrow?.layer as? CAShapeLayer)
        #expect(shape.fillColor == UIColor.red.cgColor)
        anchored.stage.window.overrideUserInterfaceStyle = .dark
        anchored.controller?.popup.backgroundColor = nil
        anchored.stage.settle()
        #expect(shape.fillColor == UIColor.systemTeal.resolvedColor(with: anchored.content.traitCollection).cgColor)
    }

    @Test("A finger on the arrow touches the popup; a finger on the source dismisses, and does not press it")
    func touches() {
        let anchored = AnchoredStage()
        var presses = 0
        anchored.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        anchored.present()
        #expect(anchored.stage.window.hitTest(CGPoint(x: 200, y: 350), with: nil) === anchored.chrome)
        #expect(anchored.stage.window.hitTest(CGPoint(x: 189, y: 343), with: nil) !== anchored.chrome)
        anchored.stage.tap(at: CGPoint(x: 200, y: 350))
        anchored.stage.settle()
        #expect(anchored.content.presentingViewController != nil)
        anchored.stage.tap(at: CGPoint(x: 200, y: 320))
        anchored.stage.settle()
        #expect(anchored.content.presentingViewController == nil)
        #expect(presses == 0)
        #expect(anchored.arrow == nil)
    }

    @Test("A popup that zooms out of its anchor stays there, although the anchor is hidden meanwhile")
    func zoomsOutOfAnchor() {
        let anchored = AnchoredStage()
        anchored.present { $0.animation = .zoom(from: anchored.button) }
        #expect(anchored.button.alpha == 0)
        #expect(anchored.place == CGRect(x: 100, y: 353, width: 200, height: 150))
        anchored.controller?.invalidatePresentation()
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 100, y: 353, width: 200, height: 150))
        #expect(anchored.arrowPlace == CGRect(x: 187, y: 340, width: 26, height: 13))
    }

    @Test("At a source that is transparent it is in the middle, without an arrow")
    func transparent() {
        let anchored = AnchoredStage()
        anchored.button.alpha = 0
        anchored.present()
        #expect(anchored.arrow == nil)
        // The middle of the safe area, which goes from 59 to 818.
        #expect(abs(anchored.place.midX - 196.5) < 0.5)
        #expect(abs(anchored.place.midY - 438.5) < 0.5)
    }

    @Test("It grows out of the tip of its arrow, and shrinks into it")
    func growth() throws {
        let anchored = AnchoredStage()
        anchored.scene.presenter.presentAsPopup(
            anchored.content, style: Popup(position: .anchored(to: PresentationAnchor(anchored.button)), shadow: nil))
        func tip() throws -> CGPoint {
            let layer = try visible(anchored.chrome)
            let transform = layer.affineTransform()
            // 75 + 13 above the middle.
            let point = CGPoint(x: 0, y: -88).applying(transform)
            return CGPoint(x: layer.position.x + point.x, y: layer.position.y + point.y)
        }
        for _ in 0..<3 {
            anchored.stage.advance(by: 0.05)
            let shown = try tip()
            #expect(abs(shown.x - 200) < 0.01 && abs(shown.y - 340) < 0.01, "\(shown)")
        }
        anchored.stage.settle()
        #expect(anchored.chrome?.transform == .identity)
        #expect(anchored.place == CGRect(x: 100, y: 353, width: 200, height: 150))
        anchored.scene.presenter.dismiss(animated: true)
        anchored.stage.advance(by: 0.1)
        let shown = try tip()
        #expect(abs(shown.x - 200) < 0.01 && abs(shown.y - 340) < 0.01, "\(shown)")
    }

    @Test("A popup in the middle still grows from its middle")
    func growthInTheMiddle() throws {
        let anchored = AnchoredStage()
        anchored.scene.presenter.presentAsPopup(anchored.content)
        anchored.stage.advance(by: 0.1)
        #expect(try visible(anchored.chrome).position == anchored.chrome?.center)
        #expect(anchored.arrow == nil)
    }

    private final class RowsViewController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 60
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @Test("At the rectangle of a row it stays at the row, scrolled and reloaded", arguments: [true, false])
    func row(isModal: Bool) throws {
        let stage = Stage(.iPhone15)
        let list = RowsViewController()
        stage.show(list)
        let content = CountingViewController(CGSize(width: 200, height: 80))
        let row = PresentationAnchor(list.tableView, rect: list.tableView.rectForRow(at: [0, 3]))
        list.presentAsPopup(
            content,
            style: Popup {
                $0.position = .anchored(to: row)
                $0.allowsBackgroundInteraction = !isModal
            })
        stage.settle()
        let top = try #require(stage.visibleFrame(of: content.view)).minY
        list.tableView.contentOffset.y += 100
        stage.settle()
        #expect(try #require(stage.visibleFrame(of: content.view)).minY == top - 100)
        list.tableView.reloadData()
        stage.settle()
        list.tableView.reloadRows(at: [[0, 3]], with: .none)
        stage.settle()
        #expect(try #require(stage.visibleFrame(of: content.view)).minY == top - 100)
    }

    @Test("A part of a view will do, and changes of the style are animated to")
    func changes() {
        let anchored = AnchoredStage()
        anchored.present()
        anchored.controller?.animateChanges {
            $0.position = .anchored(
                to: PresentationAnchor(anchored.button, rect: CGRect(x: 0, y: 0, width: 10, height: 10)), sides: [.top])
        }
        anchored.stage.advance(by: 0.1)
        let under = anchored.seen.minY
        #expect(under < 353 && under > 137)
        anchored.stage.settle()
        #expect(anchored.place.minY == 137)
        #expect(anchored.arrowPlace == CGRect(x: 172, y: 287, width: 26, height: 13))
        anchored.controller?.popup.position = .center
        anchored.stage.settle()
        #expect(anchored.arrow == nil)
        #expect(anchored.chrome?.layer.shadowPath?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 200, height: 150))
    }

    @Test("At an item of a bar it points at the item, also after the bar has been laid out anew")
    func barItem() {
        let anchored = AnchoredStage()
        let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        anchored.scene.presenter.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: anchored.scene.presenter)
        anchored.stage.show(navigation)
        anchored.stage.settle()
        navigation.presentAsPopup(anchored.content, style: Popup(position: .anchored(to: PresentationAnchor(item))))
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 183, y: 112, width: 200, height: 150))
        #expect(anchored.arrowPlace == CGRect(x: 343, y: 99, width: 26, height: 13))
        anchored.scene.presenter.navigationItem.rightBarButtonItem = nil
        anchored.scene.presenter.navigationItem.leftBarButtonItem = item
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 10, y: 112, width: 200, height: 150))
        item.isHidden = true
        anchored.stage.settle()
        #expect(anchored.place.midX.rounded() == 197)
        #expect(anchored.arrow == nil)
    }

    @Test("VoiceOver goes to the source afterwards, unless the cursor was elsewhere (X2)")
    func focus() {
        let anchored = AnchoredStage()
        let other = UIButton()
        anchored.scene.presenter.view.addSubview(other)
        startVoiceOver()
        defer { stopVoiceOver() }
        UIAccessibility.focus(other)
        anchored.present()
        other.removeFromSuperview()
        anchored.scene.presenter.dismiss(animated: true)
        anchored.stage.settle()
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === anchored.button)
    }

    @Test("Nothing of it is left, and the source is not kept", arguments: [true, false])
    func leaks(animated: Bool) throws {
        var leaks = LeakProbe()
        do {
            let anchored = AnchoredStage()
            anchored.present(animated: animated)
            leaks.add(anchored.content, as: "content")
            leaks.add(anchored.controller, as: "controller")
            leaks.add(anchored.chrome, as: "chrome")
            leaks.add(anchored.arrow, as: "arrow")
            leaks.add(anchored.button, as: "button")
            anchored.button.removeFromSuperview()
            anchored.scene.presenter.dismiss(animated: animated)
            anchored.stage.settle()
        }
        #expect(leaks.names == [])
    }
}
