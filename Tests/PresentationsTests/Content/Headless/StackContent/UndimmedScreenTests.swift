import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The presenting view beside a half-sheet whose screens bring their own detents.
@MainActor
@Suite("Content decides: the map beside a screen with its own detents")
struct UndimmedScreenTests {
    /// As high as its content, 256 points.
    private final class List: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize.height = 256
        }
    }

    private final class Place: UIViewController, HalfSheetContent {
        let halfSheetDetents: [HalfSheet.Detent]
        let largestUndimmedHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier?

        init(_ detents: [HalfSheet.Detent], undimmed: HalfSheet.Detent.Identifier? = nil) {
            halfSheetDetents = detents
            largestUndimmedHalfSheetDetentIdentifier = undimmed
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }
    }

    /// A map with a list in a stack in a half-sheet.
    @MainActor
    private struct Map {
        let stage: Stage
        let view: UIView
        let stack = UINavigationController(rootViewController: List())

        init(_ style: HalfSheet, isAdded: Bool, device: Device = .iPhone15) {
            stage = Stage(device)
            let map = UIViewController()
            view = map.view
            stage.show(map)
            if isAdded { map.addHalfSheet(stack, style: style) } else { map.presentAsHalfSheet(stack, style: style) }
            stage.settle()
        }

        func push(_ place: Place) {
            stack.pushViewController(place, animated: true)
            stage.settle()
        }

        var isInUse: Bool { stage.window.hitTest(CGPoint(x: 20, y: 10), with: nil) === view }

        func isInUse(at detent: HalfSheet.Detent) -> Bool {
            stack.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = detent.identifier }
            stage.settle()
            return isInUse
        }
    }

    private static let peek = HalfSheet.Detent.height(200, identifier: .init("peek"))

    private enum Kind: CaseIterable {
        case lower, equal, otherOfSameName, higherOfSameName, higher, own, ownWithoutDetent, fitting, large

        @MainActor var style: HalfSheet {
            switch self {
            case .lower, .equal, .otherOfSameName: HalfSheet(largestUndimmedDetentIdentifier: .medium)
            case .higherOfSameName, .higher, .own:
                HalfSheet(detents: [peek, .large()], largestUndimmedDetentIdentifier: peek.identifier)
            case .ownWithoutDetent, .large: HalfSheet(largestUndimmedDetentIdentifier: .large)
            case .fitting: HalfSheet(detents: [.fitting(), .large()], largestUndimmedDetentIdentifier: .fitting)
            }
        }

        @MainActor var place: Place {
            switch self {
            case .lower, .large: Place([.height(180), .large()])
            case .equal: Place([.medium(), .large()])
            case .otherOfSameName: Place([.custom(identifier: .medium) { _ in 200 }, .height(300), .large()])
            case .higherOfSameName: Place([.height(300, identifier: peek.identifier), .height(310)])
            case .higher: Place([.height(200), .height(201)])
            case .own: Place([.height(300), .height(400)], undimmed: .init("height(300.0)"))
            case .ownWithoutDetent: Place([.height(100), .large()], undimmed: .init("nobody"))
            case .fitting: Place([.height(200), .height(320), .large()])
            }
        }

        /// Whether the map is in use at each detent of the place.
        var expected: [Bool] {
            switch self {
            case .lower, .equal, .higherOfSameName, .higher, .own: [true, false]
            case .otherOfSameName: [true, true, false]
            case .ownWithoutDetent: [false, false]
            case .fitting: [true, false, false]
            case .large: [true, true]
            }
        }
    }

    @Test(
        "It is in use up to the height that the style names, or up to the screen's own name", arguments: Kind.allCases,
        [true, false])
    private func heights(kind: Kind, isAdded: Bool) {
        for (look, device) in [(SheetLook.classic, Device.iPhone15), (.floating, .iPhone15), (.classic, .iPad11)] {
            var style = kind.style
            style.look = look
            let map = Map(style, isAdded: isAdded, device: device)
            #expect(map.isInUse)
            let place = kind.place
            map.push(place)
            #expect(map.isInUse == kind.expected[0], "\(look)")
            #expect(place.halfSheetDetents.map(map.isInUse(at:)) == kind.expected, "\(look)")
            map.stack.popViewController(animated: true)
            map.stage.settle()
            #expect(map.isInUse)
        }
    }

    @Test("It stays in use after a pop that is taken back, and after a rotation there and back")
    func cancelledPopAndRotation() {
        let map = Map(HalfSheet(largestUndimmedDetentIdentifier: .medium), isAdded: true)
        map.push(Place([.height(180), .large()]))
        map.stage.touchDown(at: CGPoint(x: 2, y: 750))
        for x in stride(from: 10 as CGFloat, through: 60, by: 10) { map.stage.touchMoved(to: CGPoint(x: x, y: 750)) }
        map.stage.advance(by: 0.3)
        map.stage.touchUp()
        map.stage.settle()
        #expect(map.stack.viewControllers.count == 2)
        #expect(map.isInUse)
        map.stage.rotate(to: .landscapeLeft)
        map.stage.settle()
        map.stage.rotate(to: .portrait)
        map.stage.settle()
        #expect(map.isInUse)
    }

    @Test("Code that names another height, by the identifier or by the detents, is followed while the screen is there")
    func changes() {
        let map = Map(
            HalfSheet(detents: [Self.peek, .large()], largestUndimmedDetentIdentifier: Self.peek.identifier),
            isAdded: true)
        map.push(Place([.height(300)]))
        #expect(!map.isInUse)
        let sheet = map.stack.halfSheetPresentationController
        sheet?.animateChanges { $0.largestUndimmedDetentIdentifier = .large }
        #expect(map.isInUse)
        sheet?.animateChanges { $0.largestUndimmedDetentIdentifier = Self.peek.identifier }
        #expect(!map.isInUse)
        sheet?.animateChanges { $0.detents = [.height(300, identifier: Self.peek.identifier)] }
        #expect(map.isInUse)
    }
}
