import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples in the doc comments of the calls that present, on a phone of 393 × 852 points with a safe area of 59
/// points at the top and 34 at the bottom.
@MainActor @Suite struct PresentingExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()

    init() {
        stage.show(home)
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    @Test func aHalfSheetHasAHeightAndAGrabber() {
        let places = UIViewController()
        home.showSheet(places)
        stage.settle()
        #expect(frame(of: places) == CGRect(x: 0, y: 698, width: 393, height: 154))
        #expect(places.halfSheetPresentationController?.halfSheet.prefersGrabberVisible == true)
    }

    @Test func aPopupIsInTheMiddleOverABlur() throws {
        let question = UIViewController()
        question.preferredContentSize = CGSize(width: 300, height: 200)
        home.showPopup(question)
        stage.settle()
        let frame = frame(of: question)
        #expect(frame.size == CGSize(width: 300, height: 200))
        #expect(abs(frame.midX - 196.5) < 0.5)
        let popup = try #require(question.popupPresentationController?.popup)
        #expect(popup.dimming == .blurred(.systemThinMaterialDark))
    }

    @Test func aDrawerHasAMaximumWidth() {
        let menu = UIViewController()
        home.showDrawer(menu)
        stage.settle()
        #expect(frame(of: menu) == CGRect(x: 0, y: 0, width: 280, height: 852))
    }

    @Test func aCardBecomesHigherForItsDetails() {
        let content = Content()
        home.presentAsCard(content)
        stage.settle()
        content.showDetails()
        stage.settle()
        // 0.8 of the 759 points inside the safe area.
        #expect(abs(frame(of: content).height - 607.333) < 0.001)
    }

    @Test func aSheetIsLargeForASearch() {
        let content = Content()
        home.presentAsHalfSheet(content)
        stage.settle()
        #expect(frame(of: content).minY == 392)
        content.searchBarTextDidBeginEditing(UISearchBar())
        stage.settle()
        #expect(frame(of: content).minY == 69)
    }

    @Test func aPopupMovesToTheTop() {
        let content = Content()
        content.preferredContentSize = CGSize(width: 300, height: 200)
        home.presentAsPopup(content)
        stage.settle()
        content.moveUp()
        stage.settle()
        #expect(frame(of: content).minY == 59)
    }

    @Test func aDrawerBecomesNarrower() {
        let content = Content()
        home.presentAsDrawer(content)
        stage.settle()
        #expect(frame(of: content).width == 320)
        content.makeNarrower()
        stage.settle()
        #expect(frame(of: content).width == 280)
    }

    @Test func anAdaptiveStyleIsASheetOnAPhone() {
        let content = Content()
        home.present(content, as: Adaptive(compact: HalfSheet(), regular: Popup()))
        stage.settle()
        #expect(content.isShownInASheet)
    }

    @Test func anAdaptiveStyleIsAPopupOnATablet() {
        let stage = Stage(.iPad11)
        let home = UIViewController()
        stage.show(home)
        let content = Content()
        home.present(content, as: Adaptive(compact: HalfSheet(), regular: Popup()))
        stage.settle()
        #expect(!content.isShownInASheet)
    }

    @Test func aBarOfYourOwnBecomesHigher() {
        let content = Content()
        home.present(content, as: OwnStyles.TopBar())
        stage.settle()
        content.makeHigher()
        stage.settle()
        // The bar adds the 59 points of the safe area.
        #expect(frame(of: content) == CGRect(x: 0, y: 0, width: 393, height: 259))
    }
}

extension PresentingExampleTests {
    private final class Home: UIViewController {
        func showSheet(_ places: UIViewController) {
            presentAsHalfSheet(
                places,
                style: HalfSheet(
                    detents: [.height(120), .large()], prefersGrabberVisible: true))
        }

        func showPopup(_ question: UIViewController) {
            presentAsPopup(
                question, style: Popup(dimming: .blurred(.systemThinMaterialDark)))
        }

        func showDrawer(_ menu: UIViewController) {
            presentAsDrawer(menu, style: Drawer(edge: .leading, maximumWidth: 280))
        }
    }

    private final class Content: UIViewController, UISearchBarDelegate {
        typealias TopBar = OwnStyles.TopBar

        func showDetails() {
            cardPresentationController?.animateChanges {
                $0.size = .fraction(width: 1, height: 0.8)
            }
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
            halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = .large
            }
        }

        func moveUp() {
            popupPresentationController?.animateChanges { $0.position = .top }
        }

        func makeNarrower() {
            drawerPresentationController?.animateChanges { $0.width = .fixed(280) }
        }

        var isShownInASheet: Bool {
            halfSheetPresentationController != nil
        }

        func makeHigher() {
            presentationController(of: TopBar.self)?.animateChanges { $0.height = 200 }
        }
    }
}
