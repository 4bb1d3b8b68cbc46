/// The appearance or disappearance of a container's bar, which changes the safe area of the container's content.
@MainActor
struct BarChange {
    let bar: UIView
    /// The view that contains the children.
    let area: UIView
    /// The container's own view.
    let view: UIView
    /// The frame of the bar, hidden or not.
    let frame: (_ isHidden: Bool) -> CGRect

    /// Moves the bar. At the end `staysHidden` returns the state that is wanted by then, since the bar may have been
    /// called back meanwhile.
    func apply(isHidden: Bool, animated: Bool, staysHidden: @escaping () -> Bool) {
        guard animated, view.window != nil else {
            bar.isHidden = isHidden
            bar.frame = frame(isHidden)
            area.setNeedsSafeAreaUpdate()
            view.setNeedsLayout()
            return
        }
        bar.isHidden = false
        bar.frame = frame(!isHidden)
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            bar.frame = frame(isHidden)
            area.setNeedsSafeAreaUpdate()
            area.layoutIfNeeded()
        } completion: { _ in
            bar.isHidden = staysHidden()
        }
    }
}
