extension UIViewController {
    /// The controller of the sheet that this controller is or will be shown in, for the styles that are sheets.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
