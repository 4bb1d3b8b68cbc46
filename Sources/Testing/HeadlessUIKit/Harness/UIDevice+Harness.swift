extension UIDevice {
    /// What a user does with the device without turning the interface: lays it flat, or takes it up again (`nil`).
    package func lay(_ orientation: UIDeviceOrientation?) { hold(orientation, before: self.orientation) }

    /// - Parameter level: From 0 to 1.
    package func charge(to level: Float, _ state: BatteryState) { setBattery(level, state) }

    /// Something comes close to the front of the device, or goes away.
    package func approach(_ isNear: Bool) { setProximity(isNear) }
}
