/// What a detent's height may depend on.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent.
    var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet that lies in a container.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let layout: SheetLayout
    let containerTraitCollection: UITraitCollection

    init(layout: SheetLayout, traits: UITraitCollection) {
        self.layout = layout
        containerTraitCollection = traits
        super.init()
    }

    var maximumDetentValue: CGFloat { layout.maximumDetentValue }
}
