import UIKit

extension Adaptive {
    @MainActor
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        environment.traits.isWide ? regular.layout(in: environment) : compact.layout(in: environment)
    }

    @MainActor
    public func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        environment.traits.isWide ? regular.detentFrames(in: environment) : compact.detentFrames(in: environment)
    }
}

extension LayoutTraits {
    /// Whether the width is regular.
    var isWide: Bool { horizontalSizeClass == .regular }
}
