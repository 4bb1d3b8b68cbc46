import Testing
import UIKit

@testable import TestSupport

/// Sheets on an 834×1194 tablet.
@MainActor
struct FormSheetTests {
    private let phone = Phone()
    private let presented = UIViewController()

    init() {
        phone.screen.resize(
            to: CGRect(x: 0, y: 0, width: 834, height: 1194),
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), traits: Self.regular)
        MainLoop.current.settle()
        presented.modalPresentationStyle = .formSheet
    }

    private static var regular: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
        ])
    }

    @Test("A form sheet is 5 points above the middle, as large as it prefers, and compact in width inside (F13)")
    func centred() {
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        let wrapper = presented.presentationController?.presentedView
        #expect(wrapper?.frame == CGRect(x: 127, y: 267, width: 580, height: 650))
        #expect(wrapper?.layer.maskedCorners.contains(.layerMinXMaxYCorner) == true)
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
        #expect(presented.view.safeAreaInsets == .zero)
        presented.preferredContentSize = CGSize(width: 400, height: 300)
        MainLoop.current.settle()
        #expect(wrapper?.frame == CGRect(x: 217, y: 442, width: 400, height: 300))
        #expect(phone.root.view.window === phone.window)
    }

    @Test("A page sheet has the full width there, 10 points below the top safe area, and keeps its width class (F3)")
    func pageSheet() {
        presented.modalPresentationStyle = .pageSheet
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(
            presented.presentationController?.presentedView?.frame == CGRect(x: 0, y: 34, width: 834, height: 1160))
        #expect(presented.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("A sheet without detents traps")
    func noDetents() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewController().sheetPresentationController?.detents = [] }
        }
    }
}
