import DemoScreens
import PresentationsTesting
import UIKit

extension StageSettings {
    var language: DemoLanguage { direction == .rightToLeft ? .arabic : .english }

    /// Makes a stage with these settings.
    @MainActor
    func makeStage() -> Stage {
        let stage = Stage(
            device, orientation: orientation, width: width, appearance: appearance, layoutDirection: direction,
            contentSizeCategory: textSize, accessibilityContrast: contrast)
        placeKeyboard(on: stage)
        return stage
    }

    /// Changes what is different on a stage of the same device and language.
    @MainActor
    func apply(to stage: Stage, insteadOf old: StageSettings) {
        if orientation != old.orientation { stage.rotate(to: orientation) }
        if width != old.width { stage.resize(width: width) }
        if orientation != old.orientation || showsKeyboard != old.showsKeyboard { placeKeyboard(on: stage) }
        stage.appearance = appearance
        stage.contentSizeCategory = textSize
        stage.accessibilityContrast = contrast
        applyToProcess()
    }

    /// Sets what belongs to the whole process.
    @MainActor
    func applyToProcess() {
        Stage.isReduceMotionEnabled = reducesMotion
        Stage.isReduceTransparencyEnabled = reducesTransparency
        Stage.isDarkerSystemColorsEnabled = contrast == .high
    }

    /// Says where the keyboard comes for a field. It is there at once where a field is edited, and not otherwise.
    @MainActor
    private func placeKeyboard(on stage: Stage) {
        guard showsKeyboard else { return stage.hideKeyboard() }
        let isEditing = stage.isEditing
        stage.showKeyboard(height: keyboardHeight)
        if !isEditing { stage.hideKeyboard() }
    }

    /// How high the system's keyboard is, in points from the bottom of the screen: upright as on an iPhone 15, an iPhone SE and
    /// an iPad; on its side, about what they leave.
    private var keyboardHeight: CGFloat {
        switch (device.idiom, orientation.isLandscape) {
        case (.pad, false): 420
        case (.pad, true): 500
        case (_, true): 220
        default: device.hasHomeButton ? 260 : 336
        }
    }
}

extension Stage {
    /// Whether what is typed has a field that takes it.
    var isEditing: Bool { window.editedField != nil }
}

extension UIView {
    fileprivate var editedField: UITextField? {
        if isFirstResponder, let field = self as? UITextField { return field }
        return subviews.lazy.compactMap(\.editedField).first
    }
}
