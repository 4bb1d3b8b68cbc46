import Presentations
import PresentationsTesting
import Testing
import UIKit

extension DetentIdentifier {
    static let strip = DetentIdentifier("strip")
}

/// The examples of half-sheets, on a phone of 393 by 852 points with a safe area of 59 at the top and 34 at the bottom.
@MainActor @Suite struct HalfSheetExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()

    init() {
        stage.show(home)
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    private func element(_ label: String) -> UIView? {
        ViewTree.views(in: stage.window).first { $0.isAccessibilityElement && $0.accessibilityLabel == label }
    }

    @Test func aSheetRestsAtThreeHeights() throws {
        home.showPlaces()
        stage.settle()
        #expect(frame(of: home.places) == CGRect(x: 0, y: 698, width: 393, height: 154))
        let controller = try #require(home.places.halfSheetPresentationController)
        #expect(controller.halfSheet.prefersGrabberVisible)
        controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        #expect(frame(of: home.places).minY == 392)
        controller.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(frame(of: home.places).minY == 69)
    }

    @Test func aSheetIsAtTheLeadingSideOfATablet() {
        let (tablet, screen) = (Stage(.iPad11), MapScreen())
        tablet.show(screen.map)
        screen.showPlaces()
        tablet.settle()
        #expect(frame(of: screen.places) == CGRect(x: 8, y: 570, width: 375, height: 610))
        // The map receives touches beside it.
        #expect(tablet.window.hitTest(CGPoint(x: 600, y: 800), with: nil) === screen.map.view)
    }

    @Test func aDetentHasTheHeightOfItsContentUpToAPartOfTheScreen() {
        home.showCompactPlaces()
        stage.settle()
        #expect(frame(of: home.places) == CGRect(x: 0, y: 578, width: 393, height: 274))
        home.places.preferredContentSize.height = 700
        stage.settle()
        // 0.4 of 749 points is 299.6, and the safe area is added.
        #expect(abs(frame(of: home.places).height - 333.6) < 0.2)
    }

    @Test func aDetentHasANameOfItsOwn() {
        home.showPlayer()
        stage.settle()
        #expect(frame(of: home.player) == CGRect(x: 0, y: 738, width: 393, height: 114))
        home.player.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier = .large
        stage.settle()
        home.player.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier = .strip
        stage.settle()
        #expect(frame(of: home.player).minY == 738)
        #expect(DetentIdentifier.strip.rawValue == "strip")
    }

    @Test func aClassicSheetIsAttachedToTheBottom() {
        home.showClassicPlaces()
        stage.settle()
        #expect(frame(of: home.places) == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test func theSheetControlsTheStatusBarUntilItIsDismissed() {
        home.showPlayerWithItsStatusBar()
        stage.settle()
        #expect(home.player.modalPresentationCapturesStatusBarAppearance)
        home.dismiss(animated: true)
        stage.settle()
        #expect(!home.player.modalPresentationCapturesStatusBarAppearance)
    }

    @Test func aReleasedSheetBounces() throws {
        home.showBouncyPlaces()
        stage.settle()
        let motion = try #require(home.places.halfSheetPresentationController?.halfSheet.motion)
        #expect(motion.settling == .spring(dampingRatio: 0.8, response: 0.4))
        #expect(motion.change == .spring(dampingRatio: 1, duration: 0.4))
        // ln(1000 · 0.8 / 0.6) / 0.8 · 0.4 / 2π
        #expect(abs(motion.settling.duration - 0.5726) < 0.0001)
    }

    @Test func theGrabberSpeaksAnotherLanguage() throws {
        home.showTranslatedPlayer()
        stage.settle()
        #expect(element("Greep van het blad") != nil)
        let strings = home.player.halfSheetPresentationController?.halfSheet.accessibilityStrings
        #expect(strings?.detentNames[.strip] == "Alleen speler")
    }

    @Test func aSheetOnAPhoneIsAPopupOnATablet() {
        home.showFilter()
        stage.settle()
        #expect(frame(of: home.filter) == CGRect(x: 0, y: 392, width: 393, height: 460))
        let (tablet, screen) = (Stage(.iPad11), Home())
        tablet.show(screen)
        screen.showFilter()
        tablet.settle()
        // In the middle, with margins of 24 points.
        #expect(frame(of: screen.filter) == CGRect(x: 200, y: 310, width: 420, height: 560))
    }
}

extension HalfSheetExampleTests {
    @MainActor private struct MapScreen {
        let map = UIViewController()
        let places = SizedViewController()

        func showPlaces() {
            let style = HalfSheet {
                $0.largestUndimmedDetentIdentifier = .large
                $0.widePlacement = .leading()
            }
            map.presentAsHalfSheet(places, style: style)
        }
    }

    private final class Home: UIViewController {
        let (places, player, filter) = (SizedViewController(), SizedViewController(), SizedViewController())

        func showPlaces() {
            let style = HalfSheet(
                detents: [.height(120), .medium(), .large()],
                prefersGrabberVisible: true)
            presentAsHalfSheet(places, style: style)
        }

        func showCompactPlaces() {
            let compact = HalfSheet.Detent.custom(
                identifier: .init("compact")
            ) { context in
                min(context.contentHeight, context.maximumDetentValue * 0.4)
            }
            presentAsHalfSheet(
                places, style: HalfSheet(detents: [compact, .fraction(0.7), .large()]))
        }

        func showPlayer() {
            presentAsHalfSheet(
                player,
                style: HalfSheet(detents: [.height(80, identifier: .strip), .large()]))
        }

        func showClassicPlaces() {
            // No floating sheet on iOS 26 either:
            presentAsHalfSheet(places, style: HalfSheet { $0.look = .classic })
        }

        func showPlayerWithItsStatusBar() {
            presentAsHalfSheet(player, style: HalfSheet { $0.statusBar = .presented })
        }

        func showBouncyPlaces() {
            let bouncy = PresentationMotion(
                settling: .spring(dampingRatio: 0.8, response: 0.4))
            presentAsHalfSheet(places, style: HalfSheet { $0.motion = bouncy })
        }

        func showTranslatedPlayer() {
            var strings = AccessibilityStrings()
            strings.grabber = "Greep van het blad"
            strings.detentNames[.init("strip")] = "Alleen speler"
            presentAsHalfSheet(player, style: HalfSheet { $0.accessibilityStrings = strings })
        }

        func showFilter() {
            let style = Adaptive(
                compact: HalfSheet(prefersGrabberVisible: true),
                regular: Popup(
                    size: .fixed(CGSize(width: 420, height: 560)), maximumWidth: 420))
            present(filter, as: style)  // a sheet on a phone, a popup on a wide iPad
        }
    }
}
