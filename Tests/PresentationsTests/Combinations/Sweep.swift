import KitTestSupport
import Presentations
import PresentationsTesting
import UIKit

/// Presents every style in one setting, one after the other on one stage, and inspects each in light and in dark. In
/// turns, one of the two is set during the presentation, since layouts do not depend on the appearance. The content takes
/// turns in every container, and a notice comes and goes in front of it.
@MainActor
struct Sweep {
    private var setting: SweepSetting
    private let stage: Stage
    private let presenter = UIViewController()
    /// The faults, each with the whole combination. Some are enough.
    private(set) var faults: [String] = []
    /// The number of inspections.
    private(set) var looks = 0
    /// The number of presentations.
    private var turns = 0

    init(_ setting: SweepSetting) {
        self.setting = setting
        stage = setting.makeStage()
        turns = SweepSetting.textSizes.firstIndex(of: setting.textSize) ?? 0
        presenter.view.backgroundColor = .systemGroupedBackground
        setting.show(presenter, on: stage)
    }

    mutating func run() {
        for (number, style) in SweepStyle.all.enumerated() {
            show(number % 2 == 0 ? .light : .dark)
            present(style) { SweepTextViewController() }
            // Frames do not depend on the text size.
            if setting.textSize == .large { present(style) { SweepFrameViewController() } }
        }
    }

    private mutating func show(_ appearance: UIUserInterfaceStyle) {
        stage.appearance = appearance
        setting.appearance = appearance
    }

    private mutating func present(_ style: SweepStyle, _ makeContent: () -> any SweepContent) {
        guard faults.count < 12 else { return }
        var leaks = LeakProbe()
        var name = style.name
        do {
            let content = makeContent()
            let container = SweepContainer.allCases[turns % SweepContainer.allCases.count]
            turns += 1
            leaks.add(content, as: "content")
            name += ", \(type(of: content)) \(container.rawValue)"
            style.present(container.contain(content), from: presenter)
            stage.settle()
            look(at: content, as: style, name)
            leaks.add(content.presentationController?.containerView, as: "container")
            leaks.add(content.presentationController?.presentedView, as: "chrome")
            if !style.isNotice { showNotice(over: content, name) }
            show(setting.appearance == .light ? .dark : .light)
            stage.settle()
            look(at: content, as: style, name)
            if setting.isTurned { turn(content, presentedAs: style, name) }
            presenter.dismiss(animated: true)
            stage.settle()
        }
        if leaks.names != [] { faults.append("\(setting), \(name): after the dismissal there is still \(leaks.names)") }
        checkPresenter(name)
    }

    /// Shows a notice, which changes nothing below it, and dismisses it.
    private mutating func showNotice(over content: any SweepContent, _ name: String) {
        guard let container = content.presentationController?.containerView else { return }
        let before = WindowDump(seenInside: container)
        let notice = UIViewController()
        notice.preferredContentSize = CGSize(width: 120, height: 50)
        content.presentAsCard(
            notice,
            style: Card {
                $0.edge = turns % 2 == 0 ? .top : .bottom
                $0.allowsBackgroundInteraction = true
            })
        stage.settle()
        let below = WindowDump(seenInside: container).differences(from: before)
        if below != [] { faults.append("\(setting), \(name): below a notice \(below.prefix(2))") }
        notice.dismiss(animated: true)
        stage.settle()
        let after = WindowDump(seenInside: container).differences(from: before)
        if after != [] { faults.append("\(setting), \(name): after a notice \(after.prefix(2))") }
    }

    /// Rotates the device, and back.
    private mutating func turn(_ content: any SweepContent, presentedAs style: SweepStyle, _ name: String) {
        let orientation = stage.orientation
        stage.rotate(to: orientation.isLandscape ? .portrait : .landscapeLeft)
        stage.settle()
        look(at: content, as: style, name + ", turned")
        stage.rotate(to: orientation)
        stage.settle()
        look(at: content, as: style, name + ", turned twice")
    }

    private mutating func look(at content: any SweepContent, as style: SweepStyle, _ name: String) {
        looks += 1
        let inspection = SweepInspection(of: content, presentedAs: style, in: setting, window: stage.window)
        faults += (inspection?.faults ?? ["it is not presented"]).map { "\(setting), \(name): \($0)" }
    }

    /// The state before any presentation.
    private mutating func checkPresenter(_ name: String) {
        let view: UIView = presenter.view
        let isAsBefore =
            presenter.presentedViewController == nil && stage.window.subviews == [view] && view.transform == .identity
            && view.frame == stage.window.bounds && view.alpha == 1 && view.layer.cornerRadius == 0
            && !view.clipsToBounds
            && presenter.additionalSafeAreaInsets == .zero && view.layer.animationKeys() == nil
        if !isAsBefore { faults.append("\(setting), \(name): after the dismissal the presenter is not as it was") }
    }
}
