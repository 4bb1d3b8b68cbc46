import UIKit
import UIKitProbe

/// Asks the UIKit of this device, and shares the report.
final class ProbeViewController: UIViewController {
    private let text = UITextView()
    private let progress = UIProgressView(progressViewStyle: .default)
    private var report: String?

    private static let introduction = """
        The kit's tests run on a headless UIKit that follows written rules. The probe asks the real one whether they hold: \
        it presents, pushes and animates in windows of its own, by public API only. This takes about three minutes; leave the \
        device alone meanwhile. Please send the report, also where nothing differs.
        """

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ask this UIKit"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        text.isEditable = false
        text.alwaysBounceVertical = true
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        text.text = Self.introduction
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
        addProgress()
        showAction()
    }

    private func addProgress() {
        progress.isHidden = true
        progress.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(progress)
        NSLayoutConstraint.activate([
            progress.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            progress.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// The button begins; when there is a report, it shares.
    private func showAction() {
        let title = report == nil ? "Begin" : "Share"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: title,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                if report == nil { begin() } else { share() }
            })
    }

    private func begin() {
        navigationItem.rightBarButtonItem?.isEnabled = false
        progress.isHidden = false
        Task { [weak self] in
            let report = await Probe.report { self?.progress.setProgress(Float($0), animated: true) }
            self?.show(report)
        }
    }

    private func show(_ report: String) {
        self.report = report
        progress.isHidden = true
        text.text = report
        showAction()
    }

    private func share() {
        guard let report else { return }
        let activity = UIActivityViewController(activityItems: [report], applicationActivities: nil)
        activity.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(activity, animated: true)
    }
}
