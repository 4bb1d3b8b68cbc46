import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples in the doc comments of the presentation controllers, on a phone of 393 × 852 points with a safe area of
/// 59 points at the top and 34 at the bottom.
@MainActor @Suite struct ControllerExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()

    init() {
        stage.show(home)
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    @Test func anAdaptivePresentationChangesBothItsStyles() {
        let list = UIViewController()
        home.present(list, as: Adaptive(compact: HalfSheet(), regular: Popup()))
        stage.settle()
        list.halfSheetPresentationController?.animateChanges {
            $0.selectedDetentIdentifier = .large
        }
        let both = list.presentationController(
            of: Adaptive<HalfSheet, Popup>.self)
        both?.presentedStyle.regular.position = .top
        stage.settle()
        #expect(frame(of: list).minY == 69)
        #expect(both?.presentedStyle.regular.position == .top)
        #expect(both?.presentedStyle.compact.selectedDetentIdentifier == .large)
        #expect(list.popupPresentationController == nil)
    }

    @Test func aListSharesTheDragOfItsPresentation() {
        let list = UITableViewController()
        home.presentAsHalfSheet(list)
        stage.settle()
        let controller =
            list.presentationController as? PresentationController
        controller?.track(list.tableView)
        #expect(controller === list.halfSheetPresentationController)
        #expect(frame(of: list).minY == 392)
    }

    @Test func aCardBecomesHigherForATrack() {
        let content = Content()
        home.presentAsCard(content)
        stage.settle()
        content.didSelectTrack()
        stage.settle()
        // 0.9 of the 759 points inside the safe area, in pixels.
        #expect(frame(of: content) == CGRect(x: 12, y: 135, width: 369, height: 683))
    }

    @Test func aDrawerBecomesWiderForSearchResults() {
        let content = Content()
        content.preferredContentSize.width = 200
        home.presentAsDrawer(content)
        stage.settle()
        #expect(frame(of: content).width == 200)
        content.showSearchResults()
        stage.settle()
        #expect(abs(frame(of: content).width - 314.333) < 0.001)
    }

    @Test func aPopupMovesUpForATextField() {
        let content = Content()
        content.preferredContentSize = CGSize(width: 300, height: 200)
        home.presentAsPopup(content)
        stage.settle()
        content.textFieldDidBeginEditing(UITextField())
        stage.settle()
        #expect(frame(of: content).minY == 59)
    }

    @Test func contentDecidesTheDetents() {
        let detail = MapDetail()
        home.presentAsHalfSheet(detail)
        stage.settle()
        #expect(frame(of: detail).minY == 638)
        #expect(detail.halfSheetPresentationController?.presentedViewProgress?.detentPositions.count == 2)
    }

    @Test func aSheetExpandsAndHasADelegate() {
        home.presentAsHalfSheet(home.places)
        stage.settle()
        home.expandPlaces()
        stage.settle()
        #expect(frame(of: home.places).minY == 69)
        #expect(home.places.presentationController?.delegate === home)
    }

    @Test func aSheetGrowsWhenItsDetentIsResolvedAgain() {
        let list = PlacesViewController()
        home.presentAsHalfSheet(list)
        stage.settle()
        #expect(frame(of: list).height == 134)
        list.didLoad()
        stage.settle()
        #expect(frame(of: list).height == 334)
    }

    @Test func aBarOfYourOwnIsPresentedAndBecomesHigher() {
        let message = UIViewController()
        home.showTopBar(message)
        stage.settle()
        #expect(frame(of: message) == CGRect(x: 0, y: 0, width: 393, height: 200))
    }
}

extension ControllerExampleTests {
    private final class Content: UIViewController, UITextFieldDelegate {
        func didSelectTrack() {
            cardPresentationController?.animateChanges {
                $0.size = .fraction(width: 1, height: 0.9)
            }
        }

        func showSearchResults() {
            drawerPresentationController?.animateChanges {
                $0.width = .fraction(0.8)
            }
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            popupPresentationController?.animateChanges { $0.position = .top }
        }
    }

    final class MapDetail: UIViewController, HalfSheetContent {
        let halfSheetDetents: [HalfSheet.Detent] = [.height(180), .large()]
    }

    private final class PlacesViewController: UIViewController, HalfSheetContent {
        private var placesDidLoad = false
        private(set) lazy var halfSheetDetents: [HalfSheet.Detent] = [
            .custom(identifier: .init("places")) { [weak self] _ in
                self?.placesDidLoad == true ? 300 : 100
            }
        ]

        func didLoad() {
            placesDidLoad = true
            halfSheetPresentationController?.invalidateDetents()
        }
    }

    private final class Home: UIViewController, HalfSheetPresentationControllerDelegate {
        let places = UIViewController()

        func expandPlaces() {
            places.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = .large
            }
            places.halfSheetPresentationController?.delegate = self
        }

        func showTopBar(_ message: UIViewController) {
            struct TopBar: PresentationStyle {
                var height: CGFloat = 120
                var options = PresentationOptions {
                    $0.dimming = .none
                    $0.animation = .slide(from: .top)
                }

                func layout(in environment: LayoutEnvironment) -> PresentationLayout {
                    PresentationLayout(
                        frame: CGRect(
                            x: 0, y: 0, width: environment.container.width,
                            height: height))
                }
            }

            present(message, as: TopBar())
            message.presentationController(of: TopBar.self)?.animateChanges {
                $0.height = 200
            }
        }
    }
}
