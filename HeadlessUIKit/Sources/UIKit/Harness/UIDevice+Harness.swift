extension UIDevice {
    /// Holds the device in an orientation without turning the interface, such as flat, or no longer (`nil`).
    package func lay(_ orientation: UIDeviceOrientation?) { hold(orientation, before: self.orientation) }

    /// - Parameter level: From 0 to 1.
    package func charge(to level: Float, _ state: BatteryState) { setBattery(level, state) }

    /// Simulates something close to the front of the device, or its absence.
    package func approach(_ isNear: Bool) { setProximity(isNear) }
}
