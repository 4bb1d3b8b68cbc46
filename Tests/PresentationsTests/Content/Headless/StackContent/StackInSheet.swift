import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet at its large detent, around a stack of two.
@MainActor
struct StackInSheet {
    enum Owner: CaseIterable { case presented, contained }
    enum Operation: CaseIterable { case push, pop, set }

    let stage = Stage(.iPhone15)
    let home = UIViewController()
    let first = CountingViewController()
    let navigation: UINavigationController

    init(_ owner: Owner = .presented, second: UIViewController = CountingViewController()) {
        stage.show(home)
        navigation = UINavigationController(rootViewController: first)
        let style = HalfSheet(detents: [.medium(), .large()], selectedDetentIdentifier: .large)
        switch owner {
        case .presented: home.presentAsHalfSheet(navigation, style: style)
        case .contained: home.addHalfSheet(navigation, style: style, animated: false)
        }
        stage.settle()
        navigation.pushViewController(second, animated: false)
        stage.settle()
    }

    func request(_ operation: StackInSheet.Operation, animated: Bool = true) {
        switch operation {
        case .push: navigation.pushViewController(CountingViewController(), animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .set: navigation.setViewControllers([CountingViewController()], animated: animated)
        }
    }

    func selectMedium(completion: (() -> Void)? = nil) {
        controller?.animateChanges({ $0.selectedDetentIdentifier = .medium }, completion: completion)
    }

    var controller: HalfSheetPresentationController? { navigation.halfSheetPresentationController }
    var chrome: UIView? { controller?.presentedView }
    func top() throws -> CGFloat { try visible(chrome).frame.minY }

    /// The tops of the sheet, now and every 0.05 seconds.
    func tops(_ count: Int = 5) throws -> [CGFloat] {
        var tops: [CGFloat] = []
        for index in 0..<count {
            stage.advance(by: index == 0 ? 0 : 0.05)
            tops.append((try top() * 10).rounded() / 10)
        }
        return tops
    }
}
