extension UIControl {
    /// Shows the parts of a disabled control at half strength, and tells VoiceOver. The control's own `alpha` is the
    /// app's (CO7).
    func dimParts() {
        for part in subviews { part.alpha = isEnabled ? 1 : 0.5 }
        if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
    }
}
