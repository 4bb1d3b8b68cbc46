/// The context of a sheet in a container.
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
