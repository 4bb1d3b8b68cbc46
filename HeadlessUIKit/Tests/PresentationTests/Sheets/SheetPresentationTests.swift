import Testing
import UIKit

@testable import TestSupport

/// A plain controller that is presented without any preparation.
@MainActor
struct SheetPresentationTests {
    private let journal = Journal()
    private let phone: Phone
    private let presented: JournalViewController

    init() {
        phone = Phone(root: JournalViewController("presenter", journal))
        presented = JournalViewController("presented", journal)
        _ = journal.take()
    }

    private func present(animated: Bool = true) {
        phone.root.present(presented, animated: animated)
        MainLoop.current.settle()
    }

    private var wrapper: UIView? { presented.presentationController?.presentedView }

    @Test("A plain controller is presented as a page sheet; so is one that asks for automatic (C78)")
    func automatic() {
        present()
        #expect(presented.presentationController?.presentationStyle == .pageSheet)
        #expect(presented.presentationController === presented.sheetPresentationController)
        #expect(presented.view.window === phone.window)
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()
        presented.modalPresentationStyle = .automatic
        present()
        #expect(presented.presentationController is UISheetPresentationController)
    }

    @Test(
        "A page or form sheet leaves the presenter in the window and tells it nothing, in or out (C28)",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func silentPresenter(style: UIModalPresentationStyle) {
        presented.modalPresentationStyle = style
        present()
        #expect(phone.root.view.window === phone.window)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(
            journal.take() == [
                "presented.viewDidLoad", "presented.viewWillAppear(true)", "presented.viewIsAppearing(true)",
                "presented.viewDidAppear(true)", "presented.viewWillDisappear(true)",
                "presented.viewDidDisappear(true)",
            ])
        #expect(phone.window.subviews == [phone.root.view])
        #expect(presented.view.superview == nil)
    }

    @Test("A large sheet ends at the top safe area; its content has the bottom inset only (F3, SA1)")
    func frame() {
        present()
        #expect(wrapper?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 793))
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(wrapper !== presented.view)
    }

    @Test("It comes up from below the screen and goes down again (C8)")
    func coverVertical() {
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        expectClose(wrapper?.layer.presentation()?.frame.minY, 852)
        MainLoop.current.settle()
        expectClose(wrapper?.layer.presentation()?.frame.minY, 59)
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(wrapper?.frame.minY == 852 as CGFloat)
    }

    @Test("The dimming is black, 0.2, and fades together with the sheet (F6)")
    func dimming() throws {
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let dimming = try #require(presented.presentationController?.containerView?.subviews.first)
        #expect(dimming.frame == CGRect(x: -393, y: -852, width: 1179, height: 2556))
        let color = dimming.backgroundColor?.resolvedColor(with: dimming.traitCollection)
        #expect(color == UIColor.black.withAlphaComponent(0.2))
        #expect(dimming.layer.presentation()?.opacity == 0)
        MainLoop.current.settle()
        #expect(dimming.layer.presentation()?.opacity == 1)
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(dimming.alpha == 0 as CGFloat)
        #expect(dimming.layer.presentation()?.opacity == 1)
    }

    @Test("Over a sheet there can be another one, and both go together")
    func stacked() {
        present()
        let upper = UIViewController()
        presented.present(upper, animated: true)
        MainLoop.current.settle()
        #expect(upper.presentingViewController === presented)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("An animator of the app's own gets the sheet's wrapper (C9)")
    func customAnimator() {
        let script = Script()
        presented.transitioningDelegate = script
        script.animate = { context in
            context.view(forKey: .to).map(context.containerView.addSubview)
            context.completeTransition(true)
        }
        present()
        #expect(script.askedController == nil)
        #expect(script.askedAnimator != nil)
        #expect(wrapper?.superview === presented.presentationController?.containerView)
        #expect(presented.view.superview === wrapper)
        #expect(wrapper?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("A dismissal that comes to nothing leaves the sheet dimmed and in its place")
    func takenBack() {
        let script = Script()
        present()
        presented.transitioningDelegate = script
        script.animate = { context in
            context.view(forKey: .from)?.frame.origin.y = 500
            context.completeTransition(false)
        }
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(presented.presentationController?.containerView?.subviews.first?.alpha == 1 as CGFloat)
        #expect(phone.root.presentedViewController === presented)
    }

    @Test("A presentation that comes to nothing leaves nothing, and the next one works")
    func presentationTakenBack() {
        let script = Script()
        presented.transitioningDelegate = script
        script.animate = { $0.completeTransition(false) }
        present()
        #expect(phone.window.subviews == [phone.root.view])
        #expect(presented.view.superview == nil)
        presented.transitioningDelegate = nil
        present()
        #expect(wrapper?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("Turned to compact height the sheet fills the screen, and comes back (F12)")
    func rotation() {
        present()
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(wrapper?.layer.cornerRadius == 0 as CGFloat)
        phone.screen.resize(
            to: CGRect(x: 0, y: 0, width: 393, height: 852),
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ]))
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(wrapper?.layer.cornerRadius == 38 as CGFloat)
    }

    @Test("The presented controller gets the sheet's coming size, not the container's (Y6)")
    func announcedSize() {
        let presented = SizeNotingViewController()
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(presented.sizes == [CGSize(width: 852, height: 393)])
    }

    @Test("The content of a sheet has an elevated level")
    func elevated() {
        present()
        #expect(presented.traitCollection.userInterfaceLevel == .elevated)
        #expect(phone.root.traitCollection.userInterfaceLevel != .elevated)
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("Nothing of a sheet outlives it", arguments: [true, false])
    func nothingOutlives(animated: Bool) {
        weak var sheetLeft: UIViewController?
        weak var controllerLeft: UIPresentationController?
        weak var wrapperLeft: UIView?
        do {
            let sheet = UIViewController()
            sheetLeft = sheet
            phone.root.present(sheet, animated: animated)
            MainLoop.current.settle()
            controllerLeft = sheet.presentationController
            wrapperLeft = controllerLeft?.presentedView
            #expect(wrapperLeft != nil)
            phone.root.dismiss(animated: animated)
            MainLoop.current.settle()
        }
        #expect(sheetLeft == nil)
        #expect(controllerLeft == nil)
        #expect(wrapperLeft == nil)
    }
}

private final class SizeNotingViewController: UIViewController {
    private(set) var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
    }
}
