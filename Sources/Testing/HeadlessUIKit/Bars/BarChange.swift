/// A container's bar that comes or goes, and with it a part of the safe area of what the container shows.
@MainActor
struct BarChange {
    let bar: UIView
    /// Where the children are.
    let area: UIView
    /// The container's own view.
    let view: UIView
    /// Where the bar is, hidden or not.
    let frame: (_ isHidden: Bool) -> CGRect

    /// Moves the bar. At the end `staysHidden` says what is wanted by then: it may have been called back meanwhile.
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
