/// The notifications of one movement of the keyboard.
@MainActor
struct KeyboardNews {
    let screen: UIScreen
    let begin: CGRect
    let end: CGRect
    /// True if it becomes docked, or its docked frame changes: only then it counts as shown.
    let isShown: Bool
    /// True if it leaves the bottom edge, even if it is only undocked.
    let isHidden: Bool
    /// The announced duration in seconds.
    let duration: TimeInterval

    /// The change of the frame comes first (K3).
    func postDeparture() {
        let curve: [AnyHashable: Any] = [
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve),
        ]
        let info = frames.merging(curve) { old, _ in old }
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        if isShown {
            post(UIResponder.keyboardWillShowNotification, info)
        } else if isHidden {
            post(UIResponder.keyboardWillHideNotification, info)
        }
    }

    func postArrival() {
        post(UIResponder.keyboardDidChangeFrameNotification, frames)
        if isShown {
            post(UIResponder.keyboardDidShowNotification, frames)
        } else if isHidden {
            post(UIResponder.keyboardDidHideNotification, frames)
        }
    }

    private var frames: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
}
