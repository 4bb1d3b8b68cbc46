import DemoScreens
import PresentationsTesting

extension Stage {
    /// The language of the screens on this stage: Arabic where the layout runs from right to left.
    var language: DemoLanguage { layoutDirection == .rightToLeft ? .arabic : .english }
}
