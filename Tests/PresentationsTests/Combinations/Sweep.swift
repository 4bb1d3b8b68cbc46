import KitTestSupport
import Presentations
import PresentationsTesting
import UIKit

/// Presents every style in one setting, one after the other on one stage, and inspects each in light and in dark. In
/// turns, one of the two is set during the presentation, since layouts do not depend on the appearance.
@MainActor
struct Sweep {
    private var setting: SweepSetting
    private let stage: Stage
    private let presenter = UIViewController()
    /// The faults, each with the whole combination. Some are enough.
    private(set) var faults: [String] = []
    /// The number of inspections.
    private(set) var looks = 0

    init(_ setting: SweepSetting) {
        self.setting = setting
        stage = setting.makeStage()
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
            leaks.add(content, as: "content")
            name += ", \(type(of: content))"
            style.present(content, from: presenter)
            stage.settle()
            look(at: content, as: style, name)
            leaks.add(content.presentationController?.containerView, as: "container")
            leaks.add(content.presentationController?.presentedView, as: "chrome")
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
