extension UIViewController {
    /// The controller of the sheet in which this controller is or will be shown, for styles that are sheets.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
