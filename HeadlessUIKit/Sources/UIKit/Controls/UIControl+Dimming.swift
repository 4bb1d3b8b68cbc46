extension UIControl {
    /// Shows the parts of a disabled control at half strength, and reports it to VoiceOver. The control's own `alpha`
    /// belongs to the app (CO7).
    func dimParts() {
        for part in subviews { part.alpha = isEnabled ? 1 : 0.5 }
        if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
    }
}
