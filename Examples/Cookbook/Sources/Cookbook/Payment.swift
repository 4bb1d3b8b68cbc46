import Presentations
import UIKit

/// The steps of a payment in one half-sheet, which takes the height of
/// each step.
///
/// ```swift
/// PaymentFlow(price: "24 €") { try await shop.buy(tickets) }
///     .start(from: self)
/// ```
@MainActor final class PaymentFlow {
    private let price: String
    private let pay: @MainActor () async throws -> Void
    /// The steps keep the flow alive, so the flow refers weakly to what
    /// shows them.
    private weak var container: ReplaceableContentViewController?

    init(price: String, pay: @escaping @MainActor () async throws -> Void) {
        self.price = price
        self.pay = pay
    }

    func start(from presenter: UIViewController) {
        let container = ReplaceableContentViewController(makeOrder())
        self.container = container
        presenter.presentAsHalfSheet(
            container,
            style: HalfSheet(
                detents: [.fitting()],
                prefersEdgeAttachedInCompactHeight: true))
    }

    private func show(_ step: UIViewController) {
        container?.replaceContent(with: step)
    }

    private func run() {
        show(makeProgress())
        Task {
            do {
                try await pay()
                show(makeReceipt())
            } catch {
                show(makeFailure())
            }
        }
    }

    private func makeOrder() -> UIViewController {
        let button = UIButton("Pay \(price)") { self.run() }
        return StepViewController(
            Badge(.card, color: .systemIndigo),
            title: "Two tickets to Gannet Bay",
            message:
                "Ferry at 18:40, pier 3. The tickets are valid until midnight.",
            buttons: [button.named("pay")])
    }

    private func makeProgress() -> UIViewController {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        let step = StepViewController(
            spinner, title: "Paying", message: "This takes a moment.")
        step.isModalInPresentation = true
        return step
    }

    private func makeReceipt() -> UIViewController {
        let button = UIButton("Done", .tinted()) {
            self.container?.dismiss(animated: true)
        }
        return StepViewController(
            Badge(.check, color: .systemGreen, diameter: 72), title: "Paid",
            message: "Your tickets are in the Wallet.",
            buttons: [button.named("done")])
    }

    private func makeFailure() -> UIViewController {
        let button = UIButton("Back", .tinted()) {
            self.show(self.makeOrder())
        }
        return StepViewController(
            Badge(.close, color: .systemRed, diameter: 72),
            title: "Not paid",
            message: "The bank did not answer. Nothing was charged.",
            buttons: [button.named("back")])
    }
}
