import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The grabber of a half-sheet: its zone, its tap, and what VoiceOver can do with it.
@MainActor
struct GrabberTests {
    private static let low = HalfSheet.Detent.height(120, identifier: .init("strip"))

    private func sheet(_ detents: [HalfSheet.Detent] = [low, .medium(), .large()]) throws -> SheetOnScreen {
        try SheetOnScreen(
            HalfSheet(detents: detents, selectedDetentIdentifier: .medium, prefersGrabberVisible: true))
    }

    private func actions(_ sheet: SheetOnScreen) -> [String] {
        sheet.grabber?.accessibilityCustomActions?.map(\.name) ?? []
    }

    private func perform(_ name: String, _ sheet: SheetOnScreen) -> Bool? {
        let action = sheet.grabber?.accessibilityCustomActions?.first { $0.name == name }
        return action.flatMap { action in action.actionHandler.map { $0(action) } }
    }

    // MARK: The zone

    @Test("The bar is 36×5 and 5 below the top; 56×45 points around it belong to it, above the sheet and over content")
    func zone() throws {
        let sheet = try sheet()
        let grabber = try #require(sheet.grabber)
        #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        // The sheet's top is at 392: the zone goes from 377 to 422, and from 168.5 to 224.5.
        let inside: [(CGFloat, CGFloat)] = [(196.5, 399), (169, 378), (224, 421), (196.5, 377), (168.5, 421.9)]
        for (x, y) in inside { #expect(sheet.hit(x, y) === grabber, "\(x), \(y)") }
        #expect(sheet.hit(196.5, 376.9) === sheet.dimming)
        #expect(sheet.hit(168.4, 399) === sheet.content.view)
        #expect(sheet.hit(224.6, 399) === sheet.content.view)
        #expect(sheet.hit(196.5, 422.1) === sheet.content.view)
    }

    enum Control: CaseIterable {
        case searchBar, field, button, segments

        @MainActor var view: UIView {
            switch self {
            case .searchBar: UISearchBar()
            case .field: UITextField()
            case .button: UIButton(type: .system)
            case .segments: UISegmentedControl(items: ["Map", "Transit", "Satellite"])
            }
        }
    }

    @Test(
        "A control at the top of the content keeps its touches in the zone, except for those on the bar",
        arguments: Control.allCases, [SheetLook.classic, .floating])
    func controls(control: Control, look: SheetLook) throws {
        let sheet = try SheetOnScreen(
            HalfSheet {
                $0.prefersGrabberVisible = true
                $0.look = look
            })
        let grabber = try #require(sheet.grabber)
        let view = control.view
        view.frame = CGRect(x: 0, y: 0, width: sheet.content.view.bounds.width, height: 56)
        sheet.content.view.addSubview(view)
        sheet.stage.settle()
        #expect(sheet.hit(196.5, sheet.top + 28)?.isDescendant(of: view) == true)
        #expect(sheet.hit(172, sheet.top + 20)?.isDescendant(of: view) == true)
        #expect(sheet.hit(196.5, sheet.top + 7) === grabber)
        #expect(sheet.hit(196.5, sheet.top - 10) === grabber)
        let top = sheet.top
        sheet.stage.tap(at: CGPoint(x: 196.5, y: top + 7))
        sheet.stage.settle()
        #expect(sheet.top < top)
    }

    @Test("An invisible grabber has no zone: content at the top keeps its taps")
    func invisible() throws {
        let sheet = try sheet()
        sheet.controller.halfSheet.prefersGrabberVisible = false
        sheet.stage.settle()
        #expect(sheet.hit(196.5, 399) === sheet.content.view)
        #expect(sheet.hit(196.5, 380) === sheet.dimming)
    }

    @Test("A drag that begins in the zone, even above the sheet, moves the sheet")
    func drag() throws {
        let sheet = try sheet()
        sheet.stage.touchDown(at: CGPoint(x: 196.5, y: 380))
        sheet.stage.touchMoved(to: CGPoint(x: 196.5, y: 340))
        #expect(sheet.top == 362)
        sheet.stage.touchUp()
        sheet.stage.settle()
    }

    // MARK: A tap

    @Test("A tap goes to the next larger detent, and from the largest to the smallest, each the user's own choice")
    func taps() throws {
        let sheet = try sheet()
        for top: CGFloat in [69, 698, 392, 69] {
            let y = sheet.top + 7
            sheet.stage.tap(at: CGPoint(x: 196.5, y: y))
            #expect(try #require(sheet.scene.chrome).layer.animationKeys() != nil)
            sheet.stage.settle()
            #expect(sheet.top == top)
        }
        #expect(sheet.delegate.choices == [.large, Self.low.identifier, .medium, .large])
    }

    @Test("With one detent a tap changes nothing, and is not reported")
    func oneDetent() throws {
        let sheet = try sheet([.medium()])
        sheet.stage.tap(at: CGPoint(x: 196.5, y: 399))
        sheet.stage.settle()
        #expect(sheet.top == 392)
        #expect(sheet.delegate.choices == [])
        #expect(sheet.grabber?.accessibilityTraits == UIAccessibilityTraits.none)
        #expect(actions(sheet) == ["Dismiss"])
    }

    @Test("Detents at one place are one step")
    func samePlace() throws {
        let sheet = try sheet([.medium(), .height(426), .large(), .height(5000)])
        sheet.stage.tap(at: CGPoint(x: 196.5, y: 399))
        sheet.stage.settle()
        #expect(sheet.top == 69)
        sheet.stage.tap(at: CGPoint(x: 196.5, y: 76))
        sheet.stage.settle()
        #expect(sheet.top == 392)
    }

    // MARK: VoiceOver

    @Test("VoiceOver finds an adjustable element whose value is the name of the detent (R16)")
    func element() throws {
        let sheet = try sheet()
        let grabber = try #require(sheet.grabber)
        #expect(grabber.isAccessibilityElement)
        #expect(grabber.accessibilityTraits == .adjustable)
        #expect(grabber.accessibilityLabel == "Sheet grabber")
        #expect(grabber.accessibilityValue == "Half screen")
        grabber.accessibilityIncrement()
        #expect(grabber.accessibilityValue == "Full screen")
        sheet.stage.settle()
        #expect(sheet.top == 69)
        grabber.accessibilityIncrement()
        #expect(grabber.accessibilityValue == "Full screen")
        grabber.accessibilityDecrement()
        grabber.accessibilityDecrement()
        #expect(grabber.accessibilityValue == "strip")
        grabber.accessibilityDecrement()
        sheet.stage.settle()
        #expect(sheet.top == 698)
        #expect(sheet.delegate.choices == [.large, .medium, Self.low.identifier])
    }

    @Test("The actions are those that are possible now, and do what they say (R16)")
    func customActions() throws {
        let sheet = try sheet()
        #expect(actions(sheet) == ["Expand", "Collapse", "Dismiss"])
        #expect(perform("Expand", sheet) == true)
        #expect(actions(sheet) == ["Collapse", "Dismiss"])
        #expect(perform("Collapse", sheet) == true)
        #expect(perform("Collapse", sheet) == true)
        #expect(actions(sheet) == ["Expand", "Dismiss"])
        sheet.content.isModalInPresentation = true
        #expect(actions(sheet) == ["Expand"])
        sheet.content.isModalInPresentation = false
        sheet.stage.settle()
        #expect(perform("Dismiss", sheet) == true)
        sheet.stage.settle()
        #expect(sheet.scene.presenter.presentedViewController == nil)
    }

    @Test("A sheet without a visible grabber has one for VoiceOver, which draws nothing and takes no touch (R16)")
    func undrawn() throws {
        let sheet = try SheetOnScreen(
            HalfSheet(detents: [Self.low, .medium(), .large()], selectedDetentIdentifier: .medium))
        let chrome = try #require(sheet.scene.chrome)
        let element = try #require(chrome.subviews.first { $0.isAccessibilityElement })
        #expect(element.accessibilityTraits == .adjustable)
        #expect(element.accessibilityValue == "Half screen")
        #expect(element.accessibilityFrame == CGRect(x: 168.5, y: 377, width: 56, height: 45))
        #expect(!element.isHidden && element.alpha == 1)
        #expect(element.layer.backgroundColor == nil)
        #expect(sheet.hit(196.5, 399) === sheet.content.view)
        element.accessibilityIncrement()
        sheet.stage.settle()
        #expect(sheet.top == 69)
        #expect(sheet.delegate.choices == [.large])
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Collapse", "Dismiss"])
        sheet.controller.halfSheet.prefersGrabberVisible = true
        sheet.stage.settle()
        #expect(sheet.grabber === element)
    }

    @Test("A stack that another one takes the place of gets its own safe area back")
    func clearance() {
        let (first, second) = (UINavigationController(), UINavigationController())
        for stack in [first, second] { stack.isNavigationBarHidden = true }
        first.additionalSafeAreaInsets.top = 5
        let clearance = GrabberClearance(of: first)
        clearance.update(for: Grabber())
        #expect(first.additionalSafeAreaInsets.top == 17)
        clearance.follow(second)
        #expect(first.additionalSafeAreaInsets.top == 5)
        clearance.update(for: Grabber())
        #expect(second.additionalSafeAreaInsets.top == 12)
    }

    @Test("A card and a popup have no such element")
    func otherStyles() throws {
        let scene = PresentedStage()
        _ = scene.presentCard()
        scene.stage.settle()
        #expect(try #require(scene.chrome).subviews.allSatisfy { !$0.isAccessibilityElement || $0.isHidden })
    }

    @Test("Activating it steps as a tap does; escape on it dismisses, through the sheet around it (X3)")
    func activate() throws {
        let sheet = try sheet()
        let grabber = try #require(sheet.grabber)
        #expect(grabber.accessibilityActivate())
        sheet.stage.settle()
        #expect(sheet.top == 69)
        #expect(sheet.delegate.choices == [.large])
        #expect(!grabber.accessibilityPerformEscape())
        #expect(try #require(grabber.superview).accessibilityPerformEscape())
    }

    @Test("While the sheet leaves there is nothing to step to")
    func leaving() throws {
        let sheet = try sheet()
        let grabber = try #require(sheet.grabber)
        sheet.content.dismiss(animated: true)
        sheet.stage.advance(by: 0.1)
        grabber.accessibilityIncrement()
        #expect(!grabber.accessibilityActivate())
        sheet.stage.settle()
        #expect(sheet.delegate.choices == [])
        #expect(sheet.scene.presenter.presentedViewController == nil)
    }

    @Test("The words can be others")
    func words() throws {
        let sheet = try sheet()
        sheet.controller.halfSheet.accessibilityStrings.grabber = "Griff"
        sheet.controller.halfSheet.accessibilityStrings.detentNames[.medium] = "Halber Bildschirm"
        sheet.controller.halfSheet.accessibilityStrings.expand = "Vergrößern"
        #expect(sheet.grabber?.accessibilityLabel == "Griff")
        #expect(sheet.grabber?.accessibilityValue == "Halber Bildschirm")
        #expect(actions(sheet).first == "Vergrößern")
    }

    @Test("VoiceOver looks anew when another detent is selected, by whomever, and not otherwise (X2)")
    func layoutChanged() throws {
        let sheet = try sheet()
        listenToPostings()
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        sheet.grabber?.accessibilityDecrement()
        sheet.stage.settle()
        #expect(UIAccessibility.posted.map(\.notification) == [.layoutChanged, .layoutChanged])
        sheet.controller.animateChanges { $0.dimming = .none }
        sheet.scene.container?.setNeedsLayout()
        sheet.stage.settle()
        #expect(UIAccessibility.posted.count == 2)
    }
}
