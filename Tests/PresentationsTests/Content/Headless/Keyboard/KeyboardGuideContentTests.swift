import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Content that ends at its keyboard layout guide, which includes the keyboard while that is visible.
@MainActor
@Suite("Content that ends at the keyboard layout guide")
struct KeyboardGuideContentTests {
    /// A style that lifts the view, and the height that it adds to a block on an iPhone 15 at rest and above a keyboard.
    enum Kind: CaseIterable, Sendable {
        case card, cardOfStack, cardOfTabs, popup, sheet, floatingSheet

        @MainActor func present(_ screen: UIViewController, from presenter: UIViewController) {
            switch self {
            case .card: presenter.presentAsCard(screen)
            case .cardOfStack: presenter.presentAsCard(UINavigationController(rootViewController: screen))
            case .cardOfTabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [screen]
                presenter.presentAsCard(tabs)
            case .popup: presenter.presentAsPopup(screen)
            case .sheet:
                presenter.presentAsHalfSheet(
                    screen, style: HalfSheet(detents: [.fitting(), .large()], keyboard: .lift))
            case .floatingSheet:
                let style = HalfSheet {
                    $0.detents = [.fitting()]
                    $0.keyboard = .lift
                    $0.look = .floating
                }
                presenter.presentAsHalfSheet(screen, style: style)
            }
        }

        var added: (rest: CGFloat, lifted: CGFloat) {
            switch self {
            case .card, .popup: (0, 0)
            case .cardOfStack: (64, 64)
            case .cardOfTabs: (49, 49)
            case .sheet: (34, 0)
            case .floatingSheet: (26, 0)
            }
        }
    }

    private let scene = PresentedStage()

    private func height() throws -> CGFloat { try visible(scene.chrome).frame.height }

    @Test(
        "It has its height without the keyboard, also if it grows while that is up, and returns",
        arguments: Kind.allCases, BlockViewController.End.allCases)
    func heights(kind: Kind, end: BlockViewController.End) throws {
        for usesBottomSafeArea in [true, false] {
            let screen = BlockViewController(height: 160, end: end, usesBottomSafeArea: usesBottomSafeArea)
            kind.present(screen, from: scene.presenter)
            scene.stage.settle()
            let own: CGFloat = end == .spacing ? 168 : 160
            #expect(try abs(height() - (own + kind.added.rest)) < 0.5)
            screen.field.becomeFirstResponder()
            scene.stage.showKeyboard(height: 336)
            scene.stage.settle()
            #expect(try abs(height() - (own + kind.added.lifted)) < 0.5)
            screen.height.constant = 200
            scene.presenter.presentedViewController?.reportContentChange()
            scene.stage.settle()
            #expect(try abs(height() - (own + 40 + kind.added.lifted)) < 0.5)
            screen.height.constant = 160
            scene.presenter.presentedViewController?.reportContentChange()
            scene.stage.rotate(to: .landscapeLeft)
            scene.stage.rotate(to: .portrait)
            screen.field.resignFirstResponder()
            scene.stage.hideKeyboard()
            scene.stage.settle()
            #expect(try abs(height() - (own + kind.added.rest)) < 0.5)
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
        }
    }

    @Test("A measurement leaves the constraints as they were")
    func constraints() {
        let screen = BlockViewController(height: 160, end: .equal)
        scene.presenter.presentAsCard(screen)
        scene.stage.settle()
        let (constraints, guides) = (screen.view.constraints.count, screen.view.layoutGuides.count)
        screen.height.constant = 200
        scene.stage.settle()
        #expect(screen.view.constraints.count == constraints)
        #expect(screen.view.layoutGuides.count == guides)
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(abs(screen.block.convert(screen.block.bounds, to: nil).maxY - 504) < 0.5)
    }

    @Test("A sheet's detent keeps its place behind the keyboard", arguments: [KeyboardPolicy.expand, .none])
    func detent(policy: KeyboardPolicy) throws {
        let screen = BlockViewController(height: 160, end: .lessOrEqual)
        scene.presenter.presentAsHalfSheet(screen, style: HalfSheet(detents: [.fitting(), .large()], keyboard: policy))
        scene.stage.settle()
        screen.field.becomeFirstResponder()
        scene.stage.showKeyboard(height: 336)
        screen.halfSheetPresentationController?.invalidateDetents()
        scene.stage.settle()
        let positions = screen.halfSheetPresentationController?.presentedViewProgress?.detentPositions
        #expect(positions?[HalfSheet.Detent.fitting().identifier] == 658)
    }
}
