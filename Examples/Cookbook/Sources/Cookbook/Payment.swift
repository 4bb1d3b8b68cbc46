import Presentations
import UIKit

extension UIViewController {
    /// Presents the steps of a payment in one half-sheet, which takes the height of each.
    func presentPayment(of price: String, pay: @escaping @MainActor () async throws -> Void) {
        let flow = ReplaceableContentViewController(UIViewController())

        func showOrder() {
            let button = UIButton("Pay \(price)") { showProgress() }
            flow.replaceContent(
                with: StepViewController(
                    Badge(.card, color: .systemIndigo), title: "Two tickets to Gannet Bay",
                    message: "Ferry at 18:40, pier 3. The tickets are valid until midnight.",
                    buttons: [button.named("pay")]))
        }

        func showProgress() {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            let progress = StepViewController(spinner, title: "Paying…", message: "This takes a moment.")
            progress.isModalInPresentation = true
            flow.replaceContent(with: progress)
            Task {
                do {
                    try await pay()
                    showReceipt()
                } catch {
                    showFailure()
                }
            }
        }

        func showReceipt() {
            let button = UIButton("Done", .tinted()) { flow.dismiss(animated: true) }
            flow.replaceContent(
                with: StepViewController(
                    Badge(.check, color: .systemGreen, diameter: 72), title: "Paid",
                    message: "Your tickets are in the Wallet.", buttons: [button.named("done")]))
        }

        func showFailure() {
            let button = UIButton("Back", .tinted()) { showOrder() }
            flow.replaceContent(
                with: StepViewController(
                    Badge(.close, color: .systemRed, diameter: 72), title: "Not paid",
                    message: "The bank did not answer. Nothing was charged.", buttons: [button.named("back")]))
        }

        showOrder()
        presentAsHalfSheet(flow, style: HalfSheet(detents: [.fitting()]))
    }
}
